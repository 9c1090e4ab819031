import type { DataSource } from 'typeorm';
import { freshDatabaseUrl, createPatientPool, unitOfWorkOn, testSettings } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aCollege } from '../../application/catalogue/testing/a-college';
import { describeCatalogue } from '../../application/import/testing/catalogue.contract';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { PostgresCatalogue } from './postgres-catalogue';

describe('PostgresCatalogue', () => {
  let db: DataSource;
  let catalogue: PostgresCatalogue;

  beforeAll(async () => {
    const settings = testSettings(await freshDatabaseUrl());
    db = await createPatientPool(settings);
    catalogue = new PostgresCatalogue(settings, unitOfWorkOn(db));
  });
  afterAll(() => db.destroy());
  beforeEach(() => emptyCatalogue());

  const emptyCatalogue = async (): Promise<void> => {
    await emptyTables(db, 'colleges.colleges', 'colleges.search_words', 'colleges.catalogue_state');
    await emptyTables(db, 'colleges.type_medians', 'colleges.catalogue_imports', 'colleges.majors_imports');
    await emptyTables(db, 'colleges.program_sources', 'colleges.program_fields', 'colleges.program_pools');
  };
  const bringIn = (...colleges: FederalCollege[]) =>
    catalogue.update(async (draft) => {
      await draft.stage({ colleges, closed: [] });
      return draft.merge({
        source: 'scorecard',
        fileName: 'file.csv',
        sha256: null,
        release: '2025-05-19',
        at: new Date(),
        rowsRead: colleges.length,
      });
    });
  const one = async <Row>(sql: string): Promise<Row> => (await db.query<Row[]>(sql))[0]!;

  describeCatalogue('PostgreSQL', async () => {
    await emptyCatalogue();
    return catalogue;
  });

  it('keeps the value that an administrator entered, with the federal value beside it', async () => {
    await bringIn(aCollege({ enrollment: 100, admissionRate: 3.96 }));
    await db.query(`UPDATE colleges.colleges SET enrollment = 777, edited_fields = '{enrollment}'`);

    await bringIn(aCollege({ enrollment: 200, admissionRate: 4.25 }));
    expect(await one('SELECT enrollment, admission_rate, federal FROM colleges.colleges')).toMatchObject({
      enrollment: 777,
      admission_rate: '4.25',
      federal: { enrollment: 200 },
    });
  });

  it('never replaces detailed majors with coarser ones', async () => {
    const majors = (source: 'families' | 'starter' | 'fields', ...names: string[]) =>
      aCollege({ majors: { names, source } });
    const known = async () =>
      (await one<{ known: string[] }>(`SELECT array_agg(major ORDER BY major) AS known FROM colleges.college_majors`))
        .known;

    await bringIn(majors('starter', 'Nursing', 'Economics'));
    await bringIn(majors('families', 'History'));
    expect(await known()).toEqual(['Economics', 'Nursing']);
    await bringIn(majors('fields', 'Physics'));
    expect(await known()).toEqual(['Physics']);
    await bringIn(aCollege({ majors: null }));
    expect(await known()).toEqual(['Physics']);
  });

  it('reserves the IDs of the first two starter colleges, whichever file is imported first', async () => {
    await bringIn(aCollege({ ipedsId: 100_654 }), aCollege({ ipedsId: 134_097 }), aCollege({ ipedsId: 171_100 }));
    expect(await db.query('SELECT id, ipeds_id FROM colleges.colleges WHERE id < 3 ORDER BY id')).toEqual([
      { id: 1, ipeds_id: 171_100 },
      { id: 2, ipeds_id: 134_097 },
    ]);
  });

  it('links branches to their main campus, even if that is imported later', async () => {
    await bringIn(aCollege({ ipedsId: 10_236_801, mainCampusIpedsId: 102_368 }));
    await bringIn(aCollege({ ipedsId: 102_368 }), aCollege({ ipedsId: 10_236_801, mainCampusIpedsId: 102_368 }));
    expect(
      await one(
        `SELECT main.ipeds_id FROM colleges.colleges c JOIN colleges.colleges main ON main.id = c.main_campus_id`,
      ),
    ).toEqual({ ipeds_id: 102_368 });
  });

  it('ranks every branch below all main campuses, however large it is', async () => {
    await bringIn(
      aCollege({ ipedsId: 102_368, enrollment: null }),
      aCollege({ ipedsId: 10_236_801, mainCampusIpedsId: 102_368, enrollment: 90_000 }),
    );
    expect(
      await db.query(`SELECT c.ipeds_id FROM colleges.search_entries e JOIN colleges.colleges c ON c.id = e.college_id
        ORDER BY e.standing DESC`),
    ).toEqual([{ ipeds_id: 102_368 }, { ipeds_id: 10_236_801 }]);
  });

  it('adds curated nicknames to colleges that are imported later', async () => {
    await bringIn(aCollege({ ipedsId: 110_662, name: 'University of California-Los Angeles' }));
    expect(await one(`SELECT alias FROM colleges.college_aliases WHERE kind = 'curated' AND key = 'ucla'`)).toEqual({
      alias: 'UCLA',
    });
  });

  it('rewrites the search index when its format has changed', async () => {
    await bringIn(aCollege({ ipedsId: 110_662 }));
    await db.query(`DELETE FROM colleges.college_aliases`);
    await db.query(`UPDATE colleges.catalogue_state SET search_fingerprint = 'of another version'`);
    await catalogue.refreshSearch();
    expect(await one(`SELECT count(*)::int AS known FROM colleges.college_aliases WHERE key = 'ucla'`)).toEqual({
      known: 1,
    });
  });

  describe('descriptions of well-known colleges', () => {
    const WELL_KNOWN_COLLEGE = aCollege({ ipedsId: 171_100 });
    const readDescription = () => one('SELECT description, founded_year FROM colleges.colleges');
    const OWN_DESCRIPTION = {
      description: expect.stringMatching(/^A public land-grant university/),
      founded_year: 1855,
    };
    const startOtherVersion = async () => {
      await db.query(`UPDATE colleges.catalogue_state SET search_fingerprint = 'of another version'`);
      await catalogue.refreshSearch();
    };

    it('are merged with every file, and cause no change the second time', async () => {
      await bringIn(WELL_KNOWN_COLLEGE);
      expect(await readDescription()).toEqual(OWN_DESCRIPTION);
      expect(await bringIn(WELL_KNOWN_COLLEGE)).toEqual({ added: 0, changed: 0, unchanged: 1 });
    });

    it('are null for other colleges, which is no change', async () => {
      await bringIn(aCollege());
      await startOtherVersion();
      expect(await readDescription()).toEqual({ description: null, founded_year: null });
      expect(await bringIn(aCollege())).toEqual({ added: 0, changed: 0, unchanged: 1 });
    });

    it('are added to the database of an earlier version at start', async () => {
      await bringIn(WELL_KNOWN_COLLEGE);
      await db.query(`UPDATE colleges.colleges SET description = NULL, founded_year = NULL,
        federal = federal - '{description,founded_year}'::text[]`);
      await startOtherVersion();
      expect(await readDescription()).toEqual(OWN_DESCRIPTION);
      expect(await bringIn(WELL_KNOWN_COLLEGE)).toEqual({ added: 0, changed: 0, unchanged: 1 });
    });

    it("don't replace what the college has written", async () => {
      await bringIn(WELL_KNOWN_COLLEGE);
      await db.query(`UPDATE colleges.colleges SET description = 'We are in East Lansing.',
        edited_fields = '{description}', federal = federal - '{description,founded_year}'::text[]`);
      await startOtherVersion();
      await bringIn({ ...WELL_KNOWN_COLLEGE, enrollment: 7 });
      expect(await readDescription()).toEqual({ ...OWN_DESCRIPTION, description: 'We are in East Lansing.' });
    });
  });

  it('stores each word of the names with the number of students, until no college has it', async () => {
    const named = (ipedsId: number, name: string, enrollment: number | null) => aCollege({ ipedsId, name, enrollment });
    const students = async (word: string) =>
      (await db.query<{ students: string }[]>('SELECT students FROM colleges.search_words WHERE word = $1', [word]))[0]
        ?.students ?? null;
    await bringIn(named(1, 'Alder College', 100), named(2, 'Alder Institute', 20), named(3, 'Birch College', null));
    expect([await students('alder'), await students('birch'), await students('cedar')]).toEqual(['120', '0', null]);
    await bringIn(named(1, 'Cedar College', 100), named(2, 'Alder Institute', 30), named(3, 'Cedar Institute', null));
    expect([await students('alder'), await students('birch'), await students('cedar')]).toEqual(['30', null, '100']);
  });

  it('removes only closed colleges from the search', async () => {
    const [one, two] = [aCollege({ ipedsId: 1 }), aCollege({ ipedsId: 2, name: 'Southern Example College' })];
    await bringIn(one, two);
    await catalogue.update(async (draft) => {
      await draft.stage({ colleges: [two], closed: [1] });
      return draft.merge({
        source: 'scorecard',
        fileName: 'file.csv',
        sha256: null,
        release: '2025-05-19',
        at: new Date(),
        rowsRead: 2,
      });
    });
    expect(await db.query('SELECT name FROM colleges.search_entries')).toEqual([
      { name: expect.stringMatching(/south/i) },
    ]);
  });

  it('excludes branches and unreported values from the comparison', async () => {
    const figures = (ipedsId: number, enrollment: number | null) => aCollege({ ipedsId, enrollment });
    await bringIn(figures(1, 10), figures(2, 20), figures(3, 40), figures(4, null), figures(10_236_801, 9_999));
    expect(await one('SELECT colleges, enrollment FROM colleges.type_medians')).toEqual({
      colleges: 4,
      enrollment: 20,
    });
    expect(
      await db.query(`SELECT c.ipeds_id, p.enrollment FROM colleges.type_percentiles p
        JOIN colleges.colleges c ON c.id = p.college_id ORDER BY c.ipeds_id`),
    ).toEqual([
      { ipeds_id: 1, enrollment: 33 },
      { ipeds_id: 2, enrollment: 67 },
      { ipeds_id: 3, enrollment: 100 },
      { ipeds_id: 4, enrollment: null },
    ]);
  });

  it('compares a college with open ones of its own type, up to the highest ID of an institution', async () => {
    const college = (ipedsId: number, enrollment: number, type = 'Public 4-year') =>
      aCollege({ ipedsId, enrollment, type: type as FederalCollege['type'] });
    const open = [
      college(1, 10),
      college(999_999, 20),
      college(2, 500, 'Public 2-year'),
      college(4, 700, 'Public 2-year'),
    ];
    await bringIn(...open, college(3, 99));
    await catalogue.update(async (draft) => {
      await draft.stage({ colleges: open, closed: [3] });
      return draft.merge({
        source: 'scorecard',
        fileName: 'file.csv',
        sha256: null,
        release: '2025-05-19',
        at: new Date(),
        rowsRead: 4,
      });
    });
    expect(await db.query('SELECT type, colleges, enrollment FROM colleges.type_medians ORDER BY type')).toEqual([
      { type: 'Public 2-year', colleges: 2, enrollment: 600 },
      { type: 'Public 4-year', colleges: 2, enrollment: 15 },
    ]);
    expect(
      await db.query(`SELECT c.ipeds_id, p.enrollment FROM colleges.type_percentiles p
        JOIN colleges.colleges c ON c.id = p.college_id ORDER BY c.ipeds_id`),
    ).toEqual([
      { ipeds_id: 1, enrollment: 50 },
      { ipeds_id: 2, enrollment: 50 },
      { ipeds_id: 4, enrollment: 100 },
      { ipeds_id: 999_999, enrollment: 100 },
    ]);
  });

  it('records each import', async () => {
    await bringIn(aCollege());
    expect(await one('SELECT rows_read, added, left_out, branches FROM colleges.catalogue_imports')).toEqual({
      rows_read: 1,
      added: 1,
      left_out: 0,
      branches: 0,
    });
  });
});
