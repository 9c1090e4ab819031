import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time, a few times a minute: what may be joined or is over changes while one looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
