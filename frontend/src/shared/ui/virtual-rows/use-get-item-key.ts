import { useMemo } from 'react';

/**
 * Returns a function for the key of each row. It changes only with the keys: a new function lays out the whole list
 * again.
 */
export function useRowKeys(keys: readonly string[]): (index: number) => string | number {
  const joined = keys.join();
  return useMemo(() => {
    const all = joined.split(',');
    return (index: number) => all[index] ?? index;
  }, [joined]);
}
