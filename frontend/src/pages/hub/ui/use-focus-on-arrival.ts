import { useEffect, useRef } from 'react';

/** For a heading at which reading goes on once what led there is gone. @param takesFocus it was led to */
export function useFocusOnArrival(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return { ref: heading, tabIndex: -1 };
}
