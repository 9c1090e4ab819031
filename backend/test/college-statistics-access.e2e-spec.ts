import { AccountOperatorFacade } from '../src/contexts/identity';
import { AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { activateAdministrator } from './support/college-administrator-rows';
import { minor } from './support/correspondence';
import { collegeIds } from './support/imported-alumni';
import { operator } from './support/moderation';
import { administratorOf, alumniOf, confirmed, student, type TestUser, unconfirmedPerson } from './support/test-users';
import { recordAffiliations } from './support/person-record-rows';

const STATISTICS = '/api/admin/college/interactions';
const PATHS = [STATISTICS, `${STATISTICS}.csv`, '/api/admin/college/students'];
const VISITORS = 35;

type Browser = TestUser['browser'];

let app: TestApp;
let mine: number;
let other: number;
let dean: TestUser;
/** The student pseudonyms that the dean can read; a refused response must contain none of them. */
let secrets: readonly string[];
const attackers: Record<string, Browser> = {};

const asAdministrator = (collegeId: number) => ({ role: 'college_admin', collegeId, birthDate: '1980-05-05' });

beforeAll(async () => {
  app = await startApp();
  [mine, other] = (await collegeIds(app, 2)) as [number, number];
  await app.db.query('UPDATE colleges.colleges SET enrollment = 20000 WHERE id = ANY ($1)', [[mine, other]]);
  dean = await administratorOf(app, 'access.dean', mine);
  const named = await student(app, 'access.named');
  const ids = [...Array.from({ length: VISITORS }, (_, n) => 1_000_000 + n), named.id];
  for (const type of ['view', 'contact', 'rsvp', 'forum_post', 'save']) {
    await app.db.query(
      `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, source, seconds, occurred_at)
       SELECT $3 || '-' || id, $1, id, $3, 'search', CASE $3 WHEN 'view' THEN 45 END, date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '1 hour'
       FROM unnest($2::integer[]) AS id`,
      [mine, ids, type],
    );
  }
  await named.browser.put(`/api/privacy/consents/${mine}`).send({ level: 'named' }).expect(200);
  await app.app
    .get(AdminAnalyticsOperatorFacade, { strict: false })
    .closeWeek(new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000));
  const { body } = await dean.browser.get('/api/admin/college/students').expect(200);
  secrets = (body as { rows: { studentId: string }[] }).rows.map(({ studentId }) => studentId);

  const notConfirmed = await unconfirmedPerson(app, studentForm('access.new-admin', asAdministrator(mine)));
  await activateAdministrator(app.db, notConfirmed.id, mine);
  const suspended = await administratorOf(app, 'access.suspended', mine);
  await app.app
    .get(AccountOperatorFacade, { strict: false })
    .suspendUser('access.suspended', { until: null, reason: 'Test' });
  Object.assign(attackers, {
    visitor: app.browser(),
    unconfirmed: (await unconfirmedPerson(app, studentForm('access.unconfirmed'))).browser,
    unconfirmedAdministrator: notConfirmed.browser,
    student: named.browser,
    minor: (await minor(app, 'access.minor')).browser,
    alum: (await alumniOf(app, 'access.alum', mine)).browser,
    pending: (await confirmed(app, studentForm('access.pending', asAdministrator(mine)))).browser,
    operator: (await operator(app, 'access.operator')).browser,
    suspended: suspended.browser,
  });
}, 120_000);

async function expectRefusal(browser: Browser, status: number, code: string): Promise<void> {
  for (const path of PATHS) {
    const { body, headers, text } = await browser.get(path).expect(status);

    expect(body).toMatchObject({ status, code });
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['content-disposition']).toBeUndefined();
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
}

it('provides data to protect: an administrator can read figures, the CSV file and a pseudonym', async () => {
  const { body } = await dean.browser.get(STATISTICS).expect(200);
  const { text } = await dean.browser.get(`${STATISTICS}.csv`).expect(200);

  expect(body).toMatchObject({ uniqueStudents: VISITORS, hasData: true });
  expect(text).toContain(`total,students,${VISITORS},`);
  expect(secrets).toEqual([expect.stringMatching(/^S-[0-9A-F]{8}$/)]);
});

describe('statistics of students', () => {
  it.each([
    ['a visitor', 'visitor', 401, 'platform.not-signed-in'],
    ['someone who has not confirmed an address', 'unconfirmed', 403, 'identity.confirm-your-email'],
    [
      'an administrator who has not confirmed an address',
      'unconfirmedAdministrator',
      403,
      'identity.confirm-your-email',
    ],
    ['a student, also of their own activity', 'student', 403, 'admin-analytics.not-verified'],
    ['a student under 18', 'minor', 403, 'admin-analytics.not-verified'],
    ['an alum of the college', 'alum', 403, 'admin-analytics.not-verified'],
    ['an administrator who waits to be verified', 'pending', 403, 'admin-analytics.not-verified'],
    ['an operator', 'operator', 403, 'admin-analytics.not-verified'],
    ['a suspended administrator', 'suspended', 401, 'platform.not-signed-in'],
  ])('are refused for %s', async (_, attacker, status, code) => {
    await expectRefusal(attackers[attacker]!, status, code);
  });

  it('are refused for an administrator as soon as a colleague removes them', async () => {
    const former = await administratorOf(app, 'access.former', mine);
    for (const path of PATHS) await former.browser.get(path).expect(200);
    await dean.browser.delete(`/api/admin/college/admins/${former.id}`).expect(204);

    await expectRefusal(former.browser, 403, 'admin-analytics.not-verified');
  });

  it('are refused for an administrator whose verification has expired', async () => {
    const former = await administratorOf(app, 'access.expired', mine);
    await app.db.query(
      `UPDATE admin_analytics.college_administrators SET verified_at = now() - interval '2 years' WHERE user_id = $1`,
      [former.id],
    );
    await recordAffiliations(app.db);

    await expectRefusal(former.browser, 403, 'admin-analytics.not-verified');
  });

  it('are refused for an administrator who now has another role', async () => {
    const former = await administratorOf(app, 'access.student-again', mine);
    await app.db.query(`UPDATE identity.users SET role = 'student' WHERE id = $1`, [former.id]);

    await expectRefusal(former.browser, 403, 'admin-analytics.not-verified');
  });

  it('are refused after signing out', async () => {
    const { browser } = await administratorOf(app, 'access.gone', mine);
    await browser
      .post('/api/logout')
      .send({})
      .expect(({ status }) => expect(status).toBeLessThan(300));

    await expectRefusal(browser, 401, 'platform.not-signed-in');
  });
});

describe('an administrator of another college', () => {
  let stranger: Browser;
  beforeAll(async () => {
    stranger = (await administratorOf(app, 'access.stranger', other)).browser;
  });

  it.each([
    ['query', () => ({ query: `?collegeId=${mine}&college_id=${mine}&id=${mine}`, headers: {} })],
    ['header', () => ({ query: '', headers: { 'X-College-Id': `${mine}`, 'X-Original-URL': `/colleges/${mine}` } })],
    ['nothing', () => ({ query: '', headers: {} })],
  ])('reads only the figures of their own college when the other one is named by %s', async (_, named) => {
    const { query, headers } = named();
    const read = (path: string) => stranger.get(`${path}${query}`).set(headers).expect(200);
    const [statistics, file, students] = await Promise.all(PATHS.map(read));

    expect(statistics!.body).toMatchObject({ hasData: false, uniqueStudents: null, views: null, weeks: [] });
    expect(file!.text).toContain('total,students,hidden,,hidden,hidden\r\n');
    expect(students!.body).toEqual({ rows: [], more: null });
  });

  it('sees a student of both colleges under a different pseudonym', async () => {
    const { id, browser } = await student(app, 'access.both');
    for (const collegeId of [mine, other]) {
      for (const type of ['contact', 'rsvp', 'forum_post', 'save']) {
        await app.db.query(
          `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, occurred_at)
           VALUES ($1, $2, $3, $4, date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '1 hour')`,
          [`both-${collegeId}-${type}`, collegeId, id, type],
        );
      }
      await browser.put(`/api/privacy/consents/${collegeId}`).send({ level: 'named' }).expect(200);
    }
    const namesFor = async (reader: Browser) =>
      (
        (await reader.get('/api/admin/college/students').expect(200)).body as { rows: { studentId: string }[] }
      ).rows.map(({ studentId }) => studentId);
    const [ours, theirs] = [await namesFor(dean.browser), await namesFor(stranger)];

    expect([ours.length, theirs.length]).toEqual([2, 1]);
    expect(ours).not.toContain(theirs[0]);
  });
});

it('responses are not cached', async () => {
  for (const path of PATHS) {
    const { headers } = await dean.browser.get(path).expect(200);

    expect(headers['cache-control']).toContain('no-store');
  }
});
