import {
  normalizeUsername,
  findUsernameFault,
  normalizePassword,
  findNewPasswordFault,
  findPasswordFault,
} from './credentials';

describe('a username', () => {
  it.each(['ada', 'Ada.Lovelace_1815', 'a-b', 'x'.repeat(32)])('can be %p', (text) => {
    expect(findUsernameFault(text)).toBeNull();
  });

  it.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(33)],
    ['begun with a blank', ' alice'],
    ['ended with a blank', 'alice '],
    ['in Cyrillic look-alikes', '\u0430lice'],
    ['in full-width letters', '\uff41lice'],
    ['with the Kelvin sign for a K', '\u212aaren'],
    ['an address', 'alice@example.org'],
    ['with a line break', 'alice\n'],
  ])('cannot be %s', (_, text) => {
    expect(findUsernameFault(text)).toMatch(/3 to 32/);
  });

  it('is canonically the same in upper case, lower case and full-width letters', () => {
    expect(['Alice', 'ALICE', '\uff21lice'].map(normalizeUsername)).toEqual(['alice', 'alice', 'alice']);
  });
});

const owner = { username: 'robin.hood', email: 'rob@sherwood.example.org', fullName: 'Robin Locksley' };
const fault = (text: string, common: string[] = []) => findPasswordFault(text, owner, (word) => common.includes(word));

describe('a password', () => {
  it.each([
    'Correct-horse-9',
    '12 blanks do',
    '\u{1f600}\u{1f680}\u{1f308}\u{1f355}\u{1f600}\u{1f680}\u{1f308}\u{1f355}',
    'x7'.repeat(64),
    'robin likes long walks',
  ])('can be %p', (text) => {
    expect(fault(text)).toBeNull();
  });

  it.each([
    ['seven characters', 'abcdefg', 'Password must be at least 8 characters'],
    ['seven characters that take more room', '\u{1f600}'.repeat(7), 'Password must be at least 8 characters'],
    ['129 characters', 'x7'.repeat(64) + 'x', 'Password must be at most 128 characters'],
  ])('cannot have %s', (_, text, message) => {
    expect(fault(text)).toBe(message);
  });

  it('cannot be a common one, ignoring case', () => {
    expect(fault('PassWord1', ['password1'])).toMatch(/too common/);
  });

  it.each([
    ['the username', 'robin.hood'],
    ['the username with a year', 'RobinHood2024'],
    ['the address', 'rob@sherwood.example.org'],
    ['the full name', 'robinlocksley'],
    ['ours', 'Gradspan-1'],
  ])('cannot be little more than %s', (_, text) => {
    expect(fault(text)).toMatch(/too close to your name/);
  });

  it('is the same in composed and decomposed letters', () => {
    expect(normalizePassword('cafe\u0301 ole\u0301!')).toBe(normalizePassword('caf\u00e9 ol\u00e9!'));
  });
});

describe('a new password', () => {
  const findFault = (text: string) => findNewPasswordFault(text, 'Correct-horse-9', owner, () => false);

  it('must differ from the current one, and follows the same rules', () => {
    expect(findFault('Correct-horse-9')).toBe('Choose a password that’s different from your current one');
    expect(findFault('Correct-horse-8')).toBeNull();
    expect(findFault('abcdefg')).toBe('Password must be at least 8 characters');
  });
});
