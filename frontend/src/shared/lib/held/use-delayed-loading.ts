import { useEffect, useState } from 'react';

const APPEAR_DELAY_MS = 150;
const MIN_SHOWN_MS = 300;

/** Follows `waiting` with a delay and for a minimum time: a placeholder that flashes is worse than none. */
export function useDelayedLoading(waiting: boolean): boolean {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(waiting), waiting ? APPEAR_DELAY_MS : MIN_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  return shown;
}
