import { activeFilters, toDiscussionFilters, parseForumSearch } from './search';

describe('the URL of the forum', () => {
  it('omits defaults and invalid values', () => {
    const raw = { q: ' ', sort: 'active', filter: 'theirs', collegeId: '-1', new: '2', tag: ['a', 'b'] };
    expect(Object.values(parseForumSearch(raw)).filter(Boolean)).toEqual([]);
  });

  it('keeps all other values', () => {
    const raw = {
      q: ' dorm ',
      college: 'Yale',
      collegeId: '3',
      tag: 'Majors',
      filter: 'saved',
      sort: 'latest',
      new: '1',
    };
    expect(parseForumSearch(raw)).toEqual({ ...raw, q: 'dorm', collegeId: 3, new: 1 });
  });

  it('contains no characters that the server refuses', () => {
    expect(parseForumSearch({ q: 'a\u0000b', tag: 'x'.repeat(90) })).toMatchObject({ q: 'a b', tag: 'x'.repeat(60) });
  });
});

describe('the request to the server', () => {
  it('contains the ID of a college if it is known, otherwise its name', () => {
    expect(toDiscussionFilters({ college: 'Yale', collegeId: 3 })).toEqual({ collegeId: 3 });
    expect(toDiscussionFilters({ college: 'Yale', new: 1 })).toEqual({ college: 'Yale' });
  });
});

describe('the active filters', () => {
  it('can be removed one by one', () => {
    const filters = activeFilters({ q: 'dorm', college: 'Yale', collegeId: 3, tag: 'Majors', filter: 'mine' });
    expect(filters.map(({ label }) => label)).toEqual(['“dorm”', 'Mine', 'Yale', 'Majors']);
    expect(filters[2]?.remove).toEqual({ college: undefined, collegeId: undefined });
  });
});
