/** Invented students for the benchmark of the directory; the same on every run. */
import { withClient } from './catalogues.mjs';

const list = (words) => `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;
const GIVEN = list(['Robin', 'Ana', 'Kim', 'Jordan', 'Sam', 'Lee', 'Maria', 'Noah', 'Ava', 'Liam', 'Zoe', 'Omar']);
const FAMILY = list(['Rivers', 'Hill', 'Stone', 'Lake', 'Woods', 'Fields', 'Marsh', 'Brooks', 'Dale', 'Ford', 'Park']);
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

/**
 * @param {number} many keys 1 to `many`; every tenth is private. The only paleontologists are among the last thousand.
 * @param {boolean} hasDirectory whether this version stores a directory
 */
export function fillWithStudents({ settings }, many, hasDirectory) {
  return withClient(settings, async (client) => {
    await client.query('SELECT setseed(0.5)');
    await client.query(
      `INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
         password_set_at, registered_at, email_verified_at, version)
       SELECT n, 'student' || n, (${GIVEN})[1 + floor(random() * 12)::int] || ' ' || (${FAMILY})[1 + floor(random() * 11)::int]
         || ' Number' || n, 'student' || n || '@example.org', 'student', '2004-01-01', true, '$argon2id$none', now(), now(),
         now(), 1 FROM generate_series(1, $1::int) AS n`,
      [many],
    );
    await client.query(`SELECT setval(pg_get_serial_sequence('identity.users', 'id'), $1)`, [many]);
    await client.query(
      `INSERT INTO mentorship.student_profiles (user_id, intended_major, current_school, graduation_year, career_goals,
         schools_considering, location, profile_visibility)
       SELECT n, CASE WHEN n > $1::int - 1000 AND n % 50 = 0 THEN 'Paleontology'
                 ELSE (${MAJORS})[1 + floor(random() ^ 2 * 15)::int] END, 'Number ' || n % 900 || ' High School',
         2026 + floor(random() * 6)::int, repeat('x', 200), 'Reed, Amherst', 'Reno, NV',
         CASE WHEN n % 10 > 0 THEN 'public' ELSE 'private' END FROM generate_series(1, $1::int) AS n`,
      [many],
    );
    if (hasDirectory) {
      await client.query(
        `INSERT INTO mentorship.people_directory (user_id, role, name, takes_part, is_public_student, major,
           graduation_year, state, is_listed_alumni)
         SELECT u.id, 'student', ' ' || lower(u.full_name), true, s.profile_visibility = 'public', lower(s.intended_major),
           s.graduation_year, 'NV', false
         FROM identity.users u JOIN mentorship.student_profiles s ON s.user_id = u.id`,
      );
    }
    await client.query('VACUUM ANALYZE');
  });
}
