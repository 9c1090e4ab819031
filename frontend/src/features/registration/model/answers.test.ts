import { wholeNumber } from './answers';

describe('reading a whole number', () => {
  it.each([
    ['42', 42],
    [' 42 ', 42],
    ['007', 7],
    ['4 2', 9],
    ['1e3', 9],
    ['', 9],
  ])('takes "%s" for %d, with 9 to fall back on', (text, number) => {
    expect(wholeNumber(text, 9)).toBe(number);
  });
});
