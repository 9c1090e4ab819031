/** Benchmark of events and jobs: the cost of polling a full outbox, of its retention, and of an idle product. */
import pg from 'pg';
import { inProject } from '../tools/lib/paths.mjs';
import { built } from './lib/built.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const EVENTS = size(1_000_000, 1_000);
const LOOKS = size(50, 5);
const SETTLE_MS = size(20_000, 500);
const IDLE_MS = size(60_000, 1_500);

const shared = (file) => built(`shared/infrastructure/${file}`);

/** The statements used up to commit c75192c, for comparison. */
const PLAIN_INDEX = 'CREATE INDEX outbox_waiting ON platform.outbox (id) WHERE handed_over_at IS NULL';
const PLAIN_LOOK = `SELECT id, name, payload FROM platform.outbox WHERE handed_over_at IS NULL AND name = ANY($1::text[])
  ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED`;
const PLAIN_RETENTION = `DELETE FROM platform.outbox WHERE occurred_at < now() - interval '30 days'`;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const [full, idle] = [await makeDatabase(databaseUrl, 'outbox'), await makeDatabase(databaseUrl, 'idle')];
  try {
    const rows = await withClient(full.settings, async (client) => {
      const definition = await definitionOf(client, 'platform.outbox_waiting_by_name');
      terminal.step('Looking', `into an outbox with ${EVENTS} events of another release`);
      const look = await looks(client, full.settings);
      terminal.step('Deleting', `${EVENTS} events`);
      const retention = await deletions(client, full.settings);
      await client.query('DROP INDEX platform.outbox_waiting');
      await client.query(definition);
      return [look, retention];
    });
    const perSecond = [];
    for (const many of [1, 2]) {
      terminal.step('Waiting', `beside ${many} idle`);
      perSecond.push(await transactionsPerSecond(databaseUrl, idle.settings, many));
    }
    return {
      title: 'Events and jobs',
      intro: [
        `${EVENTS.toLocaleString('en-US')} events in the outbox. A poll finds nothing to deliver, because another release wrote the events.`,
        'Retention deletes all of them, a month after their delivery. “Before” is the statement of commit c75192c on the',
        'same rows, with its index. Figures are milliseconds: the median of the polls, the total time of retention, and',
        'its longest statement.',
      ],
      columns: ['', 'before', 'now'],
      rows: rows.flat(),
      further: [
        {
          intro: [
            `Figures are transactions per second in \`pg_stat_database\` over ${IDLE_MS / 1_000} s, while no one uses the product. Before, when each of 51`,
            'queues was polled every second, one instance ran 64.',
          ],
          columns: ['idle instances', 'transactions per second', 'per instance'],
          rows: perSecond.map((all, n) => [String(n + 1), all.toFixed(2), (all / (n + 1)).toFixed(2)]),
        },
      ],
    };
  } finally {
    await full.drop();
    await idle.drop();
  }
}

/** The product's own outbox on one connection, with the handlers of its jobs. */
function outboxOn(client, { DATABASE_URL }) {
  const { OutboxEvents } = shared('events/outbox-events.js');
  const { BatchDeletion } = shared('typeorm/batch-deletion.js');
  const handlers = new Map();
  const query = async (sql, values) => (await client.query(sql, values)).rows;
  const run = async (work) => {
    await client.query('BEGIN');
    const done = await work();
    await client.query('COMMIT');
    return done;
  };
  const jobs = { process: (queue, doIt) => handlers.set(queue, doIt), schedule: () => {}, send: async () => {} };
  const deletion = new BatchDeletion({ databaseDirectUrl: DATABASE_URL }, { isShuttingDown: false });
  const events = new OutboxEvents({ query, run }, { enableEvent: () => {} }, jobs, {}, deletion, {});
  events.onModuleInit();
  return { events, handlers };
}

async function looks(client, settings) {
  await client.query(
    `INSERT INTO platform.outbox (name, payload, occurred_at)
     SELECT 'another-release.happened-' || n % 20, '{"userId": 1}', now() FROM generate_series(1, $1::int) AS n`,
    [EVENTS],
  );
  await client.query('VACUUM ANALYZE platform.outbox');
  const names = Array.from({ length: 30 }, (_, n) => `bench.happened-${n}`);
  const { events } = outboxOn(client, settings);
  for (const eventName of names) events.subscribe({ eventName }, `listen-to-${eventName}`, async () => {});
  const now = await many(() => events.deliverWaitingEvents());
  await client.query('DROP INDEX platform.outbox_waiting_by_name');
  await client.query(PLAIN_INDEX);
  const before = await many(() => client.query(PLAIN_LOOK, [names]));
  return [['a poll', median(before).toFixed(1), median(now).toFixed(1)]];
}

async function definitionOf(client, index) {
  const { rows } = await client.query('SELECT pg_get_indexdef($1::regclass) AS definition', [index]);
  return rows[0].definition;
}

async function many(look) {
  const each = [];
  for (let n = 0; n < LOOKS; n++) each.push(await took(look));
  return each;
}

async function deletions(client, settings) {
  const age = `UPDATE platform.outbox SET occurred_at = now() - interval '40 days', handed_over_at = now() - interval '40 days'`;
  await client.query(age);
  await client.query('VACUUM ANALYZE platform.outbox');
  await client.query('BEGIN');
  const before = await took(() => client.query(PLAIN_RETENTION));
  await client.query('ROLLBACK');
  await client.query('VACUUM ANALYZE platform.outbox');

  const { handlers } = outboxOn(client, settings);
  const longest = watchStatements();
  const now = await took(() => handlers.get('forget-old-events')());
  const statement = longest();
  const { rows } = await client.query('SELECT count(*)::int AS left FROM platform.outbox');
  if (rows[0].left > 0) throw new Error(`${rows[0].left} events are left`);
  return [
    ['retention', before.toFixed(0), now.toFixed(0)],
    ['its longest statement', before.toFixed(0), statement.toFixed(0)],
  ];
}

/** @returns a function that stops watching and returns how long the longest statement of any connection took */
function watchStatements() {
  const { query } = pg.Client.prototype;
  let longest = 0;
  pg.Client.prototype.query = function (...args) {
    const began = performance.now();
    const answer = query.apply(this, args);
    const note = () => (longest = Math.max(longest, performance.now() - began));
    answer?.then?.(note, note);
    return answer;
  };
  return () => {
    pg.Client.prototype.query = query;
    return longest;
  };
}

async function transactionsPerSecond(databaseUrl, settings, many) {
  const servers = [];
  const admin = new pg.Client(databaseUrl);
  await admin.connect();
  const count = async () => {
    const { rows } = await admin.query(
      'SELECT (xact_commit + xact_rollback)::float8 AS count FROM pg_stat_database WHERE datname = $1',
      [new URL(settings.DATABASE_URL).pathname.slice(1)],
    );
    return rows[0].count;
  };
  try {
    for (let n = 0; n < many; n++) servers.push(await startServer(inProject('backend/dist/main.js'), settings));
    await pause(SETTLE_MS);
    const [before, began] = [await count(), performance.now()];
    await pause(IDLE_MS);
    return ((await count()) - before) / ((performance.now() - began) / 1_000);
  } finally {
    for (const server of servers) await server.stop();
    await admin.end();
  }
}

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

async function took(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (figures) => [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)];
