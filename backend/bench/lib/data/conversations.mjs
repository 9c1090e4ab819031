/** Invented people who write to each other; the same on every run. */
import { createHash } from 'node:crypto';
import { size } from '../size.mjs';
import { withClient } from './catalogues.mjs';

/**
 * Partners of each student. The conversation with the first has LONG messages, which is more than a page; the others
 * have SHORT.
 */
const PARTNERS = 20;
const LONG = 62;
const SHORT = 2;
/** How many messages each student has sent and received. */
export const MESSAGES_OF_STUDENT = LONG + (PARTNERS - 1) * SHORT;
export const HEAVY = size({ partners: 1_950, messages: 100 }, { partners: 30, messages: 3 });
const FILLED = ['mentorship.connections', 'messaging.messages', 'messaging.conversations'];
/** The secret of a user's session. */
export const secretOf = (id) => `benchmark-session-of-person-${id}`;

const PAIRS = `
  SELECT k, 2 * i + 1 AS student, 2 * ((i + k * 37) % ($1::int / 2)) + 2 AS mentor,
    CASE WHEN k = 0 THEN ${LONG} ELSE ${SHORT} END AS many
  FROM generate_series(0, $1::int / 2 - 1) AS i, generate_series(0, ${PARTNERS - 1}) AS k
  UNION ALL
  SELECT n, 2 * n - 1, $1::int + 2, ${HEAVY.messages} FROM generate_series(1, $2::int) AS n`;

/**
 * @param {{ settings: Record<string, string> }} database
 * @param {{ people: number, hasHeavy: boolean }} how `people` is an even number, half of them students
 * @returns {Promise<{ messages: number, students: Person[], heavy: Person | null }>} some of the students, with
 *   sessions
 *
 * @typedef {{ id: number, cookie: string, otherId: number }} Person who has a long conversation with `otherId`
 */
export function fillWithConversations({ settings }, { people, hasHeavy }) {
  return withClient(settings, async (client) => {
    await client.query('SET synchronous_commit = off');
    await addPeople(client, people + 2);
    await addWhatIsLookedAt(client, people);
    const rebuild = await withoutIndexes(client, FILLED);
    const values = [people, hasHeavy ? HEAVY.partners : 0];
    await client.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       SELECT student, mentor, mentor, 'connected', 'Hello', now(), now() FROM (${PAIRS}) AS pairs`,
      values,
    );
    // Ordered by time: the messages of two people are far apart in the table, as they are when many people write.
    const { rowCount: messages } = await client.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       SELECT CASE WHEN n % 2 = 1 THEN student ELSE mentor END, CASE WHEN n % 2 = 1 THEN mentor ELSE student END,
         'Message ' || n || repeat(' with some words', 5), false, NOT (n = many AND (student + k) % 4 = 0),
         now() - interval '1 hour' * (${HEAVY.messages} - n)
       FROM (${PAIRS}) AS pairs, generate_series(1, many) AS n ORDER BY n, hashint4(student)`,
      values,
    );
    await client.query(`
      WITH sides AS (
        SELECT sender_id AS owner, recipient_id AS other, id, false AS is_unread FROM messaging.messages
        UNION ALL SELECT recipient_id, sender_id, id, NOT read FROM messaging.messages
      ), heads AS (
        SELECT owner, other, max(id) AS last, (count(*) FILTER (WHERE is_unread))::int AS unread
        FROM sides GROUP BY owner, other
      )
      INSERT INTO messaging.conversations
      SELECT h.owner, h.other, m.id, m.sent_at, m.sender_id = h.owner, left(m.content, 160), false, h.unread, false, false
      FROM heads h JOIN messaging.messages m ON m.id = h.last`);
    await rebuild();
    const step = Math.max(2, 2 * Math.floor(people / 1_000));
    const ids = Array.from({ length: Math.floor(people / step) }, (_, n) => n * step + 1);
    const heavyId = people + 2;
    await addSessions(client, [...ids, heavyId]);
    await client.query('VACUUM ANALYZE');
    const person = (id, otherId) => ({ id, otherId, cookie: `sid=${secretOf(id)}` });
    return {
      messages,
      students: ids.map((id) => person(id, id + 1)),
      heavy: hasHeavy ? person(heavyId, 1) : null,
    };
  });
}

/** People with the numbers 1 to `many`: students are odd, alumni even. */
export async function addPeople(client, many) {
  await client.query(
    `INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
       password_set_at, registered_at, email_verified_at, version)
     SELECT n, 'person' || n, 'Person Number' || n, 'person' || n || '@example.org',
       CASE WHEN n % 2 = 1 THEN 'student' ELSE 'alumni' END, '2000-01-01', true, '$argon2id$none', now(), now(), now(), 1
     FROM generate_series(1, $1::int) AS n`,
    [many],
  );
  await client.query(`SELECT setval(pg_get_serial_sequence('identity.users', 'id'), $1)`, [many]);
}

/**
 * Fills the other tables that the calls query, usually without a match, to a realistic size: PostgreSQL doesn't use an
 * index on an empty table.
 */
export async function addWhatIsLookedAt(client, people) {
  await client.query(
    `INSERT INTO identity.registration_details (user_id, college, college_id)
     SELECT n, 'Number ' || n % 2000, 1 + n % 2000 FROM generate_series(2, $1::int, 2) AS n`,
    [people],
  );
  await client.query(
    `INSERT INTO mentorship.alumni_profiles (user_id, college, college_id, major, graduation_year, current_position,
       company, industry, skills, bio, is_willing_to_mentor, max_mentees, availability_status, is_profile_visible,
       visibility_chosen_at, allow_student_connections)
     SELECT n, 'Number ' || n % 2000, 1 + n % 2000, 'History', 2005 + n % 20, 'Engineer', 'Company', 'Technology', 'Python',
       repeat('x', 300), true, 3, 'available', n % 10 > 0, now(), true FROM generate_series(2, $1::int, 2) AS n`,
    [people],
  );
  await client.query(
    `INSERT INTO mentorship.blocks (blocker_id, blocked_id, blocked_at)
     SELECT 2 * i + 1, 2 * ((i + 7) % ($1::int / 2)) + 1, now() FROM generate_series(0, $1::int / 2 - 1) AS i`,
    [people],
  );
  await client.query(
    `INSERT INTO platform.idempotency_keys (scope, key, request_hash, status, body)
     SELECT 'user:' || n, 'message-of-yesterday', repeat('0', 64), 201, '{}' FROM generate_series(1, $1::int) AS n`,
    [people],
  );
}

/** Adds sessions for these people. */
export async function addSessions(client, ids) {
  await client.query(
    `INSERT INTO identity.sessions (id_hash, user_id, opened_at, last_seen_at, ends_at, network, device)
     SELECT hash, id, now(), now(), now() + interval '1 day', '127.0.0.0/24', 'Benchmark'
     FROM unnest($1::int[], $2::bytea[]) AS s (id, hash)`,
    [ids, ids.map((id) => createHash('sha256').update(secretOf(id)).digest())],
  );
}

/**
 * Drops the indexes of these tables: building an index once takes a fraction of the time of updating it with every row.
 * @returns a function that builds them again
 */
export async function withoutIndexes(client, tables) {
  const { rows } = await client.query(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid::regclass::text = ANY ($1::text[])
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
