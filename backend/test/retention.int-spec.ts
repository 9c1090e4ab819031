import type { DataSource } from 'typeorm';
import { retentionRules } from '../src/composition/database';
import { Readiness } from '../src/shared/infrastructure/health/readiness';
import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { SystemClock } from '../src/shared/infrastructure/system-clock';
import { BatchDeletion } from '../src/shared/infrastructure/typeorm/batch-deletion';
import { insertMeeting } from '../src/contexts/mentorship/infrastructure/meetings/testing/insert-meeting';
import { RecordingJobs } from '../src/contexts/identity/application/testing/fakes';
import { closeBeforeDropping, freshDatabaseUrl, createPatientPool, testSettings } from './support/database';

let db: DataSource;
let deletions: ScheduledDeletions;
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  const batchDeletion = new BatchDeletion(settings, new Readiness());
  deletions = new ScheduledDeletions(retentionRules, new RecordingJobs(), batchDeletion, new SystemClock());
});

const queues = [...new Set(retentionRules.map(({ queue }) => queue))];

describe('rows that are deleted by age', () => {
  it.each(queues)('are described by conditions that the database accepts: %s', async (queue) => {
    await expect(deletions.run(queue)).resolves.toBeUndefined();
  });

  it.each(retentionRules.map(({ table, key }) => [table, key]))('have a unique key: %s %s', async (table, key) => {
    const indexes = await db.query<{ columns: string[] }[]>(
      `SELECT array_agg(attname::text) AS columns
       FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
       WHERE indrelid = to_regclass($1) AND indisunique AND indpred IS NULL GROUP BY indexrelid`,
      [table],
    );
    const columns = key.replaceAll(/[()]/g, '').split(', ');
    expect(indexes.filter((index) => index.columns.every((column) => columns.includes(column)))).not.toEqual([]);
  });

  it('have one schedule for each queue, and no condition twice', () => {
    for (const queue of queues) {
      expect(new Set(retentionRules.filter((rule) => rule.queue === queue).map(({ cron }) => cron)).size).toBe(1);
    }
    const conditions = retentionRules.map(({ table, where }) => `${table} ${where}`);
    expect(new Set(conditions).size).toBe(conditions.length);
  });

  it('include minutes spent more than 400 days ago', async () => {
    await db.query(
      `INSERT INTO mentorship.minutes_charges (user_id, kind, source_id, month, minutes, charged_at)
       SELECT 1, 'request', days, (now() - make_interval(days => days))::date, 5, now() FROM unnest(ARRAY[398, 402]) AS days`,
    );
    await deletions.run('delete-old-minutes-charges');

    expect(await db.query('SELECT source_id::integer AS id FROM mentorship.minutes_charges')).toEqual([{ id: 398 }]);
  });

  it('include group hours with their questions, from a year after they ended', async () => {
    await db.query(`
      INSERT INTO mentorship.group_hours (id, host_id, topic, places, start_time, end_time, room, status, sequence,
        created_at, updated_at)
      SELECT days, 1, 'Life in the dorms', 8, now() - make_interval(days => days, hours => 1),
        now() - make_interval(days => days), 'room', 'open', 0, now() - interval '2 years', now()
      FROM unnest(ARRAY[364, 366]) AS days`);
    await db.query(`
      INSERT INTO mentorship.group_hour_guests (group_hour_id, user_id, joined_at, question)
      SELECT id, 2, '2026-01-01', 'Is it loud?' FROM mentorship.group_hours`);
    await deletions.run('forget-old-group-hours');

    expect(await db.query('SELECT group_hour_id AS id FROM mentorship.group_hour_guests')).toEqual([{ id: 364 }]);
  });

  it('include reminders of meetings, from their thirtieth day', async () => {
    const startTime = new Date('2026-03-01T12:00:00Z');
    const endTime = new Date('2026-03-01T13:00:00Z');
    const meetingId = await insertMeeting(db, { hostId: 1, attendeeId: 2, startTime, endTime });
    await db.query(
      `INSERT INTO mentorship.meeting_reminders (meeting_id, user_id, kind, sequence, reminded_at)
       SELECT $1, 1, 'day', days, now() - make_interval(days => days) FROM unnest(ARRAY[29, 31, 40]) AS days`,
      [meetingId],
    );
    await deletions.run('forget-old-meeting-reminders');

    expect(await db.query('SELECT sequence FROM mentorship.meeting_reminders')).toEqual([{ sequence: 29 }]);
  });

  it('belong to a queue with a rule', async () => {
    await expect(deletions.run('delete-everything')).rejects.toThrow(RangeError);
  });
});
