import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { executeSql } from './database';

const DAY_MS = 24 * 60 * 60 * 1_000;

// Each worker has its own range of student IDs.
let students = 100_000_000 + Number(process.env.TEST_WORKER_INDEX) * 10_000;

/**
 * Records views of a college by students, by default eight days ago. Their IDs are never looked up, so they need no
 * accounts.
 */
export async function recordStudentViews(collegeId: number, count: number, daysAgo = 8): Promise<void> {
  students += count;
  await executeSql(
    `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, source, seconds, occurred_at)
     SELECT 'journey-' || n, $1::integer, n, 'view', 'search', 90, now() - make_interval(days => $4::integer)
     FROM generate_series($2::integer, $3::integer) AS n`,
    [collegeId, students - count + 1, students, daysAgo],
  );
}

/** Moves a user's interactions with colleges into the past by the given number of days. */
export const backdateInteractions = (userId: number, days: number) =>
  executeSql(
    `UPDATE admin_analytics.college_interactions SET occurred_at = occurred_at - make_interval(days => $2)
     WHERE user_id = $1`,
    [userId, days],
  );

/** Runs the command that closes weeks, as of the given number of days from now. */
export async function closeWeek(daysFromNow = 0): Promise<void> {
  const asOf = new Date(Date.now() + daysFromNow * DAY_MS).toISOString();
  const { JOURNEY_DATABASE, JOURNEY_DATA, ...environment } = process.env;
  await promisify(execFile)(process.execPath, ['backend/dist/cli.js', 'close-week', '--as-of', asOf], {
    env: {
      ...environment,
      NODE_ENV: 'development',
      DATABASE_URL: JOURNEY_DATABASE,
      DATA_DIR: JOURNEY_DATA,
      DEMO_DATA: 'off',
      COLLEGES_AUTO_IMPORT: 'off',
      LOG_LEVEL: 'warn',
    },
  });
}
