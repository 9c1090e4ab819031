/** Load on all instances at the same time, and a ledger of what must happen exactly once. */
import fs from 'node:fs';
import path from 'node:path';
import { openStreams } from '../../bench/lib/data/streams.mjs';
import { sleep } from '../lib/processes.mjs';
import { query } from './query.mjs';

const MESSAGES = 3_000;
const CLIENTS = 20;
/** `RATE_LIMITS.signedInApi` of the product, in a minute. */
const LIMIT = 200;
const LIMITED_REQUESTS = 600;
/** Less than the window of the limit. */
const LIMITED_MS = 50_000;
const SETTLED_WITHIN_MS = 120_000;
const DAY_MS = 86_400_000;

/**
 * @param {import('./faults.mjs').Lab} lab
 * @returns {Promise<import('./faults.mjs').Outcome>}
 */
export async function keepLedger({ database, instances, pairs, leavingPair: [limited, leaving], filesFolder }) {
  const streams = await Promise.all(
    instances.map(({ origin }, n) =>
      openStreams(
        origin,
        pairs.filter((_, pair) => pair % instances.length === n),
      ),
    ),
  );
  const [messageIds, meetingIds, limit, closed] = await Promise.all([
    writeMessages(instances, pairs),
    scheduleMeetings(instances, pairs),
    useUpLimit(instances, limited),
    signOut(instances, leaving),
  ]);
  const events = () => streams.reduce((sum, { told, twice }) => sum + told() - twice(), 0);
  await waitUntil(() => events() >= 2 * MESSAGES);
  const received = { events: events(), twice: streams.reduce((sum, { twice }) => sum + twice(), 0) };
  for (const { close } of streams) close();
  const jobs = await waitForJobs(database);
  const notifications = await countRows(
    database,
    "SELECT count(*)::int AS count FROM messaging.notifications WHERE kind LIKE 'meeting%'",
  );
  const stored = await countRows(
    database,
    "SELECT count(*)::int AS count FROM messaging.messages WHERE content LIKE 'Ledger %'",
  );
  const mails = countMails(path.join(filesFolder, 'outbox'));

  /** What there is, what there must be. */
  const ledger = {
    'messages stored (each sent to two instances with one key)': [stored, MESSAGES],
    'IDs of messages in responses': [messageIds.size, MESSAGES],
    'live events received': [received.events, 2 * MESSAGES],
    'live events received twice': [received.twice, 0],
    'meetings scheduled': [meetingIds.size, pairs.length],
    'notifications of meetings': [notifications, pairs.length],
    'mails about meetings': [mails.count, pairs.length],
    'recipients of these mails': [mails.recipients, pairs.length],
    'jobs that ran more than once': [jobs.repeated, 0],
    'jobs that did not run': [jobs.open, 0],
    [`requests of ${limit.sent} in a window that the limit allowed`]: [limit.allowed, Math.min(limit.sent, LIMIT)],
    'instances that accept a session after signing out': [closed, 0],
  };
  return {
    text: Object.entries(ledger)
      .map(([name, [is, must]]) => `\n  ${name}: ${is}${is === must ? '' : ` instead of ${must}`}`)
      .join(''),
    isGood: Object.values(ledger).every(([is, must]) => is === must),
  };
}

/** Sends each message to two instances at the same time, with one Idempotency-Key, until one of them acknowledges it. */
async function writeMessages(instances, pairs) {
  const ids = new Set();
  await inParallel(MESSAGES, async (n) => {
    const [sender, recipient] = pairs[n % pairs.length];
    const send = ({ origin }) =>
      post(
        origin,
        '/api/messages',
        sender,
        { recipientId: recipient.id, content: `Ledger ${n}` },
        `ledger-message-${n}`,
      );
    const both = [0, 1].map((more) => send(instances[(n + more) % instances.length]));
    for (const { id } of await Promise.all(both)) ids.add(id);
  });
  return ids;
}

/** Schedules one meeting for each pair; the attendee gets a notification and a mail. */
async function scheduleMeetings(instances, pairs) {
  const ids = new Set();
  await inParallel(pairs.length, async (n) => {
    const [host, attendee] = pairs[n];
    const start = Date.now() + 7 * DAY_MS;
    const body = {
      title: `Ledger ${n}`,
      attendeeId: attendee.id,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 1_800_000).toISOString(),
    };
    const { id } = await post(
      instances[n % instances.length].origin,
      '/api/meetings',
      host,
      body,
      `ledger-meeting-${n}`,
    );
    ids.add(id);
  });
  return ids;
}

/** One person sends requests to all instances at the same time, within one window of the limit. */
async function useUpLimit(instances, { cookie }) {
  const counts = { sent: 0, allowed: 0 };
  const until = Date.now() + LIMITED_MS;
  const client = async ({ origin }) => {
    while (counts.sent < LIMITED_REQUESTS && Date.now() < until) {
      counts.sent += 1;
      const { status } = await request(origin, '/api/user', { headers: { cookie } });
      if (status === 200) counts.allowed += 1;
    }
  };
  await Promise.all(instances.map(client));
  return counts;
}

/** @returns {Promise<number>} how many instances still accept the session after one of them has ended it */
async function signOut(instances, { cookie }) {
  for (const { origin } of instances) await request(origin, '/api/user', { headers: { cookie } });
  await request(instances[0].origin, '/api/logout', { method: 'POST', headers: { cookie } });
  const statuses = await Promise.all(
    instances.map(async ({ origin }) => (await request(origin, '/api/user', { headers: { cookie } })).status),
  );
  return statuses.filter((status) => status !== 401).length;
}

/** Waits until no job is due, and counts. Retries have increased the count of a job. */
async function waitForJobs({ primaryUrl }) {
  const count = async () =>
    (
      await query(
        primaryUrl,
        `SELECT count(*) FILTER (WHERE retry_count > 0)::int AS repeated,
           count(*) FILTER (WHERE state < 'completed' AND start_after <= now())::int AS open
         FROM (SELECT retry_count, state, start_after FROM jobs.job
               UNION ALL SELECT retry_count, state, start_after FROM jobs.archive) AS all_jobs`,
      )
    )[0];
  let jobs = await count();
  await waitUntil(async () => (jobs = await count()).open === 0);
  return jobs;
}

const countRows = async ({ primaryUrl }, sql) => (await query(primaryUrl, sql))[0].count;

/** Mails are files while no mail server is configured. */
function countMails(folder) {
  const recipients = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.includes('Ledger'))
    .map((text) => /^To: (.*)$/m.exec(text)?.[1]);
  return { count: recipients.length, recipients: new Set(recipients).size };
}

async function post(origin, target, { cookie }, body, key) {
  for (;;) {
    const { status, text } = await request(origin, target, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    if (status === 201) return JSON.parse(text);
    // The other instance is processing the same key, or the person has too many requests at the same time.
    if (![409, 429, 503].includes(status)) throw new Error(`POST ${target} returned ${status}: ${text}`);
    await sleep(200);
  }
}

async function request(origin, target, options) {
  const response = await fetch(origin + target, options);
  return { status: response.status, text: await response.text() };
}

async function inParallel(count, act) {
  let next = 0;
  const client = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function waitUntil(isDone) {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while (!(await isDone()) && Date.now() < deadline) await sleep(250);
}
