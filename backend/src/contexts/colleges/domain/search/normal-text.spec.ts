import { aliasKey, comparableBeginning, comparableName, normalText } from './normal-text';

describe('normal text', () => {
  it.each([
    ["St. John's College", 'st johns college'],
    ['Texas A&M', 'texas a and m'],
    ['Alabama A & M University', 'alabama a and m university'],
    ['Universidad Politécnica', 'universidad politecnica'],
    ['Hawaiʻi Pacific', 'hawaii pacific'],
    ['University of California-Los Angeles', 'university of california los angeles'],
    ['  Straße,  Ørsted ', 'strasse orsted'],
    ['!!!', ''],
  ])('of %p is %p', (text, normal) => expect(normalText(text)).toBe(normal));

  it('has no spaces in the key of an alias', () => {
    expect(new Set(['U Mass', 'U-Mass', 'UMass', 'u. mass'].map(aliasKey))).toEqual(new Set(['umass']));
  });
});

describe('comparing names from the first letter on', () => {
  it.each([
    ['The University of Texas at Austin', 'university of texas austin'],
    ['Saint Louis University', 'st louis university'],
    ['Mount Holyoke College', 'mt holyoke college'],
    ['U of Michigan', 'university of michigan'],
    ['State University of New York at Oswego', 'suny oswego'],
    ['The', 'the'],
  ])('takes %p as %p', (name, comparable) => expect(comparableName(name)).toBe(comparable));

  it('leaves the last word of a beginning as it is, because it may go on', () => {
    expect(comparableBeginning('Saint')).toBe('saint');
    expect(comparableBeginning('Saint Lo')).toBe('st lo');
  });
});
