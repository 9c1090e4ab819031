import { AccountOperatorFacade } from '../src/contexts/identity';
import { SendAlumniAlerts } from '../src/contexts/mentorship/application/alumni-alerts/alumni-alerts';
import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { alumniForm, confirmAddress, PASSWORD, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { minor } from './support/correspondence';
import { emptyTables } from './support/empty-tables';
import { subjectsAfter } from './support/notification-mails';
import { notifications } from './support/notifications';
import { administratorOf, alumniOf, type TestUser, student, unconfirmedPerson } from './support/test-users';

const [QUIET, BUSY, FIRST, SECOND, COUNTED] = [3, 4, 5, 6, 7];
const alertOf = (collegeId: number) => `/api/alumni-alerts/${collegeId}`;

let app: TestApp;
let robin: TestUser;
let kid: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  kid = await minor(app, 'kid');
  await alumniOf(app, 'ada', BUSY);
});
beforeEach(() => emptyTables(app.db, 'mentorship.alumni_alerts'));

const sendAlerts = () => app.app.get(SendAlumniAlerts, { strict: false }).execute();
const collegesOf = async ({ browser }: TestUser) => {
  const { body } = await browser.get('/api/alumni-alerts').expect(200);
  return (body as { collegeId: number }[]).map(({ collegeId }) => collegeId);
};

describe('an alumni alert', () => {
  it('is stored once, shown only to its owner, and removed', async () => {
    const first = await robin.browser.put(alertOf(QUIET)).expect(200);
    expect((await robin.browser.put(alertOf(QUIET)).expect(200)).body).toEqual(first.body);
    expect([await collegesOf(robin), await collegesOf(kid)]).toEqual([[QUIET], []]);
    for (let times = 0; times < 2; times++) await kid.browser.delete(alertOf(QUIET)).expect(204);
    expect(await collegesOf(robin)).toEqual([QUIET]);
    for (let times = 0; times < 2; times++) await robin.browser.delete(alertOf(QUIET)).expect(204);
    expect(await collegesOf(robin)).toEqual([]);
  });

  it('is counted as activity for 90 days, also after it was removed, with the account only of an adult', async () => {
    for (const { browser } of [robin, kid]) {
      await browser.put(alertOf(COUNTED)).expect(200);
      await browser.delete(alertOf(COUNTED)).expect(204);
    }
    const listCounted = async () => {
      const rows = await app.db.query<{ by: number | null }[]>(
        `SELECT user_id AS by FROM admin_analytics.college_interactions
         WHERE type = 'alumni_alert' AND college_id = $1 ORDER BY user_id NULLS LAST`,
        [COUNTED],
      );
      return rows.map(({ by }) => by);
    };
    await eventually(async () => (await listCounted()).length === 2);
    expect(await listCounted()).toEqual([robin.id, null]);

    const deleteAfter = async (days: number) => {
      await app.db.query(
        `UPDATE admin_analytics.college_interactions SET occurred_at = now() - interval '${days} days'`,
      );
      await app.app.get(ScheduledDeletions, { strict: false }).run('delete-old-interactions');
      return (await listCounted()).length;
    };
    expect([await deleteAfter(89), await deleteAfter(91)]).toEqual([2, 0]);
  });

  it('is refused for colleges that have alumni or do not exist', async () => {
    const refused = await robin.browser.put(alertOf(BUSY)).expect(409);
    expect(refused.body).toMatchObject({ code: 'mentorship.alumni-already-listed' });
    await robin.browser.put(alertOf(2_000_000_000)).expect(404);
    await robin.browser.put(alertOf(0)).expect(400);
    expect(await collegesOf(robin)).toEqual([]);
  });

  it('is refused to visitors, unconfirmed students, alumni and administrators', async () => {
    await app.visitor().put(alertOf(QUIET)).set('Origin', app.settings.origin).expect(401);
    const unconfirmed = await unconfirmedPerson(app, studentForm('unconfirmed'));
    const others = [unconfirmed, await alumniOf(app, 'bob', BUSY), await administratorOf(app, 'dean', QUIET)];
    for (const { browser } of others) {
      await browser.put(alertOf(QUIET)).expect(403);
      await browser.get('/api/alumni-alerts').expect(403);
    }
  });

  it('ends after a year', async () => {
    await robin.browser.put(alertOf(QUIET)).expect(200);
    const age = (days: number) =>
      app.db.query(`UPDATE mentorship.alumni_alerts SET created_at = now() - interval '${days} days'`);
    const run = () => app.app.get(ScheduledDeletions, { strict: false }).run('forget-old-alumni-alerts');
    await age(364);
    await run();
    expect(await collegesOf(robin)).toEqual([QUIET]);
    await age(366);
    await run();
    expect(await collegesOf(robin)).toEqual([]);
  });

  it('is refused to suspended students, whose session has ended', async () => {
    const sue = await student(app, 'sue');
    await sue.browser.put(alertOf(QUIET)).expect(200);
    await app.app.get(AccountOperatorFacade, { strict: false }).suspendUser('sue', { until: null, reason: 'Test' });
    await sue.browser.get('/api/alumni-alerts').expect(401);
    await sue.browser.put(alertOf(QUIET)).expect(401);
  });

  it('ends when the student takes another role', async () => {
    const sam = await student(app, 'sam');
    await sam.browser.put(alertOf(QUIET)).expect(200);
    await sam.browser.put('/api/user/role').send({ newRole: 'alumni', currentPassword: PASSWORD }).expect(200);
    const rows = await app.db.query('SELECT FROM mentorship.alumni_alerts WHERE user_id = $1', [sam.id]);
    const [{ role }] = await app.db.query<[{ role: string }]>('SELECT role FROM identity.users WHERE id = $1', [
      sam.id,
    ]);
    expect({ role, rows: rows.length }).toEqual({ role: 'alumni', rows: 0 });
  });
});

describe('the number of alumni on the page of a college', () => {
  const operators = () => app.app.get(AccountOperatorFacade, { strict: false });
  const hasAlumni = async (collegeId: number): Promise<boolean> => {
    const { body } = await robin.browser.get(`/api/colleges/${collegeId}`).expect(200);
    return (body as { alumniCount: number }).alumniCount > 0;
  };
  const expectAlumniAt = (...expected: number[]) =>
    eventually(async () => {
      const shown = await Promise.all([FIRST, SECOND].map(async (id) => ((await hasAlumni(id)) ? id : 0)));
      return shown.filter(Boolean).join() === expected.join();
    });

  it('follows alumni who confirm their address, hide, move, and are suspended', async () => {
    const una = await unconfirmedPerson(app, alumniForm('una', { alumniCollegeId: FIRST }));
    expect(await hasAlumni(FIRST)).toBe(false);
    await confirmAddress(app, una.id);
    await expectAlumniAt(FIRST);

    const show = (isProfileVisible: boolean) =>
      una.browser.patch('/api/privacy/preferences').send({ isProfileVisible }).expect(200);
    await show(false);
    await expectAlumniAt();
    await show(true);
    await expectAlumniAt(FIRST);

    await una.browser.put('/api/alumni/profile').send({ college: 'Second College', collegeId: SECOND }).expect(200);
    await expectAlumniAt(SECOND);

    await operators().suspendUser('una', { until: null, reason: 'Test' });
    await expectAlumniAt();
    await operators().unsuspendUser('una');
    await expectAlumniAt(SECOND);
  });
});

describe('the first alum of a college', () => {
  it('is announced once to each student who asked, when the alum becomes visible', async () => {
    for (const { browser } of [robin, kid]) await browser.put(alertOf(QUIET)).expect(200);
    const kim = await unconfirmedPerson(app, alumniForm('kim', { alumniCollegeId: QUIET }));
    expect(await sendAlerts()).toBe(0);

    await confirmAddress(app, kim.id);
    await sendAlerts();
    await sendAlerts();
    for (const one of [robin, kid]) {
      const received = (await notifications(app, one)).filter(({ kind }) => kind === 'alumni');
      expect(received).toMatchObject([
        {
          title: expect.stringMatching(/^You can now ask an alum of .+$/) as string,
          link: expect.stringMatching(/^\/find-alumni\?college=/) as string,
          actor: null,
        },
      ]);
      expect(await collegesOf(one)).toEqual([]);
    }
    const announced = expect.stringMatching(/^You can now ask an alum of .+$/) as string;
    for (const username of ['robin', 'kid']) expect(await subjectsAfter(app, username)).toEqual([announced]);
  });
});
