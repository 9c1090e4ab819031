import { alumniForm, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, confirmed, fifteenYearsAgo, type TestUser, student } from './support/test-users';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
let dean: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  kim = await confirmed(app, studentForm('kim', { fullName: 'Kim Example', birthDate: fifteenYearsAgo() }));
  ada = await alumniOf(app, 'ada', 1);
  dean = await administratorOf(app, 'dean', 1);
});

const choose = ({ browser }: TestUser, choices: unknown) =>
  browser.patch('/api/privacy/preferences').send(choices as object);
const preview = async ({ browser }: TestUser, as: string) =>
  (await browser.get(`/api/privacy/preview?as=${as}`).expect(200)).body;
const own = async ({ browser }: TestUser) => (await browser.get('/api/user').expect(200)).body;
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const noted = async ({ id }: TestUser): Promise<number> => {
  const [{ n }] = await app.db.query<[{ n: number }]>(
    `SELECT count(*)::int AS n FROM identity.audit_log WHERE user_id = $1 AND action = 'privacy-changed'`,
    [id],
  );
  return n;
};

describe('PATCH /api/privacy/preferences', () => {
  it('takes effect right away for a student, and is recorded', async () => {
    const { body } = await choose(robin, { profileVisibility: 'private' }).expect(200);

    expect(body).toEqual({
      isProfileVisible: null,
      allowStudentConnections: null,
      profileVisibility: 'private',
      visibilityChosenAt: MOMENT,
      readReceipts: false,
      activityStatus: false,
    });
    expect((await own(robin)).studentProfile).toMatchObject({
      profileVisibility: 'private',
      visibilityChosenAt: body.visibilityChosenAt,
    });
    expect(await noted(robin)).toBe(1);
  });

  it('does not record an unchanged choice again', async () => {
    const before = (await choose(robin, { profileVisibility: 'private' }).expect(200)).body;
    expect((await choose(robin, { profileVisibility: 'private' }).expect(200)).body).toEqual(before);
    expect(await noted(robin)).toBe(1);
  });

  it('lets an alum choose visibility and student connections separately', async () => {
    const connections = (await choose(ada, { allowStudentConnections: false }).expect(200)).body;
    expect(connections).toMatchObject({ isProfileVisible: false, visibilityChosenAt: null });

    const { body } = await choose(ada, { isProfileVisible: true, allowStudentConnections: true }).expect(200);
    expect(body).toEqual({
      isProfileVisible: true,
      allowStudentConnections: true,
      profileVisibility: null,
      visibilityChosenAt: MOMENT,
      readReceipts: false,
      activityStatus: false,
    });
    expect((await own(ada)).alumniProfile).toMatchObject({ isProfileVisible: true, college: 'Amherst College' });
    expect(await noted(ada)).toBe(2);
  });

  it('keeps concurrent changes of different fields', async () => {
    const eve = await confirmed(app, alumniForm('eve'));
    await Promise.all([
      choose(eve, { isProfileVisible: true }).expect(200),
      choose(eve, { allowStudentConnections: false }).expect(200),
      eve.browser.put('/api/alumni/profile').send({ bio: 'Hello' }).expect(200),
    ]);

    expect((await own(eve)).alumniProfile).toMatchObject({
      isProfileVisible: true,
      allowStudentConnections: false,
      bio: 'Hello',
      college: 'Amherst College',
    });
  });

  it('rejects a public profile for people under 18', async () => {
    const { body } = await choose(kim, { profileVisibility: 'public' }).expect(403);
    expect(body).toMatchObject({
      code: 'mentorship.not-for-minors',
      detail: 'Your profile stays private until you’re 18.',
    });
    expect(await noted(kim)).toBe(0);

    expect((await choose(kim, { profileVisibility: 'private' }).expect(200)).body).toMatchObject({
      profileVisibility: 'private',
      visibilityChosenAt: MOMENT,
    });
  });

  it.each<[string, () => TestUser, unknown]>([
    ['a student with a choice of alumni', () => robin, { isProfileVisible: true }],
    ['a student with both', () => robin, { profileVisibility: 'public', allowStudentConnections: true }],
    ['an alumna with a choice of students', () => ada, { profileVisibility: 'private' }],
    ['a student with nothing', () => robin, {}],
    ['an alumna with nothing', () => ada, {}],
    ['nothing in a field', () => robin, { profileVisibility: null }],
    ['nothing in a switch', () => ada, { isProfileVisible: null }],
    ['text in a switch', () => ada, { isProfileVisible: 'true' }],
    ['an unknown visibility', () => robin, { profileVisibility: 'friends' }],
    ['nothing in read receipts', () => robin, { readReceipts: null }],
    ['text in read receipts', () => robin, { readReceipts: 'yes' }],
    ['a number in the activity status', () => ada, { activityStatus: 1 }],
    ['a list', () => robin, { profileVisibility: ['public'] }],
    ['someone else’s key', () => robin, { profileVisibility: 'public', userId: 1 }],
    ['a moment', () => robin, { profileVisibility: 'public', visibilityChosenAt: '2020-01-01T00:00:00Z' }],
  ])('rejects %s', async (_, getUser, choices) => {
    const before = await own(getUser());
    await choose(getUser(), choices).expect(400);

    expect(await own(getUser())).toEqual(before);
  });

  it('rejects administrators', async () => {
    for (const choices of [{}, { profileVisibility: 'private' }, { isProfileVisible: true }]) {
      expect((await choose(dean, choices).expect(403)).body.code).toBe('mentorship.other-role');
    }
  });

  it('rejects visitors and requests from other sites', async () => {
    const choices = { profileVisibility: 'public' };
    await app.visitor().patch('/api/privacy/preferences').set('Origin', app.settings.origin).send(choices).expect(401);
    await robin.browser
      .patch('/api/privacy/preferences')
      .set('Origin', 'https://evil.example')
      .send(choices)
      .expect(403);
  });
});

describe('turning 18', () => {
  const makeAdult = ({ id }: TestUser) =>
    app.db.query(`UPDATE identity.users SET birth_date = '2000-02-29' WHERE id = $1`, [id]);

  it('leaves a private profile private until its owner chooses', async () => {
    const sam = await confirmed(app, studentForm('sam', { birthDate: fifteenYearsAgo() }));
    await sam.browser.put('/api/student/profile').send({ bio: 'Hello' }).expect(200);
    await makeAdult(sam);

    expect(await preview(sam, 'member')).toMatchObject({ isShown: false, why: 'private' });
    await choose(sam, { profileVisibility: 'public' }).expect(200);
    expect(await preview(sam, 'member')).toMatchObject({ isShown: true, studentProfile: { bio: 'Hello' } });
  });

  it('keeps the profile private if it was never edited', async () => {
    const ash = await confirmed(app, studentForm('ash', { birthDate: fifteenYearsAgo() }));
    // Until the profile is stored, its owner already sees what it will be.
    const stored = 'SELECT FROM mentorship.student_profiles WHERE user_id = $1';
    await eventually(async () => (await app.db.query<unknown[]>(stored, [ash.id])).length);
    await makeAdult(ash);

    expect(await preview(ash, 'member')).toMatchObject({ isShown: false, why: 'private' });
  });
});

describe('a role change', () => {
  it('keeps a hidden profile hidden', async () => {
    const lea = await alumniOf(app, 'lea', 1);
    await choose(lea, { isProfileVisible: false }).expect(200);
    await lea.browser.put('/api/user/role').send({ newRole: 'student' }).expect(200);

    expect(await preview(lea, 'member')).toMatchObject({ isShown: false, why: 'private', person: null });
  });
});

describe('GET /api/privacy/preview', () => {
  it('shows what visitors, members and connections see of an alum', async () => {
    const fay = await alumniOf(app, 'fay', 1);
    const url = 'https://github.com/fay';
    await fay.browser.put('/api/alumni/profile').send({ bio: 'Hello', location: 'Reno', githubUrl: url }).expect(200);

    expect(await preview(fay, 'visitor')).toEqual({
      as: 'visitor',
      isShown: false,
      why: 'not-chosen',
      person: null,
      alumniProfile: null,
      studentProfile: null,
    });
    expect(await preview(fay, 'member')).toMatchObject({
      isShown: true,
      why: null,
      person: {
        displayName: 'Robin Example',
        avatarUrl: null,
      },
      studentProfile: null,
      alumniProfile: {
        college: 'Amherst College',
        major: 'Geology',
        bio: null,
        isWillingToMentor: null,
      },
    });
    await choose(fay, { isProfileVisible: true }).expect(200);
    expect((await preview(fay, 'visitor')).alumniProfile).toMatchObject({
      bio: 'Hello',
      location: null,
      githubUrl: null,
    });
    expect((await preview(fay, 'member')).alumniProfile).toMatchObject({ location: 'Reno', githubUrl: url });

    await choose(fay, { isProfileVisible: false }).expect(200);
    expect(await preview(fay, 'member')).toMatchObject({ isShown: false, why: 'hidden', person: null });
    expect(await preview(fay, 'connection')).toMatchObject({ isShown: true, alumniProfile: null });
  });

  it('shows that visitors see nothing of a student, and members neither phone nor contact email', async () => {
    const joy = await student(app, 'joy');
    const changes = { bio: 'Hello', location: 'Reno', phone: '555 0100', contactEmail: 'jo@example.org' };
    await joy.browser.put('/api/student/profile').send(changes).expect(200);

    expect(await preview(joy, 'visitor')).toMatchObject({ isShown: false, why: 'never-to-visitors', person: null });
    expect((await preview(joy, 'member')).studentProfile).toMatchObject({
      bio: 'Hello',
      location: null,
      phone: null,
      contactEmail: null,
    });
    expect((await preview(joy, 'connection')).studentProfile).toMatchObject(changes);
    expect(JSON.stringify(await preview(joy, 'connection'))).not.toMatch(/Visib|Chosen|allow|birth/);
  });

  it('shows that even connections see no school, location, last name or external picture of a minor', async () => {
    const lou = await confirmed(app, studentForm('lou', { fullName: 'Lou Example', birthDate: fifteenYearsAgo() }));
    await lou.browser.put('/api/user').send({ avatarUrl: 'https://lh3.googleusercontent.com/a/r' }).expect(200);
    const changes = { bio: 'Hello', location: 'Reno', currentSchool: 'North High', graduationYear: 2029 };
    await lou.browser.put('/api/student/profile').send(changes).expect(200);

    expect(await preview(lou, 'member')).toMatchObject({ isShown: false, why: 'minor', person: null });
    expect(await preview(lou, 'connection')).toMatchObject({
      isShown: true,
      person: {
        displayName: 'Lou E.',
        avatarUrl: null,
      },
      studentProfile: {
        bio: 'Hello',
        location: null,
        currentSchool: null,
        graduationYear: null,
      },
    });
  });

  it.each(['', '?as=', '?as=friend', '?as=visitor&as=member', '?as=constructor'])(
    'rejects %j instead of one of the three viewers',
    async (query) => {
      await robin.browser.get(`/api/privacy/preview${query}`).expect(400);
    },
  );

  it('returns the viewer’s own profile even if the query names another user', async () => {
    expect(await preview(robin, `member&userId=${dean.id}`)).toEqual(await preview(robin, 'member'));
  });

  it('rejects administrators and visitors', async () => {
    const { body } = await dean.browser.get('/api/privacy/preview?as=member').expect(403);
    expect(body.code).toBe('mentorship.other-role');
    await app.visitor().get('/api/privacy/preview?as=member').expect(401);
  });
});
