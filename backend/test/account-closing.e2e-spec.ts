import { PASSWORD, registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { administratorOf, student } from './support/test-users';
import { postReview } from './support/reviews';
import { measureTimeRatio } from './support/timing';
import { actionsOf } from './support/traces';
import { codeOf, passPasswordStep, secondStep, withTwoFactor } from './support/two-factor';

const CLOSING = 'identity.account-closing';

let app: TestApp;
beforeAll(async () => (app = await startApp({}, { measuresTime: true })));

type Browser = ReturnType<TestApp['browser']>;

const close = (browser: Browser, changes: object = {}) =>
  browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep', ...changes });
const restore = (token: unknown) => app.browser().post('/api/account/restore').send({ token });
const signIn = (username: string, password = PASSWORD) => app.browser().post('/api/login').send({ username, password });

const mailedLinks = (username: string, page: string): string[] =>
  app.mails.flatMap(({ to, text }) =>
    to === `${username}@example.org` ? (new RegExp(`/${page}\\?token=(\\S+)`).exec(text)?.slice(1) ?? []) : [],
  );

/** The token of the email that restores the account, skipping `earlier` previous emails. */
const restoreToken = (username: string, earlier = 0): Promise<string> =>
  eventually(() => mailedLinks(username, 'restore-account')[earlier]);

describe("requesting the deletion of one's account", () => {
  it('returns until when the account can be restored, and removes the cookie', async () => {
    const browser = await registered(app, studentForm('leaving'));
    const { body, headers } = await close(browser).expect(200);
    const days = (Date.parse((body as { deleteAfter: string }).deleteAfter) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^sid=;.*Expires=Thu, 01 Jan 1970/)]);
    expect(headers['clear-site-data']).toBe('"cache","storage"');
    expect(await actionsOf(app, 'leaving')).toContain('account-closing-asked');
  });

  it('emails a restore link to the address of the account', async () => {
    await close(await registered(app, studentForm('mailed'))).expect(200);
    await restoreToken('mailed');
    const mail = app.mails.find(({ to, subject }) => to === 'mailed@example.org' && /^We’re deleting/.test(subject));
    expect(mail?.text).toMatch(new RegExp(`^${app.settings.origin}/restore-account\\?token=[\\w-]{43}$`, 'm'));
  });

  it.each([
    ['without a password', { password: undefined }, 403, 'identity.password-needed'],
    ['with another one', { password: 'Wrong-horse-9' }, 403, 'identity.password-incorrect'],
    ['without a choice', { written: undefined }, 400, 'platform.invalid-request'],
    ['with a third choice', { written: 'sell' }, 400, 'platform.invalid-request'],
    ['with a choice that is none', { written: ['keep'] }, 400, 'platform.invalid-request'],
    ['with a password that is none', { password: {} }, 400, 'platform.invalid-request'],
    ['with something else besides', { userId: 1 }, 400, 'platform.invalid-request'],
  ])('is refused %s', async (_, changes, status, code) => {
    const username = `unsure${Math.random().toString(36).slice(2, 10)}`;
    const browser = await registered(app, studentForm(username));
    const { body } = await close(browser, changes).expect(status);
    expect(body).toMatchObject({ code, errors: [expect.anything()] });
    await browser.get('/api/user').expect(200);
  });

  it('is not accepted without a session or from another page', async () => {
    await app.browser().post('/api/account/delete').send({ written: 'keep' }).expect(401);
    const browser = await registered(app, studentForm('elsewhere'));
    await close(browser).set('Origin', 'https://evil.example').expect(403);
    await browser.get('/api/user').expect(200);
  });

  it('limits guesses of the password', async () => {
    const counted = await startApp({ RATE_LIMITS: 'on' });
    const browser = await registered(counted, studentForm('guessed'));
    for (let n = 0; n < 10; n++) await close(browser, { password: `Wrong-horse-${n}` }).expect(403);
    await close(browser).expect(429);
    await browser.get('/api/user').expect(200);
    await counted.close();
  });
});

describe('a closing account', () => {
  it('loses all access immediately: sessions, pending second factors, links, exports', async () => {
    const { browser, secret } = await withTwoFactor(app, 'entangled');
    const other = app.browser();
    await other.post('/api/login').send({ username: 'entangled', password: PASSWORD }).expect(200);
    const half = await passPasswordStep(app, 'entangled');
    await app.browser().post('/api/password/forgot').send({ identifier: 'entangled' }).expect(202);
    const resetToken = await eventually(() => mailedLinks('entangled', 'reset-password')[0]);
    const confirmToken = await eventually(() => mailedLinks('entangled', 'verify-email')[0]);
    await browser.post('/api/data-export').send({ password: PASSWORD }).expect(202);
    const [{ id }] = await app.db.query<[{ id: number }]>(`SELECT id FROM identity.users WHERE username = 'entangled'`);

    await close(browser).expect(200);

    await browser.get('/api/user').expect(401);
    expect((await secondStep(half, { code: codeOf(secret) }).expect(401)).body.code).toBe('identity.sign-in-over');
    const used = await app
      .browser()
      .post('/api/password/reset')
      .send({ token: resetToken, password: 'Another-horse-10' })
      .expect(400);
    expect(used.body.code).toBe('identity.token-invalid');
    await app.browser().post('/api/email/verify').send({ token: confirmToken }).expect(400);
    for (const table of ['sessions', 'pending_second_factors', 'external_attempts', 'data_exports']) {
      expect(await app.db.query(`SELECT 1 FROM identity.${table} WHERE user_id = $1`, [id])).toEqual([]);
    }
  });

  it('is revealed only with the correct password, which also emails the link again', async () => {
    await close(await registered(app, studentForm('returning'))).expect(200);
    await restoreToken('returning');
    const { body, headers } = await signIn('returning').expect(401);
    expect(body).toMatchObject({
      code: CLOSING,
      message: 'This account is being deleted. We emailed you a link to keep it.',
    });
    expect(headers['set-cookie']).toBeUndefined();
    await restoreToken('returning', 1);
    expect(await actionsOf(app, 'returning')).toContain('sign-in-refused');
  });

  it('is reported before the second factor is requested', async () => {
    const { browser } = await withTwoFactor(app, 'two.steps');
    await close(browser).expect(200);
    const { body } = await signIn('two.steps').expect(401);
    expect(body.code).toBe(CLOSING);
  });

  it('is indistinguishable from an unknown account without the password, also by response time', async () => {
    await close(await registered(app, studentForm('quiet'))).expect(200);
    const known = await signIn('quiet', 'Wrong-horse-9').expect(401);
    const unknown = await signIn('no.such.person', 'Wrong-horse-9').expect(401);
    const said = ({ body }: typeof known) => ({ ...(body as object), requestId: null });
    expect(said(known)).toEqual(said(unknown));

    const ratio = await measureTimeRatio(
      () => signIn('no.such.person', 'Wrong-horse-9'),
      () => signIn('quiet', 'Wrong-horse-9'),
    );
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.33);
  });

  it('gets the restore link instead of a link to reset the password', async () => {
    await close(await registered(app, studentForm('forgetful'))).expect(200);
    await restoreToken('forgetful');
    await app.browser().post('/api/password/forgot').send({ identifier: 'forgetful' }).expect(202);
    await restoreToken('forgetful', 1);
    expect(mailedLinks('forgetful', 'reset-password')).toEqual([]);
  });

  it('keeps its username and address reserved until it is erased', async () => {
    await close(await registered(app, studentForm('occupied'))).expect(200);
    const again = await app.browser().post('/api/register').send(studentForm('occupied')).expect(409);
    expect(again.body.code).toBe('identity.username-taken');
  });

  it('is shown as a deleted user in its posts', async () => {
    const writer = await student(app, 'writer');
    await postReview(writer, { content: 'A review by the person whose account closes.' }).expect(201);
    await close(writer.browser).expect(200);
    const reader = await student(app, 'reader');
    for (const browser of [reader.browser, app.browser()]) {
      const { body } = await browser.get('/api/reviews?order=recent&limit=5').expect(200);
      const review = (body as { content: string }[]).find(({ content }) => content.includes('whose account closes'));
      expect(review).toMatchObject({
        authorId: null,
        authorName: 'Deleted user',
        authorAvatarUrl: null,
        authorBadge: 'visitor',
        mine: false,
      });
    }
  });
});

describe('the picture of a closing account', () => {
  it('is hidden from everyone until the account is restored', async () => {
    const browser = await registered(app, studentForm('pictured'));
    await app.db.query(
      `INSERT INTO identity.pictures (user_id, key, bytes)
       SELECT id, repeat('0f', 16), '\\x00' FROM identity.users WHERE username = 'pictured'`,
    );
    const look = () => app.visitor().get(`/pictures/${'0f'.repeat(16)}.webp`);
    await look().expect(200);
    await close(browser).expect(200);
    await look().expect(404);
    await restore(await restoreToken('pictured')).expect(200);
    await look().expect(200);
  });
});

describe('restoring an account', () => {
  it("restores everything, and doesn't sign in", async () => {
    const writer = await student(app, 'second.thoughts');
    await postReview(writer, { content: 'A review by another person.' }).expect(201);
    await close(writer.browser).expect(200);
    const { body, headers } = await restore(await restoreToken('second.thoughts')).expect(200);
    expect(body).toEqual({ message: expect.any(String) });
    expect(headers['set-cookie']).toBeUndefined();
    await writer.browser.get('/api/user').expect(401);

    await signIn('second.thoughts').expect(200);
    const list = await app.browser().get('/api/reviews?order=recent&limit=5').expect(200);
    expect(list.body).toContainEqual(expect.objectContaining({ authorName: 'Robin Example' }));
    expect(await actionsOf(app, 'second.thoughts')).toContain('account-restored');
  });

  it('succeeds once, however many links were emailed and opened', async () => {
    await close(await registered(app, studentForm('once.only'))).expect(200);
    const first = await restoreToken('once.only');
    await signIn('once.only').expect(401);
    const second = await restoreToken('once.only', 1);
    const answers = await Promise.all(
      [...Array<string>(10).fill(first), ...Array<string>(10).fill(second)].map(restore),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it.each([
    ['someone guesses', () => 'A'.repeat(43)],
    ['a link of another kind is tried', () => eventually(() => mailedLinks('late', 'verify-email')[0])],
    ['the time is over', () => restoreToken('late')],
  ])('is refused when %s', async (_, token) => {
    if (mailedLinks('late', 'restore-account').length === 0) {
      const browser = await registered(app, studentForm('late'));
      await eventually(() => mailedLinks('late', 'verify-email')[0]);
      await close(browser).expect(200);
      await restoreToken('late');
      await app.db.query(
        `UPDATE identity.users SET closing_at = (SELECT closing_at - interval '15 days'),
           delete_after = (SELECT delete_after - interval '15 days') WHERE username = 'late'`,
      );
    }
    expect((await restore(await token()).expect(400)).body.code).toBe('identity.token-invalid');
    expect((await signIn('late').expect(401)).body.code).toBe(CLOSING);
  });

  it.each([
    ['nothing', undefined],
    ['no text', ''],
    ['null', null],
    ['an object', {}],
    ['a text that is too long', 'x'.repeat(201)],
  ])('rejects %s as a token', async (_, token) => {
    expect((await restore(token).expect(400)).body.errors).toMatchObject([{ field: 'token' }]);
  });
});

describe('an administrator who closes the account', () => {
  it('is allowed to, even as the only main administrator of a college', async () => {
    const dean = await administratorOf(app, 'only.dean', 1);
    await close(dean.browser).expect(200);
    await dean.browser.get('/api/admin/college').expect(401);
  });
});
