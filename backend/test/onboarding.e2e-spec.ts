import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, confirmed, fifteenYearsAgo, type TestUser, student } from './support/test-users';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const steps = async ({ browser }: TestUser) => (await browser.get('/api/onboarding').expect(200)).body;
const note = ({ browser }: TestUser, told: unknown) => browser.patch('/api/onboarding').send(told as object);
const choose = ({ browser }: TestUser, choices: object) =>
  browser.patch('/api/privacy/preferences').send(choices).expect(200);
const ALL = ['profile', 'visibility', 'save-colleges', 'first-request'];
const NEW = { completedSteps: [], isCompleted: false, skippedAt: null, completedAt: null };
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

describe('the first steps', () => {
  it('of a student are done when they are truly done', async () => {
    const robin = await student(app, 'robin');
    expect(await steps(robin)).toEqual({
      steps: [
        { id: 'profile', isDone: false, count: null, goal: null },
        { id: 'visibility', isDone: false, count: null, goal: null },
        { id: 'save-colleges', isDone: false, count: 0, goal: 3 },
        { id: 'first-request', isDone: false, count: null, goal: null },
      ],
      ...NEW,
    });
    expect((await note(robin, { completedSteps: ALL }).expect(200)).body).toMatchObject(NEW);

    await robin.browser.put('/api/student/profile').send({ bio: 'Hello' }).expect(200);
    for (const id of [1, 2]) await robin.browser.put(`/api/saved-colleges/${id}`).expect(200);
    const halfway = (await note(robin, { completedSteps: [...ALL, 'root'] }).expect(200)).body;
    expect(halfway).toMatchObject({ completedSteps: ['profile'], isCompleted: false, completedAt: null });
    expect(halfway.steps[2]).toEqual({ id: 'save-colleges', isDone: false, count: 2, goal: 3 });

    await robin.browser.put('/api/saved-colleges/3').expect(200);
    await choose(robin, { profileVisibility: 'public' });
    const asked = await alumniOf(app, 'asked', 1);
    await choose(asked, { isProfileVisible: true });
    const nearly = await note(robin, { completedSteps: ALL }).expect(200);
    expect(nearly.body).toMatchObject({ completedSteps: ALL.slice(0, 3), isCompleted: false });
    await robin.browser.post('/api/connections').send({ toUserId: asked.id }).expect(201);
    const done = (await note(robin, { completedSteps: ['first-request'] }).expect(200)).body;
    expect(done).toMatchObject({ completedSteps: ALL, isCompleted: true, completedAt: MOMENT });
    expect(await steps(robin)).toEqual(done);
  });

  it('keep both of two notes of the same moment', async () => {
    const kay = await student(app, 'kay');
    await kay.browser.put('/api/student/profile').send({ bio: 'Hello' }).expect(200);
    await choose(kay, { profileVisibility: 'private' });
    await Promise.all([
      note(kay, { completedSteps: ['profile'] }).expect(200),
      note(kay, { completedSteps: ['visibility'] }).expect(200),
      note(kay, { skipped: true }).expect(200),
    ]);

    expect(await steps(kay)).toMatchObject({ completedSteps: ['profile', 'visibility'], skippedAt: MOMENT });
  });

  it('can be put away and brought back', async () => {
    const sky = await student(app, 'sky');
    expect((await note(sky, { skipped: true }).expect(200)).body).toMatchObject({ ...NEW, skippedAt: MOMENT });
    expect((await note(sky, {}).expect(200)).body.skippedAt).toEqual(MOMENT);
    expect((await note(sky, { skipped: false }).expect(200)).body.skippedAt).toBeNull();
  });

  it('of a minor count the visibility as done once it was looked at, in either way', async () => {
    const minor = (name: string) => confirmed(app, studentForm(name, { birthDate: fifteenYearsAgo() }));
    const [kim, lou] = [await minor('kim'), await minor('lou')];
    await note(kim, { completedSteps: ['visibility'] }).expect(200);
    await choose(lou, { profileVisibility: 'private' });

    expect((await steps(kim)).steps[1]).toMatchObject({ id: 'visibility', isDone: true });
    expect((await steps(lou)).steps[1]).toMatchObject({ id: 'visibility', isDone: true });
  });

  it('of an alumna are two, and not taken by registering', async () => {
    const ada = await alumniOf(app, 'ada', 1);
    expect((await steps(ada)).steps).toEqual([
      { id: 'profile', isDone: false, count: null, goal: null },
      { id: 'visibility', isDone: false, count: null, goal: null },
    ]);

    await ada.browser.put('/api/alumni/profile').send({ bio: 'Hello' }).expect(200);
    await choose(ada, { isProfileVisible: false });
    expect((await note(ada, { completedSteps: ALL }).expect(200)).body).toMatchObject({
      completedSteps: ['profile', 'visibility'],
      isCompleted: true,
    });
  });

  it('of an administrator are none', async () => {
    const dean = await administratorOf(app, 'dean', 1);

    expect(await steps(dean)).toEqual({ steps: [], ...NEW, isCompleted: true });
    expect((await note(dean, { completedSteps: ALL }).expect(200)).body).toEqual({
      steps: [],
      ...NEW,
      isCompleted: true,
    });
  });

  it('are those of the role one has today', async () => {
    const turned = await student(app, 'turned');
    await turned.browser.put('/api/student/profile').send({ bio: 'Hello' }).expect(200);
    await note(turned, { completedSteps: ['profile'] }).expect(200);
    await turned.browser.put('/api/user/role').send({ newRole: 'alumni' }).expect(200);

    expect(await steps(turned)).toMatchObject({ completedSteps: [], steps: [{ id: 'profile', isDone: false }, {}] });
  });
});

describe('what is noted of first steps', () => {
  let robin: TestUser;
  beforeAll(async () => (robin = await student(app, 'noting')));

  it.each<[string, unknown]>([
    ['completedSteps', { completedSteps: 'profile' }],
    ['completedSteps', { completedSteps: [1] }],
    ['completedSteps', { completedSteps: ['x'.repeat(65)] }],
    ['completedSteps', { completedSteps: Array.from({ length: 21 }, () => 'profile') }],
    ['completedSteps', { completedSteps: [['profile']] }],
    ['completedSteps.0', { completedSteps: ['a\u0000'] }],
    ['completedSteps.0', { completedSteps: ['\ud800'] }],
    ['skipped', { skipped: 'true' }],
    ['completedAt', { completedAt: '2020-01-01T00:00:00Z' }],
    ['userId', { completedSteps: [], userId: 1 }],
  ])('is no %s like %j', async (field, told) => {
    const { body } = await note(robin, told).expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('is nothing for a step that there is not', async () => {
    expect((await note(robin, { completedSteps: ['__proto__'] }).expect(200)).body).toMatchObject(NEW);
  });

  it('is no one’s for a visitor, and not another site’s to write', async () => {
    await app.visitor().get('/api/onboarding').expect(401);
    await app.visitor().patch('/api/onboarding').set('Origin', app.settings.origin).send({}).expect(401);
    await robin.browser.patch('/api/onboarding').set('Origin', 'https://evil.example').send({}).expect(403);
  });
});
