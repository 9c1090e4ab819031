import { toReviewFilter, parseReviewsSearch } from './reviews-search';

const found = {
  college: undefined,
  collegeId: undefined,
  tab: undefined,
  rating: undefined,
  isNew: false,
  page: undefined,
};

describe('the URL of the reviews', () => {
  it('omits defaults', () => {
    expect(parseReviewsSearch({ ...found, tab: 'all', page: 1 })).toEqual({});
  });

  it('ignores ratings above five and unknown tabs', () => {
    expect(parseReviewsSearch({ ...found, tab: 'worst', rating: 6 })).toEqual({});
  });

  it('keeps all other values', () => {
    const search = { college: 'Yale', collegeId: 3, tab: 'top' as const, rating: 4, page: 2 };
    expect(parseReviewsSearch({ ...search, isNew: true })).toEqual({ ...search, new: 1 });
  });
});

describe('the request to the server', () => {
  it('is for the first page by default, the most helpful first', () => {
    expect(toReviewFilter({})).toEqual({ order: 'helpful', limit: 10 });
  });

  it('has an offset for a later page', () => {
    expect(toReviewFilter({ tab: 'recent', page: 3 })).toMatchObject({ order: 'recent', offset: 20 });
  });

  it('contains the ID of a college if it is known, otherwise its name', () => {
    expect(toReviewFilter({ college: 'Yale', collegeId: 3 })).toMatchObject({ collegeId: 3 });
    expect(toReviewFilter({ college: 'Yale', collegeId: 3 })).not.toHaveProperty('college');
    expect(toReviewFilter({ college: 'Yale' })).toMatchObject({ college: 'Yale' });
  });
});
