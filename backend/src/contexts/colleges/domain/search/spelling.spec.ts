import { findClosestWord, countTypos } from './spelling';

describe('slipsBetween', () => {
  it.each([
    ['stanford', 'stanford', 0],
    ['standford', 'stanford', 1],
    ['harvrd', 'harvard', 1],
    ['geroge', 'george', 1],
    ['berkly', 'berkeley', 2],
    ['', 'abc', 3],
  ])('counts the slips between %p and %p: %d', (one, other, typoCount) =>
    expect(countTypos(one, other)).toBe(typoCount),
  );
});

describe('likelyMeant', () => {
  const known = [
    { word: 'hazard', enrollment: 1_800 },
    { word: 'harvard', enrollment: 7_700 },
    { word: 'have', enrollment: 9_000 },
  ];

  it('returns the word with the fewest slips, and among equals the one with more students', () => {
    expect(findClosestWord('havard', known)).toBe('harvard');
    expect(findClosestWord('hazrd', known)).toBe('hazard');
  });

  it.each([
    ['abcd', 'abce', true],
    ['abcde', 'abfge', false],
    ['abcdef', 'abxyef', true],
    ['abcdef', 'axyzef', false],
    ['abc', 'abc', true],
    ['abc', 'abd', false],
  ])('allows one slip from four letters on, and two from six on: %p for %p: %p', (typed, word, isMatch) => {
    expect(findClosestWord(typed, [{ word, enrollment: 1 }])).toBe(isMatch ? word : null);
  });

  it('returns null if no word is close enough, or the typed word is too short', () => {
    expect(findClosestWord('zzzzzz', known)).toBeNull();
    expect(findClosestWord('mti', [{ word: 'mit', enrollment: 4_500 }])).toBeNull();
  });
});
