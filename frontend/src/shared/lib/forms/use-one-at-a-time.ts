import { useRef } from 'react';

/** Checks for an event: unless its default is prevented, the browser leaves the page to submit the form. */
const isEvent = (value: unknown): value is Pick<Event, 'preventDefault'> =>
  typeof value === 'object' && value !== null && 'preventDefault' in value;

/**
 * Wraps an action so that it ignores further calls until the running one is done, and a double click sends once. If the
 * argument is an event, its default is prevented, whether the call is ignored or not.
 */
export function useOneAtATime<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const isUnderWay = useRef(false);
  return async (...args: Args) => {
    if (isEvent(args[0])) args[0].preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await action(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
}
