import { findTendency } from './program-crossroads';

describe('which of two colleges alumni chose', () => {
  it.each([
    [5, 0, 'mostly-first'],
    [4, 2, 'mostly-first'],
    [3, 2, 'both'],
    [3, 3, 'both'],
    [2, 4, 'mostly-second'],
    [0, 5, 'mostly-second'],
  ])('of %d and %d is %s', (first, second, tendency) => {
    expect(findTendency(first, second)).toBe(tendency);
  });
});
