import { randomInt } from 'node:crypto';
import { eventually, startApp, type TestApp } from './support/app';
import { insertStudents, PASSWORD, registered, studentForm, retryWhileBusy } from './support/accounts';

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Counts the responses by status. */
const tally = (answers: { status: number }[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

describe('sign-in limits', () => {
  let app: TestApp;
  let owners: string[];
  let owner: string;
  let test = 0;

  beforeAll(async () => {
    // A proxy in front reports the visitor's address.
    app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    await registered(app, studentForm('somebody'));
    owners = await insertStudents(app.db, 'owner', 20, 'somebody');
  });

  // Each test has its own account and networks.
  beforeEach(() => (owner = owners[test++]!));

  const network = (n: number): string => `10.${test}.${n}.7`;

  const signIn = (username: string, password: string, from = network(0)) =>
    retryWhileBusy(() => app.visitor().post('/api/login').set('X-Forwarded-For', from).send({ username, password }));

  const guess = (username = owner, from = network(0)) => signIn(username, 'Wrong-password-1', from);

  const backdateAttempts = (minutes: number) =>
    app.db.query(
      `UPDATE identity.password_attempts SET first_at = (SELECT first_at - $1::interval), last_at = (SELECT last_at - $1::interval)`,
      [`${minutes} minutes`],
    );

  it('let ten of sixty guesses at one account through, and send Retry-After', async () => {
    const answers = await Promise.all(range(60).map(() => guess()));
    expect(tally(answers)).toEqual({ 401: 10, 429: 50 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('platform.too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('apply to an account that is attacked from forty addresses', async () => {
    const answers = await Promise.all(range(40).map((n) => guess(owner, network(n))));
    expect(tally(answers)).toEqual({ 401: 10, 429: 30 });
  });

  it('apply to an unknown account', async () => {
    const answers = await Promise.all(range(15).map(() => guess('nobody')));
    expect(tally(answers)).toEqual({ 401: 10, 429: 5 });
  });

  it('apply to a name of a thousand random letters', async () => {
    const letters = String.fromCodePoint(...range(1_000).map(() => 0x4e00 + randomInt(0x5000)));
    const answers = await Promise.all(range(12).map(() => guess(letters)));
    expect(tally(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it('apply to an address that attacks forty accounts', async () => {
    const answers = await Promise.all(range(40).map((n) => guess(`stranger${n}`)));
    expect(tally(answers)).toEqual({ 401: 30, 429: 10 });
  });

  it('let a class behind one address sign in, twice', async () => {
    const pupils = await insertStudents(app.db, 'pupil', 30, 'somebody');
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(pupils.map((pupil) => signIn(pupil, PASSWORD)));
      expect(tally(answers)).toEqual({ 200: 30 });
    }
  });

  it('are lifted by the correct password', async () => {
    await Promise.all(range(12).map(() => guess()));
    expect((await signIn(owner, PASSWORD)).status).toBe(429);
    await backdateAttempts(1);
    expect((await signIn(owner, PASSWORD)).status).toBe(200);
    expect((await signIn(owner, PASSWORD)).status).toBe(200);
  });

  it('are lifted for an address after 15 minutes', async () => {
    await Promise.all(range(40).map((n) => guess(`foreigner${n}`)));
    expect((await signIn(owner, PASSWORD)).status).toBe(429);
    await backdateAttempts(15);
    expect((await signIn(owner, PASSWORD)).status).toBe(200);
  });

  it('do not lock out the owner on their own network while others guess', async () => {
    const home = network(200);
    expect((await signIn(owner, PASSWORD, home)).status).toBe(200);
    await Promise.all(range(20).map((n) => guess(owner, network(n))));
    expect((await signIn(owner, PASSWORD, network(100))).status).toBe(429);
    expect((await signIn(owner, PASSWORD, home)).status).toBe(200);
  });

  it('are recorded in the audit log when they reject a request', async () => {
    const onRecord = () =>
      app.db.query<object[]>(`SELECT id FROM identity.audit_log WHERE action = 'limit-reached' AND network = $1`, [
        network(0).replace(/7$/, '0/24'),
      ]);
    for (let n = 0; n < 12; n++) await guess();
    await eventually(async () => (await onRecord()).length > 0);
    await guess();
    expect(await onRecord()).toHaveLength(1);
  });

  it('allow a class to register from one network, but only five attempts with taken usernames', async () => {
    const register = (username: string) =>
      app.browser().post('/api/register').set('X-Forwarded-For', network(0)).send(studentForm(username));
    for (const n of range(7)) await register(`${n}`).expect(400);
    for (const n of range(40)) await register(`newcomer${n}`).expect(201);
    for (const n of range(5)) await register(`newcomer${n}`).expect(409);
    const { headers } = await register('newcomer5').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('allow five attempts to find out whether an address is taken', async () => {
    const register = (n: number) =>
      app
        .browser()
        .post('/api/register')
        .set('X-Forwarded-For', network(0))
        .send(studentForm(`asking${n}`, { email: `${n % 2 ? owner : 'nobody.yet'}@example.org` }));
    const statuses: number[] = [];
    for (const n of range(8)) statuses.push((await register(n)).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 429, 429]);
  });

  it('allow five emailed links to one address', async () => {
    const browser = app.browser();
    await browser.post('/api/login').send({ username: owner, password: PASSWORD }).expect(200);
    for (let n = 0; n < 5; n++) await browser.post('/api/email/resend').expect(202);
    await browser.post('/api/email/resend').expect(429);
  });
});
