import { eventually, startApp, type TestApp } from './support/app';
import { alumniForm, cookiesOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { digests } from './support/table-digests';

let app: TestApp;
beforeAll(async () => (app = await startApp()));

const usersNamed = (username: string) =>
  app.db.query<object[]>('SELECT 1 FROM identity.users WHERE lower(username) = lower($1)', [username]);

const register = (form: object) => app.browser().post('/api/register').send(form);

const dayYearsAgo = (years: number, plusDays = 0): string => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + plusDays));
  return day.toISOString().slice(0, 10);
};

describe('registering', () => {
  it('returns the whole account of a student, without secrets', async () => {
    const { body } = await register(studentForm('robin')).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      username: 'robin',
      fullName: 'Robin Example',
      displayName: 'Robin Example',
      email: 'robin@example.org',
      emailVerified: false,
      role: 'student',
      avatarUrl: null,
      isAgeVerified: true,
      alumniProfile: null,
      studentProfile: expect.objectContaining({ intendedMajor: null, profileVisibility: 'public' }),
      collegeAdmin: null,
      adminStatus: null,
      isOperator: false,
    });
  });

  it('stores the registration details of alumni', async () => {
    const { body } = await register(alumniForm('ada', { alumniCurrentPosition: ' Geologist ' })).expect(201);
    expect(body.alumniProfile).toEqual({
      college: 'Amherst College',
      collegeId: null,
      major: 'Geology',
      graduationYear: 2020,
      currentPosition: 'Geologist',
      company: null,
      industry: null,
      yearsOfExperience: null,
      skills: null,
      mentorshipAreas: null,
      location: null,
      bio: null,
      linkedinUrl: null,
      twitterHandle: null,
      githubUrl: null,
      personalWebsite: null,
      consideredColleges: [],
      transferredFromCollegeId: null,
      isWillingToMentor: false,
      maxMentees: 3,
      availabilityStatus: 'available',
      isProfileVisible: false,
      allowStudentConnections: true,
      visibilityChosenAt: null,
    });
  });

  it('creates an administrator who has to be verified', async () => {
    const { body } = await register(studentForm('dean', { role: 'college_admin', collegeId: 1 })).expect(201);
    expect(body).toMatchObject({ role: 'college_admin', collegeAdmin: { collegeId: 1, status: 'pending' } });
  });

  it('creates a student without a role, and accepts empty fields of other roles', async () => {
    const form = studentForm('plain', { role: undefined, alumniCollege: '', alumniGradYear: null });
    expect((await register(form).expect(201)).body.role).toBe('student');
  });

  it('requires college, major and graduation year from alumni', async () => {
    const { body } = await register(studentForm('nostudies', { role: 'alumni' })).expect(400);
    const message = 'College, major, and graduation year are required for alumni registration';
    expect(body).toMatchObject({ message, error: message });
    expect(body.errors).toEqual([
      { field: 'alumniCollege', message },
      { field: 'alumniMajor', message },
      { field: 'alumniGradYear', message },
    ]);
  });

  it.each([
    ['username', { username: undefined }, 'Username is required'],
    ['username', { username: ' robin2' }, /3 to 32/],
    ['username', { username: '\u0430lice' }, /3 to 32/],
    ['username', { username: '\uff41lice' }, /3 to 32/],
    ['username', { username: '\u212aaren' }, /3 to 32/],
    ['username', { username: 'x'.repeat(33) }, /3 to 32/],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: 'abcdefg' }, 'Password must be at least 8 characters'],
    ['password', { password: 'x7'.repeat(64) + 'x' }, /at most 128/],
    ['password', { password: 'password1' }, /too common/],
    ['password', { password: 'refused.person' }, /too close/],
    ['password', { password: 'refused.person@example.org' }, /too close/],
    ['password', { password: 'Correct\u0000horse-9' }, /aren’t allowed/],
    ['email', { email: 'nobody' }, 'Enter a valid email address'],
    ['fullName', { fullName: '   ' }, 'Full name is required'],
    ['birthDate', { birthDate: undefined }, 'Birth date is required'],
    ['birthDate', { birthDate: '2012-02-30' }, /birth date/],
    ['birthDate', { birthDate: '1800-01-01' }, /birth date/],
    ['birthDate', { birthDate: '2999-01-01' }, /birth date/],
    ['birthDate', { birthDate: '2012-2-3' }, /birth date/],
    ['isAgeVerified', { isAgeVerified: false }, 'You must be at least 13 years old to register'],
    ['isAgeVerified', { isAgeVerified: 'true' }, 'You must be at least 13 years old to register'],
    ['isAgeVerified', { isAgeVerified: undefined }, 'You must be at least 13 years old to register'],
    ['role', { role: 'admin' }, /Role must be one of/],
    ['role', { role: ['college_admin'] }, /Role must be one of/],
    ['role', { role: 'COLLEGE_ADMIN' }, /Role must be one of/],
    ['role', { role: 'college_admin ' }, /Role must be one of/],
    ['collegeId', { role: 'college_admin' }, /College/],
    ['collegeId', { role: 'college_admin', collegeId: 1e308 }, /College/],
    ['collegeId', { role: 'college_admin', collegeId: '1' }, /College/],
    ['alumniGradYear', { role: 'alumni', alumniGradYear: '2020' }, /whole number/],
    ['id', { id: 1 }, 'id is not a known field'],
    ['isMainAdmin', { isMainAdmin: true }, 'isMainAdmin is not a known field'],
    ['emailVerified', { emailVerified: true }, 'emailVerified is not a known field'],
    ['version', { version: 7 }, 'version is not a known field'],
    ['createdAt', { createdAt: '2000-01-01T00:00:00Z' }, 'createdAt is not a known field'],
    ['passwordHash', { passwordHash: 'x' }, 'passwordHash is not a known field'],
  ])('rejects an invalid %s: %j', async (field, changes, message) => {
    const { body } = await register(studentForm('refused.person', changes)).expect(400);
    expect(body.errors).toContainEqual({
      field,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await usersNamed('refused.person')).toEqual([]);
  });

  it.each(['{"__proto__":%,', '{"constructor":{"prototype":%},'])('ignores %s', async (start) => {
    const username = `proto${start.length}`;
    const injectedJson = '{"role":"college_admin","id":7,"emailVerified":true,"isMainAdmin":true}';
    const form = JSON.stringify(studentForm(username, { role: undefined }));
    await app
      .browser()
      .post('/api/register')
      .type('json')
      .send(form.replace('{', start.replace('%', injectedJson)));
    const rows = await app.db.query<object[]>(
      `SELECT id = 7 AS is_seven, role, email_verified_at FROM identity.users WHERE username = $1`,
      [username],
    );
    // Either refused, or created without the injected values.
    for (const row of rows) expect(row).toEqual({ is_seven: false, role: 'student', email_verified_at: null });
    for (const key of ['role', 'id', 'emailVerified', 'isMainAdmin']) expect({}).not.toHaveProperty(key);
  });

  it.each([
    ['blanks', 'two  blanks  here', 'two blanks here'],
    ['blanks.around', ' between blanks ', 'between blanks'],
    ['signs', '\u{1f600}\u{1f680}\u{1f308}\u{1f355}'.repeat(2), '\u{1f600}\u{1f680}\u{1f308}'.repeat(2)],
    ['eight', 'ab3!Xy9z', 'ab3!Xy9'],
    ['longest', 'x7'.repeat(64), `${'x7'.repeat(63)}x8`],
    ['longest.signs', '\u{1f600}\u{1f355}'.repeat(64), `${'\u{1f600}\u{1f355}'.repeat(63)}\u{1f600}`],
  ])('uses every character of a password of 8 to 128 characters: %s', async (username, password, almost) => {
    await register(studentForm(username, { password })).expect(201);
    const signIn = (typed: string) => app.browser().post('/api/login').send({ username, password: typed });
    await signIn(almost).expect(401);
    await signIn(password).expect(200);
  });

  it('reports that a username is taken', async () => {
    const { body } = await register(studentForm('ROBIN', { email: 'another@example.org' })).expect(409);
    expect(body).toMatchObject({ code: 'identity.username-taken', errors: [{ field: 'username' }] });
  });

  it('does not reveal that an address is taken', async () => {
    const { body } = await register(studentForm('someone', { email: 'Robin@Example.org' })).expect(409);
    const message = 'We can’t create an account with these details. If you already have an account, sign in instead.';
    expect(body).toMatchObject({ code: 'identity.registration-refused', message, errors: [] });
    expect(JSON.stringify(body)).not.toMatch(/mail/i);
    const mail = await eventually(
      async () => app.mails.findLast(({ subject }) => /^You already have/.test(subject)) ?? null,
    );
    expect(mail.to).toBe('robin@example.org');
  });

  it.each([
    ['username', (n: number) => studentForm(n % 2 ? 'Racer' : 'racer', { email: `racer${n}@example.org` })],
    ['address', (n: number) => studentForm(`racer${n}`, { email: n % 2 ? 'RACE@example.org' : 'race@example.org' })],
  ])('accepts one of twenty concurrent requests with the same %s', async (_, form) => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => retryWhileBusy(() => register(form(n)))));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('ends the previous session of the browser', async () => {
    const browser = await registered(app, studentForm('first.account'));
    const [before] = await app.db.query<{ id_hash: Buffer }[]>(
      `SELECT id_hash FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE username = 'first.account'`,
    );
    await browser.post('/api/register').send(studentForm('second.account')).expect(201);
    expect((await browser.get('/api/user')).body.username).toBe('second.account');
    expect(await app.db.query('SELECT 1 FROM identity.sessions WHERE id_hash = $1', [before?.id_hash])).toEqual([]);
  });

  it.each([
    ['an adult', dayYearsAgo(30)],
    ['a minor', dayYearsAgo(15)],
  ])('returns the same account of %s as a later request', async (_who, birthDate) => {
    const browser = app.browser();
    const { body } = await browser
      .post('/api/register')
      .send(studentForm(`same.${birthDate.slice(0, 4)}`, { birthDate }));
    expect(body).toEqual((await browser.get('/api/user').expect(200)).body);
  });
});

describe('the minimum age of thirteen', () => {
  const TOO_YOUNG = 'You must be at least 13 years old to register';

  it('is reached on the birthday itself', async () => {
    await register(studentForm('thirteen', { birthDate: dayYearsAgo(13) })).expect(201);
  });

  it('is enforced one day before, and nothing is stored', async () => {
    const events = () => app.db.query<object[]>(`SELECT * FROM platform.outbox WHERE payload::text LIKE '%twelve%'`);
    const before = await digests(app);
    const answer = await register(studentForm('twelve', { birthDate: dayYearsAgo(13, 1) })).expect(400);
    expect(answer.body.errors).toEqual([{ field: 'birthDate', message: TOO_YOUNG }]);
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^age-gate=1; Max-Age=86400; /)]);
    expect(await digests(app)).toEqual(before);
    expect(await events()).toEqual([]);
  });

  it('cannot be evaded with another date in the same browser', async () => {
    const browser = app.browser();
    const young = studentForm('twelve', { birthDate: dayYearsAgo(12), isAgeVerified: false });
    const refused = await browser.post('/api/register').send(young).expect(400);
    expect(refused.body.errors).toEqual([{ field: 'isAgeVerified', message: TOO_YOUNG }]);
    expect(refused.headers['set-cookie']).toEqual([
      expect.stringMatching(/^age-gate=1; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const again = await browser.post('/api/register').send(studentForm('twelve')).expect(400);
    expect(again.body.message).toBe(TOO_YOUNG);
    expect(await usersNamed('twelve')).toEqual([]);
  });

  it('does not lock the browser after the age box was left unchecked', async () => {
    const browser = app.browser();
    await browser
      .post('/api/register')
      .send(studentForm('unticked', { isAgeVerified: false }))
      .expect(400);
    await browser.post('/api/register').send(studentForm('unticked')).expect(201);
  });
});

describe('confirming an address', () => {
  const linkTo = (address: string) =>
    eventually(() => {
      const mail = app.mails.filter((sent) => sent.to === address).at(-1);
      return mail && /(\S+\/verify-email\?token=(\S+))/.exec(mail.text);
    });
  const verify = (token: unknown) => app.browser().post('/api/email/verify').send({ token });

  it('works once, with the emailed link', async () => {
    const browser = await registered(app, studentForm('mailed'));
    const [, link, token] = await linkTo('mailed@example.org');
    expect(link).toBe(`${app.settings.origin}/verify-email?token=${token}`);

    expect((await verify(token).expect(200)).body).toEqual({ message: 'Your email address is confirmed.' });
    expect((await browser.get('/api/user')).body.emailVerified).toBe(true);
    const { body } = await verify(token).expect(409);
    expect(body).toMatchObject({
      code: 'identity.email-already-confirmed',
      message: 'This email address is already confirmed.',
    });
  });

  it('works once, even with concurrent requests', async () => {
    await registered(app, studentForm('hasty'));
    const [, , token] = await linkTo('hasty@example.org');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => retryWhileBusy(() => verify(token))))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it.each([['unknown'], [undefined], [{}], ['\u0000'], ['x'.repeat(300)]])('rejects the token %j', async (token) => {
    await verify(token).expect(400);
  });

  it('can be repeated with a new link until it succeeds', async () => {
    const browser = await registered(app, studentForm('patient'));
    await linkTo('patient@example.org');
    const again = await browser.post('/api/email/resend').expect(202);
    expect(again.body).toEqual({ message: 'We sent a new confirmation link.' });
    await eventually(() => app.mails.filter((mail) => mail.to === 'patient@example.org').length === 2);
    const [, , token] = await linkTo('patient@example.org');
    await verify(token).expect(200);
    const { body } = await browser.post('/api/email/resend').expect(200);
    expect(body).toEqual({ message: 'Your email address is already confirmed.' });
  });

  it('sends a new link only to signed-in users', async () => {
    await app.browser().post('/api/email/resend').expect(401);
  });
});

it('records the events of an account in the audit log', async () => {
  const browser = await registered(app, studentForm('recorded'));
  await browser.post('/api/login').send({ username: 'recorded', password: 'wrong' }).expect(401);
  await browser.post('/api/login').send({ username: 'recorded', password: PASSWORD }).expect(200);
  await browser.post('/api/logout').expect(200);
  const rows = await app.db.query<{ action: string; network: string; request_id: string }[]>(
    `SELECT action, a.network, request_id FROM identity.audit_log a
     JOIN identity.users u ON u.id = a.user_id WHERE username = 'recorded' ORDER BY a.id`,
  );
  expect(rows.map((row) => row.action)).toEqual(['registered', 'sign-in-failed', 'signed-in', 'signed-out']);
  expect(rows.every((row) => row.network === '127.0.0.0/24' && row.request_id.length > 8)).toBe(true);
});
