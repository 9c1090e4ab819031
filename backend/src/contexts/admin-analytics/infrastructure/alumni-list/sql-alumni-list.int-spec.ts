import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { ALUMNI_ORDERS, type AlumniQuery } from '../../application/alumni-list/ports/alumni-list';
import { SqlAlumniList } from './sql-alumni-list';

const NOON = new Date('2026-03-01T12:00:00Z');
const [MINE, OTHER] = [1, 2];

/** First and last name, year, major, college and the account that claimed the profile. */
const PEOPLE: readonly [string, string, number, string, number, number | null][] = [
  ['José', 'Álvarez', 2015, 'Art', MINE, null],
  ['ada', 'king', 2018, 'Mathematics', MINE, 11],
  ['Ben', 'King', 2015, '100% History', MINE, null],
  ['Eve', 'Other', 2015, 'Art', OTHER, 12],
];

describe('the list of a college’s alumni', () => {
  let db: DataSource;
  let list: SqlAlumniList;

  beforeAll(async () => {
    db = await freshDatabase();
    list = new SqlAlumniList(unitOfWorkOn(db));
    for (const [at, [first, last, year, major, collegeId, claimedBy]] of PEOPLE.entries()) {
      await db.query(
        `WITH i AS (INSERT INTO admin_analytics.alumni_imports (college_id, file_name, status, started_at)
                    VALUES ($1, 'f.csv', 'completed', $2) RETURNING id)
         INSERT INTO admin_analytics.imported_alumni (college_id, import_id, email, first_name, last_name,
           graduation_year, major, imported_at, purge_at, claimed_by, claimed_at)
         SELECT $1, i.id, $3, $4, $5, $6, $7, $8, $2, $9, CASE WHEN $9::integer IS NOT NULL THEN $2::timestamptz END FROM i`,
        [collegeId, NOON, `p${at}@x.org`, first, last, year, major, new Date(NOON.getTime() + at * 1_000), claimedBy],
      );
    }
  });

  const page = async (query: Partial<AlumniQuery> = {}, collegeId = MINE) =>
    list.list(collegeId, { order: 'name', limit: 10, after: null, ...query });
  const names = async (query: Partial<AlumniQuery> = {}) => (await page(query)).items.map(({ firstName }) => firstName);

  it('contains only the college’s own alumni, and no address of a claimed profile', async () => {
    const { items, next } = await page();
    expect(items).toHaveLength(3);
    expect(next).toBeNull();
    expect(items.find(({ claimedBy }) => claimedBy === 11)).toMatchObject({ firstName: 'ada', email: null });
    expect(items.find(({ firstName }) => firstName === 'Ben')).toMatchObject({ email: 'p2@x.org' });
    expect((await page({}, OTHER)).items).toMatchObject([{ firstName: 'Eve' }]);
  });

  it.each([
    ['jose', ['José']],
    ['KING', ['ada', 'Ben']],
    ['king ben', ['Ben']],
    ['math', ['ada']],
    ['100%', ['Ben']],
    ['_', []],
    ['p2@x', ['Ben']],
    ['p1@x', []],
  ])('is searched for %s', async (q, found) => {
    expect((await names({ q })).toSorted()).toEqual([...found].sort());
    expect(await list.count(MINE, { q })).toBe(found.length);
  });

  it('is filtered by claimed profiles', async () => {
    expect([await names({ claimed: true }), await list.count(MINE, { claimed: true })]).toEqual([['ada'], 1]);
    expect([await names({ claimed: false }), await list.count(MINE, { claimed: false })]).toEqual([
      expect.arrayContaining(['José', 'Ben']),
      2,
    ]);
    expect(await list.listClaimants(MINE)).toEqual([11]);
  });

  it.each(ALUMNI_ORDERS)('has the same rows page by page in the order %s', async (order) => {
    const whole = (await page({ order })).items.map(({ id }) => id);
    const found: number[] = [];
    for (let after: AlumniQuery['after'] = null; ;) {
      const { items, next }: Awaited<ReturnType<typeof page>> = await page({ order, limit: 1, after });
      found.push(...items.map(({ id }) => id));
      if (!next) break;
      after = next;
    }
    expect(found).toEqual(whole);
    expect(new Set(found).size).toBe(3);
  });

  it('sorts by year of graduation and by import', async () => {
    expect((await names({ order: '-graduationYear' }))[0]).toBe('ada');
    expect(await names({ order: 'importedAt' })).toEqual(['José', 'ada', 'Ben']);
    expect(await names({ order: '-importedAt' })).toEqual(['Ben', 'ada', 'José']);
  });
});
