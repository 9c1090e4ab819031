import { buildSearchDocument } from './search-document';

const buildDocument = (name: string) =>
  buildSearchDocument({
    name,
    city: 'Ann Arbor',
    state: 'MI',
    type: 'Private Non-Profit 4-year',
    level: '4-year',
    traits: ['women'],
    aliases: ["St. O's"],
    majors: ['Art & Design'],
    unknownMajors: ['Nursing'],
    religiousAffiliation: null,
  });

describe('searchDocumentOf', () => {
  it('contains the name, aliases, place with the state spelled out, majors and kinds of a college', () => {
    expect(buildDocument('Hope College')).toEqual({
      name: 'hope college',
      nameWords: ['hope', 'college'],
      aliasWords: ['st', 'os'],
      placeWords: ['ann', 'arbor', 'mi', 'michigan'],
      majorWords: ['art', 'and', 'design'],
      kinds: ['four-year', 'private', 'non-profit', 'women', 'offers-art-and-design', 'may-offer-nursing'],
      shortNames: ['hope'],
    });
  });

  it.each([
    ['Massachusetts Institute of Technology', 'mit'],
    ['Brigham Young University', 'byu'],
    ['University of California-Los Angeles', 'ucla'],
    ['Alabama A & M University', 'aamu'],
    ['Ohio State University-Main Campus', 'osu'],
  ])('contains the initials of %s', (name, initials) => expect(buildDocument(name).shortNames).toContain(initials));

  it('contains initials of up to six letters', () => {
    expect(buildDocument('A B C D E College').shortNames).toContain('abcdec');
    expect(buildDocument('A B C D E F College').shortNames).not.toContain('abcdefc');
  });

  it('omits initials of two letters, but contains those of a university system as a word', () => {
    expect(buildDocument('University of California-Davis').shortNames).not.toContain('uc');
    expect(buildDocument('University of California-Davis').aliasWords).toContain('uc');
  });

  it.each([
    ['Washington State University', 'washingtonstate'],
    ['University of Denver', 'denver'],
    ['Ohio University-Main Campus', 'ohio'],
    ['The College of Wooster', 'wooster'],
  ])('contains %s without generic words such as "University"', (name, short) =>
    expect(buildDocument(name).shortNames).toContain(short),
  );

  it('contains no short form of a name without such words', () => {
    expect(buildDocument('Massachusetts Institute of Technology').shortNames).toEqual(['mit']);
  });

  it.each([
    ['St Olaf College', ['st', 'saint']],
    ['Saint Louis University', ['st', 'saint']],
    ['Mount Holyoke College', ['mt', 'mount']],
    ['Texas A & M University', ['am']],
    ['Bergen Community College', ['cc']],
  ])('contains the alternative spellings of words in %s', (name, words) =>
    expect(buildDocument(name).nameWords).toEqual(expect.arrayContaining(words)),
  );
});
