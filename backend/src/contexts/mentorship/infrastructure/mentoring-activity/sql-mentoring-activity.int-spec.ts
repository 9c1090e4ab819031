import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeMentoringActivity } from '../../application/mentoring-activity/testing/mentoring-activity.contract';
import type {
  FinishedPair,
  HeldMeeting,
} from '../../application/mentoring-activity/testing/in-memory-mentoring-activity';
import { SqlReplyRecords } from '../reply-times/sql-reply-times';
import { SqlMentoringActivity } from './sql-mentoring-activity';

const TABLES = ['reply_records', 'meeting_check_ins', 'meeting_outcomes', 'meetings', 'connections'];

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() => emptyTables(db, ...TABLES.map((table) => `mentorship.${table}`)));

/** Students have lower IDs than alumni. */
async function addMeeting({ hostId, attendeeId, startTime, endTime, outcome, helped }: HeldMeeting): Promise<void> {
  const [meeting] = await db.query<{ id: number }[]>(
    `INSERT INTO mentorship.meetings (host_id, attendee_id, title, start_time, end_time, status, sequence, room,
       is_invitation, confirmed_at, created_at, updated_at)
     VALUES ($1, $2, 'A talk', $3, $4, 'confirmed', 0, 'room', false, $3, $3, $3) RETURNING id`,
    [hostId, attendeeId, startTime, endTime],
  );
  const student = Math.min(hostId, attendeeId);
  if (outcome !== null) {
    await db.query('INSERT INTO mentorship.meeting_outcomes VALUES ($1, $2, $3, $4)', [
      meeting!.id,
      Math.max(hostId, attendeeId),
      outcome,
      endTime,
    ]);
  }
  if (helped !== null) {
    await db.query(
      `INSERT INTO mentorship.meeting_check_ins
         (meeting_id, user_id, answered_at, updated_at, happened, helped, is_next_step_shared)
       VALUES ($1, $2, $3, $3, true, $4, false)`,
      [meeting!.id, student, endTime, helped ? 'a-little' : 'no'],
    );
  }
}

const addFinished = ({ studentId, alumId, finishedAt }: FinishedPair) =>
  db.query(
    `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, closed_how, message, created_at,
       updated_at)
     VALUES ($1, $2, $2, 'closed', 'finished', 'Hello', $3, $3)`,
    [studentId, alumId, finishedAt],
  );

describeMentoringActivity('PostgreSQL', async () => ({
  activity: new SqlMentoringActivity(unitOfWorkOn(db)),
  records: new SqlReplyRecords(unitOfWorkOn(db)),
  addMeeting,
  addFinished: async (pair) => void (await addFinished(pair)),
}));

describe('mentoring in PostgreSQL', () => {
  it('is read with the indexes of ten thousand requests and meetings', async () => {
    const end = new Date('2026-03-02T00:00:00Z');
    await db.query(
      `INSERT INTO mentorship.reply_records (alum_id, asker_id, asked_at, college_id, decided_at, is_answered)
       SELECT n % 500 + 100001, n, $1::timestamptz - n * interval '10 minutes', n % 100 + 1,
         $1::timestamptz - n * interval '10 minutes' + interval '5 minutes', true
       FROM generate_series(1, 10000) AS n`,
      [end],
    );
    await db.query(
      `INSERT INTO mentorship.meetings (host_id, attendee_id, title, start_time, end_time, status, sequence, room,
         is_invitation, confirmed_at, created_at, updated_at)
       SELECT alum_id, asker_id, 'A talk', decided_at + interval '1 minute', decided_at + interval '2 minutes', 'confirmed',
         0, 'room', false, asked_at, asked_at, asked_at FROM mentorship.reply_records`,
    );
    await db.query('ANALYZE mentorship.reply_records, mentorship.meetings');
    const session = unitOfWorkOn(db);
    const query = session.query.bind(session);
    const plans: string[] = [];
    session.query = async (sql, parameters = []) => {
      plans.push(JSON.stringify(await db.query(`EXPLAIN ${sql}`, parameters)));
      return query(sql, parameters);
    };
    const activity = new SqlMentoringActivity(session);
    const week = { start: new Date('2026-02-02T00:00:00Z'), end };
    const askers = await activity.listAskers(7, week, { after: 0, limit: 5_000 });
    expect([askers.length, askers.every(({ hasMet }) => hasMet)]).toEqual([41, true]);
    expect(await activity.listColleges(week, { after: 90, limit: 5 })).toEqual([91, 92, 93, 94, 95]);
    expect(plans.join('\n')).not.toMatch(/Seq Scan on (reply_records|meetings|connections)/);
  });
});
