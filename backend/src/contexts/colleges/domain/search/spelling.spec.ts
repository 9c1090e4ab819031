import { likelyMeant, slipsBetween } from './spelling';

describe('counting slips', () => {
  it.each([
    ['stanford', 'stanford', 0],
    ['standford', 'stanford', 1],
    ['harvrd', 'harvard', 1],
    ['geroge', 'george', 1],
    ['berkly', 'berkeley', 2],
    ['', 'abc', 3],
  ])('finds between %p and %p: %d', (one, other, slips) => expect(slipsBetween(one, other)).toBe(slips));
});

describe('the word that was meant', () => {
  const known = [
    { word: 'hazard', students: 1_800 },
    { word: 'harvard', students: 7_700 },
    { word: 'have', students: 9_000 },
  ];

  it('has the fewest slips, and more students among equals', () => {
    expect(likelyMeant('havard', known)).toBe('harvard');
    expect(likelyMeant('hazrd', known)).toBe('hazard');
  });

  it.each([
    ['abcd', 'abce', true],
    ['abcde', 'abfge', false],
    ['abcdef', 'abxyef', true],
    ['abcdef', 'axyzef', false],
    ['abc', 'abc', true],
    ['abc', 'abd', false],
  ])('forgives a slip from four letters on, and two from six on: %p for %p: %p', (typed, word, isMeant) => {
    expect(likelyMeant(typed, [{ word, students: 1 }])).toBe(isMeant ? word : null);
  });

  it('is none when nothing is near, or the word is too short to tell', () => {
    expect(likelyMeant('zzzzzz', known)).toBeNull();
    expect(likelyMeant('mti', [{ word: 'mit', students: 4_500 }])).toBeNull();
  });
});
