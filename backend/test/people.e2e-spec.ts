import { AccountOperatorFacade } from '../src/contexts/identity';
import { alumniForm, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, fifteenYearsAgo, type TestUser, student } from './support/test-users';

let app: TestApp;
let robin: TestUser;
let shy: TestUser;
let kim: TestUser;
let vera: TestUser;
let hanna: TestUser;
let dean: TestUser;
let waiting: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Rivers' });
  shy = await student(app, 'shy', { fullName: 'Shy Rivers' });
  kim = await confirmed(app, studentForm('kim', { fullName: 'Kim Rivers', birthDate: fifteenYearsAgo() }));
  vera = await confirmed(app, alumniForm('vera', { fullName: 'Véra Rivers' }));
  hanna = await confirmed(app, alumniForm('hanna', { fullName: 'Hanna Hill' }));
  dean = await administratorOf(app, 'dean.one', 1);
  waiting = await confirmed(app, studentForm('waiting', { role: 'college_admin', collegeId: 2 }));
  const changes = { intendedMajor: 'Law', bio: 'Mine', careerGoals: 'Judge', location: 'Reno' };
  for (const { browser } of [robin, shy]) {
    await browser
      .put('/api/student/profile')
      .send({ ...changes, phone: '555', contactEmail: 'me@example.org' })
      .expect(200);
  }
  await kim.browser.put('/api/student/profile').send(changes).expect(200);
  await choose(shy, { profileVisibility: 'private' });
  await choose(vera, { isProfileVisible: true });
  await choose(hanna, { isProfileVisible: false });
});

const choose = ({ browser }: TestUser, choice: object) =>
  browser.patch('/api/privacy/preferences').send(choice).expect(200);
const people = ({ browser }: TestUser, query = '') => browser.get(`/api/users?${query}`);
const idsFor = async (by: TestUser, query = ''): Promise<number[]> =>
  ((await people(by, query).expect(200)).body as { id: number }[]).map(({ id }) => id);

describe('GET /api/users', () => {
  it('returns visible alumni and the viewer, and to alumni also adult students with a public profile', async () => {
    expect(await idsFor(robin)).toEqual([robin.id, vera.id]);
    expect(await idsFor(shy)).toEqual([shy.id, vera.id]);
    expect(await idsFor(vera)).toEqual([robin.id, vera.id]);
    expect(await idsFor(hanna)).toEqual([robin.id, vera.id, hanna.id]);
    expect(await idsFor(kim)).toEqual([kim.id, vera.id]);
  });

  it('returns no other students to students, whatever the filters', async () => {
    for (const query of ['role=student', 'q=rivers', 'major=law', 'findable=true', 'role=student&findable=true']) {
      expect((await idsFor(shy, query)).filter((id) => id === robin.id || id === kim.id)).toEqual([]);
    }
    await shy.browser.get(`/api/conversations/${robin.id}`).expect(404);
  });

  it('returns no students to college administrators', async () => {
    expect(await idsFor(dean)).toEqual([vera.id, dean.id]);
    expect(await idsFor(dean, 'role=student')).toEqual([]);
  });

  it('rejects visitors and unverified administrators', async () => {
    await app.browser().get('/api/users').expect(401);
    expect((await people(waiting).expect(403)).body).toMatchObject({ code: 'admin-analytics.not-verified' });
  });

  it('returns no addresses, phone numbers, birth dates or usernames, except the viewer’s own address', async () => {
    for (const someone of [robin, vera, hanna, kim, dean]) {
      const { body, text } = await people(someone).expect(200);
      for (const person of body as Record<string, unknown>[]) {
        expect(Object.keys(person).sort()).toEqual([
          'alumniProfile',
          'avatarUrl',
          'connectionStatus',
          'email',
          'fullName',
          'id',
          'isSample',
          'role',
          'studentProfile',
        ]);
        expect(person.email === null).toBe(person.id !== someone.id);
      }
      expect(text).not.toMatch(/phone|555|birth|username|password|hash|me@example|reno/i);
    }
  });

  it('returns only the card for the person’s role', async () => {
    const { body } = await people(vera).expect(200);

    expect(body[0]).toEqual({
      id: robin.id,
      fullName: 'Robin Rivers',
      role: 'student',
      isSample: false,
      avatarUrl: null,
      email: null,
      alumniProfile: null,
      connectionStatus: 'none',
      studentProfile: {
        intendedMajor: 'Law',
        currentSchool: null,
        graduationYear: null,
        careerGoals: 'Judge',
        schoolsConsidering: null,
      },
    });
    expect((await people(robin).expect(200)).body[1]).toMatchObject({
      id: vera.id,
      role: 'alumni',
      studentProfile: null,
      alumniProfile: {
        college: 'Amherst College',
        graduationYear: 2020,
        skills: null,
      },
    });
  });

  it.each([
    ['q=rivers', () => [robin.id, vera.id]],
    ['q=R%C3%A9ra', () => []],
    ['q=v%C3%A9ra', () => [vera.id]],
    ['q=hill', () => []],
    ['q=%25', () => []],
    ['q=rivers&role=alumni', () => [vera.id]],
    ['role=student', () => [robin.id]],
    ['role=college_admin', () => []],
    ['q=rivers&limit=1&offset=1', () => [vera.id]],
    ['limit=1&offset=1', () => [vera.id]],
    ['limit=1&offset=9', () => []],
  ])('filters and pages by %s', async (query, expected) => {
    expect(await idsFor(robin, query)).toEqual(expected());
  });

  it('limits pages to 200 people and returns the total count', async () => {
    const { headers } = await people(robin, 'limit=1').expect(200);

    expect(headers).toMatchObject({ 'x-total-count': '2', link: `</api/users?limit=1&after=${robin.id}>; rel="next"` });
    for (const query of ['limit=201', 'limit=0', 'limit=', 'role=admin', 'offset=-1']) {
      await people(robin, query).expect(400);
    }
  });

  it('leaves out suspended accounts', async () => {
    const gone = await student(app, 'gone', { fullName: 'Gone Rivers' });
    expect(await idsFor(vera)).toContain(gone.id);
    await app.app.get(AccountOperatorFacade, { strict: false }).suspendUser('gone', { until: null, reason: null });

    expect(await idsFor(vera)).not.toContain(gone.id);
    expect(await idsFor(vera, 'q=gone')).toEqual([]);
  });
});

describe('relations of the viewer in GET /api/users', () => {
  it('include connections with any profile visibility, with the address they share', async () => {
    for (const from of [shy, kim]) {
      const { body } = await from.browser.post('/api/connections').send({ toUserId: vera.id }).expect(201);
      expect(await idsFor(vera)).not.toContain(from.id);
      await vera.browser.patch(`/api/connections/${body.id}`).send({ status: 'connected' }).expect(200);
    }
    const { body } = await people(vera).expect(200);
    const [private_, minor] = [shy, kim].map(({ id }) => (body as { id: number }[]).find((one) => one.id === id));

    expect(private_).toMatchObject({ fullName: 'Shy Rivers', email: 'me@example.org' });
    expect(minor).toMatchObject({ fullName: 'Kim R.', email: null, studentProfile: { currentSchool: null } });
    expect(await idsFor(vera, 'q=kim%20rivers')).toEqual([]);
    expect(await idsFor(vera, 'q=kim')).toEqual([kim.id]);
    expect(await idsFor(hanna)).not.toContain(kim.id);
  });

  it('exclude people on either side of a block', async () => {
    await robin.browser.post('/api/blocks').send({ userId: vera.id }).expect(204);

    expect(await idsFor(vera)).not.toContain(robin.id);
    expect(await idsFor(robin)).not.toContain(vera.id);
  });
});
