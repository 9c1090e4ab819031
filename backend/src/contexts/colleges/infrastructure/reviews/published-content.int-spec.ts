import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { dean, kim, later, NOON, robin } from '../../application/testing/fakes';
import { describeNamedColleges, NAMESAKES } from '../../application/catalogue/testing/known-colleges.contract';
import type { CollegeId } from '../../domain/catalogue/ids';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import { comparableName } from '../../domain/search/normal-text';
import { bayesianRating } from '../../domain/reviews/bayesian-rating';
import { SqlCampusEventReader } from '../campus-events/sql-campus-event-reader';
import type { ReviewFilter } from '../../application/reviews/ports/reviews';
import { SqlKnownColleges } from '../catalogue/sql-known-colleges';
import { SqlReviewReader } from './sql-review-reader';
import { addColleges } from '../catalogue/testing/two-colleges';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db, { id: 5, name: 'Closed College' }, ...NAMESAKES);
  for (const { id, name } of NAMESAKES) {
    await db.query(
      `INSERT INTO colleges.search_entries
         (college_id, name, state, standing, names, place, names_and_place, everything)
       VALUES ($1, $2, 'OH', 0, '', '', '', '')`,
      [id, comparableName(name)],
    );
  }
  await db.query('UPDATE colleges.colleges SET operating = false WHERE id = 5');
  await db.query(
    `INSERT INTO colleges.college_aliases (college_id, kind, key, alias, position) VALUES
       (1, 'curated', 'umass', 'U Mass', 1), (7, 'curated', 'exampleaandm', 'Example A&M', 1), (1, 'federal', 'northerncollege', 'Northern College', 2),
       (2, 'federal', 'northerncollege', 'Northern College', 1), (2, 'curated', 'nec', 'NEC', 2),
       (3, 'initials', 'tc', 'TC', 1), (5, 'curated', 'cc', 'CC', 1)`,
  );
});
afterEach(() => emptyTables(db, 'colleges.reviews', 'colleges.events'));

describeNamedColleges('PostgreSQL', () => new SqlKnownColleges(unitOfWorkOn(db)));

describe('SqlKnownColleges', () => {
  const named = async (name: string) =>
    (await new SqlKnownColleges(unitOfWorkOn(db)).named(name)).map(({ id }) => id).sort();

  it.each([
    ['an alias, however it is written', 'u-mass', [1]],
    ['an alias that two have', 'Northern College', [1, 2]],
    ['initials, which say too little', 'TC', []],
    ['a closed one', 'Closed College', []],
    ['an alias of a closed one', 'CC', []],
  ])('finds colleges by %s', async (_, name, ids) => {
    expect(await named(name)).toEqual(ids);
  });

  it('returns colleges ordered by key, regardless of the row order', async () => {
    // An update moves a row to the end of the table.
    await db.query('UPDATE colleges.colleges SET updated_at = updated_at WHERE id IN (1, 3)');
    const keysOf = async (name: string) =>
      (await new SqlKnownColleges(unitOfWorkOn(db)).named(name)).map(({ id }) => id);
    expect([await keysOf('Twin College'), await keysOf('Northern College')]).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it('finds a college by its key, open or closed', async () => {
    const colleges = new SqlKnownColleges(unitOfWorkOn(db));

    expect(await colleges.byId(5)).toEqual({
      id: 5,
      name: 'Closed College',
      city: 'Sampleton',
      state: 'OH',
      type: 'Public 4-year',
    });
    await expect(colleges.byId(999_999)).rejects.toThrow(CollegeNotFound);
    expect([...(await colleges.idsAmong([1, 999_999, 5, 1]))].sort()).toEqual([1, 5]);
    expect(await colleges.idsAmong([])).toEqual([]);
  });
});

describe('SqlReviewReader', () => {
  const reader = () => new SqlReviewReader(unitOfWorkOn(db));
  const page = { limit: 100, offset: 0 };

  async function review(collegeId: number, authorId: number, rating: number, upvotes = 0): Promise<void> {
    await db.query(
      `INSERT INTO colleges.reviews (college_id, author_id, content, rating, upvotes, is_sample, created_at)
       VALUES ($1, $2, repeat('x', 20), $3, $4, false, $5)`,
      [collegeId, authorId, rating, upvotes, later(authorId)],
    );
  }

  it('orders reviews by the rating of the college, then by stars, then by votes', async () => {
    const given: Record<number, number[]> = { 1: [5], 2: [5, 5, 4, 5], 3: [1, 2], 4: [3], 6: [4, 4, 4, 4, 4, 4] };
    for (const [college, stars] of Object.entries(given)) {
      for (const [n, rating] of stars.entries()) await review(Number(college), 100 + n, rating, n);
    }
    const { items } = await reader().page({}, 'top', page, null);
    const ratings = Object.fromEntries(
      Object.entries(given).map(([college, stars]) => [
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
        seen.push(...(await reader().page({}, order, { limit: 4, offset }, null)).items.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(25);
      expect(seen).toHaveLength(25);
    }
  });

  it('returns no reviews for an empty list of colleges', async () => {
    await review(1, robin, 4);

    expect(await reader().page({ colleges: [] }, 'recent', page, null)).toEqual({ items: [], total: 0 });
    expect(await reader().summary({ colleges: [] })).toEqual({ count: 0, average: null, distribution: null });
  });

  it('marks own reviews and own votes for each viewer', async () => {
    await review(1, robin, 4, 1);
    await db.query('INSERT INTO colleges.review_upvotes (review_id, user_id) SELECT id, $1 FROM colleges.reviews', [
      kim,
    ]);
    const seenBy = async (viewer: typeof robin | null) => {
      const [seen] = (await reader().page({}, 'recent', page, viewer)).items;
      return [seen!.mine, seen!.upvotedByMe];
    };

    expect(await seenBy(robin)).toEqual([true, false]);
    expect(await seenBy(kim)).toEqual([false, true]);
    expect(await seenBy(null)).toEqual([false, false]);
    await review(1, kim, 2);
    const both = async (viewer: typeof robin) =>
      (await reader().page({}, 'recent', page, viewer)).items.map(({ mine, upvotedByMe }) => [mine, upvotedByMe]);
    expect(await both(kim)).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await both(robin)).toEqual([
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
      await db.query('UPDATE colleges.reviews SET created_at = $2 WHERE author_id = $1', [author, later(hours)]);
    }
    const authors = async (order: 'helpful' | 'recent' | 'top') =>
      (await reader().page({}, order, page, null)).items.map(({ authorId }) => authorId);
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
    const { items, total } = await reader().page(filter as ReviewFilter, 'recent', page, null);
    expect([items.length, total]).toEqual([count, count]);
    const summary = await reader().summary(filter as ReviewFilter);
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
    const { items } = await reader().page({}, 'recent', page, null);
    expect(items.map(({ reply }) => reply?.content ?? null)).toEqual(['Thank you.', null]);
  });
});

describe('SqlCampusEventReader', () => {
  const reader = () => new SqlCampusEventReader(unitOfWorkOn(db));
  const statuses = async (viewer: Parameters<SqlCampusEventReader['page']>[2]) => {
    const asked = { when: 'upcoming', now: NOON } as const;
    return (await reader().page(asked, { limit: 9, offset: 0 }, viewer)).items.map(({ title }) => title);
  };

  beforeEach(async () => {
    for (const [title, status, college, hours] of [
      ['open', 'published', 1, 1],
      ['proposed', 'pending', 1, 2],
      ['proposed elsewhere', 'pending', 2, 3],
      ['off', 'cancelled', 1, 4],
    ] as const) {
      await db.query(
        `INSERT INTO colleges.events (college_id, created_by, title, location, starts_at, ends_at, time_zone, status,
                                      is_sample, sequence, created_at, published_at, changed_at)
         VALUES ($1, $2, $3, 'Hall', $4, $5, 'UTC', $6::text, false, 0, now(), CASE WHEN $6 <> 'pending' THEN now() END, now())`,
        [college, kim, title, later(hours), later(hours + 1), status],
      );
    }
  });

  it('shows only published events to a visitor', async () => {
    expect(await statuses(null)).toEqual(['open']);
    expect(await statuses({ id: robin, speaksFor: [] })).toEqual(['open']);
  });

  it('also shows proposed events to their creator', async () => {
    expect(await statuses({ id: kim, speaksFor: [] })).toEqual(['open', 'proposed', 'proposed elsewhere']);
  });

  it('also shows events that wait for a college to that college, but not those of other colleges', async () => {
    expect(await statuses({ id: dean, speaksFor: [1 as CollegeId] })).toEqual(['open', 'proposed']);
  });

  it('filters by college, and lists upcoming events soonest first and past ones latest first', async () => {
    await db.query(`UPDATE colleges.events SET status = 'published', published_at = now()`);
    const titles = async (when: 'upcoming' | 'past', colleges?: CollegeId[], offset = 0) => {
      const asked = { when, colleges, now: when === 'past' ? later(9) : NOON };
      const { items, total } = await reader().page(asked, { limit: 3, offset }, null);
      return [total, ...items.map(({ title }) => title)];
    };
    expect(await titles('upcoming')).toEqual([4, 'open', 'proposed', 'proposed elsewhere']);
    expect(await titles('past')).toEqual([4, 'off', 'proposed elsewhere', 'proposed']);
    expect(await titles('upcoming', [2 as CollegeId])).toEqual([1, 'proposed elsewhere']);
    expect(await titles('past', [1 as CollegeId], 1)).toEqual([3, 'proposed', 'open']);
  });

  it("counts the RSVPs of each event and marks the viewer's own", async () => {
    await db.query(
      `INSERT INTO colleges.event_rsvps (event_id, user_id, answered_at)
       SELECT id, person, now() FROM colleges.events,
         unnest(CASE title WHEN 'open' THEN ARRAY[11, 12] WHEN 'proposed' THEN ARRAY[13] END) AS person`,
    );
    const seenBy = async (id: typeof kim) => {
      const asked = { when: 'upcoming', now: NOON } as const;
      const { items } = await reader().page(asked, { limit: 9, offset: 0 }, { id, speaksFor: [1 as CollegeId] });
      return items.map(({ title, rsvpCount, myRsvp }) => [title, rsvpCount, myRsvp]);
    };
    const [open, proposed] = [
      ['open', 2],
      ['proposed', 1],
    ];
    expect(await seenBy(robin)).toEqual([
      [...open, true],
      [...proposed, false],
    ]);
    expect(await seenBy(dean)).toEqual([
      [...open, false],
      [...proposed, true],
    ]);
  });

  it('treats events as past from the moment they end', async () => {
    const at = async (now: Date, when: 'upcoming' | 'past') =>
      (await reader().page({ when, now }, { limit: 9, offset: 0 }, null)).total;

    expect([await at(later(1.99), 'upcoming'), await at(later(1.99), 'past')]).toEqual([1, 0]);
    expect([await at(later(2), 'upcoming'), await at(later(2), 'past')]).toEqual([0, 1]);
  });
});
