import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeNamedColleges, NAMESAKES } from '../../application/catalogue/testing/known-colleges.contract';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import { toComparableName } from '../../domain/search/normal-text';
import { SqlKnownColleges } from './sql-known-colleges';
import { addColleges } from './testing/two-colleges';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db, { id: 5, name: 'Closed College' }, ...NAMESAKES);
  for (const { id, name } of NAMESAKES) {
    await db.query(
      `INSERT INTO colleges.search_entries
         (college_id, name, state, standing, names, place, names_and_place, everything)
       VALUES ($1, $2, 'OH', 0, '', '', '', '')`,
      [id, toComparableName(name)],
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

describeNamedColleges('PostgreSQL', () => new SqlKnownColleges(unitOfWorkOn(db)));

describe('SqlKnownColleges', () => {
  const named = async (name: string) =>
    (await new SqlKnownColleges(unitOfWorkOn(db)).listByName(name)).map(({ id }) => id).sort();

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
    const listIdsByName = async (name: string) =>
      (await new SqlKnownColleges(unitOfWorkOn(db)).listByName(name)).map(({ id }) => id);
    expect([await listIdsByName('Twin College'), await listIdsByName('Northern College')]).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it('finds a college by its key, open or closed', async () => {
    const colleges = new SqlKnownColleges(unitOfWorkOn(db));

    expect(await colleges.get(5)).toEqual({
      id: 5,
      name: 'Closed College',
      city: 'Sampleton',
      state: 'OH',
      type: 'Public 4-year',
    });
    await expect(colleges.get(999_999)).rejects.toThrow(CollegeNotFound);
    expect([...(await colleges.listExistingIds([1, 999_999, 5, 1]))].sort()).toEqual([1, 5]);
    expect(await colleges.listExistingIds([])).toEqual([]);
  });
});
