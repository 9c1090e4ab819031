import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { createConnection, patchConnection, connected, mentor } from './support/connections';

let app: TestApp;
let robin: TestUser;
let blank: TestUser;
/** Mentors by username; the history majors come first. */
let mentors: Record<string, TestUser>;

beforeAll(async () => {
  app = await startApp();
  mentors = {};
  for (const [name, major] of [
    ['hera', 'History'],
    ['hugo', 'History'],
    ['cora', 'Computer Science'],
    ['carl', 'Computer Science'],
    ['cleo', 'Computer Science'],
    ['cyra', 'Computer Science'],
  ] as const) {
    mentors[name] = await mentor(app, name, { major, industry: major === 'History' ? 'Education' : 'Technology' });
  }
  robin = await student(app, 'robin');
  blank = await student(app, 'blank');
  await robin.browser
    .put('/api/student/profile')
    .send({ intendedMajor: 'Computer Science', preferredIndustries: 'Technology' })
    .expect(200);
});

async function search({ browser }: TestUser, query = '') {
  const { body, headers } = await browser.get(`/api/alumni/search?${query}`).expect(200);
  return { ids: (body as { id: number }[]).map(({ id }) => id), by: headers['x-sorted-by'] };
}
const idsOf = (...names: string[]) => names.map((name) => mentors[name]!.id);

describe('best match', () => {
  it('puts the mentors who fit the student’s profile first, across pages', async () => {
    const { ids, by } = await search(robin);
    expect(by).toBe('profile');
    expect(new Set(ids.slice(0, 4))).toEqual(new Set(idsOf('cora', 'carl', 'cleo', 'cyra')));
    expect(ids).toHaveLength(6);

    const pages = [await search(robin, 'limit=4'), await search(robin, 'limit=4&offset=4')];
    expect(pages.flatMap((page) => page.ids)).toEqual(ids);
  });

  it('has the same order as the recommendations', async () => {
    await robin.browser.post('/api/recommendations/generate').expect(200);
    const { body } = await robin.browser.get('/api/recommendations').expect(200);
    const recommended = (body as { mentor: { id: number } }[]).map(({ mentor: { id } }) => id);

    expect(recommended.length).toBeGreaterThan(0);
    expect((await search(robin)).ids.slice(0, recommended.length)).toEqual(recommended);
  });

  it('reports `rotation` as the order while the profile is empty', async () => {
    expect((await search(blank)).by).toBe('rotation');
    expect((await search(robin, 'sort=newest')).by).toBeUndefined();
    expect((await search(mentors.hera!)).by).toBeUndefined();
  });

  it('applies the filters', async () => {
    expect((await search(robin, 'major=history')).ids.sort()).toEqual(idsOf('hera', 'hugo').sort());
  });
});

describe('askable alumni', () => {
  it('exclude alumni who were asked, are connected, have declined or have blocked the student', async () => {
    await createConnection(robin, mentors.cora!);
    await connected(robin, mentors.carl!);
    await patchConnection(mentors.cleo!, await createConnection(robin, mentors.cleo!), { status: 'declined' }).expect(
      200,
    );
    await mentors.hugo!.browser.post('/api/blocks').send({ userId: robin.id }).expect(204);

    expect((await search(robin, 'askable=true')).ids).toEqual(idsOf('cyra', 'hera'));
    await robin.browser.post('/api/recommendations/generate').expect(200);
    const { body } = await robin.browser.get('/api/recommendations').expect(200);
    const recommended = (body as { mentor: { id: number }; status: string }[]).filter(
      ({ status }) => status === 'pending',
    );
    expect(recommended.map(({ mentor: { id } }) => id)).toEqual(idsOf('cyra', 'hera'));
  });
});
