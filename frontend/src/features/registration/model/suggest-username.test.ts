import { suggestUsername } from './suggest-username';

describe('a suggested username', () => {
  it.each([
    ['Ada Lovelace', 'adalovelace482'],
    ['José Núñez-Ortiz', 'josenunezortiz482'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'wolfeschlegelsteinha482'],
    ['  ', ''],
    ['李娜', ''],
  ])('of %s is %s', (fullName, username) => {
    expect(suggestUsername(fullName, 482)).toBe(username);
  });
});
