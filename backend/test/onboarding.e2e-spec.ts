import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, type TestUser, student, unconfirmedPerson } from './support/test-users';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const steps = async ({ browser }: TestUser) => (await browser.get('/api/onboarding').expect(200)).body;
const note = ({ browser }: TestUser, changes: unknown) => browser.patch('/api/onboarding').send(changes as object);
const STUDENT = ['major', 'colleges', 'goals'];
const ALUM = ['mentoring', 'hours', 'email'];
const NEW = { completedSteps: [], isCompleted: false, skippedAt: null, completedAt: null };
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const doneOf = async (person: TestUser): Promise<string[]> => {
  const { steps: all } = (await steps(person)) as { steps: { id: string; isDone: boolean }[] };
  return all.filter(({ isDone }) => isDone).map(({ id }) => id);
};

describe('onboarding', () => {
  it('asks a new student for major, colleges and goals', async () => {
    const robin = await student(app, 'robin');
    expect(await steps(robin)).toEqual({ steps: STUDENT.map((id) => ({ id, isDone: false })), ...NEW });

    await robin.browser.put('/api/student/profile').send({ intendedMajor: 'Biology' }).expect(200);
    await robin.browser.put('/api/saved-colleges/1').expect(200);
    expect(await doneOf(robin)).toEqual(['major', 'colleges']);
    await robin.browser.delete('/api/saved-colleges/1').expect(204);
    expect(await doneOf(robin)).toEqual(['major']);
  });

  it('keeps completed steps, and is completed with the last one', async () => {
    const lou = await student(app, 'lou');
    const halfway = (await note(lou, { completedSteps: ['major', 'colleges', 'root'] }).expect(200)).body;
    expect(halfway).toMatchObject({ completedSteps: ['major', 'colleges'], isCompleted: false, completedAt: null });

    const done = (await note(lou, { completedSteps: ['goals'] }).expect(200)).body;
    expect(done).toMatchObject({ completedSteps: STUDENT, isCompleted: true, completedAt: MOMENT });
    expect(await steps(lou)).toEqual(done);
  });

  it('keeps all of several concurrent changes', async () => {
    const kay = await student(app, 'kay');
    await Promise.all([
      note(kay, { completedSteps: ['major'] }).expect(200),
      note(kay, { completedSteps: ['colleges'] }).expect(200),
      note(kay, { skipped: true }).expect(200),
    ]);

    expect(await steps(kay)).toMatchObject({ completedSteps: ['major', 'colleges'], skippedAt: MOMENT });
  });

  it('can be skipped, and offered again', async () => {
    const sky = await student(app, 'sky');
    expect((await note(sky, { skipped: true }).expect(200)).body).toMatchObject({ ...NEW, skippedAt: MOMENT });
    expect((await note(sky, {}).expect(200)).body.skippedAt).toEqual(MOMENT);
    expect((await note(sky, { skipped: false }).expect(200)).body.skippedAt).toBeNull();
  });

  it('asks an alum about mentoring, for hours and for a confirmed address', async () => {
    const ada = await alumniOf(app, 'ada', 1);
    expect(await doneOf(ada)).toEqual(['email']);

    await ada.browser.put('/api/alumni/profile').send({ isWillingToMentor: true }).expect(200);
    const hours = { lengthMinutes: 30, noticeHours: 4, daysOff: [], rules: [{ day: 1, from: '16:00', to: '18:00' }] };
    await ada.browser
      .put('/api/availability')
      .send({ ...hours, timeZone: 'America/Chicago' })
      .expect(200);
    expect(await doneOf(ada)).toEqual(ALUM);
    expect((await note(ada, { completedSteps: ['mentoring'] }).expect(200)).body).toMatchObject({ isCompleted: true });
  });

  it('does not require a confirmed address', async () => {
    const early = await unconfirmedPerson(app, studentForm('early'));
    expect((await note(early, { completedSteps: ['major'] }).expect(200)).body.completedSteps).toEqual(['major']);
  });

  it('has no steps for administrators', async () => {
    const dean = await administratorOf(app, 'dean', 1);

    expect(await steps(dean)).toEqual({ steps: [], ...NEW, isCompleted: true });
    expect((await note(dean, { completedSteps: STUDENT }).expect(200)).body).toEqual({
      steps: [],
      ...NEW,
      isCompleted: true,
    });
  });

  it('starts over with the steps of the new role after a role change', async () => {
    const formerStudent = await student(app, 'turned');
    await note(formerStudent, { completedSteps: ['major'] }).expect(200);
    await formerStudent.browser.put('/api/user/role').send({ newRole: 'alumni' }).expect(200);

    expect(await steps(formerStudent)).toMatchObject({
      completedSteps: [],
      steps: [{ id: 'mentoring', isDone: false }, {}, {}],
    });
  });
});

describe('PATCH /api/onboarding', () => {
  let robin: TestUser;
  beforeAll(async () => (robin = await student(app, 'noting')));

  it.each<[string, unknown]>([
    ['completedSteps', { completedSteps: 'major' }],
    ['completedSteps', { completedSteps: [1] }],
    ['completedSteps', { completedSteps: ['x'.repeat(65)] }],
    ['completedSteps', { completedSteps: Array.from({ length: 21 }, () => 'major') }],
    ['completedSteps', { completedSteps: [['major']] }],
    ['completedSteps.0', { completedSteps: ['a\u0000'] }],
    ['completedSteps.0', { completedSteps: ['\ud800'] }],
    ['skipped', { skipped: 'true' }],
    ['completedAt', { completedAt: '2020-01-01T00:00:00Z' }],
    ['userId', { completedSteps: [], userId: 1 }],
  ])('rejects %s in %j', async (field, changes) => {
    const { body } = await note(robin, changes).expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('ignores an unknown step', async () => {
    expect((await note(robin, { completedSteps: ['__proto__'] }).expect(200)).body).toMatchObject(NEW);
  });

  it('rejects visitors and requests from other sites', async () => {
    await app.visitor().get('/api/onboarding').expect(401);
    await app.visitor().patch('/api/onboarding').set('Origin', app.settings.origin).send({}).expect(401);
    await robin.browser.patch('/api/onboarding').set('Origin', 'https://evil.example').send({}).expect(403);
  });
});
