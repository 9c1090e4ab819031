import { cookieOf, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { actionsOf, mailsTo } from './support/traces';

const NEW_PASSWORD = 'Another-horse-10';
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

let app: TestApp;
beforeAll(async () => (app = await startApp()));

describe('changing the password', () => {
  const change = (browser: ReturnType<TestApp['browser']>, currentPassword: unknown, newPassword: unknown) =>
    browser.post('/api/user/change-password').send({ currentPassword, newPassword });

  it('signs out every other browser and gives this one a new session', async () => {
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
    await eventually(() => mailsTo(app, 'changer@example.org', /^Your Gradspan password was changed$/).length === 1);
    expect(await actionsOf(app, 'changer')).toContain('password-changed');
  });

  it('rejects a wrong current password', async () => {
    const browser = await registered(app, studentForm('mistaken'));
    const { body } = await change(browser, 'Wrong-password-1', NEW_PASSWORD).expect(400);
    const message = 'Current password is incorrect';
    expect(body).toMatchObject({ message, errors: [{ field: 'currentPassword', message }] });
    await browser.get('/api/user').expect(200);
  });

  it('limits wrong attempts, and the old password stays valid', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const browser = await registered(limited, studentForm('guessing'));
    const answers = await Promise.all(
      range(11).map(() => retryWhileBusy(() => change(browser, 'Wrong-password-1', NEW_PASSWORD))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429]);
    await change(browser, PASSWORD, NEW_PASSWORD).expect(429);
    await limited.browser().post('/api/login').send({ username: 'guessing', password: PASSWORD }).expect(200);
  });

  it.each([
    ['the same', PASSWORD, 'Choose a password that’s different from your current one'],
    ['common', 'password1', /too common/],
    ['short', 'abcdefg', 'Password must be at least 8 characters'],
    ['too long', 'x7'.repeat(65), /at most 128/],
    ['made of the own name', 'refuser@example', /too close/],
    ['an object', { $ne: null }, 'New password must be text'],
    ['missing', undefined, 'New password is required'],
  ])('rejects a new password that is %s', async (_, newPassword, message) => {
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

  it('succeeds once when requested concurrently', async () => {
    const browser = await registered(app, studentForm('parallel'));
    const answers = await Promise.all(
      range(20).map((n) => retryWhileBusy(() => change(browser, PASSWORD, `${NEW_PASSWORD}${n}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 400, 401, 429].includes(status))).toEqual([]);
  });
});
