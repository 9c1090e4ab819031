import { toDisplayName } from './personal-details';

describe('displayName', () => {
  it('is the full name of an adult', () => {
    expect(toDisplayName('Robin van der Example', false)).toBe('Robin van der Example');
  });

  it.each([
    ['Robin Example', 'Robin E.'],
    ['Robin van der Example', 'Robin E.'],
    ['  Robin   Example ', 'Robin E.'],
    ['Robin', 'Robin'],
    ['李 小龙', '李 小.'],
    ['Ana 😀mith', 'Ana 😀.'],
    ['Example, Robin', 'Robin E.'],
    ['Example,Robin Alex', 'Robin E.'],
    ['Robin,', 'Robin'],
    [',', ''],
  ])('is the first name and an initial of a minor: %s', (fullName, shown) => {
    expect(toDisplayName(fullName, true)).toBe(shown);
  });

  it.each([true, false])('removes characters that change the text direction (minor: %s)', (minor) => {
    expect(toDisplayName('Robin \u202Eelpmaxe\u2066', minor)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });
});
