/** What an instance does for the pages that are open. `BENCH_SECONDS=10` makes it short. */
import { inProject } from '../tools/lib/paths.mjs';
import { anyFreePort } from '../tools/lib/ports.mjs';
import { percentiles } from './lib/load.mjs';
import { makeDatabase, startServer } from './lib/servers.mjs';
import { fillWithPairs, openStreams } from './lib/streams.mjs';

const STREAMS = 1_000;
const PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** An event that arrives later than this counts as lost. */
const LATE_MS = 10_000;
const MB = 1_000_000;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'stream');
  const metricsPort = await anyFreePort();
  const server = await startServer(inProject('backend/dist/main.js'), [], {
    ...database.settings,
    METRICS_PORT: String(metricsPort),
  });
  const memory = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const of = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)[1]) / MB;
    return { resident: of('process_resident_memory_bytes'), heap: of('nodejs_heap_size_used_bytes') };
  };
  try {
    const people = await fillWithPairs(database, STREAMS);
    // Warm: what the first requests load belongs to no stream.
    await write(server.origin, people, { perSecond: PER_SECOND, seconds: 2 });
    const before = await memory();
    terminal.step('Opening', `${STREAMS} streams`);
    const streams = await openStreams(server.origin, people);
    const open = await memory();
    terminal.step('Writing', `${PER_SECOND} messages a second for ${SECONDS} s`);
    const written = await write(server.origin, people, { perSecond: PER_SECOND, seconds: SECONDS });
    const expected = written.answered * 2;
    const until = Date.now() + LATE_MS;
    while (streams.told() < expected && Date.now() < until) await pause(100);
    const after = await memory();
    const took = streams.latencies(written.sentAt);
    streams.close();
    return report({ written, took, told: streams.told(), twice: streams.twice(), expected, before, open, after });
  } finally {
    await server.stop();
    await database.drop();
  }
}

function report({ written, took, told, twice, expected, before, open, after }) {
  const { p50, p95, p99 } = percentiles(took);
  const megabytes = (moment) => [moment.resident.toFixed(0), moment.heap.toFixed(0)];
  return {
    title: 'Live updates',
    told: [
      `${STREAMS} open streams of ${STREAMS} people on one instance with a pool of 10; ${PER_SECOND} messages a second between pairs of them`,
      `for ${SECONDS} s, each written over HTTP. Both sides get an event. From sending the request that writes a message to the event at`,
      'the recipient, so with the write; of messages answered 429 or 503, from the last try. Streams, writers, the instance and PostgreSQL share the machine.',
    ],
    columns: ['messages', 'sent again', 'events due', 'lost', 'twice', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      [
        ...[written.answered, written.refused, expected, expected - told + twice, twice].map(String),
        ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
      ],
    ],
    further: [
      {
        told: ['Memory of the instance, MB.'],
        columns: ['', 'resident', 'heap'],
        rows: [
          ['without streams', ...megabytes(before)],
          [`${STREAMS} streams open`, ...megabytes(open)],
          ['after the messages', ...megabytes(after)],
        ],
      },
    ],
  };
}

/** Sends at a steady pace, whether the ones before were answered or not. */
async function write(origin, people, { perSecond, seconds }) {
  const sentAt = new Map();
  const under = [];
  let [answered, refused] = [0, 0];
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
    const [sender, recipient] =
      n % 2 ? people[n % (people.length / 2)] : [...people[n % (people.length / 2)]].reverse();
    under.push(
      send(origin, sender, recipient.id, n).then(({ id, at, refusals }) => {
        sentAt.set(id, { at, recipientId: recipient.id });
        answered += 1;
        refused += refusals;
      }),
    );
    // Failures are reported at the end.
    under.at(-1).catch(() => undefined);
  }
  await Promise.all(under);
  return { answered, refused, sentAt };
}

let runs = 0;

/** Until it is written: on a busy machine the answer may be to come back. */
async function send(origin, sender, recipientId, n) {
  const key = `message-${runs++}-of-${sender.id}`;
  for (let refusals = 0; ; refusals++) {
    const at = performance.now();
    const answer = await fetch(`${origin}/api/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: sender.cookie, 'idempotency-key': key },
      body: JSON.stringify({ recipientId, content: `Message ${n}.` }),
    }).catch(noAnswer);
    if (answer.status === 201) return { id: (await answer.json()).id, at, refusals };
    if (![0, 409, 429, 503].includes(answer.status)) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.text();
    await pause(1_000);
  }
}

/** A kept connection may be closed just when it is used again. */
const noAnswer = () => ({ status: 0, text: async () => '' });

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
