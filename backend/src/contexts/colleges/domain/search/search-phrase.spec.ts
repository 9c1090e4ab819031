import { type SearchPlace, parsePhrase } from './search-phrase';
import { normalizeText } from './normal-text';

const toPlaceText = (place: SearchPlace | null | undefined): string => {
  if (!place) return '-';
  if (place.by === 'state') return place.stateCode;
  const near = place.miles ? `within ${place.miles} miles of ` : '';
  return place.by === 'towns'
    ? `${near}${place.towns[0]}`
    : `${near}${place.city}${place.isPrefix ? '…' : ''}${place.stateCode ? `, ${place.stateCode}` : ''}`;
};
const describePhrase = (typed: string): string => {
  const phrase = parsePhrase(normalizeText(typed));
  return phrase
    ? `${phrase.kinds.join(' + ') || '-'} | ${phrase.words.join(' ') || '-'} | ${toPlaceText(phrase.place)}`
    : 'no phrase';
};

describe('understandPhrase', () => {
  it.each([
    // Kind and place
    ['community college near boston', 'community | - | within 30 miles of boston ma'],
    ['Community colleges in Boston, MA', 'community | - | boston ma'],
    ['boston community college', 'community | - | boston ma'],
    ['junior colleges around dallas', 'community | - | within 30 miles of dallas…'],
    ['cc near worcester ma', 'community | - | within 30 miles of worcester, MA'],
    ['art school nyc', 'art | - | new york ny'],
    ['nyc art schools', 'art | - | new york ny'],
    ['art and design colleges in Brooklyn', 'art | - | brooklyn…'],
    ['public university texas', 'public-four-year | - | TX'],
    ['texas public universities', 'public-four-year | - | TX'],
    ['state schools in ohio', 'public-four-year | - | OH'],
    ['private colleges in new york', 'private | - | NY'],
    ['private college new york state', 'private | - | NY'],
    ['for-profit schools in florida', 'for-profit | - | FL'],
    ['2-year colleges in la', 'two-year | - | los angeles ca'],
    ['hbcu atlanta', 'historically-black | - | atlanta…'],
    ['HBCUs in Georgia', 'historically-black | - | GA'],
    ['historically black colleges and universities in dc', 'historically-black | - | washington dc'],
    ['women’s colleges near philly', 'women | - | within 30 miles of philadelphia pa'],
    ['tech school near chicago', 'technical | - | within 30 miles of chicago…'],
    ['trade schools in the bay area', 'trade | - | within 50 miles of san francisco ca'],
    ['beauty school houston area', 'beauty | - | within 30 miles of houston…'],
    ['catholic colleges in west virginia', 'catholic | - | WV'],
    ['nursing school in ohio', 'offers-nursing | - | OH'],
    ['best nursing programs in St. Louis', 'offers-nursing | - | st louis…'],
    ['public nursing schools in the twin cities', 'public + offers-nursing | - | minneapolis mn'],
    ['computer science seattle', 'offers-computer-science | - | seattle'],
    ['cs in portland oregon', 'offers-computer-science | - | portland, OR'],
    // Only a kind
    ['womens college', 'women | - | -'],
    ['college for women', 'women | - | -'],
    ['men only college', 'men | - | -'],
    ['hbcu', 'historically-black | - | -'],
    ['art school', 'art | - | -'],
    ['nursing schools', 'offers-nursing | - | -'],
    // Only a place
    ['nyc', '- | - | new york ny'],
    ['NYC', '- | - | new york ny'],
    ['la', '- | - | los angeles ca'],
    ['sf', '- | - | san francisco ca'],
    ['Philly', '- | - | philadelphia pa'],
    ['dc', '- | - | washington dc'],
    ['Washington, D.C.', '- | - | washington dc'],
    ['nyc colleges', '- | - | new york ny'],
    ['colleges in california', '- | - | CA'],
    ['colleges near amherst', '- | - | within 30 miles of amherst…'],
    ['colleges in the city of boston', '- | - | boston ma'],
    ['college in boston massachusetts', '- | - | boston ma'],
    // With other words
    ['music business colleges in nashville', 'offers-business-administration | music | nashville…'],
    ['jesuit colleges in boston', '- | jesuit | boston ma'],
    // Names of colleges and ordinary words
    ['boston university', 'no phrase'],
    ['boston', 'no phrase'],
    ['los angeles', 'no phrase'],
    ['nursing', 'no phrase'],
    ['computer science', 'no phrase'],
    ['university of michigan', 'no phrase'],
    ['university of texas at austin', 'no phrase'],
    ['university of alabama in huntsville', 'no phrase'],
    ['columbia university in the city of new york', 'no phrase'],
    ['colleges near me', 'no phrase'],
    ['colleges in', 'no phrase'],
    ['in boston', 'no phrase'],
    ['ucla', 'no phrase'],
  ])('understands %p as %s', (typed, expected) => expect(describePhrase(typed)).toBe(expected));

  it('returns the broader kinds to list after the few colleges that match', () => {
    expect(parsePhrase('art school nyc')?.broader).toEqual(['offers-art-and-design']);
    expect(parsePhrase('community college nursing ohio')?.broader).toEqual(['community', 'may-offer-nursing']);
    expect(parsePhrase('hbcu atlanta')?.broader).toBeNull();
  });

  it('sets cityOnly only if the text is just the name of a city', () => {
    expect(parsePhrase('nyc')?.cityOnly).toBe(true);
    expect(parsePhrase('colleges in nyc')?.cityOnly).toBe(false);
  });
});
