import { activeFilters, filtersOf, forumSearch } from './search';

describe('the address of the forum', () => {
  it('leaves out what is so anyway, and what it does not understand', () => {
    const raw = { q: ' ', sort: 'active', filter: 'theirs', collegeId: '-1', new: '2', tag: ['a', 'b'] };
    expect(Object.values(forumSearch(raw)).filter(Boolean)).toEqual([]);
  });

  it('keeps everything else', () => {
    const raw = {
      q: ' dorm ',
      college: 'Yale',
      collegeId: '3',
      tag: 'Majors',
      filter: 'saved',
      sort: 'latest',
      new: '1',
    };
    expect(forumSearch(raw)).toEqual({ ...raw, q: 'dorm', collegeId: 3, new: 1 });
  });

  it('takes no characters that the server refuses', () => {
    expect(forumSearch({ q: 'a\u0000b', tag: 'x'.repeat(90) })).toMatchObject({ q: 'a b', tag: 'x'.repeat(60) });
  });
});

describe('what the server is asked for', () => {
  it('goes by the number of a college where it is known, else by its name', () => {
    expect(filtersOf({ college: 'Yale', collegeId: 3 })).toEqual({ collegeId: 3 });
    expect(filtersOf({ college: 'Yale', new: 1 })).toEqual({ college: 'Yale' });
  });
});

describe('what the list is filtered by', () => {
  it('can be taken away one by one', () => {
    const filters = activeFilters({ q: 'dorm', college: 'Yale', collegeId: 3, tag: 'Majors', filter: 'mine' });
    expect(filters.map(({ label }) => label)).toEqual(['“dorm”', 'Mine', 'Yale', 'Majors']);
    expect(filters[2]?.remove).toEqual({ college: undefined, collegeId: undefined });
  });
});
