import { AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { PASSWORD } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { collegeIds } from './support/imported-alumni';
import { administratorOf, updateUserRow, student, type TestUser } from './support/test-users';

const STATISTICS = '/api/admin/college/interactions';
const STUDENTS = '/api/admin/college/students';
const CLOSE = new Date('2026-03-30T00:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const WEEK = 7 * DAY;

interface Statistics {
  readonly period: { readonly from: string; readonly to: string; readonly weeks: number };
  readonly hasData: boolean;
  readonly views: number | null;
  readonly uniqueStudents: number | null;
  readonly highIntent: number | null;
  readonly avgSeconds: number | null;
  readonly sources: readonly { readonly source: string; readonly percent: number }[] | null;
  readonly actions: readonly { readonly action: string; readonly students: number | null }[];
  readonly weeks: readonly { readonly week: string; readonly uniqueStudents: number | null }[];
  readonly changes: { readonly uniqueStudents: number | null };
  readonly suppressed: boolean;
  readonly k: number;
}

let app: TestApp;
let mine: number;
let other: number;
let admin: TestUser;
let events = 0;

beforeAll(async () => {
  app = await startApp();
  [mine, other] = (await collegeIds(app, 2)) as [number, number];
  await app.db.query('UPDATE colleges.colleges SET enrollment = 20000 WHERE id = ANY ($1)', [[mine, other]]);
  admin = await administratorOf(app, 'adm.one', mine);
}, 90_000);
beforeEach(async () => {
  for (const table of ['college_interactions', 'analytics_snapshots', 'college_consents']) {
    await app.db.query(`DELETE FROM admin_analytics.${table}`);
  }
});

/** Inserts interactions. The user IDs need no accounts because counting does not read users. */
async function did(userIds: readonly (number | null)[], type: string, daysBefore = 3, changes: object = {}) {
  const { collegeId, source, seconds } = { collegeId: mine, source: 'search', seconds: 100, ...changes };
  for (const userId of userIds) {
    await app.db.query(
      `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, source, seconds, occurred_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [`e-${++events}`, collegeId, userId, type, source, seconds, new Date(CLOSE.getTime() - daysBefore * DAY)],
    );
  }
}
const ids = (count: number, from = 1_000_000) => Array.from({ length: count }, (_, n) => from + n);
const close = (asOf = CLOSE) => app.app.get(AdminAnalyticsOperatorFacade, { strict: false }).closeWeek(asOf);
const read = async ({ browser }: TestUser = admin) => (await browser.get(STATISTICS).expect(200)).body as Statistics;

describe('the statistics of a college', () => {
  it('hide figures of nine students, and round those of twelve', async () => {
    await did(ids(9), 'view');
    await close();
    expect(await read()).toMatchObject({ hasData: true, views: null, uniqueStudents: null, suppressed: true, k: 10 });

    await did(ids(3, 2_000_000), 'view');
    await close(new Date(CLOSE.getTime() + WEEK));
    expect(await read()).toMatchObject({
      period: { from: '2026-03-09', to: '2026-04-05', weeks: 4 },
      views: 10,
      uniqueStudents: 10,
      avgSeconds: 100,
      sources: [{ source: 'search', percent: 100 }],
    });
  });

  it('report that there is no data yet', async () => {
    expect(await read()).toMatchObject({ hasData: false, uniqueStudents: null, weeks: [] });
  });

  it('count all views, and each student once', async () => {
    await did(ids(20), 'view');
    await did(ids(20), 'view', 4);
    await did([null, null, null, null, null], 'view');
    await close();
    const { views, uniqueStudents } = await read();

    expect([views, uniqueStudents]).toEqual([45, 20]);
  });

  it('combine sources that are too small, and hide actions of too few or nearly all students', async () => {
    await did(ids(20), 'view');
    await did(ids(12, 2_000_000), 'view', 3, { source: 'compare' });
    await did(ids(4, 3_000_000), 'view', 3, { source: 'alumni_profile' });
    await did(ids(15), 'save');
    await did([...ids(20), ...ids(12, 2_000_000)], 'compare');
    await close();
    const { sources, actions } = await read();

    expect(sources!.map(({ source }) => source)).toEqual(['search', 'other']);
    expect(sources!.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    const of = Object.fromEntries(actions.map(({ action, students }) => [action, students]));
    expect(of).toMatchObject({ save: 15, compare: null, contact: null });
  });

  it('exclude the current week', async () => {
    await did(ids(20), 'view', -1);
    await close();
    expect((await read()).uniqueStudents).toBeNull();
  });

  it('of a closed week stay the same when students delete activity later; the next week changes', async () => {
    await did(ids(20), 'view');
    await close();
    const before = await read();
    await app.db.query('DELETE FROM admin_analytics.college_interactions WHERE user_id < 1000013');
    await close();
    expect(await read()).toEqual(before);

    await close(new Date(CLOSE.getTime() + WEEK));
    const after = await read();
    expect(after.uniqueStudents).toBeNull();
    expect(after.weeks.map(({ week, uniqueStudents }) => [week, uniqueStudents])).toEqual([
      ['2026-03-30', 20],
      ['2026-04-06', null],
    ]);
  });

  it('compare with the previous period', async () => {
    await did(ids(20), 'view', 35);
    await did(ids(30), 'view', 3);
    await close(new Date(CLOSE.getTime() - 4 * WEEK));
    await close();
    expect((await read()).changes.uniqueStudents).toBe(50);
  });

  it('cover twelve weeks at small colleges', async () => {
    await app.db.query('UPDATE colleges.colleges SET enrollment = 1500 WHERE id = $1', [other]);
    const dean = await administratorOf(app, 'adm.small', other);
    await did(ids(15), 'view', 80, { collegeId: other });
    await close();
    const statistics = await read(dean);

    expect(statistics).toMatchObject({ uniqueStudents: 15, period: { weeks: 12 } });
    expect((await read()).hasData).toBe(false);
  });

  it('are the same in the CSV file', async () => {
    await did(ids(20), 'view');
    await did(ids(10), 'save');
    await close();
    const { headers, text } = await admin.browser.get(`${STATISTICS}.csv`).expect(200);
    const { uniqueStudents, views } = await read();

    expect(headers['content-disposition']).toBe('attachment; filename="analytics_export.csv"');
    expect(text).toContain(`total,students,${uniqueStudents},,${views},100\r\n`);
    expect(text).toContain('action,save,10,,,\r\n');
    expect(text).toMatch(/note,Figures cover at least 10 students and are rounded to five/);
    expect(text).toMatch(/^4 weeks before,\d{4}-\d\d-\d\d,/m);
    expect(text).toContain('action,contact,hidden,,,\r\n');
  });
});

describe('students who share their activity', () => {
  interface Row {
    readonly studentId: string;
    readonly score: number;
    readonly visits: number;
    readonly location: string | null;
  }
  const rows = async () =>
    (await admin.browser.get(STUDENTS).expect(200)).body as { rows: readonly Row[]; more: number | null };
  let people = 0;

  /** Creates a student who had high intent when the last week was closed. */
  async function keen(): Promise<TestUser> {
    const ada = await student(app, `keen.${++people}`);
    await ada.browser.put('/api/student/profile').send({ location: 'Boston, MA' });
    for (const type of ['contact', 'rsvp', 'forum_post', 'save', 'view']) {
      await app.db.query(
        `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, occurred_at)
         VALUES ($1, $2, $3, $4, date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '1 hour')`,
        [`k-${++events}`, mine, ada.id, type],
      );
    }
    return ada;
  }
  const consent = ({ browser }: TestUser, level: string) =>
    browser.put(`/api/privacy/consents/${mine}`).send({ level }).expect(200);

  it('are listed under a pseudonym with the score that they also see, until they stop sharing', async () => {
    const ada = await keen();
    expect((await rows()).rows).toEqual([]);
    await consent(ada, 'messages');
    expect((await rows()).rows).toEqual([]);
    await consent(ada, 'named');
    const [row] = (await rows()).rows;
    const [own] = (await ada.browser.get('/api/privacy/activity').expect(200)).body as {
      closedScore: number;
    }[];

    expect(row).toEqual({
      studentId: expect.stringMatching(/^S-[0-9A-F]{8}$/),
      location: 'MA',
      visits: 1,
      lastVisit: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      score: own!.closedScore,
    });
    expect(own!.closedScore).toBe(21.3);
    const closing = "closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'";
    for (const state of ['suspended_at = now()', `suspended_at = NULL, ${closing}`]) {
      await updateUserRow(app, ada, state);
      expect((await rows()).rows).toEqual([]);
    }
    await updateUserRow(app, ada, 'closing_at = NULL, delete_after = NULL, written_choice = NULL');
    await consent(ada, 'none');
    expect((await rows()).rows).toEqual([]);
  });

  it('look the same to the college after anything they do anonymously or in the current week', async () => {
    const ada = await keen();
    await consent(ada, 'named');
    const table = async () => (await admin.browser.get(STUDENTS).expect(200)).text;
    const before = await table();
    const post = { title: 'How is the first year?', content: 'I would like to know how it went.', collegeId: mine };
    const posted = async (anonymous: boolean) =>
      (
        await ada.browser
          .post('/api/forum/posts')
          .send({ ...post, anonymous })
          .expect(201)
      ).body as { id: number };
    const discussionsOfAda = async () => {
      const rows = await app.db.query<{ event: string }[]>(
        `SELECT event_id AS event FROM admin_analytics.college_interactions
         WHERE user_id = $1 AND event_id LIKE 'post-%' ORDER BY id`,
        [ada.id],
      );
      return rows.map(({ event }) => event);
    };

    // Events are stored in order, so the anonymous one would come before the last one.
    const named: string[] = [];
    for (const anonymous of [true, false, false]) {
      const { id } = await posted(anonymous);
      if (anonymous) continue;
      named.push(`post-${id}`);
      await eventually(async () => (await discussionsOfAda()).includes(`post-${id}`) || null);
    }

    expect(await discussionsOfAda()).toEqual(named);
    expect(await table()).toBe(before);
  });

  it('are excluded from the anonymous figures, which hide what could be derived from the list', async () => {
    const keenOnes = [await keen(), await keen(), await keen()];
    await consent(keenOnes[0]!, 'named');
    await did(ids(9), 'view', 3);
    const now = new Date(Date.now() + WEEK);
    await app.db.query(`UPDATE admin_analytics.college_interactions SET occurred_at = now() - interval '1 day'`);
    await close(now);
    // Nine and two, rounded to 10; the third keen student is in the list.
    expect((await read()).uniqueStudents).toBe(10);

    await app.db.query(`UPDATE admin_analytics.analytics_snapshots SET closed_on = closed_on - 14`);
    await consent(keenOnes[1]!, 'named');
    expect((await read()).uniqueStudents).toBeNull();
    await consent(keenOnes[1]!, 'none');
    expect((await read()).uniqueStudents).toBeNull();
  });

  it('are no longer listed after changing to a role whose pages could not end it', async () => {
    const ada = await keen();
    await consent(ada, 'named');
    expect((await rows()).rows).toHaveLength(1);
    await ada.browser.put('/api/user/role').send({ newRole: 'alumni', currentPassword: PASSWORD }).expect(200);

    await ada.browser.get('/api/privacy/activity').expect(403);
    expect((await rows()).rows).toEqual([]);
    expect(
      await app.db.query(
        `SELECT detail FROM identity.audit_log WHERE user_id = $1 AND action = 'consent-changed' ORDER BY id`,
        [ada.id],
      ),
    ).toEqual([{ detail: `college ${mine}: named` }, { detail: `college ${mine}: none` }]);
  });

  it('are not visible to administrators of another college', async () => {
    await consent(await keen(), 'named');
    const stranger = await administratorOf(app, 'adm.two', (await collegeIds(app, 3))[2]!);
    const { body } = await stranger.browser.get(STUDENTS).expect(200);

    expect(body).toEqual({ rows: [], more: null });
  });
});
