import { parseWholeNumber } from './answers';

describe('wholeNumber', () => {
  it.each([
    ['42', 42],
    [' 42 ', 42],
    ['007', 7],
    ['4 2', 9],
    ['1e3', 9],
    ['', 9],
  ])('returns for "%s" with the default 9: %d', (text, number) => {
    expect(parseWholeNumber(text, 9)).toBe(number);
  });
});
