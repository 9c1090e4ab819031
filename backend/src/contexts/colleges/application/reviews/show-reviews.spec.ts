import { ReviewNotFound } from '../../domain/reviews/review-errors';
import { type ReviewFilter, ReviewReader, type ReviewRow, type ReviewSummaryView } from './ports/reviews';
import { ShowReviews } from './show-reviews';
import { aPerson, FewColleges, FewPeople, FSU, kim, MSU, NOON, robin } from '../testing/fakes';

const row = (changes: Partial<ReviewRow> = {}): ReviewRow => ({
  id: 1,
  collegeId: MSU,
  collegeName: 'Northern Example College',
  authorId: robin,
  isSample: false,
  content: 'x'.repeat(20),
  rating: 4,
  upvotes: 0,
  upvotedByMe: false,
  mine: false,
  isHidden: false,
  createdAt: NOON.toISOString(),
  updatedAt: null,
  reply: null,
  ...changes,
});

/** Returns its rows, and records the filters it is called with. */
class StubRows extends ReviewReader {
  readonly filters: ReviewFilter[] = [];

  constructor(private readonly rows: readonly ReviewRow[]) {
    super();
  }

  async list(filter: ReviewFilter) {
    this.filters.push(filter);
    return { items: this.rows, total: this.rows.length };
  }

  async get(id: number): Promise<ReviewRow> {
    const found = this.rows.find((review) => review.id === id);
    if (!found) throw new ReviewNotFound();
    return found;
  }

  async getSummary(filter: ReviewFilter): Promise<ReviewSummaryView> {
    this.filters.push(filter);
    return { count: this.rows.length, average: null, distribution: null };
  }
}

const calls = { order: 'helpful', page: { limit: 20, offset: 0 } } as const;

describe('showing reviews', () => {
  const people = () => new FewPeople(aPerson(robin), aPerson(kim, { displayName: 'Kim S.', isMinor: true }));

  it('reads all people of a page with one call', async () => {
    const colleges = people();
    const rows = Array.from({ length: 50 }, (_, n) => row({ id: n + 1, authorId: n % 2 ? robin : kim }));
    const { items } = await new ShowReviews(new StubRows(rows), new FewColleges(), colleges).execute(calls, robin);

    expect(items).toHaveLength(50);
    expect(colleges.calls).toBe(1);
  });

  it('shows authors as far as the viewer can see them', async () => {
    const show = new ShowReviews(new StubRows([row(), row({ id: 2, authorId: kim })]), new FewColleges(), people());
    const names = async (viewer: typeof robin | null) =>
      (await show.execute(calls, viewer)).items.map(({ authorId, authorName }) => [authorId, authorName]);

    expect(await names(robin)).toEqual([
      [robin, 'Robin Example'],
      [null, 'Student'],
    ]);
    expect(await names(null)).toEqual([
      [null, 'Robin Example'],
      [null, 'Student'],
    ]);
  });

  it('shows the badge of a sample, without the field isSample', async () => {
    const show = new ShowReviews(new StubRows([row({ isSample: true })]), new FewColleges(), people());
    const { items } = await show.execute(calls, null);

    expect(items[0]).toMatchObject({ authorBadge: 'sample' });
    expect(items[0]).not.toHaveProperty('isSample');
  });

  it.each([
    [{}, undefined],
    [{ collegeId: MSU }, [MSU]],
    [{ collegeName: 'SEC' }, [FSU]],
    [{ collegeId: MSU, collegeName: 'SEC' }, [MSU]],
    [{ collegeName: 'Nowhere College' }, []],
    [{ collegeId: 999 }, []],
    [{ collegeId: null, collegeName: '' }, undefined],
  ])('filters by the college in %j', async (pointer, colleges) => {
    const reader = new StubRows([]);
    const show = new ShowReviews(reader, new FewColleges(), people());
    await show.execute({ ...calls, ...pointer }, null);
    await show.getSummary(pointer);

    expect(reader.filters.map((filter) => filter.colleges)).toEqual([colleges, colleges]);
  });

  it('throws ReviewNotFound for an unknown review', async () => {
    const show = new ShowReviews(new StubRows([row()]), new FewColleges(), people());

    expect(await show.get(1, robin)).toMatchObject({ id: 1, authorId: robin });
    await expect(show.get(2, robin)).rejects.toThrow(ReviewNotFound);
  });
});
