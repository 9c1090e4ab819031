import { suggestUsername } from './suggest-username';

describe('suggestUsername', () => {
  it.each([
    ['Ada Lovelace', 'adalovelace482'],
    ['José Núñez-Ortiz', 'josenunezortiz482'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'wolfeschlegelsteinha482'],
    ['  ', ''],
    ['李娜', ''],
  ])('returns for %s: %s', (fullName, username) => {
    expect(suggestUsername(fullName, 482)).toBe(username);
  });
});
