import { PASSWORD, registered, studentForm } from './support/accounts';
import { eventually } from './support/app';
import { ExternalSignInFixture, BIRTH, cookieOf } from './support/external-sign-in';
import { mountedRoutes } from './support/routes';

let at: ExternalSignInFixture;
beforeAll(async () => (at = await ExternalSignInFixture.open()));
beforeEach(() => at.nextPerson());

describe('returning from a provider for the first time', () => {
  it('leads to the questions that the provider does not answer', async () => {
    const browser = at.app.browser();
    expect(await at.enter(browser, '/api/auth/google?role=alumni&next=/messages')).toBe('/auth/complete');
    expect((await browser.get('/api/auth/pending').expect(200)).body).toEqual({
      provider: 'google',
      fullName: 'Robin Example',
      email: `person${at.person}@example.org`,
      emailVerified: true,
      role: 'alumni',
      next: '/messages',
    });
    await browser.get('/api/user').expect(401);
  });

  it('creates an account once they are answered', async () => {
    const browser = await at.member();
    const { body } = await browser.get('/api/user').expect(200);
    expect(body).toMatchObject({
      username: `member${at.person}`,
      fullName: 'Robin Example',
      email: `person${at.person}@example.org`,
      emailVerified: true,
      role: 'student',
    });
    await browser.get('/api/auth/pending').expect(404);
    expect(at.app.mails.filter(({ to }) => to === `person${at.person}@example.org`)).toEqual([]);
  });

  it('creates an account with the same fields as the registration form', async () => {
    const browser = await at.member();
    const other = await registered(at.app, studentForm(`shape${at.person}`));
    const shape = (body: object) => Object.keys(body).sort();
    expect(shape((await browser.get('/api/user')).body)).toEqual(shape((await other.get('/api/user')).body));
  });

  it('stores the registration details of the role', async () => {
    const details = { alumniCollege: 'Amherst College', alumniMajor: 'Geology', alumniGradYear: 2020 };
    const alumna = await at.member({ role: 'alumni', ...details });
    expect((await alumna.get('/api/user')).body.alumniProfile).toMatchObject({ college: 'Amherst College' });
  });

  it('counts the alum of a college without waiting for the hourly job', async () => {
    const studies = {
      alumniCollege: 'Amherst College',
      alumniCollegeId: 5,
      alumniMajor: 'Geology',
      alumniGradYear: 2020,
    };
    const alumna = await at.member({ role: 'alumni', ...studies });
    await eventually(async () => {
      const { body } = await alumna.get(`/api/colleges/${studies.alumniCollegeId}`).expect(200);
      return (body as { alumniCount: number }).alumniCount === 1;
    });
  });

  it('never grants the rights of a verified administrator', async () => {
    const browser = at.app.browser();
    await at.enter(browser, '/api/auth/google?role=college_admin');
    const form = { ...BIRTH, username: `admin${at.person}` };
    const { body } = await browser.post('/api/auth/complete').send(form).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'collegeId' })]);
    await browser
      .post('/api/auth/complete')
      .send({ ...form, collegeId: 1 })
      .expect(201);
    expect((await browser.get('/api/user')).body.collegeAdmin).toMatchObject({ collegeId: 1, status: 'pending' });
  });

  it.each(['x', 'root', 'college_admin,alumni', ''])('ignores the unknown role "%s"', async (role) => {
    const browser = at.app.browser();
    await at.enter(browser, `/api/auth/google?role=${role}`);
    expect((await browser.get('/api/auth/pending')).body.role).toBe('student');
  });

  it('names the invalid fields, and can be retried', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    const { body } = await browser.post('/api/auth/complete').send({ isAgeVerified: true, username: 'x' }).expect(400);
    expect(body.errors).toContainEqual({ field: 'birthDate', message: 'Birth date is required' });
    await registered(at.app, studentForm(`taken${at.person}`));
    const taken = await browser.post('/api/auth/complete').send({ ...BIRTH, username: `taken${at.person}` });
    expect([taken.status, taken.body.code]).toEqual([409, 'identity.username-taken']);
    await browser
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `free${at.person}` })
      .expect(201);
  });

  it('accepts no password, and no address other than the one from the provider', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    const form = { ...BIRTH, username: `member${at.person}` };
    await browser
      .post('/api/auth/complete')
      .send({ ...form, password: PASSWORD })
      .expect(400);
    const { body } = await browser.post('/api/auth/complete').send({ ...form, email: 'victim@example.org' });
    expect(body.email).toBe(`person${at.person}@example.org`);
  });

  it('leaves an entered address unconfirmed if the provider reports none', async () => {
    at.provider.claims = at.aPerson({ email: undefined });
    const browser = at.app.browser();
    await at.enter(browser);
    const form = { ...BIRTH, username: `member${at.person}` };
    const { body } = await browser.post('/api/auth/complete').send(form).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'email' })]);
    const email = `typed${at.person}@example.org`;
    const { body: user } = await browser.post('/api/auth/complete').send({ ...form, email });
    expect([user.email, user.emailVerified]).toEqual([email, false]);
  });

  it('creates one account for concurrent requests', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    const cookie = cookieOf(browser);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        at.app
          .visitor()
          .post('/api/auth/complete')
          .set('Cookie', cookie)
          .send({ ...BIRTH, username: `twin${at.person}-${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('expires after half an hour', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    await at.app.db.query(`UPDATE identity.pending_registrations SET expires_at = now() - interval '1 second'`);
    await browser.get('/api/auth/pending').expect(404);
    const { body } = await browser
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `late${at.person}` })
      .expect(404);
    expect(body.code).toBe('identity.no-pending-registration');
  });
});

describe('the age gate', () => {
  /** The routes of a pending registration. */
  const OPENED = ['/api/auth/pending', '/api/auth/complete'];
  const YOUNG = { birthDate: `${new Date().getUTCFullYear() - 12}-12-31`, isAgeVerified: true };

  it('is checked first, and deletes the pending registration of an applicant who is too young', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    const { body } = await browser
      .post('/api/auth/complete')
      .send({ ...YOUNG, username: 'x' })
      .expect(400);
    expect([body.code, body.message]).toEqual(['identity.too-young', 'You must be at least 13 years old to register']);
    const rows = await at.app.db.query(`SELECT 1 FROM identity.pending_registrations WHERE subject = $1`, [
      `subject-${at.person}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('stays closed for an older date in the same browser', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    await browser.post('/api/auth/complete').send({ ...YOUNG, username: `young${at.person}` });
    await at.enter(browser);
    const { body } = await browser.post('/api/auth/complete').send({ ...BIRTH, username: `young${at.person}` });
    expect(body.code).toBe('identity.too-young');
  });

  it('gives a pending registration access to no other route', async () => {
    const browser = at.app.browser();
    await at.enter(browser);
    const cookie = cookieOf(browser);
    const value = cookie.split('=')[1]!;
    const calls = mountedRoutes(at.app.app).filter(({ path }) => !OPENED.includes(path));
    const changed: string[] = [];
    for (const { method, path } of calls) {
      const call = () =>
        at.app
          .visitor()
          [method.toLowerCase() as 'get'](path.replace(/:\w+/g, '1'))
          .set('Origin', at.app.settings.origin);
      const without = await call();
      const withRegistration = await call().set('Cookie', `${cookie}; sid=${value}; second-step=${value}`);
      if (without.status !== withRegistration.status) changed.push(`${method} ${path}`);
    }
    expect(calls.length).toBeGreaterThan(60);
    expect(changed).toEqual([]);
  });
});
