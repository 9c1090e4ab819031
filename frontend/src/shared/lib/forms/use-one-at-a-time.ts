import { useRef } from 'react';

/** What happens to a form unless someone says otherwise: the browser would leave the page with it. */
const isEvent = (value: unknown): value is Pick<Event, 'preventDefault'> =>
  typeof value === 'object' && value !== null && 'preventDefault' in value;

/**
 * An action that ignores every further call until the one under way is done, so that a double click sends once.
 * Where it answers an event, the browser does nothing of its own about it, whether the call is ignored or not.
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
