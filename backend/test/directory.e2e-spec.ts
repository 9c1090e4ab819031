import { CountPopularityJob } from '../src/contexts/admin-analytics/infrastructure/interactions/count-popularity-job';
import { CatalogSnapshots } from '../src/contexts/colleges/infrastructure/directory/snapshot/catalog-snapshots';
import { eventually, startApp, type TestApp } from './support/app';
import { measureFastest } from './support/timing';

interface CollegeAnswer {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly type: string;
  readonly tuition_in_state: number | null;
  readonly distance_miles?: number | null;
}

interface FacetsAnswer {
  readonly total: number;
  readonly states: { value: string; count: number }[];
  readonly majors: { value: string; count: number }[];
  readonly tuition: { counts: number[]; above: number; unreported: number };
  readonly without: { filter: string; total: number }[];
}

describe('the college directory', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  const get = (path: string) => app.visitor().get(`/api/colleges${path}`);
  const list = async (query: string): Promise<{ items: CollegeAnswer[]; total: number }> => {
    const { body, headers } = await get(query).expect(200);
    return { items: body as CollegeAnswer[], total: Number(headers['x-total-count']) };
  };
  const facets = async (query: string): Promise<FacetsAnswer> => (await get(`/facets${query}`).expect(200)).body;

  describe('sorted', () => {
    it('by tuition begins with the cheapest, and ends with colleges that do not report it', async () => {
      const { items, total } = await list('?sort=tuition&limit=1000');
      const tuitions = items.map(({ tuition_in_state }) => tuition_in_state ?? Infinity);
      expect(tuitions).toEqual([...tuitions].sort((one, other) => one - other));
      expect(items).toHaveLength(total);
    });

    it('by tuition in descending order begins with the most expensive', async () => {
      const { items } = await list('?sort=tuition&order=desc&limit=5');
      const tuitions = items.map(({ tuition_in_state }) => tuition_in_state!);
      expect(tuitions).toEqual([...tuitions].sort((one, other) => other - one));
      expect(tuitions[0]).toBeGreaterThan(50_000);
    });

    it('by distance begins with the nearest to a city, and reports the distance', async () => {
      const { items } = await list('?sort=distance&near=Boston,%20MA&limit=1000');
      const miles = items.map(({ distance_miles }) => distance_miles!);
      expect(miles[0]).toBeLessThan(10);
      expect(miles).toEqual([...miles].sort((one, other) => one - other));
    });

    it('by anything else also reports the distance from a place, even with a text', async () => {
      const { items } = await list('?q=university&near=boston%20massachusetts&limit=3');
      for (const { distance_miles } of items) expect(distance_miles).toEqual(expect.any(Number));
      expect((await list('?limit=1')).items[0]).not.toHaveProperty('distance_miles');
    });

    it('links to the next page with the same query', async () => {
      const { headers } = await get('?sort=enrollment&types=Public%204-year&limit=2').expect(200);
      const [, next] = /<([^>]+)>; rel="next"/.exec(headers['link'] as string)!;
      expect(next).toContain('sort=enrollment');
      const { body } = await app.visitor().get(next!).expect(200);
      expect((body as CollegeAnswer[]).map(({ id }) => id)).toEqual(
        (await list('?sort=enrollment&types=Public%204-year&limit=4')).items.slice(2).map(({ id }) => id),
      );
    });
  });

  describe('with filters', () => {
    it('counts what each choice would leave', async () => {
      const counted = await facets('?types=Public%204-year');
      for (const state of ['CA', 'VT', 'WY']) {
        const { total } = await list(`?types=Public%204-year&states=${state}&limit=1`);
        expect([state, counted.states.find(({ value }) => value === state)!.count]).toEqual([state, total]);
      }
      const { total } = await list('?types=Public%204-year&majors=Nursing&limit=1');
      expect(counted.majors.find(({ value }) => value === 'Nursing')!.count).toBe(total);
      expect(counted.total).toBe((await list('?types=Public%204-year&limit=1')).total);
    });

    it('assigns every college to a bar of the histogram, above it or to the unreported', async () => {
      const { total, tuition } = await facets('');
      const inBars = tuition.counts.reduce((one, other) => one + other, 0);
      expect(inBars + tuition.above + tuition.unreported).toBe(total);
      expect(tuition.counts).toHaveLength(20);
    });

    it('includes colleges that do not report a figure on request', async () => {
      const { total } = await list('?acceptance_max=100&limit=1');
      const { body } = await get('/facets?acceptance_max=100').expect(200);
      expect(body.hidden.acceptance).toBeGreaterThan(0);
      expect((await list('?acceptance_max=100&unreported=acceptance&limit=1')).total).toBe(
        total + body.hidden.acceptance,
      );
    });

    it('reports which filter to drop when nothing matches', async () => {
      const { total, without } = await facets('?states=VT&types=Private%20For-Profit%202-year');
      expect(total).toBe(0);
      expect(without.map(({ filter }) => filter)).toContain('types');
      expect(without.find(({ filter }) => filter === 'types')!.total).toBe((await list('?states=VT&limit=1')).total);
    });

    it('returns the same colleges for the map', async () => {
      const { body } = await get('/map?states=MI&states=OH').expect(200);
      const { items } = await list('?states=MI&states=OH&limit=1000');
      expect([...body.id].sort()).toEqual(items.map(({ id }) => id).sort());
      expect(body.name[0]).toBe(items[0]!.name);
      for (const column of ['name', 'state', 'latitude', 'longitude', 'enrollment']) {
        expect([column, body[column].length]).toEqual([column, items.length]);
      }
      expect(body.unplaced).toBe(0);
    });

    it('returns empty results when nothing matches', async () => {
      expect((await get('/map?q=qqqqzzzz').expect(200)).body).toEqual({
        id: [],
        name: [],
        state: [],
        latitude: [],
        longitude: [],
        enrollment: [],
        unplaced: 0,
      });
      expect((await facets('?q=%3F%3F')).total).toBe(0);
    });
  });

  describe('suggesting places', () => {
    it('finds cities by their first letters', async () => {
      const { body } = await get('/places?q=bost').expect(200);
      expect(body).toEqual([{ name: 'Boston, MA', latitude: expect.any(Number), longitude: expect.any(Number) }]);
    });

    it('finds at most eight, and distances can be measured from each', async () => {
      const { body } = await get('/places?q=a').expect(200);
      expect(body).toHaveLength(8);
      for (const { name } of body as { name: string }[]) {
        expect((await list(`?sort=distance&near=${encodeURIComponent(name)}&limit=1`)).items).toHaveLength(1);
      }
    });
  });

  describe('comparing colleges', () => {
    it('returns up to four in the requested order, without unknown ones', async () => {
      const { body } = await get('/compare?ids=2&ids=999999&ids=1').expect(200);
      expect((body as CollegeAnswer[]).map(({ id }) => id)).toEqual([2, 1]);
      expect(body[1]).toEqual((await get('/1').expect(200)).body);
    });

    it.each([
      '',
      '?ids=',
      '?ids=0',
      '?ids=1.5',
      '?ids=abc',
      '?ids=2147483648',
      '?ids=1e3',
      '?ids=1&ids=2&ids=3&ids=4&ids=5',
    ])('rejects %p', async (query) => {
      const { body } = await get(`/compare${query}`).expect(400);
      expect(body.errors[0]).toMatchObject({ field: 'ids' });
    });
  });

  describe('by popularity', () => {
    const popular = async (): Promise<number[]> => {
      const { body } = await get('/popular').expect(200);
      return (body as CollegeAnswer[]).map(({ id }) => id);
    };

    it('returns colleges that ten people had viewed at the last count, then well-known ones', async () => {
      await app.db.query(
        `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, source, occurred_at)
         SELECT 'seen-' || college || '-' || person, college, person, 'view', 'search', now()
         FROM unnest(ARRAY[9, 20], ARRAY[9, 10]) AS seen (college, people), generate_series(1, people) AS person`,
      );
      expect(await popular()).not.toContain(20);
      await app.app.get(CountPopularityJob, { strict: false }).run();
      // Instances read changed counts into memory a little later.
      await eventually(async () => (await popular()).includes(20));
      expect(await popular()).toEqual([20, 1, 2]);
    });
  });

  describe('with unusual queries', () => {
    it.each([
      ['sort=password', 'sort'],
      ['sort=id;drop', 'sort'],
      ['sort=__proto__', 'sort'],
      ['sort=name&sort=tuition', 'sort'],
      ['order=up', 'order'],
      ['sort=distance', 'near'],
      ['sort=distance&near=', 'near'],
      ['near=Nowhere,%20MA', 'near'],
      ['near=Boston', 'near'],
      ['near=a%00b', 'near'],
      ['near=Boston,%20MA&near=Austin,%20TX', 'near'],
      [`near=${'a'.repeat(101)}`, 'near'],
      ['tuition_min=20000&tuition_max=10000', 'tuition_max'],
      ['acceptance_min=50&acceptance_max=49.9', 'acceptance_max'],
      ['enrollment_min=1&enrollment_max=0', 'enrollment_max'],
      ['tuition_min=1&tuition_min=2', 'tuition_min'],
      ['net_price_min=2&net_price_max=1', 'net_price_max'],
      ['net_price_max=-1', 'net_price_max'],
      ['graduation_min=50&graduation_max=49', 'graduation_max'],
      ['retention_max=101', 'retention_max'],
      ['retention_min=high', 'retention_min'],
      ['earnings_min=1.5', 'earnings_min'],
      ['debt_min=9&debt_max=8', 'debt_max'],
      ['settings=moon', 'settings'],
      [`${'settings=city&'.repeat(5)}limit=1`, 'settings'],
      ['tests=SAT', 'tests'],
      ['missions=women&missions=', 'missions'],
      ['unreported=name', 'unreported'],
      [`${'unreported=tuition&'.repeat(10)}limit=1`, 'unreported'],
      [`${'states=CA&'.repeat(1_000)}limit=1`, 'states'],
      [`${'majors=Nursing&'.repeat(21)}limit=1`, 'majors'],
      ['limit=999999', 'limit'],
      ['limit=-1', 'limit'],
      ['limit=1e9', 'limit'],
      ['limit=1.5', 'limit'],
      ['limit=1&limit=2', 'limit'],
    ])('rejects %s and names the field', async (query, field) => {
      const { body } = await get(`?${query}`).expect(400);
      expect(body.errors[0]).toMatchObject({ field, message: expect.any(String) });
    });

    it.each(['/facets', '/map'])('names the field at %s too', async (path) => {
      for (const [query, field] of [
        ['states=ZZ', 'states'],
        ['tuition_min=2&tuition_max=1', 'tuition_max'],
        [`q=${'a'.repeat(10_240)}`, 'q'],
      ]) {
        const { body } = await get(`${path}?${query}`).expect(400);
        expect(body.errors[0]).toMatchObject({ field });
      }
    });

    it.each(["' OR 1=1--", '%', '_', '\\', '🎓', '"; DROP TABLE colleges.colleges; --', '{}', 'Ｒｉｃｅ'])(
      'treats %p as plain text, and responds within a second',
      async (typed) => {
        const all = (await list('?limit=1')).total;
        for (const path of ['', '/facets', '/map', '/places']) {
          const search = () => get(`${path}?q=${encodeURIComponent(typed)}`).expect(200);
          expect(await measureFastest(search, 1_000)).toBeLessThan(1_000);
        }
        expect((await list(`?q=${encodeURIComponent(typed)}&limit=1`)).total).toBeLessThan(all);
      },
    );
  });

  it.each([
    '?sort=distance&near=Boston,%20MA&states=MA&majors=Nursing',
    '?q=college&sort=tuition&near=Boston,%20MA',
    '?q=college',
    '?offset=100000',
    '?q=college&offset=100000',
    '/facets?q=college&states=MA&tuition_max=50000',
    '/map?q=college',
    '/places?q=bos',
    '/compare?ids=1&ids=2&ids=3&ids=4',
  ])('reads %s with one statement while it is not in memory', async (path) => {
    const asked = jest.spyOn(app.db.manager, 'query');
    const snapshot = jest
      .spyOn(app.app.get(CatalogSnapshots, { strict: false }), 'current', 'get')
      .mockReturnValue(null);
    try {
      await get(path).expect(200);
      expect(asked.mock.calls).toHaveLength(1);
    } finally {
      asked.mockRestore();
      snapshot.mockRestore();
    }
  });
});
