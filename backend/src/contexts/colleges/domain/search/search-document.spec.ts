import { searchDocumentOf } from './search-document';

const documentOf = (name: string) =>
  searchDocumentOf({
    name,
    city: 'Ann Arbor',
    state: 'MI',
    type: 'Private Non-Profit 4-year',
    level: '4-year',
    traits: ['women'],
    aliases: ["St. O's"],
    majors: ['Art & Design'],
    unknownMajors: ['Nursing'],
  });

describe('what a college is found by', () => {
  it('is its name, its aliases, its place with the state spelled out, and its majors', () => {
    expect(documentOf('Hope College')).toEqual({
      name: 'hope college',
      nameWords: ['hope', 'college'],
      aliasWords: ['st', 'os'],
      placeWords: ['ann', 'arbor', 'mi', 'michigan'],
      majorWords: ['art', 'and', 'design'],
      kinds: ['four-year', 'private', 'non-profit', 'women', 'offers-art-and-design', 'may-offer-nursing'],
      alsoCalled: ['hope'],
    });
  });

  it.each([
    ['Massachusetts Institute of Technology', 'mit'],
    ['Brigham Young University', 'byu'],
    ['University of California-Los Angeles', 'ucla'],
    ['Alabama A & M University', 'aamu'],
    ['Ohio State University-Main Campus', 'osu'],
  ])('are the initials of %s', (name, initials) => expect(documentOf(name).alsoCalled).toContain(initials));

  it('are initials of up to six letters', () => {
    expect(documentOf('A B C D E College').alsoCalled).toContain('abcdec');
    expect(documentOf('A B C D E F College').alsoCalled).not.toContain('abcdefc');
  });

  it('are no initials of two letters, but a system has them as a word', () => {
    expect(documentOf('University of California-Davis').alsoCalled).not.toContain('uc');
    expect(documentOf('University of California-Davis').aliasWords).toContain('uc');
  });

  it.each([
    ['Washington State University', 'washingtonstate'],
    ['University of Denver', 'denver'],
    ['Ohio University-Main Campus', 'ohio'],
    ['The College of Wooster', 'wooster'],
  ])('are %s without what is part of most names', (name, short) =>
    expect(documentOf(name).alsoCalled).toContain(short),
  );

  it('are no short forms of names that end otherwise', () => {
    expect(documentOf('Massachusetts Institute of Technology').alsoCalled).toEqual(['mit']);
  });

  it.each([
    ['St Olaf College', ['st', 'saint']],
    ['Saint Louis University', ['st', 'saint']],
    ['Mount Holyoke College', ['mt', 'mount']],
    ['Texas A & M University', ['am']],
    ['Bergen Community College', ['cc']],
  ])('are the other ways to write %s', (name, words) =>
    expect(documentOf(name).nameWords).toEqual(expect.arrayContaining(words)),
  );
});
