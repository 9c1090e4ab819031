import { ratePassword } from './password-strength';

describe('the strength of a password', () => {
  it.each([
    ['nothing yet', '', 0, 'Use at least 8 characters. A few unrelated words make a good password.'],
    ['seven characters', 'a1b2c3d', 1, 'Too short: 7 of 8 characters'],
    ['one letter over and over', 'aaaaaaaaaaaaaaaa', 1, 'Easy to guess'],
    ['four letters over and over', 'abcdabcdabcdabcd', 1, 'Easy to guess'],
    ['the username in it', 'xxROBINxx-long-enough', 1, 'Easy to guess'],
    ['eight characters', 'a1b2c3d4', 2, 'Fair. Longer is stronger'],
    ['twelve characters', 'a1b2c3d4e5f6', 3, 'Good'],
    ['sixteen characters', 'a1b2c3d4e5f6g7h8', 4, 'Strong'],
  ])('with %s', (_, password, level, text) => {
    expect(ratePassword(password, 'robin')).toEqual({ level, text });
  });

  it.each(['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１'])('in the list of common passwords (%s)', (password) => {
    expect(ratePassword(password, 'robin', new Set(['password1']))).toEqual({ level: 1, text: 'Too common' });
  });

  it('ignores a username that is too short to be meaningful', () => {
    expect(ratePassword('correct horse battery', 'ba').level).toBe(4);
  });
});
