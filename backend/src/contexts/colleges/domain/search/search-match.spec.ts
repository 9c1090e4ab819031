import { explainMatch, type Matched, type MatchClass } from './search-match';
import { understandSearch } from './search-query';

const college: Matched = {
  name: 'Boston University',
  city: 'Boston',
  state: 'MA',
  aliases: ['BU', 'Boston U'],
  majors: ['Nursing', 'Biology'],
};
const explain = (typed: string, matchClass: MatchClass, about = college) =>
  explainMatch(understandSearch(typed)!, matchClass, about);

describe('why a college was found', () => {
  it.each<[string, MatchClass, string, string]>([
    ['bu', 'alias', 'alias', 'Also known as BU'],
    ['Boston University', 'alias', 'name', 'Boston University'],
    ['bost', 'name', 'name', 'Boston University'],
    ['university bost', 'word', 'name', 'Boston University'],
    ['boston ma', 'place', 'city', 'In Boston, MA'],
    ['massachusetts', 'place', 'state', 'In Boston, MA'],
    ['MA', 'state', 'state', 'In Boston, MA'],
    ['bio', 'major', 'major', 'Offers Biology'],
  ])('%p (%s) is explained by %s: %s', (typed, matchClass, by, text) =>
    expect(explain(typed, matchClass)).toEqual({ by, text }),
  );

  it('is an alias that begins like what was typed', () => {
    const other = { ...college, name: 'University of California-Los Angeles', aliases: ['UCLA'] };
    expect(explain('ucl', 'word', other)).toEqual({ by: 'alias', text: 'Also known as UCLA' });
  });

  it('is the name when its initials were typed, which no one calls it', () => {
    expect(explain('bun', 'initials')).toEqual({ by: 'name', text: 'Boston University' });
  });
});
