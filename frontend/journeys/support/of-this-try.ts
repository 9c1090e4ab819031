import { test } from '@playwright/test';

/**
 * Returns a different element on each try of a journey, for example a different college, because the first try may
 * already have changed the first one.
 */
export function pickByRetry<T>(all: readonly T[]): T {
  const { retry, repeatEachIndex } = test.info();
  return all[(retry + repeatEachIndex) % all.length]!;
}
