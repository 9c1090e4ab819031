import { alumniForm, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { actionsOf, mailsTo } from './support/traces';

const NEW_PASSWORD = 'Another-horse-10';
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

let app: TestApp;
beforeAll(async () => (app = await startApp()));

/** Returns the complete row of a user. */
const rowOf = async (username: string): Promise<Record<string, unknown>> => {
  const [row] = await app.db.query<Record<string, unknown>[]>('SELECT * FROM identity.users WHERE username = $1', [
    username,
  ]);
  return row!;
};

const backdateSessions = (username: string) =>
  app.db.query(
    `UPDATE identity.sessions SET opened_at = (SELECT opened_at - interval '1 hour')
     WHERE user_id = (SELECT id FROM identity.users WHERE username = $1)`,
    [username],
  );

describe("GET /api/user/profile and other routes of one's account", () => {
  it('return the account with its security settings', async () => {
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
  ] as const)('require a session: %s %s', async (method, path) => {
    await app.browser()[method](path).send({}).expect(401);
  });
});

describe('changing name and picture', () => {
  it('is visible immediately', async () => {
    const browser = await registered(app, studentForm('renamed'));
    const changes = {
      fullName: ' Robin Renamed ',
      email: 'renamed@example.org',
      avatarUrl: 'https://lh3.googleusercontent.com/a/r',
    };
    const { body } = await browser.put('/api/user').send(changes).expect(200);
    expect(body).toMatchObject({ fullName: 'Robin Renamed', avatarUrl: changes.avatarUrl, pendingEmail: null });
    expect((await browser.get('/api/user')).body.fullName).toBe('Robin Renamed');
    expect(await actionsOf(app, 'renamed')).toContain('profile-changed');
  });

  it('keeps omitted fields, and removes the picture with null', async () => {
    const browser = await registered(app, studentForm('partly'));
    await browser.put('/api/user').send({ avatarUrl: 'https://lh3.googleusercontent.com/a/r' }).expect(200);
    expect((await browser.put('/api/user').send({}).expect(200)).body.avatarUrl).toBe(
      'https://lh3.googleusercontent.com/a/r',
    );
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
    ['fullName', 'Robin\u0000', 'Full name contains characters that aren’t allowed'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['email', 'a@example.org,b@example.org', 'Please enter a valid email address.'],
    ['avatarUrl', 'http://img.example.org/r.png', /https/],
    ['avatarUrl', 'javascript:alert(1)', /https/],
    ['avatarUrl', 'data:image/png;base64,AAAA', /https/],
    ['avatarUrl', 'https://user:pass@img.example.org/r.png', /https/],
    ['avatarUrl', 'https://127.0.0.1/r.png', /Google and LinkedIn/],
    ['avatarUrl', 'https://169.254.169.254/latest', /Google and LinkedIn/],
    ['avatarUrl', 'https://[::1]/r.png', /Google and LinkedIn/],
    ['avatarUrl', 'https://localhost/r.png', /Google and LinkedIn/],
    ['avatarUrl', 'https://pictures.example.org/r.png', /Google and LinkedIn/],
    ['avatarUrl', 'https://lh3.googleusercontent.com.example.org/r', /Google and LinkedIn/],
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
  ])('refuses %s %j without changing anything', async (field, value, message) => {
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

describe('changing the email address', () => {
  const linkTo = (address: string) =>
    eventually(() => {
      const mail = mailsTo(app, address, /Confirm your new email address/).at(-1);
      return mail && /verify-email\?token=(\S+)/.exec(mail.text)?.[1];
    });
  const verify = (token: string) => app.browser().post('/api/email/verify').send({ token });

  it('takes effect with the link at the new address, and notifies the old address', async () => {
    const browser = await registered(app, studentForm('mover'));
    const { body } = await browser.put('/api/user').send({ email: 'mover.new@example.org' }).expect(200);
    expect(body).toMatchObject({ email: 'mover@example.org', pendingEmail: 'mover.new@example.org' });
    const token = await linkTo('mover.new@example.org');
    const [notice] = await eventually(() => {
      const found = mailsTo(app, 'mover@example.org', /about to change/);
      return found.length > 0 ? found : null;
    });
    expect(notice!.text).not.toContain('mover.new');

    await verify(token).expect(200);
    expect((await browser.get('/api/user/profile')).body).toMatchObject({
      email: 'mover.new@example.org',
      pendingEmail: null,
      emailVerified: true,
    });
    expect((await verify(token).expect(409)).body.code).toBe('identity.email-already-confirmed');
    expect(await actionsOf(app, 'mover')).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']));
  });

  it("responds the same for another user's address, and has no effect", async () => {
    await registered(app, studentForm('victim'));
    const browser = await registered(app, studentForm('grabber'));
    const free = await browser.put('/api/user').send({ email: 'free.one@example.org' }).expect(200);
    const taken = await browser.put('/api/user').send({ email: 'VICTIM@example.org' }).expect(200);
    expect({ ...taken.body, pendingEmail: null }).toEqual({ ...free.body, pendingEmail: null });

    const [mail] = await eventually(() => {
      const found = mailsTo(app, 'VICTIM@example.org', /already have an account/);
      return found.length > 0 ? found : null;
    });
    expect(mail!.text).not.toMatch(/token/);
    expect((await rowOf('victim')).email).toBe('victim@example.org');
    expect((await rowOf('grabber')).email).toBe('grabber@example.org');
  });

  it('fails if the address was registered in the meantime', async () => {
    const browser = await registered(app, studentForm('slow'));
    await browser.put('/api/user').send({ email: 'wanted@example.org' }).expect(200);
    const token = await linkTo('wanted@example.org');
    await registered(app, studentForm('wanted'));
    const { body } = await verify(token).expect(400);
    expect(body.code).toBe('identity.token-invalid');
    expect((await rowOf('slow')).email).toBe('slow@example.org');
  });

  it('succeeds once, however often the link is opened at the same time', async () => {
    const browser = await registered(app, studentForm('opener'));
    await browser.put('/api/user').send({ email: 'opener.new@example.org' }).expect(200);
    const token = await linkTo('opener.new@example.org');
    const answers = await Promise.all(range(20).map(() => retryWhileBusy(() => verify(token))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('can be canceled by the user, and is canceled by a new password', async () => {
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

  it('requires the password unless the session is fresh', async () => {
    const browser = await registered(app, studentForm('leftopen'));
    await backdateSessions('leftopen');
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
