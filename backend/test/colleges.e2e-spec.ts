import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFederalRow } from '../src/contexts/colleges/application/catalogue/testing/a-college';
import type { CollegeFacets } from '../src/contexts/colleges/infrastructure/directory/directory.dto';
import { CatalogSnapshots } from '../src/contexts/colleges/infrastructure/directory/snapshot/catalog-snapshots';
import { eventually, startApp, type TestApp } from './support/app';

interface CollegeAnswer {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly type: string;
  readonly enrollment: number | null;
  readonly admission_rate: number | null;
  readonly tuition_in_state: number | null;
}

describe('the colleges', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  const get = (path: string) => app.visitor().get(`/api/colleges${path}`);
  const list = async (query: string): Promise<{ items: CollegeAnswer[]; total: number }> => {
    const { body, headers } = await get(query).expect(200);
    return { items: body as CollegeAnswer[], total: Number(headers['x-total-count']) };
  };

  describe('in a search', () => {
    it('are sorted by relevance and include the reason', async () => {
      const { body, headers } = await get('/search?q=UCLA')
        .expect(200)
        .expect('content-type', /application\/json/);
      expect(body[0]).toMatchObject({
        name: 'University of California-Los Angeles',
        city: 'Los Angeles',
        state: 'CA',
        type: 'Public 4-year',
        level: '4-year',
        admission_rate: expect.any(Number),
        branch_of: null,
        open_admission: false,
        matched: { by: 'alias', text: 'Also known as UCLA' },
      });
      expect(Number(headers['x-total-count'])).toBe((body as unknown[]).length);
      expect(headers['link']).toBeUndefined();
    });

    it.each([
      ['berk', 'University of California-Berkeley', 'alias', 'Also known as Berkeley'],
      ['ucl', 'University of California-Los Angeles', 'alias', 'Also known as UCLA'],
      ['nyc', 'New York University', 'city', 'In New York, NY'],
      ['community college near boston', 'Bunker Hill Community College', 'city', 'In Boston, MA'],
      ['art school nyc', 'Fashion Institute of Technology', 'kind', 'Focus on the arts'],
      ['colleges in california', 'California State University-Long Beach', 'state', 'In Long Beach, CA'],
      ['nursing school in ohio', 'Ohio State University-Main Campus', 'major', 'Offers Nursing'],
      ['hbcu atlanta', 'Spelman College', 'kind', 'Historically Black college'],
    ])('match %p, in the search and in the list', async (typed, name, by, text) => {
      const expected = { name, matched: { by, text } };
      const found = await list(`/search?q=${encodeURIComponent(typed)}`);
      const listed = await list(`?q=${encodeURIComponent(typed)}&limit=12`);
      expect(found.items[0]).toMatchObject(expected);
      expect(listed.items[0]).toMatchObject(expected);
      expect(listed.total).toBe(found.total);
    });

    it('are sorted by distance from the city in the query', async () => {
      const { items } = await list('/search?q=colleges%20near%20boston');
      const outside = items.map((college) => (college as { matched?: { text: string } }).matched?.text ?? '');
      const miles = outside.flatMap((text) => /^(\d+) miles? from Boston, MA$/.exec(text)?.[1] ?? []).map(Number);
      expect(outside.slice(0, 3)).toEqual(Array(3).fill('In Boston, MA'));
      expect(miles.length).toBeGreaterThan(1);
      expect(miles).toEqual([...miles].sort((one, other) => one - other));
    });

    it('are returned twelve at a time, with a link to the next page', async () => {
      const first = await get('/search?q=university&_t=1').expect(200);
      expect(first.body).toHaveLength(12);
      expect(Number(first.headers['x-total-count'])).toBeGreaterThan(12);
      const [, next] = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)!;
      const second = await app.visitor().get(next!).expect(200);
      const ids = [...(first.body as CollegeAnswer[]), ...(second.body as CollegeAnswer[])].map(({ id }) => id);
      expect(new Set(ids).size).toBe(24);
    });

    it('are empty when nothing is similar', async () => {
      expect(await list('/search?q=qqqqzzzz')).toEqual({ items: [], total: 0 });
      expect(await list('/search?q=%3F%3F')).toEqual({ items: [], total: 0 });
    });

    it.each([
      ['no text', '', 'q'],
      ['a blank text', 'q=%20%20', 'q'],
      ['a text that is too long', `q=${'a'.repeat(101)}`, 'q'],
      ['a NUL', 'q=a%00b', 'q'],
      ['two texts', 'q=a&q=b', 'q'],
      ['limit 0', 'q=a&limit=0', 'limit'],
      ['limit 51', 'q=a&limit=51', 'limit'],
      ['a limit in letters', 'q=a&limit=abc', 'limit'],
      ['an empty limit', 'q=a&limit=', 'limit'],
      ['limit 1e1', 'q=a&limit=1e1', 'limit'],
      ['limit 1.5', 'q=a&limit=1.5', 'limit'],
      ['a negative offset', 'q=a&offset=-1', 'offset'],
      ['an offset beyond counting', 'q=a&offset=99999999999', 'offset'],
    ])('reject %s', async (_kind, query, field) => {
      const { body } = await get(`/search?${query}`).expect(400);
      expect(body).toMatchObject({
        code: 'platform.invalid-request',
        errors: [{ field, message: expect.any(String) }],
      });
    });
  });

  describe('in the list', () => {
    it('are sorted by name, fifty at a time', async () => {
      const { items, total } = await list('');
      expect(items).toHaveLength(50);
      expect(total).toBeGreaterThanOrEqual(180);
      const names = items.map(({ name }) => name.toLowerCase());
      expect(names).toEqual([...names].sort());
      expect(items[0]).not.toHaveProperty('matched');
    });

    it('are all returned with a limit of a thousand', async () => {
      const { items, total } = await list('?limit=1000');
      expect(items).toHaveLength(total);
    });

    it('are filtered by states, types and majors', async () => {
      const { items, total } = await list(
        '?states=MI&states=OH&types=Public%204-year&majors=Criminal%20Justice&limit=1000',
      );
      expect(items.length).toBe(total);
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['MI', 'OH']));
      expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['Public 4-year']));
      expect((await list('?states=MI&states=OH&types=Public%204-year&limit=1000')).total).toBeGreaterThan(total);
    });

    it('are filtered by ranges, which exclude colleges that do not report the figure', async () => {
      const { items } = await list(
        '?tuition_min=5000&tuition_max=12000&acceptance_min=20&acceptance_max=90&enrollment_min=1000&enrollment_max=40000&limit=1000',
      );
      expect(items.length).toBeGreaterThan(5);
      for (const { tuition_in_state, admission_rate, enrollment } of items) {
        expect(tuition_in_state).toBeGreaterThanOrEqual(5000);
        expect(tuition_in_state).toBeLessThanOrEqual(12000);
        expect(admission_rate).toBeGreaterThanOrEqual(0.2);
        expect(admission_rate).toBeLessThanOrEqual(0.9);
        expect(enrollment).toBeGreaterThanOrEqual(1000);
        expect(enrollment).toBeLessThanOrEqual(40000);
      }
    });

    it('are sorted by relevance if there is a text, within the same filters', async () => {
      const { items } = await list('?q=university&states=VT&limit=50');
      expect(items[0]).toMatchObject({ name: 'University of Vermont', matched: { by: 'name' } });
      expect(items.every(({ state }) => state === 'VT')).toBe(true);
    });

    it('ignore a blank text', async () => {
      expect((await list('?q=%20&limit=3')).items).toEqual((await list('?limit=3')).items);
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=1001', 'limit'],
      ['limit=abc', 'limit'],
      ['offset=-1', 'offset'],
      ['states=ZZ', 'states'],
      ['states=Michigan', 'states'],
      ['types=Public', 'types'],
      ['majors=Alchemy', 'majors'],
      ['tuition_min=-1', 'tuition_min'],
      ['tuition_max=lots', 'tuition_max'],
      ['acceptance_max=101', 'acceptance_max'],
      ['enrollment_min=', 'enrollment_min'],
      ['enrollment_max=99999999999', 'enrollment_max'],
      [`q=${'a'.repeat(101)}`, 'q'],
      ['q=%00', 'q'],
      ['sort=password', 'sort'],
    ])('reject %s', async (query, field) => {
      const { body } = await get(`?${query}`).expect(400);
      expect(body.errors).toMatchObject([{ field }]);
    });
  });

  it('ignore unknown query parameters', async () => {
    const { body } = await get('?limit=2').expect(200);
    expect((await get('?limit=2&page=2&utm_source=mail&_t=1&a[b]=1').expect(200)).body).toEqual(body);
  });

  describe('GET /api/colleges/:id', () => {
    it('returns everything that the page needs', async () => {
      const { body } = await get('/1').expect(200);
      expect(body).toMatchObject({
        id: 1,
        ipeds_id: 171100,
        name: 'Michigan State University',
        admission_rate: 0.8392,
        aliases: expect.arrayContaining(['MSU']),
        campuses: [],
        comparison: {
          type: 'Public 4-year',
          colleges: expect.any(Number),
          tuition_in_state: { median: expect.any(Number), percentile: expect.any(Number) },
        },
        sources: {
          admission_rate: { source: 'College Scorecard', year: 'fall 2023' },
          tuition_in_state: { source: 'College Scorecard', year: '2023-24' },
        },
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      const { majors } = body as { majors: string[] };
      expect(majors.slice(0, 2)).toEqual(['Computer Science', 'Business Administration']);
    });

    it('returns state universities for the IDs 1 and 2', async () => {
      for (const id of [1, 2]) expect((await get(`/${id}`)).body.type).toBe('Public 4-year');
    });

    it.each(['3000000', '2147483647'])('returns 404 for %s', async (id) => {
      const { body } = await get(`/${id}`).expect(404);
      expect(body).toMatchObject({ code: 'colleges.college-not-found', message: 'College not found' });
    });

    it.each(['0', '-1', 'abc', '1.5', '1.0', '1e0', '2147483648', '%00'])('returns 400 for %s', async (id) => {
      const { body } = await get(`/${id}`).expect(400);
      expect(body.errors).toMatchObject([{ field: 'id' }]);
    });
  });

  it('include six featured colleges', async () => {
    const { items } = await list('/featured');
    expect(items).toHaveLength(6);
    expect(new Set(items.map(({ state }) => state)).size).toBeGreaterThan(4);
  });

  it('are counted by GET /api/colleges/count', async () => {
    const { body } = await get('/count').expect(200);
    expect(body).toEqual({
      count: (await list('?limit=1')).total,
      main_campuses: body.count,
      source: 'starter',
      release: '2025-05-19',
    });
  });

  it.each([
    ['/search?q=state&limit=50', 1],
    ['/search?q=univercity', 3],
    ['?limit=1000', 1],
    ['?limit=1000&states=CA&majors=Biology', 1],
    ['/popular', 2],
    ['?q=college&limit=1000', 1],
    ['/featured', 1],
    ['/1', 1],
    ['/count', 1],
  ])('are returned by %s with at most %d statements while they are not in memory', async (path, max) => {
    const asked = jest.spyOn(app.db.manager, 'query');
    const snapshot = jest
      .spyOn(app.app.get(CatalogSnapshots, { strict: false }), 'current', 'get')
      .mockReturnValue(null);
    try {
      await get(path).expect(200);
      expect(asked.mock.calls.length).toBeGreaterThanOrEqual(1);
      expect(asked.mock.calls.length).toBeLessThanOrEqual(max);
    } finally {
      asked.mockRestore();
      snapshot.mockRestore();
    }
  });

  it('keep their IDs and are not loaded again at the next start', async () => {
    const again = await startApp({ DATABASE_URL: app.settings.databaseUrl });
    const { body } = await again.visitor().get('/api/colleges/count');
    expect(body).toEqual((await get('/count')).body);
    expect(await app.db.query('SELECT count(*)::int AS imports FROM colleges.catalogue_imports')).toEqual([
      { imports: 1 },
    ]);
  });
});

describe('the automatic import of the official file', () => {
  const attempts = async ({ db }: TestApp): Promise<string[]> =>
    (await db.query<{ state: string }[]>(`SELECT state FROM jobs.job WHERE name = 'import-official-colleges'`)).map(
      ({ state }) => state,
    );
  const sourceOf = async (app: TestApp): Promise<string> =>
    ((await app.visitor().get('/api/colleges/count')).body as { source: string }).source;

  it('is attempted once, and succeeds without importing if the file is missing', async () => {
    const app = await startApp({ COLLEGES_AUTO_IMPORT: 'on', COLLEGES_SOURCE: '/nowhere/institutions.csv' });
    await eventually(async () => (await attempts(app)).join() === 'completed');
    expect(await sourceOf(app)).toBe('starter');
  });

  it('runs in the background if the file exists', async () => {
    const file = join(process.env.TEST_DATA_DIR!, 'institutions_05192025.csv');
    const rows = Array.from({ length: 400 }, (_, at) => ({ ...aFederalRow, UNITID: String(500_001 + at) }));
    writeFileSync(file, [Object.keys(aFederalRow), ...rows.map((row) => Object.values(row))].join('\n'));
    const app = await startApp({
      COLLEGES_AUTO_IMPORT: 'on',
      COLLEGES_SOURCE: file,
      COLLEGES_FIELDS_SOURCE: '/nowhere/fields.csv',
    });
    await eventually(async () => (await sourceOf(app)) === 'scorecard');
    expect((await app.visitor().get('/api/colleges/search?q=northern%20example')).headers['x-total-count']).toBe('400');
  });

  it('is followed by the field-of-study file, which is attempted at each start until it was imported', async () => {
    const colleges = join(process.env.TEST_DATA_DIR!, 'few_05192025.csv');
    const fields = join(process.env.TEST_DATA_DIR!, 'fields.csv');
    const rows = Array.from({ length: 400 }, (_, at) => ({ ...aFederalRow, UNITID: String(500_001 + at) }));
    writeFileSync(colleges, [Object.keys(aFederalRow), ...rows.map((row) => Object.values(row))].join('\n'));
    writeFileSync(fields, 'UNITID,CONTROL,CIPCODE,CREDLEV\n500001,Public,5138,3\n500002,Public,301,2\n');
    const environment = { COLLEGES_AUTO_IMPORT: 'on', COLLEGES_SOURCE: colleges };
    const first = await startApp({ ...environment, COLLEGES_FIELDS_SOURCE: '/nowhere/fields.csv' });
    const fieldsAttempts = (): Promise<{ state: string }[]> =>
      first.db.query(`SELECT state FROM jobs.job WHERE name = 'import-fields-of-study' ORDER BY created_on`);
    await eventually(async () => (await fieldsAttempts())[0]?.state === 'completed');
    const facets = async (app: TestApp) => (await app.visitor().get('/api/colleges/facets')).body as CollegeFacets;
    const countOf = ({ majors }: CollegeFacets, major: string) => majors.find(({ value }) => value === major)?.count;
    const before = await facets(first);
    expect(before.majors_grouped).toBeGreaterThanOrEqual(400);

    const DATABASE_URL = first.settings.databaseUrl;
    const second = await startApp({ ...environment, DATABASE_URL, COLLEGES_FIELDS_SOURCE: fields });
    await eventually(async () => (await facets(second)).majors_grouped === before.majors_grouped - 2);
    const after = await facets(second);
    expect(countOf(after, 'Nursing')).toBe(countOf(before, 'Nursing')! + 1);

    await startApp({ ...environment, DATABASE_URL, COLLEGES_FIELDS_SOURCE: fields });
    expect((await fieldsAttempts()).map(({ state }) => state)).toEqual(['completed', 'completed']);
  });

  it('is not attempted again after an import', async () => {
    const first = await startApp();
    await first.db.query(`UPDATE colleges.catalogue_state SET source = 'scorecard'`);
    const app = await startApp({ COLLEGES_AUTO_IMPORT: 'on', DATABASE_URL: first.settings.databaseUrl });
    expect(await attempts(app)).toEqual([]);
  });
});
