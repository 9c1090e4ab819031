import { toAliasKey, toComparablePrefix, toComparableName, normalizeText } from './normal-text';

describe('normalText', () => {
  it.each([
    ["St. John's College", 'st johns college'],
    ['Texas A&M', 'texas a and m'],
    ['Alabama A & M University', 'alabama a and m university'],
    ['Universidad Politécnica', 'universidad politecnica'],
    ['Hawaiʻi Pacific', 'hawaii pacific'],
    ['University of California-Los Angeles', 'university of california los angeles'],
    ['  Straße,  Ørsted ', 'strasse orsted'],
    ['!!!', ''],
  ])('turns %p into %p', (text, normal) => expect(normalizeText(text)).toBe(normal));

  it('aliasKey removes spaces and punctuation', () => {
    expect(new Set(['U Mass', 'U-Mass', 'UMass', 'u. mass'].map(toAliasKey))).toEqual(new Set(['umass']));
  });
});

describe('comparableName and comparableBeginning', () => {
  it.each([
    ['The University of Texas at Austin', 'university of texas austin'],
    ['Saint Louis University', 'st louis university'],
    ['Mount Holyoke College', 'mt holyoke college'],
    ['U of Michigan', 'university of michigan'],
    ['State University of New York at Oswego', 'suny oswego'],
    ['The', 'the'],
    ['constructor valueOf', 'constructor valueof'],
  ])('normalizes %p to %p', (name, expectedName) => expect(toComparableName(name)).toBe(expectedName));

  it('leaves the last word of a beginning unchanged, because it may be incomplete', () => {
    expect(toComparablePrefix('Saint')).toBe('saint');
    expect(toComparablePrefix('Saint Lo')).toBe('st lo');
  });
});
