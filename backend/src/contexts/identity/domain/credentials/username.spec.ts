import { canonicalUsername, faultOfUsername } from './username';

describe('a username', () => {
  it.each(['ada', 'Ada.Lovelace_1815', 'a-b', 'x'.repeat(32)])('may be %p', (text) => {
    expect(faultOfUsername(text)).toBeNull();
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
    expect(faultOfUsername(text)).toMatch(/3 to 32/);
  });

  it('is the same in upper and lower case and from a full-width keyboard', () => {
    expect(['Alice', 'ALICE', '\uff21lice'].map(canonicalUsername)).toEqual(['alice', 'alice', 'alice']);
  });
});
