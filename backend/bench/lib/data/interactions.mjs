/** Invented interactions of students with colleges; the same on every run. */
import { withClient } from './catalogues.mjs';
import { MEMBERS } from './members.mjs';
import { addPeople, addSessions, secretOf, withoutIndexes } from './conversations.mjs';
import { size } from '../size.mjs';

/** Half of them are students. */
const PEOPLE = size(200_000, 2_000);
export const STUDENTS = PEOPLE / 2;
const COLLEGES = size(2_000, 60);
/** The college of the administrator who reads the statistics: one of medium popularity. */
export const OWN_COLLEGE = size(200, 6);
const READERS = size(50, 10);
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;
const TABLE = 'admin_analytics.college_interactions';

/** The last Monday, 00:00 UTC: the end of the newest closed week. */
export function lastMonday(now = Date.now()) {
  const day = new Date(Math.floor(now / DAY_MS) * DAY_MS);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);
}

/**
 * Students look at popular colleges more often than at others: the rank of a college is the cube of a random number.
 *
 * @param {{ settings: Record<string, string> }} database
 * @param {number} many
 * @returns {Promise<{ interactions: number, admins: string[], readers: string[] }>} cookies of the administrators of a college and of students
 */
export function fillWithInteractions({ settings }, many) {
  return withClient(settings, async (client) => {
    await client.query('SET synchronous_commit = off');
    await addPeople(client, PEOPLE);
    await client.query(
      `INSERT INTO mentorship.student_profiles (user_id, profile_visibility, location, intended_major)
       SELECT n, 'public', 'Town, ' || (ARRAY['CA', 'NY', 'TX', 'FL', 'MA', 'WA'])[1 + n % 6],
         (ARRAY['Biology', 'History', 'Nursing', 'Economics', 'Computer Science'])[1 + n % 5]
       FROM generate_series(1, $1::int, 2) AS n`,
      [PEOPLE],
    );
    await client.query(
      `INSERT INTO colleges.colleges (id, ipeds_id, name, city, state, type, level, enrollment, federal)
       SELECT n, 200000000 + n, 'College ' || n, 'Town', 'MA', 'Public 4-year', '4-year',
         500 + n * 10, '{}'
       FROM generate_series(1, ${COLLEGES}) AS n ON CONFLICT (id) DO NOTHING`,
    );
    const rebuild = await withoutIndexes(client, [TABLE]);
    await client.query('SELECT setseed(0.5)');
    await client.query(
      `INSERT INTO ${TABLE} (event_id, college_id, user_id, type, source, seconds, occurred_at)
       SELECT 'bench-' || n, 1 + floor(power(random(), 3) * ${COLLEGES})::int,
         CASE WHEN n % 4 > 0 THEN 1 + 2 * floor(random() * ${STUDENTS})::int END,
         (ARRAY['view', 'view', 'view', 'view', 'view', 'save', 'compare', 'alumni_view', 'contact', 'rsvp'])[1 + n % 10],
         (ARRAY['search', 'alumni_profile', 'comparison', 'directory', 'other'])[1 + n % 5], n % 200,
         $2::timestamptz - random() * interval '${DAYS} days'
       FROM generate_series(1, $1::int) AS n`,
      [many, lastMonday()],
    );
    await rebuild();
    const readers = Array.from({ length: READERS }, (_, n) => 2 * n + 1);
    const admins = Array.from({ length: MEMBERS }, (_, n) => 2 * n + 2);
    await client.query(`UPDATE identity.users SET role = 'college_admin' WHERE id = ANY ($1)`, [admins]);
    await client.query(
      `INSERT INTO admin_analytics.college_administrators
         (user_id, college_id, status, is_main, main_since, requested_at, verified_at)
       SELECT id, $2, 'active', id = 2, CASE id WHEN 2 THEN now() END, now(), now() FROM unnest($1::int[]) AS a (id)`,
      [admins, OWN_COLLEGE],
    );
    await client.query(
      `INSERT INTO identity.affiliations (user_id, college_id, kind, since, until, main_since)
       SELECT id, $2, 'represents', now(), now() + interval '365 days', CASE id WHEN 2 THEN now() END
       FROM unnest($1::int[]) AS a (id)`,
      [admins, OWN_COLLEGE],
    );
    await addSessions(client, [...admins, ...readers]);
    await client.query('VACUUM ANALYZE');
    const cookie = (id) => `sid=${secretOf(id)}`;
    return { interactions: many, admins: admins.map(cookie), readers: readers.map(cookie) };
  });
}
