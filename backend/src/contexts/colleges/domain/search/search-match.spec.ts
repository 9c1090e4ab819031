import { explainMatch, type MatchedCollege, type MatchClass, type CityDistance } from './search-match';
import { parseSearch } from './search-query';

const college: MatchedCollege = {
  name: 'Boston University',
  city: 'Boston',
  state: 'MA',
  aliases: ['BU', 'Boston U'],
  majors: ['Nursing', 'Biology'],
};
const explain = (typed: string, matchClass: MatchClass, about = college) =>
  explainMatch(parseSearch(typed)!, matchClass, about);

describe('explainMatch', () => {
  it.each<[string, MatchClass, string, string]>([
    ['bu', 'alias', 'alias', 'Also known as BU'],
    ['Boston University', 'alias', 'name', 'Boston University'],
    ['bost', 'name', 'name', 'Boston University'],
    ['university bost', 'word', 'name', 'Boston University'],
    ['boston ma', 'place', 'city', 'In Boston, MA'],
    ['massachusetts', 'place', 'state', 'In Boston, MA'],
    ['MA', 'state', 'state', 'In Boston, MA'],
    ['bio', 'major', 'major', 'Offers Biology'],
  ])('explains %p (%s) by %s: %s', (typed, matchClass, by, text) =>
    expect(explain(typed, matchClass)).toEqual({ by, text }),
  );

  it('names the alias that starts with the search text', () => {
    const other = { ...college, name: 'University of California-Los Angeles', aliases: ['UCLA'] };
    expect(explain('ucl', 'word', other)).toEqual({ by: 'alias', text: 'Also known as UCLA' });
  });

  it.each<[string, MatchClass, CityDistance | null, string, string]>([
    ['colleges near boston', 'phrase', { city: 'Boston, MA', miles: 0.3 }, 'city', 'In Boston, MA'],
    [
      'colleges near cambridge',
      'phrase',
      { city: 'Cambridge, MA', miles: 0.4 },
      'city',
      'Less than 1 mile from Cambridge, MA',
    ],
    ['colleges near cambridge', 'phrase', { city: 'Cambridge, MA', miles: 1.2 }, 'city', '1 mile from Cambridge, MA'],
    [
      'colleges near worcester',
      'phrase',
      { city: 'Worcester, MA', miles: 38.5 },
      'city',
      '39 miles from Worcester, MA',
    ],
    ['colleges near worcester', 'phrase', { city: 'Worcester, MA', miles: null }, 'city', 'In Boston, MA'],
    ['colleges in massachusetts', 'phrase', null, 'state', 'In Boston, MA'],
    ['public university boston', 'phrase', null, 'city', 'In Boston, MA'],
    ['nursing schools in boston', 'phrase', null, 'major', 'Offers Nursing'],
    ['nursing schools in boston', 'broader', null, 'major', 'May offer Nursing'],
    ['hbcu boston', 'phrase', null, 'kind', 'Historically Black college'],
    ['art schools in boston', 'broader', null, 'major', 'Offers Art & Design'],
    ['bost', 'nickname', null, 'name', 'Boston University'],
    ['b u', 'nickname', null, 'alias', 'Also known as BU'],
  ])('explains %p (%s, %j) by %s: %s', (typed, matchClass, cityDistance, by, text) =>
    expect(explainMatch(parseSearch(typed)!, matchClass, college, cityDistance)).toEqual({ by, text }),
  );

  it("names the college when its initials were typed but aren't an alias", () => {
    expect(explain('bun', 'initials')).toEqual({ by: 'name', text: 'Boston University' });
  });
});
