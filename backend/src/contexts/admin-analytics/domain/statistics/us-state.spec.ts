import { findStateCode } from './us-state';

describe('stateOf', () => {
  it.each([
    ['Boston, MA', 'MA'],
    ['boston, massachusetts', 'MA'],
    ['Ohio', 'OH'],
    ['OH', 'OH'],
    ['Charleston, West Virginia', 'WV'],
    ['Seattle, WA, USA', 'WA'],
    ['Washington, D.C.', 'DC'],
    ['New York', 'NY'],
    ['Brooklyn (NY)', 'NY'],
    ['Paris, France', null],
    ['come find me', null],
    ['', null],
    [null, null],
  ])('returns for %s: %s', (location, code) => {
    expect(findStateCode(location)).toBe(code);
  });
});
