import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { dean, kim, hoursLater, NOON, robin } from '../../application/testing/fakes';
import { NAMESAKES } from '../../application/catalogue/testing/known-colleges.contract';
import { bayesianRating } from '../../domain/reviews/bayesian-rating';
import type { ReviewFilter } from '../../application/reviews/ports/reviews';
import { SqlReviewReader } from './sql-review-reader';
import { addColleges } from '../catalogue/testing/two-colleges';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db, { id: 5, name: 'Closed College' }, ...NAMESAKES);
});
afterEach(() => emptyTables(db, 'colleges.reviews'));

describe('SqlReviewReader', () => {
  const reader = () => new SqlReviewReader(unitOfWorkOn(db));
  const page = { limit: 100, offset: 0 };

  async function review(collegeId: number, authorId: number, rating: number, upvotes = 0): Promise<void> {
    await db.query(
      `INSERT INTO colleges.reviews (college_id, author_id, content, rating, upvotes, is_sample, created_at)
       VALUES ($1, $2, repeat('x', 20), $3, $4, false, $5)`,
      [collegeId, authorId, rating, upvotes, hoursLater(authorId)],
    );
  }

  it('orders reviews by the rating of the college, then by stars, then by votes', async () => {
    const starsByCollege: Record<number, number[]> = {
      1: [5],
      2: [5, 5, 4, 5],
      3: [1, 2],
      4: [3],
      6: [4, 4, 4, 4, 4, 4],
    };
    for (const [college, stars] of Object.entries(starsByCollege)) {
      for (const [n, rating] of stars.entries()) await review(Number(college), 100 + n, rating, n);
    }
    const { items } = await reader().list({}, 'top', page, null);
    const ratings = Object.fromEntries(
      Object.entries(starsByCollege).map(([college, stars]) => [
        college,
        bayesianRating(
          stars.length,
          stars.reduce((sum, rating) => sum + rating, 0),
        ),
      ]),
    );
    const expected = [...items].sort(
      (one, other) =>
        ratings[other.collegeId]! - ratings[one.collegeId]! || other.rating - one.rating || other.upvotes - one.upvotes,
    );

    expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(items.map(({ collegeId }) => collegeId).filter((id, n, all) => id !== all[n - 1])).toEqual([2, 6, 1, 4, 3]);
  });

  it('returns each review once across pages, in every order', async () => {
    for (let n = 1; n <= 25; n++) await review((n % 2) + 1, n, 3, 0);
    for (const order of ['helpful', 'top', 'recent'] as const) {
      const seen: number[] = [];
      for (let offset = 0; offset < 30; offset += 4) {
        seen.push(...(await reader().list({}, order, { limit: 4, offset }, null)).items.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(25);
      expect(seen).toHaveLength(25);
    }
  });

  it('returns no reviews for an empty list of colleges', async () => {
    await review(1, robin, 4);

    expect(await reader().list({ colleges: [] }, 'recent', page, null)).toEqual({ items: [], total: 0 });
    expect(await reader().getSummary({ colleges: [] })).toEqual({ count: 0, average: null, distribution: null });
  });

  it('marks own reviews and own votes for each viewer', async () => {
    await review(1, robin, 4, 1);
    await db.query('INSERT INTO colleges.review_upvotes (review_id, user_id) SELECT id, $1 FROM colleges.reviews', [
      kim,
    ]);
    const listSeenBy = async (viewer: typeof robin | null) => {
      const [seen] = (await reader().list({}, 'recent', page, viewer)).items;
      return [seen!.mine, seen!.upvotedByMe];
    };

    expect(await listSeenBy(robin)).toEqual([true, false]);
    expect(await listSeenBy(kim)).toEqual([false, true]);
    expect(await listSeenBy(null)).toEqual([false, false]);
    await review(1, kim, 2);
    const listMineAndUpvoted = async (viewer: typeof robin) =>
      (await reader().list({}, 'recent', page, viewer)).items.map(({ mine, upvotedByMe }) => [mine, upvotedByMe]);
    expect(await listMineAndUpvoted(kim)).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await listMineAndUpvoted(robin)).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('returns reviews in the requested order', async () => {
    const given = [
      // author, stars, votes, hours
      [101, 3, 1, 5],
      [102, 5, 0, 9],
      [103, 4, 2, 1],
      [104, 5, 1, 5],
      [105, 3, 1, 7],
      [106, 3, 1, 5],
    ] as const;
    for (const [author, stars, votes, hours] of given) {
      await review(1, author, stars, votes);
      await db.query('UPDATE colleges.reviews SET created_at = $2 WHERE author_id = $1', [author, hoursLater(hours)]);
    }
    const authors = async (order: 'helpful' | 'recent' | 'top') =>
      (await reader().list({}, order, page, null)).items.map(({ authorId }) => authorId);
    expect(await authors('helpful')).toEqual([103, 105, 106, 104, 101, 102]);
    expect(await authors('recent')).toEqual([102, 105, 106, 104, 101, 103]);
    expect(await authors('top')).toEqual([104, 102, 103, 106, 105, 101]);
  });

  it.each([
    [{}, 5, null],
    [{ colleges: [1] }, 3, 4],
    [{ colleges: [1, 2] }, 5, null],
    [{ rating: 4 }, 3, 4],
    [{ colleges: [1], rating: 4 }, 1, null],
    [{ colleges: [2], rating: 5 }, 0, null],
  ] as const)('filters and summarizes reviews by %j', async (filter, count, average) => {
    for (const [college, author, stars] of [
      [1, 101, 3],
      [1, 102, 4],
      [1, 103, 5],
      [2, 101, 4],
      [2, 102, 4],
    ] as const) {
      await review(college, author, stars);
    }
    const { items, total } = await reader().list(filter as ReviewFilter, 'recent', page, null);
    expect([items.length, total]).toEqual([count, count]);
    const summary = await reader().getSummary(filter as ReviewFilter);
    expect(summary).toMatchObject({ count, average: average ?? (count < 3 ? null : 4) });
    expect(summary.distribution === null).toBe(count < 3);
  });

  it('includes the reply, if there is one', async () => {
    await review(1, robin, 4);
    await review(1, kim, 4);
    await db.query(
      `UPDATE colleges.reviews SET reply_content = 'Thank you.', reply_by = $2, replied_at = $3
      WHERE author_id = $1`,
      [kim, dean, NOON],
    );
    const { items } = await reader().list({}, 'recent', page, null);
    expect(items.map(({ reply }) => reply?.content ?? null)).toEqual(['Thank you.', null]);
  });
});
