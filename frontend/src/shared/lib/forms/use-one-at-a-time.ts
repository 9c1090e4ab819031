import { useRef } from 'react';

/** An action that ignores every further call until the one under way is done, so that a double click sends once. */
export function useOneAtATime<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const isUnderWay = useRef(false);
  return async (...args: Args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await action(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
}
