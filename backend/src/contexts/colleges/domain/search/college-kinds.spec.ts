import { findBroaderKind, ranksBeforeNames, listKinds, findMatchReason, type KindAttributes } from './college-kinds';

const college = (changes: Partial<KindAttributes>): KindAttributes => ({
  name: 'Oak Hill College',
  type: 'Private Non-Profit 4-year',
  level: '4-year',
  traits: [],
  majors: [],
  unknownMajors: [],
  religiousAffiliation: null,
  ...changes,
});

describe('the kinds of a college', () => {
  it.each<[string, Partial<KindAttributes>, string, boolean]>([
    ['a public two-year college', { type: 'Public 2-year', level: '2-year' }, 'community', true],
    [
      'a community college with a bachelor’s degree',
      { name: 'Elm Community College', type: 'Public 4-year' },
      'community',
      true,
    ],
    ['a private college that is called so', { name: 'Elm Community College' }, 'community', false],
    ['a public trade school', { type: 'Public 2-year', level: 'less-than-2-year' }, 'community', false],
    ['a public university', { type: 'Public 4-year' }, 'public-four-year', true],
    ['a Baptist college', { religiousAffiliation: 75 }, 'baptist', true],
    ['a Catholic college', { religiousAffiliation: 30 }, 'baptist', false],
    ['a private college', {}, 'public', false],
    ['a private college', {}, 'private', true],
    ['a polytechnic', { name: 'Elm Polytechnic' }, 'technical', true],
    ['a college with mostly technical degrees', { traits: ['technology'] }, 'technical', true],
    ['a college with many degrees in the arts', { traits: ['arts'] }, 'art', true],
    ['an institute of art', { name: 'Elm Institute of Art' }, 'art', true],
    ['a conservatory', { name: 'Elm Conservatory', traits: ['arts'] }, 'art', false],
    ['a conservatory', { name: 'Elm Conservatory', traits: ['arts'] }, 'music', true],
    ['a school of culinary arts', { name: 'Elm School of Culinary Arts', traits: ['arts'] }, 'art', false],
    ['a women’s college', { traits: ['women'] }, 'women', true],
    ['a college for everyone', {}, 'women', false],
    ['a college with a major', { majors: ['Nursing'] }, 'offers-nursing', true],
    ['a college with a major that no one is sure of', { unknownMajors: ['Nursing'] }, 'may-offer-nursing', true],
  ])('of %s (%j) include %s: %s', (_, changes, kind, expected) =>
    expect(listKinds(college(changes)).includes(kind)).toBe(expected),
  );

  it('are broadened from colleges that offer a major to those that may offer it', () => {
    expect(findBroaderKind('offers-nursing')).toBe('may-offer-nursing');
    expect(findBroaderKind('art')).toBe('offers-art-and-design');
    expect(findBroaderKind('women')).toBeNull();
  });

  it('rank above name matches only if few names contain their words', () => {
    expect(ranksBeforeNames('women')).toBe(true);
    expect(ranksBeforeNames('community')).toBe(false);
    expect(ranksBeforeNames('offers-nursing')).toBe(false);
  });

  it('have a reason, unless the type of a college already shows it', () => {
    expect(findMatchReason('offers-nursing')).toEqual({ by: 'major', text: 'Offers Nursing' });
    expect(findMatchReason('may-offer-nursing')).toEqual({ by: 'major', text: 'May offer Nursing' });
    expect(findMatchReason('women')).toEqual({ by: 'kind', text: 'Women’s college' });
    expect(findMatchReason('public')).toBeNull();
  });
});
