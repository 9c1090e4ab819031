import { useEffect, useRef } from 'react';

/**
 * Returns a ref for a heading that takes the focus when the element that led to it is gone.
 * @param takesFocus whether the viewer was led to it
 */
export function useFocusOnArrival(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return { ref: heading, tabIndex: -1 };
}
