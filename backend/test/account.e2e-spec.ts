import { eventually, startApp, type TestApp } from './support/app';
import { alumniForm, cookieOf, cookiesOf, PASSWORD, registered, studentForm, untilAnswered } from './support/accounts';

const NEW_PASSWORD = 'Another-horse-10';
const range = (many: number): number[] => Array.from({ length: many }, (_, n) => n);

let app: TestApp;
beforeAll(async () => (app = await startApp()));

const mailsTo = (address: string, subject: RegExp) =>
  app.mails.filter((mail) => mail.to === address && subject.test(mail.subject));

/** Everything that is kept of somebody. */
const rowOf = async (username: string): Promise<Record<string, unknown>> => {
  const [row] = await app.db.query<Record<string, unknown>[]>('SELECT * FROM identity.users WHERE username = $1', [
    username,
  ]);
  return row!;
};

const actionsOf = async (username: string): Promise<string[]> => {
  const rows = await app.db.query<{ action: string }[]>(
    `SELECT action FROM identity.audit_log a JOIN identity.users u ON u.id = a.user_id
     WHERE username = $1 ORDER BY a.id`,
    [username],
  );
  return rows.map(({ action }) => action);
};

const anHourPasses = (username: string) =>
  app.db.query(
    `UPDATE identity.sessions SET opened_at = opened_at - interval '1 hour'
     WHERE user_id = (SELECT id FROM identity.users WHERE username = $1)`,
    [username],
  );

/** Days since the epoch as a date, so many years ago. */
const yearsAgo = (years: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};

describe('the own profile', () => {
  it('is the account, with how it is kept safe', async () => {
    const browser = await registered(app, alumniForm('profiled'));
    const account = (await browser.get('/api/user').expect(200)).body;
    expect((await browser.get('/api/user/profile?_t=1').expect(200)).body).toEqual({
      ...account,
      pendingEmail: null,
      hasPassword: true,
      passwordSetAt: expect.stringMatching(/^\d{4}-.*Z$/),
      twoFactorEnabled: false,
      recoveryCodesLeft: null,
    });
  });

  it.each([
    ['get', '/api/user/profile'],
    ['put', '/api/user'],
    ['put', '/api/user/role'],
    ['post', '/api/user/change-password'],
    ['delete', '/api/user/pending-email'],
  ] as const)('is nobody else’s: %s %s', async (method, path) => {
    await app.browser()[method](path).send({}).expect(401);
  });
});

describe('changing name and picture', () => {
  it('shows at once', async () => {
    const browser = await registered(app, studentForm('renamed'));
    const told = {
      fullName: ' Robin Renamed ',
      email: 'renamed@example.org',
      avatarUrl: 'https://img.example.org/r.png',
    };
    const { body } = await browser.put('/api/user').send(told).expect(200);
    expect(body).toMatchObject({ fullName: 'Robin Renamed', avatarUrl: told.avatarUrl, pendingEmail: null });
    expect((await browser.get('/api/user')).body.fullName).toBe('Robin Renamed');
    expect(await actionsOf('renamed')).toContain('profile-changed');
  });

  it('leaves what is not told, and takes the picture away on demand', async () => {
    const browser = await registered(app, studentForm('partly'));
    await browser.put('/api/user').send({ avatarUrl: 'https://img.example.org/r.png' }).expect(200);
    expect((await browser.put('/api/user').send({}).expect(200)).body.avatarUrl).toBe('https://img.example.org/r.png');
    expect((await browser.put('/api/user').send({ avatarUrl: '' }).expect(200)).body).toMatchObject({
      avatarUrl: null,
      fullName: 'Robin Example',
    });
  });

  it.each([
    ['fullName', 'R', 'Full name must be at least 2 characters.'],
    ['fullName', '', 'Full name must be at least 2 characters.'],
    ['fullName', 'x'.repeat(101), 'Full name must be at most 100 characters.'],
    ['fullName', { $ne: 1 }, 'Full name must be text'],
    ['fullName', 'Robin\u0000', 'Full name contains characters that cannot be used'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['email', 'a@example.org,b@example.org', 'Please enter a valid email address.'],
    ['avatarUrl', 'http://img.example.org/r.png', /https/],
    ['avatarUrl', 'javascript:alert(1)', /https/],
    ['avatarUrl', 'data:image/png;base64,AAAA', /https/],
    ['avatarUrl', 'https://user:pass@img.example.org/r.png', /https/],
    ['avatarUrl', 'https://127.0.0.1/r.png', /https/],
    ['avatarUrl', 'https://169.254.169.254/latest', /https/],
    ['avatarUrl', 'https://[::1]/r.png', /https/],
    ['avatarUrl', 'https://localhost/r.png', /https/],
    ['avatarUrl', 'https://img.example.org/"><script>', /https/],
    ['avatarUrl', 'https://img.example.org/r.svg?x=.png', /SVG/],
    ['avatarUrl', 'not an address', /https/],
    ['avatarUrl', `https://img.example.org/${'x'.repeat(2_000)}`, /at most 2000/],
    ['id', 1, 'id is not a known field'],
    ['role', 'college_admin', 'role is not a known field'],
    ['isAgeVerified', false, 'isAgeVerified is not a known field'],
    ['birthDate', '1990-01-01', 'birthDate is not a known field'],
    ['emailVerified', true, 'emailVerified is not a known field'],
    ['password', NEW_PASSWORD, 'password is not a known field'],
    ['version', 7, 'version is not a known field'],
  ])('refuses %s %j, and nothing changes (AT-046)', async (field, value, message) => {
    const username = 'unchanged';
    const known = await app.db.query<object[]>(`SELECT 1 FROM identity.users WHERE username = $1`, [username]);
    const browser = known.length > 0 ? app.browser() : await registered(app, studentForm(username));
    await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const before = await rowOf(username);
    const { body } = await browser
      .put('/api/user')
      .send({ avatarUrl: null, [field]: value })
      .expect(400);
    expect(body.errors).toContainEqual({
      field,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await rowOf(username)).toEqual(before);
  });
});

describe('changing the address', () => {
  const linkTo = (address: string) =>
    eventually(() => {
      const mail = mailsTo(address, /Confirm your new email address/).at(-1);
      return mail && /verify-email\?token=(\S+)/.exec(mail.text)?.[1];
    });
  const verify = (token: string) => app.browser().post('/api/email/verify').send({ token });

  it('waits for the link at the new address, and the old one is told (AT-034)', async () => {
    const browser = await registered(app, studentForm('mover'));
    const { body } = await browser.put('/api/user').send({ email: 'mover.new@example.org' }).expect(200);
    expect(body).toMatchObject({ email: 'mover@example.org', pendingEmail: 'mover.new@example.org' });
    const token = await linkTo('mover.new@example.org');
    const [notice] = await eventually(() => {
      const found = mailsTo('mover@example.org', /about to change/);
      return found.length > 0 ? found : null;
    });
    expect(notice!.text).not.toContain('mover.new');

    await verify(token).expect(200);
    expect((await browser.get('/api/user/profile')).body).toMatchObject({
      ...{ email: 'mover.new@example.org', pendingEmail: null, emailVerified: true },
    });
    await verify(token).expect(400);
    expect(await actionsOf('mover')).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']));
  });

  it('to somebody else’s address looks the same, and comes to nothing (AT-034)', async () => {
    await registered(app, studentForm('victim'));
    const browser = await registered(app, studentForm('grabber'));
    const free = await browser.put('/api/user').send({ email: 'free.one@example.org' }).expect(200);
    const taken = await browser.put('/api/user').send({ email: 'VICTIM@example.org' }).expect(200);
    expect({ ...taken.body, pendingEmail: null }).toEqual({ ...free.body, pendingEmail: null });

    const [mail] = await eventually(() => {
      const found = mailsTo('VICTIM@example.org', /already have an account/);
      return found.length > 0 ? found : null;
    });
    expect(mail!.text).not.toMatch(/token/);
    expect((await rowOf('victim')).email).toBe('victim@example.org');
    expect((await rowOf('grabber')).email).toBe('grabber@example.org');
  });

  it('to an address that somebody registers meanwhile comes to nothing', async () => {
    const browser = await registered(app, studentForm('slow'));
    await browser.put('/api/user').send({ email: 'wanted@example.org' }).expect(200);
    const token = await linkTo('wanted@example.org');
    await registered(app, studentForm('wanted'));
    const { body } = await verify(token).expect(400);
    expect(body.code).toBe('identity.token-invalid');
    expect((await rowOf('slow')).email).toBe('slow@example.org');
  });

  it('happens once however often the link is opened at the same time', async () => {
    const browser = await registered(app, studentForm('opener'));
    await browser.put('/api/user').send({ email: 'opener.new@example.org' }).expect(200);
    const token = await linkTo('opener.new@example.org');
    const answers = await Promise.all(range(20).map(() => untilAnswered(() => verify(token))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('can be called off, by the person and by a new password', async () => {
    const browser = await registered(app, studentForm('wavering'));
    await browser.put('/api/user').send({ email: 'first.idea@example.org' }).expect(200);
    const first = await linkTo('first.idea@example.org');
    await browser.delete('/api/user/pending-email').expect(204);
    await browser.delete('/api/user/pending-email').expect(204);
    await verify(first).expect(400);

    await browser.put('/api/user').send({ email: 'second.idea@example.org' }).expect(200);
    const second = await linkTo('second.idea@example.org');
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await browser.post('/api/user/change-password').send(change).expect(200);
    await verify(second).expect(400);
    expect((await rowOf('wavering')).email).toBe('wavering@example.org');
  });

  it('asks for the password unless the person has only just signed in', async () => {
    const browser = await registered(app, studentForm('leftopen'));
    await anHourPasses('leftopen');
    const change = (currentPassword?: unknown) =>
      browser.put('/api/user').send({ fullName: 'Robin Else', email: 'thief@example.org', currentPassword });
    expect((await change().expect(403)).body).toMatchObject({
      code: 'identity.password-needed',
      errors: [{ field: 'currentPassword' }],
    });
    expect((await change('Wrong-password-1').expect(403)).body.code).toBe('identity.password-incorrect');
    expect(await rowOf('leftopen')).toMatchObject({ full_name: 'Robin Example', pending_email: null });
    await change(PASSWORD).expect(200);
    await browser.put('/api/user').send({ fullName: 'Robin Else', email: 'leftopen@example.org' }).expect(200);
  });
});

describe('changing the role', () => {
  const become = (browser: ReturnType<TestApp['browser']>, newRole: unknown) =>
    browser.put('/api/user/role').send({ newRole });

  it('happens at once, with a new session, on record (AT-047)', async () => {
    const browser = await registered(app, studentForm('turning'));
    const login = await app.visitor().post('/api/login').send({ username: 'turning', password: PASSWORD }).expect(200);
    const old = cookieOf(login);
    const answer = await app.visitor().put('/api/user/role').set('Cookie', old).send({ newRole: 'alumni' }).expect(200);
    expect(answer.body).toMatchObject({ role: 'alumni', alumniProfile: null });
    expect(cookiesOf(answer)[0]).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    await app.visitor().get('/api/user').set('Cookie', old).expect(401);
    // The other browser stays, and sees it with its next request.
    expect((await browser.get('/api/user').expect(200)).body.role).toBe('alumni');
    expect(await actionsOf('turning')).toContain('role-changed');
  });

  it('does not make a session last longer', async () => {
    const browser = await registered(app, studentForm('lasting'));
    const ends = async () =>
      (
        await app.db.query<{ ends_at: Date }[]>(
          `SELECT ends_at FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE username = 'lasting'`,
        )
      )[0]!.ends_at.getTime();
    const before = await ends();
    await become(browser, 'alumni').expect(200);
    expect(await ends()).toBe(before);
    await become(browser, 'college_admin').expect(200);
    expect(await ends()).toBeLessThan(before);
  });

  it('to college administrator gives no right for any college (AT-047)', async () => {
    const browser = await registered(app, alumniForm('pretender', { alumniCollegeId: 1 }));
    const { body } = await become(browser, 'college_admin').expect(200);
    expect(body).toMatchObject({ role: 'college_admin', collegeAdmin: null, alumniProfile: null });
    const rows = await app.db.query<object[]>(
      'SELECT 1 FROM admin_analytics.college_administrators WHERE user_id = $1',
      [body.id],
    );
    expect(rows).toEqual([]);
    expect((await become(browser, 'alumni').expect(200)).body.alumniProfile).toMatchObject({ collegeId: 1 });
  });

  it('makes nobody under 18 an alumni mentor (AT-047)', async () => {
    const browser = await registered(app, studentForm('minor', { birthDate: yearsAgo(17) }));
    const { body } = await become(browser, 'alumni').expect(403);
    expect(body.code).toBe('identity.not-for-minors');
    expect((await browser.get('/api/user').expect(200)).body.role).toBe('student');
    const grown = await registered(app, studentForm('grown', { birthDate: yearsAgo(18) }));
    await become(grown, 'alumni').expect(200);
  });

  it('keeps an administrator whose birth date nobody knows', async () => {
    const browser = await registered(app, studentForm('dean', { role: 'college_admin', collegeId: 1 }));
    await app.db.query(`UPDATE identity.users SET birth_date = NULL WHERE username = 'dean'`);
    expect((await become(browser, 'student').expect(403)).body.code).toBe('identity.role-is-fixed');
  });

  it.each([[undefined], ['admin'], ['COLLEGE_ADMIN'], [['student']], [{}], [null], [1]])(
    'refuses the role %j',
    async (newRole) => {
      const browser = app.browser();
      await browser.post('/api/login').send({ username: 'turning', password: PASSWORD }).expect(200);
      const { body } = await become(browser, newRole).expect(400);
      expect(body.errors).toEqual([{ field: 'newRole', message: expect.stringMatching(/^Role must be one of/) }]);
    },
  );

  it('is good for three times a day, and what changes nothing does not count (AT-047)', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const browser = await registered(limited, studentForm('flipping'));
    const statuses: number[] = [];
    for (const n of range(20)) statuses.push((await become(browser, n % 2 ? 'student' : 'alumni')).status);
    // After the third the person is an alumna; asking for that again is no change.
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
    expect(statuses.slice(3)).toEqual(range(17).map((n) => (n % 2 ? 200 : 429)));
  });

  it('happens once for a session however often it is asked for at the same time', async () => {
    const login = await registered(app, studentForm('racing')).then(() =>
      app.visitor().post('/api/login').send({ username: 'racing', password: PASSWORD }),
    );
    const cookie = cookieOf(login);
    const answers = await Promise.all(
      range(20).map((n) =>
        untilAnswered(() =>
          app
            .visitor()
            .put('/api/user/role')
            .set('Cookie', cookie)
            .send({ newRole: n % 2 ? 'alumni' : 'college_admin' }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const renewed = answers.filter((answer) => answer.headers['set-cookie']);
    expect(renewed).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (browser: ReturnType<TestApp['browser']>, currentPassword: unknown, newPassword: unknown) =>
    browser.post('/api/user/change-password').send({ currentPassword, newPassword });

  it('signs every other browser out and gives this one a new session (AT-021)', async () => {
    const other = await registered(app, studentForm('changer'));
    const login = await app.visitor().post('/api/login').send({ username: 'changer', password: PASSWORD }).expect(200);
    const own = cookieOf(login);
    const answer = await app
      .visitor()
      .post('/api/user/change-password')
      .set('Cookie', own)
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
      .expect(200);
    const renewed = cookieOf(answer);
    await other.get('/api/user').expect(401);
    await app.visitor().get('/api/user').set('Cookie', own).expect(401);
    await app.visitor().get('/api/user').set('Cookie', renewed).expect(200);

    await app.browser().post('/api/login').send({ username: 'changer', password: PASSWORD }).expect(401);
    await app.browser().post('/api/login').send({ username: 'changer', password: NEW_PASSWORD }).expect(200);
    await eventually(() => mailsTo('changer@example.org', /^Your password for Gradspan was changed$/).length === 1);
    expect(await actionsOf('changer')).toContain('password-changed');
  });

  it('asks for the current one (AT-022)', async () => {
    const browser = await registered(app, studentForm('mistaken'));
    const { body } = await change(browser, 'Wrong-password-1', NEW_PASSWORD).expect(400);
    const message = 'Current password is incorrect';
    expect(body).toMatchObject({ message, errors: [{ field: 'currentPassword', message }] });
    await browser.get('/api/user').expect(200);
  });

  it('counts wrong ones, and the old password stays good (AT-022)', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const browser = await registered(limited, studentForm('guessing'));
    const answers = await Promise.all(
      range(11).map(() => untilAnswered(() => change(browser, 'Wrong-password-1', NEW_PASSWORD))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429]);
    await change(browser, PASSWORD, NEW_PASSWORD).expect(429);
    await limited.browser().post('/api/login').send({ username: 'guessing', password: PASSWORD }).expect(200);
  });

  it.each([
    ['the same', PASSWORD, 'Choose a password that you do not have already'],
    ['common', 'password1', /guessers/],
    ['short', 'abcdefg', 'Password must be at least 8 characters'],
    ['too long', 'x7'.repeat(65), /at most 128/],
    ['made of the own name', 'refuser@example', /too close/],
    ['an object', { $ne: null }, 'New password must be text'],
    ['missing', undefined, 'New password is required'],
  ])('refuses one that is %s (AT-023)', async (_, newPassword, message) => {
    const username = 'refuser';
    const known = await app.db.query<object[]>(`SELECT 1 FROM identity.users WHERE username = $1`, [username]);
    if (known.length === 0) await registered(app, studentForm(username));
    const browser = app.browser();
    await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const { body } = await change(browser, PASSWORD, newPassword).expect(400);
    expect(body.errors).toEqual([
      { field: 'newPassword', message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('happens once however often it is asked for at the same time', async () => {
    const browser = await registered(app, studentForm('parallel'));
    const answers = await Promise.all(
      range(20).map((n) => untilAnswered(() => change(browser, PASSWORD, `${NEW_PASSWORD}${n}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 400, 401].includes(status))).toEqual([]);
  });
});
