/** Invented alumni for the finder benchmark: the same on every run, and as unevenly distributed as real people. */
import { built } from '../built.mjs';
import { withClient } from './catalogues.mjs';

const mentorship = (file) => built(`contexts/mentorship/${file}`);
const AT_A_TIME = 5_000;
const COLLEGES = 2_000;

const list = (words) => `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;
const MAJORS = list([
  'Computer Science',
  'Economics',
  'Nursing',
  'Biology',
  'Mechanical Engineering',
  'Political Science',
  'History',
  'Computer Engineering',
  'Education',
  'Journalism',
  'Mathematics',
  'Psychology',
  'Chemistry',
  'Music',
  'Law',
]);
const INDUSTRIES = list([
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Media',
  'Government',
  'Nonprofit',
  'Consulting',
  'Marketing',
  'Legal',
]);

/**
 * @param {number} many keys 1 to `many`; every tenth is hidden, every tenth has not chosen a visibility, every third is
 *   full
 */
export function fillWithAlumni({ settings }, many) {
  const { addMissingEntries } = mentorship('infrastructure/search-index/finder-entries.js');
  return withClient(settings, async (client) => {
    await client.query('SELECT setseed(0.5)');
    await client.query(
      `INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
         password_set_at, registered_at, email_verified_at, version)
       SELECT n, 'alum' || n, 'Robin Number' || n, 'alum' || n || '@example.org', 'alumni', '1990-01-01', true, '$argon2id$none',
         now(), now(), now(), 1 FROM generate_series(1, $1::int) AS n`,
      [many],
    );
    await client.query(`SELECT setval(pg_get_serial_sequence('identity.users', 'id'), $1)`, [many]);
    await client.query(
      `INSERT INTO mentorship.alumni_profiles (user_id, college, college_id, major, graduation_year, current_position,
         company, industry, skills, bio, is_willing_to_mentor, max_mentees, availability_status, is_profile_visible,
         visibility_chosen_at, allow_student_connections)
       SELECT n, 'Number ' || c || ' College', c, (${MAJORS})[1 + floor(random() ^ 2 * 15)::int],
         2005 + floor(random() * 22)::int, 'Engineer', 'Company ' || floor(random() ^ 2 * 500)::int,
         (${INDUSTRIES})[1 + floor(random() ^ 2 * 12)::int], 'Python, Interviewing, Writing, First job', repeat('x', 300),
         n % 7 > 0, 3, CASE WHEN n % 9 > 0 THEN 'available' ELSE 'busy' END, n % 10 > 1,
         CASE WHEN n % 10 <> 1 THEN now() END, true
       FROM (SELECT n, 1 + floor(random() ^ 2 * ${COLLEGES})::int AS c FROM generate_series(1, $1::int) AS n) made`,
      [many],
    );
    await addToDirectory(client);
    const session = { query: async (sql, values) => (await client.query(sql, values)).rows };
    while ((await addMissingEntries(session, AT_A_TIME)) === AT_A_TIME);
    await client.query(`UPDATE mentorship.finder_entries SET shown = floor(random() * 100)::int,
      mentees = CASE WHEN user_id % 3 = 0 THEN 3 ELSE user_id % 3 END,
      replies_within_days = CASE WHEN user_id % 4 = 0 THEN 1 + user_id % 9 END`);
    await client.query('VACUUM ANALYZE');
  });
}

/** Lists all alumni with a profile among the people who take part: others can't be found or recommended. */
export async function addToDirectory(client) {
  await client.query(
    `INSERT INTO mentorship.people_directory (user_id, role, name, takes_part, is_public_student, major, is_listed_alumni)
     SELECT user_id, 'alumni', ' robin number' || user_id, true, false, '', is_profile_visible
     FROM mentorship.alumni_profiles ON CONFLICT (user_id) DO NOTHING`,
  );
}
