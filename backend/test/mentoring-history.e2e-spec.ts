import { CloseMentoringWeek } from '../src/contexts/admin-analytics/application/mentoring-history/close-mentoring-week';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { collegeIds } from './support/imported-alumni';
import { operator } from './support/moderation';
import { administratorOf, alumniOf, confirmed, student, type TestUser, unconfirmedPerson } from './support/test-users';

const PATH = '/api/admin/college/mentoring';
/** Enough adult students for three steps of figures. */
const STUDENTS = 60;

let app: TestApp;
let mine: number;
let dean: TestUser;
let otherDean: TestUser;

beforeAll(async () => {
  app = await startApp();
  const [first, second] = (await collegeIds(app, 2)) as [number, number];
  mine = first;
  await app.db.query('UPDATE colleges.colleges SET enrollment = 20000 WHERE id = ANY ($1)', [[first, second]]);
  dean = await administratorOf(app, 'mentoring.dean', first);
  otherDean = await administratorOf(app, 'mentoring.other', second);
  const ada = await alumniOf(app, 'mentoring.ada', first);
  await addAskers(ada.id);
}, 120_000);

/** Adds students who asked last week: the first 40 got an answer, of whom the first 20 met, and it helped 10. */
async function addAskers(alumId: number): Promise<void> {
  const time = `(date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '3 days')`;
  const people = await app.db.query<{ id: number }[]>(
    `WITH askers AS MATERIALIZED (
       SELECT (jsonb_populate_record(u, jsonb_build_object('id', 2000000 + n, 'username', 'mentoring.asker' || n,
         'email', 'asker' || n || '@example.org'))).*
       FROM identity.users u, generate_series(1, $1::integer) AS n WHERE u.username = 'mentoring.dean'
     )
     INSERT INTO identity.users SELECT * FROM askers RETURNING id`,
    [STUDENTS],
  );
  const ids = people.map(({ id }) => id);
  await app.db.query(
    `INSERT INTO mentorship.reply_records (alum_id, asker_id, asked_at, college_id, decided_at, is_answered)
     SELECT $1, id, ${time}, $3, ${time} + CASE WHEN n <= 40 THEN interval '2 hours' END, CASE WHEN n <= 40 THEN true END
     FROM unnest($2::integer[]) WITH ORDINALITY AS a (id, n)`,
    [alumId, ids, mine],
  );
  const meetings = await app.db.query<{ id: number; attendeeId: number }[]>(
    `INSERT INTO mentorship.meetings (host_id, attendee_id, title, start_time, end_time, status, sequence, room,
       is_invitation, confirmed_at, created_at, updated_at)
     SELECT $1, id, 'A talk', ${time} + interval '3 hours', ${time} + interval '4 hours', 'confirmed', 0, 'room', false,
       ${time}, ${time}, ${time} FROM unnest($2::integer[]) AS id RETURNING id, attendee_id AS "attendeeId"`,
    [alumId, ids.slice(0, 20)],
  );
  for (const { id, attendeeId } of meetings.slice(0, 10)) {
    await app.db.query(
      `INSERT INTO mentorship.meeting_check_ins
         (meeting_id, user_id, answered_at, updated_at, happened, helped, is_next_step_shared)
       VALUES ($1, $2, now(), now(), true, 'yes', false)`,
      [id, attendeeId],
    );
  }
}
const closeWeek = () => app.app.get(CloseMentoringWeek, { strict: false }).execute();

describe('the mentoring history of a college', () => {
  it('is empty until a week is closed', async () => {
    const { body } = await dean.browser.get(PATH).expect(200);
    expect(body).toEqual({ k: 10, weeks: [] });
  });

  it('shows a closed week, which closing again does not change', async () => {
    expect(await closeWeek()).toBe(1);
    const { body } = await dean.browser.get(PATH).expect(200);
    expect(body.weeks).toEqual([
      {
        week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        weeks: 4,
        requests: 60,
        students: 60,
        steps: [
          { step: 'answered', students: 40 },
          { step: 'met', students: 20 },
          { step: 'helped', students: 10 },
        ],
        repliesWithinDays: 0,
      },
    ]);
    await app.db.query('DELETE FROM mentorship.reply_records WHERE asker_id % 2 = 0');
    await closeWeek();
    expect((await dean.browser.get(PATH).expect(200)).body).toEqual(body);
  });

  it('is the same in the file', async () => {
    const { text, headers } = await dean.browser.get(`${PATH}.csv`).expect(200);
    expect(headers['content-type']).toContain('text/csv');
    const [columns, week] = text.trim().split('\r\n');
    expect(columns).toContain('from,until,requests,students,answered,met,helped,replies within days');
    expect(week).toMatch(/,60,60,40,20,10,0$/);
  });

  it('is not shown to administrators of another college', async () => {
    const { body, text } = await otherDean.browser.get(PATH).expect(200);
    expect(body.weeks).toEqual([]);
    expect(text).not.toContain('60');
  });

  it('is refused for everyone but verified administrators', async () => {
    const pending = studentForm('mentoring.pending', {
      role: 'college_admin',
      collegeId: mine,
      birthDate: '1980-05-05',
    });
    const others = {
      student: await student(app, 'mentoring.student'),
      alum: await alumniOf(app, 'mentoring.alum', mine),
      pending: await confirmed(app, pending),
      unconfirmed: await unconfirmedPerson(app, studentForm('mentoring.unconfirmed')),
      operator: await operator(app, 'mentoring.operator'),
    };
    for (const path of [PATH, `${PATH}.csv`]) {
      for (const { browser } of Object.values(others)) await browser.get(path).expect(403);
      await app.browser().get(path).expect(401);
    }
  });
});
