import { isFoundIn, searchTermsOf } from './search-terms';

describe('the words of a search', () => {
  it.each([
    ['Hello  World', ['hello', 'world']],
    ['Café déjà-vu', ['cafe', 'deja', 'vu']],
    ["don't don’t", ['dont']],
    ['ΣΑΣ', ['σασ']],
    ['東京 42!', ['東京', '42']],
    ['ﬁne', ['fine']],
    ['%_\\', []],
    [' ', []],
  ])('of “%s” are %j', (typed, terms) => expect(searchTermsOf(typed)).toEqual(terms));

  it('are ten at most, each of forty characters', () => {
    expect(searchTermsOf(Array.from({ length: 30 }, (_, n) => `w${n}`).join(' '))).toHaveLength(10);
    expect(searchTermsOf('a'.repeat(100))).toEqual(['a'.repeat(40)]);
    expect([...searchTermsOf('𝔞𠀀'.repeat(50))[0]!]).toHaveLength(40);
  });
});

describe('a message', () => {
  it.each([
    ['Tell me about nursing', 'nur', true],
    ['Tell me about nursing', 'nursing abou', true],
    ['Tell me about nursing', 'ursing', false],
    ['Tell me about nursing', 'nursing program', false],
    ['Tell me', '', false],
    ['Un café?', 'CAFE', true],
  ])('“%s” is found by “%s”: %s', (text, typed, isFound) =>
    expect(isFoundIn(text, searchTermsOf(typed))).toBe(isFound),
  );
});
