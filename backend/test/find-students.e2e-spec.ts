import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, type Somebody, student } from './support/college-people';
import { asked, connected, mentor, minor } from './support/connections';

let app: TestApp;
let ada: Somebody;
let robin: Somebody;
let sam: Somebody;
/** Everybody whom a stranger must not come across, by what keeps them away. */
let away: Record<string, Somebody>;

const TOLD = {
  intendedMajor: 'Génie civil',
  graduationYear: 2027,
  location: 'Reno, NV',
  contactEmail: 'r@example.org',
};
const tell = ({ browser }: Somebody, told: object) => browser.put('/api/student/profile').send(told).expect(200);
const studying = async (name: string, told: object = TOLD) => {
  const one = await student(app, name, { fullName: `${name} Rivers` });
  await tell(one, told);
  return one;
};

beforeAll(async () => {
  app = await startApp();
  ada = await mentor(app, 'ada');
  robin = await studying('robin');
  sam = await studying('sam', { intendedMajor: 'Law', schoolsConsidering: 'Reed', graduationYear: 2028 });
  const [priv, blocker, blocked, suspended, closing, changed] = await Promise.all(
    ['priv', 'blocker', 'blocked', 'suspended', 'closing', 'changed'].map((name) => studying(name)),
  );
  const kim = await minor(app, 'kim');
  await kim.browser
    .put('/api/student/profile')
    .send({ intendedMajor: 'Génie civil', graduationYear: 2027 })
    .expect(200);
  away = { priv, blocker, blocked, suspended, closing, changed, kim } as Record<string, Somebody>;
  await priv!.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
  await blocker!.browser.post('/api/blocks').send({ userId: ada.id }).expect(204);
  await ada.browser.post('/api/blocks').send({ userId: blocked!.id }).expect(204);
  await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended!.id]);
  await closing!.browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }).expect(200);
  await changed!.browser.put('/api/user/role').send({ newRole: 'alumni' }).expect(200);
  // What no form allows: somebody under 18 whom everybody may see.
  await app.db.query(
    `UPDATE mentorship.student_profiles SET profile_visibility = 'public', location = 'Reno, NV' WHERE user_id = $1`,
    [kim.id],
  );
}, 120_000);

const students = ({ browser }: Somebody, query = '') => browser.get(`/api/users?role=student&findable=true&${query}`);
async function found(by: Somebody, query = ''): Promise<{ ids: number[]; total: string | undefined }> {
  const { body, headers } = await students(by, query).expect(200);
  return { ids: (body as { id: number }[]).map(({ id }) => id), total: headers['x-total-count'] as string };
}

describe('the students whom alumni find', () => {
  it('are of age and let everybody see them; nobody else is on any page or in any count', async () => {
    expect(await found(ada)).toEqual({ ids: [robin.id, sam.id], total: '2' });
    expect(await found(ada, 'limit=1')).toEqual({ ids: [robin.id], total: '2' });
    expect(await found(ada, 'limit=1&offset=1')).toEqual({ ids: [sam.id], total: '2' });
    expect(await found(ada, 'offset=2')).toEqual({ ids: [], total: '2' });
  });

  it.each([
    ['q=rivers', () => [robin.id, sam.id]],
    ['q=ROBIN', () => [robin.id]],
    ['q=priv', () => []],
    ['q=kim', () => []],
    ['q=rivers&major=genie', () => [robin.id]],
    ['major=CIVIL%20g', () => [robin.id]],
    ['major=ivil', () => []],
    ['major=%25', () => []],
    ['year=2028', () => [sam.id]],
    ['year=2027&major=law', () => []],
    ['year=1999', () => []],
  ])('%s finds no more than one would see', async (query, expected) => {
    expect(await found(ada, query)).toEqual({ ids: expected(), total: String(expected().length) });
  });

  it('are the same to those who ask for the whole list, and to its count', async () => {
    const { body, headers } = await ada.browser.get('/api/users?role=student').expect(200);

    expect((body as { id: number }[]).map(({ id }) => id)).toEqual([robin.id, sam.id]);
    expect(headers['x-total-count']).toBe('2');
  });

  it('tell what they study, where they may go, and no address', async () => {
    const { body, text } = await students(ada).expect(200);

    expect(body[1]).toMatchObject({
      ...{ id: sam.id, fullName: 'sam Rivers', role: 'student', email: null, alumniProfile: null },
      studentProfile: {
        intendedMajor: 'Law',
        graduationYear: 2028,
        schoolsConsidering: 'Reed',
        connectionStatus: 'none',
      },
    });
    expect(text).not.toMatch(/example\.org|reno|location|phone|birth/i);
  });

  it('are not found by the place, which they do not show to strangers', async () => {
    expect(await found(ada, 'state=NV')).toEqual({ ids: [], total: '0' });
  });

  it('are nobody for those who speak for a college', async () => {
    const dean = await administratorOf(app, 'dean', 1);
    for (const query of ['', 'year=2027', 'major=genie', 'state=NV', 'q=rivers']) {
      expect(await found(dean, query)).toEqual({ ids: [], total: '0' });
    }
  });

  it.each([
    'year=soon',
    'year=99',
    'year=2027.5',
    'year=',
    'state=XX',
    'state=nv',
    'findable=maybe',
    'state=NV&state=CA',
  ])('refuse %s', async (query) => {
    const { body } = await ada.browser.get(`/api/users?${query}`).expect(400);
    expect(body.errors).toMatchObject([{ field: query.split('=')[0] }]);
  });
});

describe('students with whom one is connected', () => {
  it('say so, with the address and the place that they share, and are still only those whom everybody finds', async () => {
    await asked(ada, sam);
    await connected(robin, ada);
    for (const name of ['priv', 'kim']) await connected(away[name]!, ada);
    const { body } = await students(ada).expect(200);

    expect(body).toMatchObject([
      { id: robin.id, email: 'r@example.org', studentProfile: { connectionStatus: 'connected' } },
      { id: sam.id, email: null, studentProfile: { connectionStatus: 'pending' } },
    ]);
    expect(await found(ada, 'state=NV')).toEqual({ ids: [robin.id], total: '1' });
    expect(await found(ada, 'major=genie')).toEqual({ ids: [robin.id], total: '1' });
    const everybody = await ada.browser.get('/api/users?role=student').expect(200);
    expect(everybody.headers['x-total-count']).toBe('4');
  });

  it('are gone from the list and its count once they block', async () => {
    await sam.browser.post('/api/blocks').send({ userId: ada.id }).expect(204);

    expect(await found(ada)).toEqual({ ids: [robin.id], total: '1' });
    expect(await found(sam)).toEqual({
      ids: [robin.id, away.blocker!.id, away.blocked!.id].sort((a, b) => a - b),
      total: '3',
    });
  });
});
