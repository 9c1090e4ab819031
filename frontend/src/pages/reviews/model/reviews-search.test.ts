import { filterOf, reviewsSearch } from './reviews-search';

const found = {
  college: undefined,
  collegeId: undefined,
  tab: undefined,
  rating: undefined,
  isNew: false,
  page: undefined,
};

describe('the address of the reviews', () => {
  it('leaves out what is so anyway', () => {
    expect(reviewsSearch({ ...found, tab: 'all', page: 1 })).toEqual({});
  });

  it('takes no rating above five and no tab that is none', () => {
    expect(reviewsSearch({ ...found, tab: 'worst', rating: 6 })).toEqual({});
  });

  it('keeps everything else', () => {
    const search = { college: 'Yale', collegeId: 3, tab: 'top' as const, rating: 4, page: 2 };
    expect(reviewsSearch({ ...search, isNew: true })).toEqual({ ...search, new: 1 });
  });
});

describe('what the server is asked for', () => {
  it('is the first page, the most helpful first', () => {
    expect(filterOf({})).toEqual({ order: 'helpful', limit: 10 });
  });

  it('is a later page by how many come before it', () => {
    expect(filterOf({ tab: 'recent', page: 3 })).toMatchObject({ order: 'recent', offset: 20 });
  });

  it('goes by the number of a college where it is known, else by its name', () => {
    expect(filterOf({ college: 'Yale', collegeId: 3 })).toMatchObject({ collegeId: 3 });
    expect(filterOf({ college: 'Yale', collegeId: 3 })).not.toHaveProperty('college');
    expect(filterOf({ college: 'Yale' })).toMatchObject({ college: 'Yale' });
  });
});
