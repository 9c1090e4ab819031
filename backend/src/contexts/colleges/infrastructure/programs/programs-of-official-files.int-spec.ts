import { PROGRAM_LEVELS } from '../../domain/programs/program-levels';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { describeAgainstReference, getReferenceFilePath, readReferenceRows } from '../import/testing/reference-data';

const NEWEST = 'fields-of-study-2026-06.csv.bz2';
const SUPPLEMENT = 'fields-of-study-2025.csv.bz2';
const OLDEST = 'fields-of-study-2016-17.csv.bz2';
const PROGRAMS = 217_704;
const MAX_SECONDS = 60;

type Row = Readonly<Record<string, string | undefined>>;
type Catalogue = Awaited<ReturnType<typeof createCatalogueOnFreshDatabase>>;

const toNumber = (cell = ''): number | null => (/^\d+(\.\d+)?$/.test(cell) ? Math.round(Number(cell)) : null);

/** Every nth row, so that the sample covers the whole file. */
const sample = (rows: readonly Row[], count: number): Row[] => {
  const step = Math.floor(rows.length / count);
  return Array.from({ length: count }, (_, at) => rows[at * step]!);
};

async function startCatalogue() {
  const catalog = await createCatalogueOnFreshDatabase();
  await catalog.importColleges.execute({ from: getReferenceFilePath('scorecard-institutions.csv') });
  const colleges = await catalog.db.query<{ id: number; ipeds_id: number }[]>(
    'SELECT id, ipeds_id FROM colleges.colleges WHERE operating',
  );
  return { catalog, idOf: new Map(colleges.map(({ id, ipeds_id }) => [String(ipeds_id), id])) };
}

const importFile = (catalog: Catalogue, name: string) =>
  catalog.importFields.execute({ from: getReferenceFilePath(name) });

describeAgainstReference('the programs of the official field-of-study files', () => {
  let catalog: Catalogue;
  let idOf: ReadonlyMap<string, number>;

  /** The rows of listed programs of colleges in the catalog. */
  let newest: readonly Row[];

  beforeAll(async () => {
    ({ catalog, idOf } = await startCatalogue());
    newest = await readListedRows(NEWEST);
  }, 180_000);

  const findProgram = async ({ UNITID = '', CIPCODE = '', CREDLEV = '' }: Row) => {
    const level = PROGRAM_LEVELS[Number(CREDLEV) - 1]!;
    const [program] = await catalog.programs.listByKeys([{ collegeId: idOf.get(UNITID)!, cip: CIPCODE, level }]);
    return program!;
  };
  const readListedRows = async (name: string): Promise<Row[]> =>
    (await readReferenceRows(name)).filter(({ UNITID = '', CREDLEV }) => idOf.has(UNITID) && CREDLEV !== '99');

  it('aren’t there before the first import', async () => {
    expect(await catalog.programs.listOfCollege(1)).toEqual({ programs: [], imported: false });
  });

  it(`of 2025 and 2026 are imported within ${MAX_SECONDS} seconds each, in any order`, async () => {
    const older = await importFile(catalog, SUPPLEMENT);
    expect(older.programs).toMatchObject({ parts: ['supplement'], hasMain: false });
    const newest = await importFile(catalog, NEWEST);
    expect(newest).toMatchObject({ read: 227_980, release: '2026-06-10' });
    expect(newest.programs).toMatchObject({ parts: ['main'], added: PROGRAMS, changed: 0, removed: 0, unchanged: 0 });
    expect(Math.max(older.seconds, newest.seconds)).toBeLessThan(MAX_SECONDS);
  }, 180_000);

  it('don’t change when the files are imported again', async () => {
    const newest = await importFile(catalog, NEWEST);
    expect(newest.programs).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: PROGRAMS });
    const older = await importFile(catalog, SUPPLEMENT);
    expect(older.programs).toMatchObject({ parts: ['supplement'], hasMain: true, added: 0, changed: 0, removed: 0 });
    expect(older).toMatchObject({ changed: 0, unchanged: 0 });
  }, 180_000);

  it('500 equal the file of June 2026', async () => {
    for (const row of sample(newest, 500)) {
      const { figures, field, state } = await findProgram(row);
      expect({
        field,
        values: [figures.awards, figures.earnings_1_year, figures.earnings_4_years, figures.debt].map(
          ({ value }) => value,
        ),
      }).toEqual({
        field: row['CIPDESC']?.replace(/\.$/, ''),
        values: ['IPEDSCOUNT1', 'EARN_MDN_1YR', 'EARN_MDN_4YR', 'DEBT_ALL_STGP_EVAL_MDN'].map((column) =>
          toNumber(row[column]),
        ),
      });
      expect(state).toMatch(/^[A-Z]{2}$/);
    }
  }, 120_000);

  it('200 equal the file of 2025 in earnings after 5 years and distance', async () => {
    const listed = new Set(newest.map(({ UNITID, CIPCODE, CREDLEV }) => [UNITID, CIPCODE, CREDLEV].join()));
    const rows = (await readListedRows(SUPPLEMENT)).filter(({ UNITID, CIPCODE, CREDLEV }) =>
      listed.has([UNITID, CIPCODE, CREDLEV].join()),
    );
    for (const row of sample(rows, 200)) {
      const { figures, distance } = await findProgram(row);
      const { value, students, year, source } = figures.earnings_5_years;
      expect({ value, students, distance }).toEqual({
        value: toNumber(row['EARN_MDN_5YR']),
        students: toNumber(row['EARN_COUNT_WNE_5YR']),
        distance: { '1': 'none', '2': 'some', '3': 'all' }[row['DISTANCE'] ?? ''] ?? null,
      });
      expect([source, year]).toEqual(['College Scorecard (May 2025)', expect.stringContaining('2022 dollars')]);
    }
  }, 120_000);

  it('are compared with high-school graduates where both figures are known', async () => {
    const rows = newest.filter(({ CREDLEV, EARN_MDN_4YR }) => Number(CREDLEV) <= 3 && EARN_MDN_4YR !== '');
    for (const row of sample(rows, 100)) {
      const { high_school, state } = await findProgram(row);
      if (high_school) expect(high_school.below).toBe(Number(row['EARN_MDN_4YR']) < high_school.value);
      else expect(['AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'VI']).toContain(state);
    }
  }, 120_000);

  it('were measured together if the school, the field and the level are the same', async () => {
    const [pool] = await catalog.db.query<{ ids: number[]; cip: string; credlev: number }[]>(
      `SELECT array_agg(p.college_id ORDER BY p.college_id) AS ids, p.cip, p.credlev FROM colleges.programs p
       WHERE p.earnings_4_years IS NOT NULL GROUP BY p.opeid6, p.cip, p.credlev HAVING count(*) = 3 ORDER BY p.cip LIMIT 1`,
    );
    const { ids, cip, credlev } = pool!;
    const [first] = await catalog.programs.listByKeys([
      { collegeId: ids[0]!, cip, level: PROGRAM_LEVELS[credlev - 1]! },
    ]);
    expect(first!.figures.earnings_4_years.pooled_with).toEqual(ids.slice(1));
    expect(first!.figures.awards.pooled_with).toEqual([]);
  });
});

describeAgainstReference('the programs of the official file of 2016-17', () => {
  it('say which figures are suppressed and which aren’t reported', async () => {
    const { catalog, idOf } = await startCatalogue();
    const { programs, release } = await importFile(catalog, OLDEST);
    expect({ parts: programs.parts, release }).toEqual({ parts: ['main'], release: null });
    const seen = new Set<string>();
    const rows = (await readReferenceRows(OLDEST)).filter(({ P_UNITID = '' }) => idOf.has(P_UNITID));
    for (const row of sample(rows, 500)) {
      if (seen.has([row['P_UNITID'], row['P_CIPCODE'], row['P_CREDLEV']].join())) continue;
      seen.add([row['P_UNITID'], row['P_CIPCODE'], row['P_CREDLEV']].join());
      const level = PROGRAM_LEVELS[Number(row['P_CREDLEV']) - 1]!;
      const cip = row['P_CIPCODE']!.padStart(4, '0');
      const [program] = await catalog.programs.listByKeys([{ collegeId: idOf.get(row['P_UNITID']!)!, cip, level }]);
      const { awards, debt, monthly_payment, earnings_1_year, earnings_4_years } = program!.figures;
      const expected = (cell = '') => {
        const value = toNumber(cell);
        return [value, value === null ? (cell === 'PrivacySuppressed' ? 'suppressed' : 'not_reported') : null];
      };
      expect([awards, debt, monthly_payment, earnings_1_year].map(({ value, reason }) => [value, reason])).toEqual(
        ['P_IPEDSCOUNT1', 'P_DEBTMEDIAN', 'P_DEBTPAYMENT10YR', 'P_MD_EARN_WNE'].map((column) => expected(row[column])),
      );
      expect(earnings_4_years).toMatchObject({ value: null, reason: 'not_reported', source: null });
    }
    expect(seen.size).toBeGreaterThan(480);
  }, 400_000);
});
