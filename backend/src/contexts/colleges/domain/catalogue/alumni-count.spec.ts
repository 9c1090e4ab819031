import { roundDownToStep } from './alumni-count';

describe('the number of alumni of a college', () => {
  it.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 5],
    [9, 5],
    [10, 10],
    [99, 50],
    [100, 100],
    [999, 500],
    [1_000, 1_000],
    [70_000, 1_000],
  ])('%i is counted as %i', (alumni, step) => expect(roundDownToStep(alumni)).toBe(step));
});
