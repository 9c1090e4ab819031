import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/**
 * Returns the current time, updated a few times a minute, so that joinable and past meetings change on an open page.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
