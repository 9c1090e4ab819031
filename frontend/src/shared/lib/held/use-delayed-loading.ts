import { useEffect, useState } from 'react';

const APPEARS_AFTER_MS = 150;
const STAYS_FOR_MS = 300;

/** Follows `waiting` with a delay and for a minimum time: a placeholder that flashes is worse than none. */
export function useDelayedLoading(waiting: boolean): boolean {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(waiting), waiting ? APPEARS_AFTER_MS : STAYS_FOR_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  return shown;
}
