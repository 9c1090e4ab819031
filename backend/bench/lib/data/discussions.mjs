/** Invented discussions of a forum; the same on every run. */
import { withClient } from './catalogues.mjs';
import { addPeople, addSessions, addWhatIsLookedAt, secretOf, withoutIndexes } from './conversations.mjs';
import { size } from '../size.mjs';

/** Half of them are students. */
const PEOPLE = size(20_000, 400);
const READERS = size(200, 10);
const REPLIES = 20;
/** How many discussions have a page of replies. */
const WITH_REPLIES = size(2_000, 50);
const FILLED = ['forum.forum_posts', 'forum.forum_replies'];

/** Words with a natural distribution: the first are in most texts, the last in hardly any. */
const WORDS = 5_000;
const TOPICS = ['college', 'scholarship', 'roommate', 'internship', 'biology', 'engineering', 'essay', 'tuition'];

/** The word with a given rank. Ranks follow the cube of a random number, so that a few words are in most texts. */
const WORD = (random) =>
  `'word' || translate((floor(power(${random}, 3) * ${WORDS}))::int::text, '0123456789', 'abcdefghij')`;

const SEARCH = `setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', tag), 'B')
  || setweight(to_tsvector('english', content), 'C') || array_to_tsvector(ARRAY['~' || (id / 2000)])`;

/**
 * @param {{ settings: Record<string, string> }} database
 * @param {number} posts
 * @returns {Promise<{ posts: number, readers: { id: number, cookie: string }[], withReplies: number[], cursors: Record<string, string> }>}
 */
export function fillWithDiscussions({ settings }, posts) {
  return withClient(settings, async (client) => {
    await client.query('SET synchronous_commit = off');
    await addPeople(client, PEOPLE);
    await addWhatIsLookedAt(client, PEOPLE);
    const rebuild = await withoutIndexes(client, FILLED);
    await client.query('SELECT setseed(0.5)');
    await client.query(
      `INSERT INTO forum.forum_posts (id, author_id, author_role, is_anonymous, college_id, title, content, tags, tag_keys, views,
         reply_count, created_at, last_activity_at, search)
       SELECT id, 1 + id % ${PEOPLE}, CASE WHEN id % 2 = 0 THEN 'student' ELSE 'alumni' END, id % 10 = 0,
         1 + id % 2000, title, content, ARRAY[tag], ARRAY[tag], id % 500, 0, at, at, ${SEARCH}
       FROM (
         SELECT id, now() - interval '1 minute' * ($1::int - id) AS at,
           (ARRAY[${TOPICS.map((topic) => `'${topic}'`).join(', ')}])[1 + id % ${TOPICS.length}] AS tag,
           'How do I find ' || (SELECT string_agg(${WORD('random()')}, ' ') FROM generate_series(1, 5) WHERE id > 0) AS title,
           (SELECT string_agg(${WORD('random()')}, ' ') FROM generate_series(1, 60) WHERE id > 0) AS content
         FROM generate_series(1, $1::int) AS id) AS made`,
      [posts],
    );
    await client.query(`SELECT setval(pg_get_serial_sequence('forum.forum_posts', 'id'), $1)`, [posts]);
    const withReplies = Array.from({ length: Math.min(WITH_REPLIES, posts) }, (_, n) =>
      Math.max(1, Math.round(((n + 1) * posts) / WITH_REPLIES)),
    );
    await client.query(
      `INSERT INTO forum.forum_replies (post_id, author_id, author_role, is_anonymous, content, created_at)
       SELECT p, 1 + (p + n * 37) % ${PEOPLE}, 'alumni', n % 10 = 0, 'Reply ' || n || repeat(' with some words', 10), now()
       FROM unnest($1::int[]) AS p, generate_series(1, ${REPLIES}) AS n`,
      [withReplies],
    );
    await client.query(`UPDATE forum.forum_posts SET reply_count = ${REPLIES} WHERE id = ANY ($1::int[])`, [
      withReplies,
    ]);
    await client.query(
      `INSERT INTO forum.title_words SELECT DISTINCT w FROM
         (SELECT unnest(tsvector_to_array(to_tsvector('simple', title))) AS w FROM forum.forum_posts) AS words
       WHERE w ~ '^[[:alpha:]]{4,30}$' ON CONFLICT DO NOTHING`,
    );
    // Each reader saves and follows some discussions: an empty table would be scanned sequentially.
    await client.query(
      `INSERT INTO forum.forum_saves SELECT DISTINCT u, 1 + (u * 31 + n * 977) % $1::int, now()
       FROM generate_series(1, ${PEOPLE}) AS u, generate_series(1, 5) AS n`,
      [posts],
    );
    await client.query('INSERT INTO forum.forum_subscriptions SELECT user_id, post_id, true FROM forum.forum_saves');
    await rebuild();
    const ids = Array.from({ length: READERS }, (_, n) => 1 + n * (PEOPLE / READERS));
    await addSessions(client, ids);
    await client.query('VACUUM ANALYZE');
    const cursorAt = async (id) => {
      const { rows } = await client.query(
        `SELECT round(extract(epoch FROM last_activity_at) * 1000)::bigint AS at FROM forum.forum_posts WHERE id = $1`,
        [id],
      );
      return `${rows[0].at}-${id}-0`;
    };
    return {
      posts,
      readers: ids.map((id) => ({ id, cookie: `sid=${secretOf(id)}` })),
      withReplies,
      cursors: { middle: await cursorAt(Math.round(posts / 2)), last: await cursorAt(21) },
    };
  });
}

/** Typical searches: one common word, two words, a rare word, and the beginning of a word. */
export const SEARCHES = [
  'wordj',
  'wordb wordc',
  'wordceaf',
  'wordbig wordf',
  'wordda',
  'find wordab',
  'worddhhc',
  'wordjj wordh',
];
