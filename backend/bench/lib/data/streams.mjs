/** Pairs of people who can write to each other, and their open streams. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { withClient } from './catalogues.mjs';

const secretOf = (id) => `benchmark-session-of-person-${id}`;

/**
 * @param {{ settings: Record<string, string> }} database
 * @param {number} many an even number
 * @returns {Promise<{ id: number, cookie: string }[][]>} pairs of a student and an alum who are connected
 */
export async function fillWithPairs({ settings }, many) {
  const ids = Array.from({ length: many }, (_, n) => n + 1);
  await withClient(settings, async (client) => {
    await client.query(
      `INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
         password_set_at, registered_at, email_verified_at, version)
       SELECT n, 'person' || n, 'Person Number' || n, 'person' || n || '@example.org',
         CASE WHEN n % 2 = 1 THEN 'student' ELSE 'alumni' END, '2000-01-01', true, '$argon2id$none', now(), now(), now(), 1
       FROM generate_series(1, $1::int) AS n`,
      [many],
    );
    await client.query(`SELECT setval(pg_get_serial_sequence('identity.users', 'id'), $1)`, [many]);
    await client.query(
      `INSERT INTO identity.sessions (id_hash, user_id, opened_at, last_seen_at, ends_at, network, device)
       SELECT hash, id, now(), now(), now() + interval '1 day', '127.0.0.0/24', 'Benchmark'
       FROM unnest($1::int[], $2::bytea[]) AS s (id, hash)`,
      [ids, ids.map((id) => createHash('sha256').update(secretOf(id)).digest())],
    );
    await client.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       SELECT n, n + 1, n + 1, 'connected', 'Hello', now(), now() FROM generate_series(1, $1::int, 2) AS n`,
      [many],
    );
    await client.query('VACUUM ANALYZE');
  });
  const person = (id) => ({ id, cookie: `sid=${secretOf(id)}` });
  return ids.filter((id) => id % 2 === 1).map((id) => [person(id), person(id + 1)]);
}

/** Opens a stream for each person; resolves when all have started. */
export async function openStreams(origin, pairs) {
  /** Arrival time of each event, by message and person. */
  const arrived = new Map();
  let twice = 0;
  let beats = 0;
  const agent = new http.Agent({ maxSockets: Infinity });
  const open = ({ id, cookie }) =>
    new Promise((resolve, reject) => {
      const call = http.get(`${origin}/api/stream`, { agent, headers: { cookie } }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}`));
        let text = '';
        answer.setEncoding('utf8').on('data', (piece) => {
          const at = performance.now();
          const frames = (text + piece).split('\n\n');
          text = frames.pop();
          for (const frame of frames) {
            if (/^event: ready$/m.test(frame)) resolve();
            if (/^event: beat$/m.test(frame)) beats += 1;
            const [, data] = /^event: message\.created\ndata: (.*)$/m.exec(frame) ?? [];
            if (data === undefined) continue;
            const key = `${JSON.parse(data).messageId} ${id}`;
            if (arrived.has(key)) twice += 1;
            else arrived.set(key, at);
          }
        });
        answer.on('error', () => undefined);
      });
      call.on('error', reject);
    });
  const people = pairs.flat();
  // In batches of the size that a proxy would send to a server that has just started.
  for (let n = 0; n < people.length; n += 50) await Promise.all(people.slice(n, n + 50).map(open));
  return {
    told: () => arrived.size + twice,
    twice: () => twice,
    beats: () => beats,
    latencies: (sentAt) =>
      [...sentAt].flatMap(([messageId, { at, recipientId }]) => {
        const told = arrived.get(`${messageId} ${recipientId}`);
        return told === undefined ? [] : [told - at];
      }),
    close: () => agent.destroy(),
  };
}
