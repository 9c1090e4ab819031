import type { DataSource } from 'typeorm';
import type { CollegeReader } from '../../application/directory/ports/college-reader';
import type { DirectoryReader } from '../../application/directory/ports/directory-reader';
import { aCollege } from '../../application/catalogue/testing/a-college';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import { unitOfWorkOn } from '../../../../../test/support/database';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';
import { SqlDirectoryEntries } from './sql-directory-entries';

const TROY_IPEDS_ID = 909_090;
const majors = (names: string[], unknown: string[]) => ({ names, unknown, source: 'families' as const });

describe.each(READER_SOURCES)('college details, read from %s', (source) => {
  let db: DataSource;
  let reader: CollegeReader;
  let directory: DirectoryReader;
  beforeAll(async () => {
    const made = await createCatalogueOnFreshDatabase(source);
    ({ db, reader, directory } = made);
    await made.bringIn(
      aCollege({
        ipedsId: TROY_IPEDS_ID,
        name: 'Troy',
        majors: majors(['History'], ['Nursing']),
        aliases: ['Trojans', 'TU'],
      }),
      aCollege({
        ipedsId: TROY_IPEDS_ID * 100 + 1,
        name: 'Troy West',
        city: 'Dothan',
        mainCampusIpedsId: TROY_IPEDS_ID,
      }),
      aCollege({ ipedsId: TROY_IPEDS_ID * 100 + 2, name: 'Troy East', mainCampusIpedsId: TROY_IPEDS_ID }),
      aCollege({ ipedsId: TROY_IPEDS_ID * 100 + 3, name: 'Troy Closed', mainCampusIpedsId: TROY_IPEDS_ID }),
      aCollege({
        ipedsId: 10_000,
        name: 'Ilium Oak Hill',
        majors: majors(['Physics'], ['Economics']),
        aliases: ['Ilium U'],
      }),
      aCollege({ ipedsId: 1_000_001, name: 'Ilium South', mainCampusIpedsId: 10_000, majors: null }),
      aCollege({ ipedsId: 11, name: 'Closed College' }),
      // The highest ID of an institution; IDs of branches are longer.
      aCollege({ ipedsId: 999_999, name: 'Last College' }),
      aCollege({ ipedsId: 999_998, name: 'LAST COLLEGE' }),
      aCollege({ ipedsId: 999_997, name: 'Last College', city: 'Troy' }),
    );
    await made.change({ colleges: [], closed: [TROY_IPEDS_ID * 100 + 3, 11] });
    await db.query(
      `INSERT INTO colleges.college_aliases (college_id, kind, key, alias, position)
       SELECT id, 'curated', 'troystate', 'Troy State', 1 FROM colleges.colleges WHERE name = 'Troy'`,
    );
  });

  const findIdByName = async (name: string): Promise<number> =>
    (await db.query<{ id: number }[]>('SELECT id FROM colleges.colleges WHERE name = $1', [name]))[0]!.id;
  const toNames = (colleges: readonly { readonly name: string }[]) => colleges.map(({ name }) => name);

  it.each([
    ['Troy', ['Troy East', 'Troy West'], ['Troy State', 'Trojans', 'TU'], ['History'], ['Nursing']],
    ['Ilium Oak Hill', ['Ilium South'], ['Ilium U'], ['Physics'], ['Economics']],
    ['Ilium South', [], [], [], []],
  ])(
    'contain only the campuses, aliases and majors of %s',
    async (name, campuses, aliases, expectedMajors, unknownMajors) => {
      const college = await reader.get(await findIdByName(name));
      expect({ ...college, campuses: toNames(college.campuses) }).toMatchObject({ name, campuses, aliases });
      expect([college.majors, college.unknown_majors]).toEqual([expectedMajors, unknownMajors]);
      expect(await directory.listDetails([college.id])).toEqual([college]);
    },
  );

  it.each([
    ['Troy', 'Troy, Sampleton, OH'],
    ['Last College', 'Last College, Sampleton, OH (federal ID 999999)'],
  ])('have a title that no other open college has: %s', async (name, title) => {
    expect(await reader.get(await findIdByName(name))).toMatchObject({ title });
  });

  it('name similar main campuses, of the same type if they have no award', async () => {
    const similar = await reader.listSimilar(await findIdByName('Troy West'));
    expect(toNames(similar)).toEqual(['Troy', 'Ilium Oak Hill', 'Last College', 'LAST COLLEGE', 'Last College']);
    expect(toNames(await reader.listSimilar(await findIdByName('Closed College')))).not.toContain('Closed College');
    await expect(reader.listSimilar(2_147_483_647)).rejects.toThrow(CollegeNotFound);
  });

  it('remain readable after the college has closed', async () => {
    expect(await reader.get(await findIdByName('Closed College'))).toMatchObject({ name: 'Closed College' });
  });

  it('popular lists the colleges that most people viewed or saved, without branches and closed colleges', async () => {
    expect(toNames(await reader.listPopular(9))).toEqual([]);
    const counted = [
      ['Ilium Oak Hill', 12],
      ['Troy', 30],
      ['Troy West', 40],
      ['Closed College', 50],
    ] as const;
    const people = await Promise.all(
      counted.map(async ([name, many]) => ({ collegeId: await findIdByName(name), people: many })),
    );
    await new SqlDirectoryEntries(unitOfWorkOn(db)).savePopularity(
      people.map(({ collegeId }) => collegeId),
      people,
    );
    expect(toNames(await reader.listPopular(9))).toEqual(['Troy', 'Ilium Oak Hill']);
    expect(toNames(await reader.listPopular(1))).toEqual(['Troy']);
  });

  it('count returns the open colleges, in all and without branches', async () => {
    expect(await reader.count()).toMatchObject({ count: 8, main_campuses: 5 });
  });
});
