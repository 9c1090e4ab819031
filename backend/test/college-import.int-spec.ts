import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getReferenceFilePath,
  readReferenceRows,
  describeAgainstReference,
} from '../src/contexts/colleges/infrastructure/import/testing/reference-data';
import { createCatalogueOnFreshDatabase } from '../src/contexts/colleges/infrastructure/import/testing/catalogue-on';
import { createZip } from '../src/contexts/colleges/infrastructure/import/testing/zip';

type Catalogue = Awaited<ReturnType<typeof createCatalogueOnFreshDatabase>>;
type Row = Record<string, string | undefined>;

const OFFICIAL = 'scorecard-institutions.csv';
const MISSING_VALUES = ['', 'NA', 'PS', 'NULL', 'PrivacySuppressed'];
const TYPES: Record<string, string> = { '1': 'Public', '2': 'Private Non-Profit', '3': 'Private For-Profit' };
const LEVELS: Record<string, string> = { '1': '4-year', '2': '2-year', '3': 'less-than-2-year' };

const figure = (cell = ''): number | null => (MISSING_VALUES.includes(cell) ? null : Number(cell));
const rate = (cell = ''): number | null =>
  MISSING_VALUES.includes(cell) ? null : Math.round(Number(cell) * 10_000) / 10_000;

/** The catalog row expected for a row of the file, derived without the importer. */
const expectedOf = (row: Row): object => ({
  ipeds_id: Number(row.UNITID),
  name: row.INSTNM?.trim(),
  city: row.CITY?.trim(),
  state: row.STABBR,
  type: `${TYPES[row.CONTROL ?? '']} ${row.ICLEVEL === '1' ? '4-year' : '2-year'}`,
  level: LEVELS[row.ICLEVEL ?? ''],
  latitude: figure(row.LATITUDE),
  longitude: figure(row.LONGITUDE),
  admission_rate: rate(row.ADM_RATE) || null,
  enrollment: figure(row.UGDS),
  tuition_in_state: figure(row.TUITIONFEE_IN),
  tuition_out_state: figure(row.TUITIONFEE_OUT),
  student_faculty_ratio: figure(row.STUFACR),
  graduation_rate: rate(row.C150_4) ?? rate(row.C150_L4) ?? rate(row.C150_4_POOLED) ?? rate(row.C150_L4_POOLED),
  open_admission: row.OPENADMP === '1' ? true : row.OPENADMP === '2' ? false : null,
});

const scratch = (name: string, content: string | Buffer): string => {
  const path = join(process.env.TEST_DATA_DIR!, name);
  writeFileSync(path, content);
  return path;
};

describeAgainstReference('importing the official file of 2025', () => {
  let at: Catalogue;
  let rows: Row[];
  let content: Buffer;

  beforeAll(async () => {
    at = await createCatalogueOnFreshDatabase();
    rows = await readReferenceRows(OFFICIAL);
    content = readFileSync(getReferenceFilePath(OFFICIAL));
    const result = await at.importColleges.execute({ from: getReferenceFilePath(OFFICIAL), release: '2025-05-19' });
    expect(result).toMatchObject({ read: 6429, added: 6300, changed: 0, unchanged: 0, leftOut: 129, branches: 461 });
    expect(result.seconds).toBeLessThan(60);
  }, 120_000);

  const counts = async (): Promise<object> =>
    (
      await at.db.query<object[]>(`SELECT (SELECT count(*)::int FROM colleges.colleges) AS colleges,
        (SELECT count(*)::int FROM colleges.college_majors) AS majors,
        (SELECT count(*)::int FROM colleges.college_aliases) AS aliases,
        (SELECT count(*)::int FROM colleges.search_entries) AS entries,
        (SELECT max(updated_at) FROM colleges.colleges) AS touched`)
    )[0]!;
  const idOf = async (ipedsId: number): Promise<number> =>
    (await at.db.query<{ id: number }[]>('SELECT id FROM colleges.colleges WHERE ipeds_id = $1', [ipedsId]))[0]!.id;

  it('counts main campuses and branches', async () => {
    expect(await at.reader.count()).toEqual({
      count: 6300,
      main_campuses: 5839,
      source: 'scorecard',
      release: '2025-05-19',
    });
  });

  it('matches the file in every field of a hundred colleges', async () => {
    const operating = rows.filter((row) => row.CURROPER === '1');
    const sample = operating.filter((_row, position) => position % 63 === 0);
    expect(sample).toHaveLength(100);
    for (const row of sample) {
      const college = await at.reader.get(await idOf(Number(row.UNITID)));
      expect(college).toMatchObject(expectedOf(row));
    }
  });

  it('matches the file in the number of missing values of each figure', async () => {
    const operating = rows.filter((row) => row.CURROPER === '1');
    const missing = (column: string): number => operating.filter((row) => figure(row[column]) === null).length;
    const [found] = await at.db.query<Record<string, number>[]>(
      `SELECT ${['latitude', 'enrollment', 'tuition_in_state', 'student_faculty_ratio']
        .map((column) => `count(*) FILTER (WHERE ${column} IS NULL)::int AS ${column}`)
        .join(', ')} FROM colleges.colleges`,
    );
    expect(found).toEqual({
      latitude: missing('LATITUDE'),
      enrollment: missing('UGDS'),
      tuition_in_state: missing('TUITIONFEE_IN'),
      student_faculty_ratio: missing('STUFACR'),
    });
  });

  it('assigns every branch to its main campus', async () => {
    expect(
      await at.db.query(`SELECT count(*)::int AS astray FROM colleges.colleges c
        LEFT JOIN colleges.colleges main ON main.id = c.main_campus_id
        WHERE c.ipeds_id > 999999 AND main.ipeds_id IS DISTINCT FROM c.ipeds_id / 100`),
    ).toEqual([{ astray: 0 }]);
  });

  it('changes nothing when the same release is imported again, even from a ZIP', async () => {
    const before = await counts();
    const zip = scratch(
      'again_05192025.zip',
      createZip({ 'Most-Recent-Cohorts-Institution.csv': content.toString('utf8') }),
    );
    expect(await at.importColleges.execute({ from: zip })).toMatchObject({ added: 0, changed: 0, unchanged: 6300 });
    expect(await counts()).toEqual(before);
  }, 60_000);

  it.each<[string, () => string | Buffer, RegExp]>([
    ['cut off in the middle of a row', () => content.subarray(0, 3_000_000), /incomplete: row \d+ has/],
    ['cut off after a row', () => content.subarray(0, content.lastIndexOf('\n', 3_000_000) + 1), /already has 6300/],
    [
      'without the price columns',
      () => content.toString('utf8').replace('TUITIONFEE_IN', 'PRICE'),
      /missing: TUITIONFEE_IN/,
    ],
    ['with an open quotation mark', () => content.toString('utf8').replace(',Normal,', ',"Normal,'), /quotation mark/],
    ['that is a web page', () => '<!doctype html><title>Not found</title>', /web page/],
  ])('rejects a file %s, and changes nothing', async (_kind, broken, reason) => {
    const before = await counts();
    await expect(at.importColleges.execute({ from: scratch('broken.csv', broken()) })).rejects.toThrow(reason);
    expect(await counts()).toEqual(before);
  });

  it('allows one import at a time', async () => {
    const attempts = await Promise.allSettled(
      [1, 2].map(() => at.importColleges.execute({ from: getReferenceFilePath(OFFICIAL), release: '2025-05-19' })),
    );
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
      'Another import is running. Try again when it’s done.',
    ]);
  }, 60_000);
});

describeAgainstReference('importing a file of 2019', () => {
  it('reads its markers for missing values and its columns', async () => {
    const { importColleges, db } = await createCatalogueOnFreshDatabase();
    const sample = getReferenceFilePath('scorecard-raw-sample-2019.csv');
    expect(await importColleges.execute({ from: sample, release: '2019-11-01' })).toMatchObject({
      read: 99,
      added: 93,
      leftOut: 6,
    });
    expect(
      await db.query(`SELECT name, state, admission_rate, enrollment, tuition_in_state, student_faculty_ratio
        FROM colleges.colleges WHERE ipeds_id = 100654`),
    ).toEqual([
      {
        name: 'Alabama A & M University',
        state: 'AL',
        admission_rate: '90.27',
        enrollment: 4824,
        tuition_in_state: 9857,
        student_faculty_ratio: null,
      },
    ]);
  });
});

describeAgainstReference('importing over the starter table', () => {
  it('adds the remaining colleges, and keeps IDs and finer majors', async () => {
    const { importColleges, prepareCatalogue, reader } = await createCatalogueOnFreshDatabase();
    const loaded = await prepareCatalogue.execute();
    const { majors } = await reader.get(1);
    expect(majors).toContain('Nursing');

    const { added } = await importColleges.execute({ from: getReferenceFilePath(OFFICIAL), release: '2025-05-19' });
    expect(added).toBe(6300 - loaded);
    expect(await reader.get(1)).toMatchObject({ name: 'Michigan State University', majors });
    expect(await reader.get(2)).toMatchObject({ name: 'Florida State University' });
    expect(await reader.count()).toMatchObject({ count: 6300, source: 'scorecard' });
  }, 120_000);
});
