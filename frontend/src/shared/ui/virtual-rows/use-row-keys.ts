import { useMemo } from 'react';

/** The key of each row by its place. The function changes with the keys alone: a new one lays the whole list out again. */
export function useRowKeys(keys: readonly string[]): (index: number) => string | number {
  const joined = keys.join();
  return useMemo(() => {
    const all = joined.split(',');
    return (index: number) => all[index] ?? index;
  }, [joined]);
}
