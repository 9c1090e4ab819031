import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CollegeOperatorFacade } from '../src/contexts/colleges';
import { startApp, type TestApp } from './support/app';
import { pagesFolder } from './support/pages';

const COLUMNS = ['UNITID', 'OPEID6', 'CIPCODE', 'CIPDESC', 'CREDLEV', 'IPEDSCOUNT1', 'EARN_MDN_1YR', 'EARN_MDN_4YR'];
const CS = ['1107', 'Computer Science.'];
const LAW = ['2201', 'Law.'];
const MASTER = '5';

interface CollegeProgramsAnswer {
  readonly imported: boolean;
  readonly programs: readonly ProgramAnswer[];
}

interface ProgramAnswer {
  readonly id: string;
  readonly collegeId: number;
  readonly collegeName: string;
  readonly high_school: object | null;
  readonly figures: Readonly<Record<string, { value: number | null; reason: string | null; pooled_with: number[] }>>;
}

const webRoot = pagesFolder();
let app: TestApp;
let colleges: { id: number; ipeds_id: number; name: string; state: string }[];

const importPrograms = (name: string, columns: readonly string[], rows: readonly (readonly string[])[]) => {
  const from = join(process.env.TEST_DATA_DIR!, name);
  writeFileSync(from, [columns, ...rows].map((cells) => cells.join(',')).join('\n'));
  return app.app.get(CollegeOperatorFacade, { strict: false }).importFieldsOfStudy({ from });
};

beforeAll(async () => {
  app = await startApp({}, { webRoot });
  const { body } = await app.visitor().get('/api/colleges?sort=name&limit=8').expect(200);
  colleges = body;
});

const get = (path: string) => app.visitor().get(`/api${path}`);
/** Returns the programs on this page and on all pages after it, by page. */
async function listPages(path: string): Promise<ProgramAnswer[][]> {
  const { body, headers } = await app.visitor().get(path).expect(200);
  const next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
  return [body as ProgramAnswer[], ...(next ? await listPages(next) : [])];
}
const valuesOf = (programs: readonly ProgramAnswer[], figure: string) =>
  programs.map(({ figures }) => figures[figure]!.value);

describe('programs before an import', () => {
  it('are empty, and the college says so', async () => {
    await get(`/colleges/${colleges[0]!.id}/programs`).expect(200, { programs: [], imported: false });
    await get('/programs?cip=1107').expect(200, []);
    await get('/programs/fields').expect(200, []);
  });
});

describe('programs', () => {
  beforeAll(async () => {
    const row = (at: number, [cip, title]: readonly string[], level: string, ...figures: string[]) => [
      String(colleges[at]!.ipeds_id),
      at < 2 ? '001002' : String(2000 + at),
      cip!,
      title!,
      level,
      ...figures,
    ];
    await importPrograms('Most-Recent-Cohorts-Field-of-Study_06102026.csv', COLUMNS, [
      row(0, CS, '3', '10', '50000', '30000'),
      row(1, CS, '3', '20', '50000', '30000'),
      row(2, CS, '3', '0', 'PS', '90000'),
      row(3, CS, '3', '5', '', 'NA'),
      row(4, CS, '2', '7', '40000', '60000'),
      row(5, CS, '3', '8', '45000', '60000'),
      row(0, CS, '99', '1', '', ''),
      row(0, LAW, MASTER, '3', '', ''),
    ]);
    const supplement = ['UNITID', 'CIPCODE', 'CREDLEV', 'EARN_MDN_5YR', 'EARN_COUNT_WNE_5YR', 'DISTANCE'];
    const ipedsId = String(colleges[0]!.ipeds_id);
    await importPrograms('Most-Recent-Cohorts-Field-of-Study_05192025.csv', supplement, [
      [ipedsId, '1107', '3', '61234', '77', '2'],
    ]);
  });

  describe('of a college', () => {
    it('have all figures with their sources, by level and field', async () => {
      const { id, name, state } = colleges[0]!;
      const { body } = await get(`/colleges/${id}/programs`).expect(200);
      const { imported, programs } = body as CollegeProgramsAnswer;

      expect(imported).toBe(true);
      expect(programs.map((program) => program.id)).toEqual([`${id}-1107-bachelor`, `${id}-2201-master`]);
      expect(programs[0]).toMatchObject({
        collegeId: id,
        collegeName: name,
        state,
        field: 'Computer Science',
        cip: '1107',
        level: 'bachelor',
        distance: 'some',
        national: null,
      });
      expect(programs[0]!.figures).toMatchObject({
        awards: { value: 10, reason: null, pooled_with: [] },
        earnings_4_years: { value: 30_000, source: 'College Scorecard (June 2026)', pooled_with: [colleges[1]!.id] },
        earnings_5_years: { value: 61_234, students: 77, source: 'College Scorecard (May 2025)' },
        debt: { value: null, reason: 'not_reported', source: null },
      });
      expect(programs[0]!.high_school).toMatchObject({ state, year: 'June 2026', below: true });
      expect(programs[1]!.high_school).toBeNull();
    });

    it('are not found for an unknown college, and empty for one without programs', async () => {
      await get('/colleges/2147483647/programs').expect(404);
      await get('/colleges/x/programs').expect(400);
      await get(`/colleges/${colleges[7]!.id}/programs`).expect(200, { programs: [], imported: true });
    });
  });

  describe('of a field', () => {
    it('are sorted by earnings, those measured together follow each other, and those without earnings are last', async () => {
      const pages = await listPages('/api/programs?cip=1107&limit=2');
      const order = pages.flat().map(({ collegeId }) => colleges.findIndex(({ id }) => id === collegeId));
      expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
      const measuredTogether = colleges[0]!.id < colleges[1]!.id ? [0, 1] : [1, 0];
      expect(order).toEqual([2, 4, 5, ...measuredTogether, 3]);
      expect(valuesOf(pages.flat(), 'earnings_4_years')).toEqual([90_000, 60_000, 60_000, 30_000, 30_000, null]);
    });

    it.each([
      ['earnings_1_year', 'asc', [40_000, 45_000, 50_000, 50_000, null, null]],
      ['awards', 'desc', [20, 10, 8, 7, 5, 0]],
    ])('can be sorted by %s, %s, in pages of any size', async (sort, order, values) => {
      for (const limit of [1, 4, 100]) {
        const pages = await listPages(`/api/programs?cip=1107&sort=${sort}&order=${order}&limit=${limit}`);
        expect(valuesOf(pages.flat(), sort)).toEqual(values);
      }
    });

    it('can be sorted by the name of the college', async () => {
      const names = (await listPages('/api/programs?cip=1107&sort=name&limit=1'))
        .flat()
        .map(({ collegeName }) => collegeName);
      expect(names).toEqual([...names].sort());
      expect(new Set(names).size).toBe(6);
    });

    it('can be filtered by level, state and college, with codes in any form', async () => {
      const { state, id } = colleges[2]!;
      expect((await get('/programs?cip=1107&level=associate').expect(200)).body).toHaveLength(1);
      expect((await get(`/programs?cip=11.07&college=${id}`).expect(200)).body).toMatchObject([{ collegeId: id }]);
      const inState = (await get(`/programs?cip=1107&state=${state}`).expect(200)).body as { state: string }[];
      expect(inState.map((program) => program.state)).toEqual(inState.map(() => state));
      expect(inState).toHaveLength(colleges.slice(0, 6).filter((college) => college.state === state).length);
    });

    it('say that a figure is withheld', async () => {
      const { body } = await get('/programs?cip=1107&limit=1').expect(200);
      expect(body[0].figures.earnings_1_year).toMatchObject({ value: null, reason: 'suppressed' });
    });
  });

  it('are compared in the requested order', async () => {
    const ids = [`${colleges[4]!.id}-1107-associate`, `${colleges[0]!.id}-1107-bachelor`];
    const { body } = await get(`/programs?ids=${ids.join(',')}`).expect(200);
    expect((body as ProgramAnswer[]).map(({ id }) => id)).toEqual(ids);
    const unknown = `${colleges[0]!.id}-1107-doctoral`;
    const { body: problem } = await get(`/programs?ids=${ids[0]},${unknown}`).expect(404);
    expect(problem).toMatchObject({ code: 'colleges.program-not-found', detail: expect.stringContaining(unknown) });
  });

  it.each([
    ['', 'cip'],
    ['cip=abcd', 'cip'],
    ['cip=1107&cip=2201', 'cip'],
    ['cip=1107&level=phd', 'level'],
    ['cip=1107&state=XX', 'state'],
    ['cip=1107&college=x', 'college'],
    ['cip=1107&sort=size', 'sort'],
    ['cip=1107&order=up', 'order'],
    ['cip=1107&limit=0', 'limit'],
    ['cip=1107&cursor=x', 'cursor'],
    [`cip=1107&sort=debt&cursor=${Buffer.from('["Alma","",3,1]').toString('base64url')}`, 'cursor'],
    ['ids=', 'ids'],
    ['ids=1-1107', 'ids'],
    ['ids=1-1107-bachelor,2-1107-bachelor,3-1107-bachelor,4-1107-bachelor,5-1107-bachelor', 'ids'],
  ])('refuse ?%s and name the field', async (query, field) => {
    const { body } = await get(`/programs?${query}`).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  describe('in the list of fields', () => {
    it('are counted, the most frequent field first', async () => {
      await get('/programs/fields').expect(200, [
        {
          cip: '1107',
          field: 'Computer Science',
          slug: 'computer-science',
          group: 'Computer Science',
          colleges: 6,
          programs: 6,
        },
        { cip: '2201', field: 'Law', slug: 'law', group: null, colleges: 1, programs: 1 },
      ]);
    });

    it.each([
      ['comp sci', ['1107']],
      ['science', ['1107']],
      ['22', ['2201']],
      ['LAW', ['2201']],
      ['w', []],
      ['%', []],
    ])('are found by “%s”', async (q, cips) => {
      const { body } = await get(`/programs/fields?q=${encodeURIComponent(q)}`).expect(200);
      expect((body as { cip: string }[]).map(({ cip }) => cip)).toEqual(cips);
    });

    it('have the number of programs by level', async () => {
      const { body } = await get('/programs/fields/1107').expect(200);
      expect(body).toMatchObject({
        slug: 'computer-science',
        levels: [
          { level: 'associate', programs: 1 },
          { level: 'bachelor', programs: 5 },
        ],
      });
      await get('/programs/fields/9999').expect(404);
      await get('/programs/fields/x').expect(404);
    });
  });

  it.each(['/programs?cip=1107', '/programs/fields', '/programs/fields/1107'])('can be cached: %s', async (path) => {
    const { headers } = await get(path)
      .expect(200)
      .expect('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    await get(path).set('If-None-Match', headers['etag']!).expect(304);
  });

  it('have pages for search engines', async () => {
    const { id, name } = colleges[0]!;
    const { text } = await app.visitor().get(`/college/${id}/programs`).expect(200);
    expect(text).toContain(`<title>Programs at ${name}`);
    const field = (await app.visitor().get('/programs/1107-anything').expect(200)).text;
    expect(field).toContain('href="http://localhost:3000/programs/1107-computer-science"');
    expect(field).toContain('"termCode":"11.07"');
    await app.visitor().get('/programs/9999-nothing').expect(404);
    await app.visitor().get('/college/2147483647/programs').expect(404);
    expect((await app.visitor().get('/sitemap.xml').expect(200)).text).toContain('/sitemap-programs-1.xml');
    expect((await app.visitor().get('/sitemap-fields.xml').expect(200)).text).toContain('/programs/2201-law<');
    const pages = (await app.visitor().get('/sitemap-programs-1.xml').expect(200)).text;
    expect(pages).toContain(`/college/${id}/programs<`);
    expect(pages).not.toContain(`/college/${colleges[7]!.id}/programs<`);
    await app.visitor().get('/sitemap-programs-9.xml').expect(404);
  });
});
