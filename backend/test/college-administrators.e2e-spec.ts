import { TxtRecords } from '../src/contexts/admin-analytics/application/verification/ports/txt-records';
import { registered, registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { operator } from './support/moderation';
import { administratorOf, confirmed, fifteenYearsAgo, type TestUser } from './support/test-users';
import { recordAffiliations } from './support/person-record-rows';

/** Michigan State University, whose website is www.msu.edu. */
const COLLEGE = 1;
const OTHER = 2;
const ADMINS = '/api/admin/college/admins';

interface Colleague {
  readonly id: number;
  readonly email: string;
  readonly status: string;
  readonly isMainAdmin: boolean;
  readonly expiresAt: string | null;
}

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
beforeEach(async () => {
  await app.db.query('DELETE FROM admin_analytics.college_administrators');
  await recordAffiliations(app.db);
});

const name = () => `admin.${++people}`;
const waiting = (collegeId = COLLEGE) =>
  confirmed(app, studentForm(name(), { role: 'college_admin', collegeId, birthDate: '1980-05-05' }));
const mailTo = (address: string) => eventually(async () => app.mails.findLast(({ to }) => to === address) ?? null);
const list = async ({ browser }: TestUser) => (await browser.get(ADMINS).expect(200)).body as Colleague[];
const start = ({ browser }: TestUser, email: string) => browser.post('/api/admin/verify/start').send({ email });
const confirm = ({ browser }: TestUser, code: string) => browser.post('/api/admin/verify/confirm').send({ code });

async function codeFor(someone: TestUser, address = `dean.${name()}@msu.edu`): Promise<string> {
  await start(someone, address).expect(202);
  return /^\d{6}$/m.exec((await mailTo(address)).text)![0];
}

async function invited(main: TestUser, address = `${name()}@example.org`) {
  const { body } = await main.browser.post(ADMINS).send({ email: address, department: 'Admissions' }).expect(201);
  const token = /\/invitation\?token=([\w-]+)/.exec((await mailTo(address)).text)![1]!;
  return { invitation: body as Colleague, token, address };
}

interface Keys {
  readonly dnsRecord: { readonly name: string; readonly value: string } | null;
}
const keysOf = async ({ browser }: TestUser) => (await browser.get('/api/admin/verify').expect(200)).body as Keys;

/** Waits until the person is notified of this. */
const notified = ({ browser }: TestUser, what: string) =>
  eventually(async () => {
    const { body } = await browser.get('/api/notifications').expect(200);
    return (body as { title: string }[]).some(({ title }) => title.includes(what));
  });

const accept = (token: string, changes: Record<string, unknown> = {}, browser = app.browser()) =>
  browser.post('/api/admin/invitations/accept').send({
    token,
    username: name(),
    password: 'Correct-horse-9',
    fullName: 'New Colleague',
    birthDate: '1990-02-03',
    ...changes,
  });

describe('verifying with a code', () => {
  it('gives no rights without an approval', async () => {
    const dean = await waiting();
    const { body } = await confirm(dean, await codeFor(dean)).expect(200);

    expect(body).toMatchObject({ collegeId: COLLEGE, status: 'pending', isMainAdmin: false });
    for (const path of [ADMINS, '/api/admin/college/history', '/api/admin/college/students']) {
      await dean.browser.get(path).expect(403);
    }
    await dean.browser.patch('/api/admin/college').send({ city: 'Elsewhere' }).expect(403);
    expect(await keysOf(dean)).toMatchObject({ addressVerified: true, approved: false, approver: 'operator' });
  });

  it('and an approval by an operator activates the first administrator, who becomes the main one', async () => {
    const [dean, op] = [await waiting(), await operator(app, name())];
    await confirm(dean, await codeFor(dean)).expect(200);
    const { body } = await op.browser.get('/api/moderation/administrators').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ id: dean.id, addressVerified: true, wasRefused: false }));
    await op.browser.post(`/api/moderation/administrators/${dean.id}/approve`).send({}).expect(204);

    expect(await list(dean)).toMatchObject([
      {
        id: dean.id,
        name: expect.any(String),
        role: 'college_admin',
        status: 'active',
        isMainAdmin: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  it('asks the main administrator to approve, and activates the colleague only then', async () => {
    const main = await administratorOf(app, name(), COLLEGE);
    const dean = await waiting();
    await confirm(dean, await codeFor(dean)).expect(200);
    await notified(main, 'asked to represent Michigan State University');
    await dean.browser.get(ADMINS).expect(403);
    expect(await list(main)).toContainEqual(
      expect.objectContaining({ id: dean.id, status: 'pending', addressVerified: true, approved: false }),
    );
    await main.browser.post(`${ADMINS}/${dean.id}/approve`).expect(204);
    expect((await list(dean)).map(({ id }) => id)).toContain(dean.id);
  });

  it('does not bring a removed administrator back', async () => {
    const main = await administratorOf(app, name(), COLLEGE);
    const dean = await administratorOf(app, name(), COLLEGE);
    await main.browser.delete(`${ADMINS}/${dean.id}`).expect(204);
    const again = { collegeId: COLLEGE, department: 'Admissions', position: 'Dean' };
    await dean.browser.put('/api/college-admin/profile').send(again).expect(200);
    await confirm(dean, await codeFor(dean)).expect(200);

    await dean.browser.get(ADMINS).expect(403);
    expect(await keysOf(dean)).toMatchObject({ approved: false, approver: 'main-administrator', dnsRecord: null });
    // Neither does a record in the DNS zone after the main administrator has left.
    await app.db.query('DELETE FROM admin_analytics.college_administrators WHERE user_id = $1', [main.id]);
    await recordAffiliations(app.db);
    expect(await keysOf(dean)).toMatchObject({ approver: 'operator', dnsRecord: null });
    expect((await dean.browser.post('/api/admin/verify/dns').expect(409)).body).toMatchObject({
      code: 'admin-analytics.approval-needed',
    });
  });

  it.each([
    'dean@example.org',
    'robin@alumni.msu.edu',
    'robin@student.msu.edu',
    'dean@msu.edu.example.org',
    'nonsense',
  ])('rejects the address %s and names the field', async (email) => {
    const { body } = await start(await waiting(), email).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('rejects a wrong code, and every code after five attempts', async () => {
    const dean = await waiting();
    const code = await codeFor(dean);
    for (let n = 0; n < 5; n++) {
      const { body } = await confirm(dean, code === '000000' ? '111111' : '000000').expect(400);
      expect(body).toMatchObject({ errors: [{ field: 'code' }] });
    }
    await confirm(dean, code).expect(400);
    await dean.browser.get(ADMINS).expect(403);
  });

  it('stores only the hash of a code', async () => {
    const dean = await waiting();
    const code = await codeFor(dean);
    const rows = await app.db.query('SELECT * FROM admin_analytics.verification_codes WHERE user_id = $1', [dean.id]);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows).toHaveLength(1);
  });

  it('notifies the main administrator of a new colleague', async () => {
    const main = await administratorOf(app, name(), COLLEGE);
    const dean = await waiting();
    await main.browser.post(`${ADMINS}/${dean.id}/approve`).expect(204);
    await confirm(dean, await codeFor(dean)).expect(200);

    await notified(main, 'is now an administrator for Michigan State University');
    expect((await list(main)).filter(({ isMainAdmin }) => isMainAdmin).map(({ id }) => id)).toEqual([main.id]);
  });

  it('is refused for students, unconfirmed administrators and visitors', async () => {
    const student = await confirmed(app, studentForm(name()));
    await start(student, 'dean@msu.edu').expect(403);
    const unconfirmed = await registered(
      app,
      studentForm(name(), { role: 'college_admin', collegeId: COLLEGE, birthDate: '1980-05-05' }),
    );
    await unconfirmed.post('/api/admin/verify/start').send({ email: 'dean@msu.edu' }).expect(403);
    await app.browser().post('/api/admin/verify/start').send({ email: 'dean@msu.edu' }).expect(401);
    await app.browser().post('/api/admin/verify/confirm').send({ code: '123456' }).expect(401);
  });

  it('restores the rights of an administrator whose verification expired after a year', async () => {
    const dean = await administratorOf(app, name(), COLLEGE);
    await app.db.query(`UPDATE admin_analytics.college_administrators SET verified_at = now() - interval '366 days'`);
    await recordAffiliations(app.db);
    await dean.browser.get(ADMINS).expect(403);
    await dean.browser.patch('/api/admin/college').send({ city: 'Elsewhere' }).expect(403);
    const { body } = await dean.browser.get('/api/admin/college').expect(200);
    expect(body).toMatchObject({ verification: { status: 'expired' } });
    expect(body).not.toHaveProperty('federal');

    await confirm(dean, await codeFor(dean)).expect(200);
    expect((await list(dean))[0]).toMatchObject({ id: dean.id, isMainAdmin: true });
  });
});

describe('verifying with a DNS record', () => {
  const publish = (...values: string[]) => {
    jest.spyOn(app.app.get(TxtRecords, { strict: false }), 'lookUp').mockImplementation(async (domain) => {
      return domain === 'msu.edu' ? values : [];
    });
  };
  const check = ({ browser }: TestUser) => browser.post('/api/admin/verify/dns');
  afterEach(() => jest.restoreAllMocks());

  it('approves the first administrator of a college, once the code is entered as well', async () => {
    const dean = await waiting();
    const { dnsRecord } = await keysOf(dean);
    expect(dnsRecord).toEqual({
      name: 'msu.edu',
      value: expect.stringMatching(/^gradspan-verification=[\w-]{32}$/),
    });
    publish('v=spf1 -all');
    expect((await check(dean).expect(409)).body).toMatchObject({ code: 'admin-analytics.dns-record-not-found' });

    publish('v=spf1 -all', dnsRecord!.value);
    expect((await check(dean).expect(200)).body).toMatchObject({ status: 'pending' });
    await dean.browser.get(ADMINS).expect(403);
    expect((await confirm(dean, await codeFor(dean)).expect(200)).body).toMatchObject({
      status: 'active',
      isMainAdmin: true,
    });
  });

  it('does not approve another person, nor anyone at a college with administrators', async () => {
    const [dean, other] = [await waiting(), await waiting()];
    publish((await keysOf(dean)).dnsRecord!.value);
    expect((await check(other).expect(409)).body).toMatchObject({ code: 'admin-analytics.dns-record-not-found' });
    await administratorOf(app, name(), COLLEGE);
    expect((await check(dean).expect(409)).body).toMatchObject({ code: 'admin-analytics.approval-needed' });
    expect(await keysOf(dean)).toMatchObject({ approved: false });
  });

  it('looks at the website in the official file, not at one that an administrator entered', async () => {
    await app.db.query(`UPDATE colleges.colleges SET website = 'https://www.attacker.example/' WHERE id = $1`, [
      COLLEGE,
    ]);
    const dean = await waiting();
    expect((await keysOf(dean)).dnsRecord!.name).toBe('msu.edu');
    await start(dean, 'dean@attacker.example').expect(400);
    await app.db.query(`UPDATE colleges.colleges SET website = federal ->> 'website' WHERE id = $1`, [COLLEGE]);
  });

  it('is refused for students, unconfirmed administrators and visitors', async () => {
    const student = await confirmed(app, studentForm(name()));
    const form = studentForm(name(), { role: 'college_admin', collegeId: COLLEGE, birthDate: '1980-05-05' });
    const unconfirmed = await registered(app, form);
    await student.browser.get('/api/admin/verify').expect(403);
    await check(student).expect(403);
    await unconfirmed.post('/api/admin/verify/dns').expect(403);
    await app.browser().get('/api/admin/verify').expect(401);
    await app.browser().post('/api/admin/verify/dns').expect(401);
  });
});

describe('an invitation', () => {
  let main: TestUser;
  beforeEach(async () => (main = await administratorOf(app, name(), COLLEGE)));

  it('is emailed once, and listed with its expiry', async () => {
    const { invitation, address } = await invited(main);
    const { body } = await main.browser.post(ADMINS).send({ email: address.toUpperCase() }).expect(200);

    expect((body as Colleague).id).toBe(invitation.id);
    expect(app.mails.filter(({ to }) => to === address)).toHaveLength(1);
    const ends = new Date(invitation.expiresAt!).getTime() - Date.now();
    expect(ends / 86_400_000).toBeCloseTo(7, 1);
    expect((await list(main)).find(({ status }) => status === 'invited')).toMatchObject({ email: address });
  });

  it('works once for a new account, which is signed in and confirmed', async () => {
    const { token, address } = await invited(main);
    const details = await app.visitor().post('/api/admin/invitations/details').send({ token }).expect(200);
    expect(details.body).toMatchObject({
      collegeId: COLLEGE,
      collegeName: 'Michigan State University',
      email: address,
    });

    const browser = app.browser();
    const { body } = await accept(token, {}, browser).expect(201);
    expect(body).toMatchObject({ role: 'college_admin', email: address, emailVerified: true });
    expect((await browser.get(ADMINS).expect(200)).body).toHaveLength(2);
    await accept(token).expect(404);
    await app.visitor().post('/api/admin/invitations/details').send({ token }).expect(404);
  });

  it('is refused for minors and incomplete forms', async () => {
    const { token } = await invited(main);
    expect((await accept(token, { birthDate: fifteenYearsAgo() }).expect(400)).body).toMatchObject({
      errors: [{ field: 'birthDate' }],
    });
    expect((await accept(token, { password: undefined }).expect(400)).body).toMatchObject({
      errors: [{ field: 'password' }],
    });
    await app.browser().post('/api/admin/invitations/accept').send({ token }).expect(401);
    await accept(token).expect(201);
  });

  it('is accepted by an unverified administrator, but not by a student or an administrator of another college', async () => {
    const { token } = await invited(main);
    const student = await confirmed(app, studentForm(name()));
    await student.browser.post('/api/admin/invitations/accept').send({ token }).expect(403);
    const elsewhere = await administratorOf(app, name(), OTHER);
    await elsewhere.browser.post('/api/admin/invitations/accept').send({ token }).expect(409);
    const colleague = await waiting();
    await colleague.browser.post('/api/admin/invitations/accept').send({ token }).expect(201);
    expect((await list(colleague)).map(({ id }) => id)).toContain(colleague.id);
  });

  it('stops working when it is withdrawn', async () => {
    const { invitation, token } = await invited(main);
    const other = await administratorOf(app, name(), OTHER);
    await other.browser.delete(`${ADMINS}/${invitation.id}`).expect(404);
    await main.browser.delete(`${ADMINS}/${invitation.id}`).expect(204);
    await accept(token).expect(404);
  });

  it.each([
    {},
    { email: 'nonsense' },
    { email: 'a@example.org', department: 'x' },
    { email: 'a@example.org', admin: true },
  ])('is refused for the body %j', async (changes) => {
    await main.browser.post(ADMINS).send(changes).expect(400);
  });
});

describe('managing administrators', () => {
  let main: TestUser;
  let colleague: TestUser;
  beforeEach(async () => {
    main = await administratorOf(app, name(), COLLEGE);
    colleague = await administratorOf(app, name(), COLLEGE);
  });

  it('changes the duties of a colleague, and hands over the main role', async () => {
    const path = `${ADMINS}/${colleague.id}`;
    await main.browser.patch(path).send({ department: 'Registrar', position: 'Head' }).expect(200);
    const { body } = await main.browser.patch(path).send({ isMainAdmin: true }).expect(200);
    expect(body).toMatchObject([{ id: colleague.id, isMainAdmin: true, department: 'Registrar' }, { id: main.id }]);
    await main.browser.patch(path).send({ department: 'Other' }).expect(403);
  });

  it('ends the rights of a removed colleague immediately, and notifies their open pages', async () => {
    await main.browser.delete(`${ADMINS}/${colleague.id}`).expect(204);
    for (const path of [ADMINS, '/api/admin/college/history']) await colleague.browser.get(path).expect(403);
    await colleague.browser.patch('/api/admin/college').send({ city: 'Elsewhere' }).expect(403);
    const [event] = await eventually(async () => {
      const rows = await app.db.query<{ type: string }[]>(
        `SELECT type FROM messaging.stream_events WHERE user_id = $1 AND type = 'membership.changed'`,
        [colleague.id],
      );
      return rows.length > 0 ? rows : null;
    });
    expect(event).toEqual({ type: 'membership.changed' });
  });

  it('does not let the main administrator remove themselves', async () => {
    expect((await main.browser.delete(`${ADMINS}/${main.id}`).expect(409)).body).toMatchObject({
      code: 'admin-analytics.cannot-remove-yourself',
    });
  });

  it('approves and refuses membership requests', async () => {
    const [asked, refused] = [await waiting(), await waiting()];
    expect((await list(main)).filter(({ status }) => status === 'pending')).toHaveLength(2);
    expect((await list(colleague)).filter(({ status }) => status === 'pending')).toHaveLength(0);
    await main.browser.post(`${ADMINS}/${asked.id}/approve`).expect(204);
    await confirm(asked, await codeFor(asked)).expect(200);
    await main.browser.post(`${ADMINS}/${refused.id}/refuse`).expect(204);
    expect((await list(asked)).map(({ id }) => id)).toContain(asked.id);
    await refused.browser.get(ADMINS).expect(403);
  });

  it('is refused for everyone but the main administrator of the college', async () => {
    const pending = await waiting();
    const other = await administratorOf(app, name(), OTHER);
    const student = await confirmed(app, studentForm(name()));
    const unconfirmed = await registeredMember(
      app,
      studentForm(name(), { role: 'college_admin', collegeId: COLLEGE, birthDate: '1980-05-05' }),
    );
    const calls = (browser: TestUser['browser']) => [
      browser.post(ADMINS).send({ email: 'x@example.org' }),
      browser.patch(`${ADMINS}/${main.id}`).send({ department: 'Hijacked' }),
      browser.delete(`${ADMINS}/${main.id}`),
      browser.post(`${ADMINS}/${pending.id}/approve`),
      browser.post(`${ADMINS}/${pending.id}/refuse`),
    ];
    for (const browser of [colleague.browser, pending.browser, student.browser, unconfirmed]) {
      for (const call of calls(browser)) expect((await call).status).toBe(403);
    }
    for (const call of calls(other.browser).slice(1)) expect((await call).status).toBe(404);
    for (const call of calls(app.browser())) expect((await call).status).toBe(401);
    expect((await list(main))[0]).toMatchObject({ id: main.id, department: null, isMainAdmin: true });
    expect(await list(main)).toContainEqual(expect.objectContaining({ id: pending.id, status: 'pending' }));
  });
});
