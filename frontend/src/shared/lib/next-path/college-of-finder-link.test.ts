import { isLinkToCrossroads, parseCollegeFromFinderLink } from './college-of-finder-link';

describe('the college whose alumni a visitor wants to ask', () => {
  it('is the one that the finder is filtered by', () => {
    expect(parseCollegeFromFinderLink('/find-alumni?college=Texas+A%26M+University')).toBe('Texas A&M University');
  });

  it.each([
    undefined,
    '/find-alumni',
    '/find-alumni?college=+',
    '/colleges?college=Yale',
    '/find-alumni/x?college=Yale',
  ])('is undefined for %s', (next) => {
    expect(parseCollegeFromFinderLink(next)).toBeUndefined();
  });
});

describe('a link to alumni who considered the same colleges', () => {
  it.each([
    ['/find-alumni?chosenBetween=1&chosenBetween=2', true],
    ['/find-alumni?college=Yale', false],
    ['/colleges?chosenBetween=1', false],
    [undefined, false],
  ])('is found in %s: %s', (next, isOne) => {
    expect(isLinkToCrossroads(next)).toBe(isOne);
  });
});
