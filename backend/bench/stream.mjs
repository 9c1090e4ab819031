/** Benchmark of the work an instance does for open pages. `BENCH_SECONDS=10` shortens it. */
import { spawnSync } from 'node:child_process';
import { inProject } from '../tools/lib/paths.mjs';
import { percentiles } from './lib/load.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { fillWithPairs, openStreams } from './lib/data/streams.mjs';
import { size } from './lib/size.mjs';

const STREAMS = size(1_000, 10);
const IDLE = size(5_000, 20);
const PER_SECOND = size(50, 5);
const SECONDS = size(Number(process.env.BENCH_SECONDS ?? 60), 2);
/** Written on another instance: 1,000 messages in 50 of 60 seconds. */
const ELSEWHERE = { perSecond: size(20, 5), seconds: (SECONDS * 5) / 6 };
/** An event that arrives later than this counts as lost. */
const LATE_MS = 10_000;
const MB = 1_000_000;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const idle = idleStreams(terminal);
  const database = await makeDatabase(databaseUrl, 'stream');
  const server = await startServer(inProject('backend/dist/main.js'), database.settings);
  const used = async () => {
    const text = await (await fetch(server.metrics)).text();
    const of = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)[1]);
    return {
      resident: of('process_resident_memory_bytes') / MB,
      heap: of('nodejs_heap_size_used_bytes') / MB,
      cpu: of('process_cpu_seconds_total'),
    };
  };
  try {
    const everybody = await fillWithPairs(database, idle);
    const people = everybody.slice(0, STREAMS / 2);
    // Warms up first: memory that the first requests allocate doesn't belong to a stream.
    await write(server.origin, people, { perSecond: PER_SECOND, seconds: size(2, 1) });
    const memory = { 'without streams': await used() };
    terminal.step('Opening', `${STREAMS} streams`);
    const streams = await openStreams(server.origin, people);
    memory[`${STREAMS} streams open`] = await used();
    const busy = [];
    for (const half of ['first half', 'second half']) {
      terminal.step('Writing', `${PER_SECOND} messages a second for ${SECONDS / 2} s`);
      busy.push(await writeAndCount(server.origin, people, streams, { perSecond: PER_SECOND, seconds: SECONDS / 2 }));
      memory[`after the ${half} of the messages`] = await used();
    }
    terminal.step('Writing', 'on another instance');
    const across = await writeElsewhere(database, people, streams);
    terminal.step('Opening', `${idle - STREAMS} more, and no one writes for ${SECONDS} s`);
    const others = await openStreams(server.origin, everybody.slice(STREAMS / 2));
    const opened = (memory[`${idle} streams open`] = await used());
    const beats = others.beats();
    await pause(SECONDS * 1_000);
    const rested = (memory[`${idle} streams, ${SECONDS} s later`] = await used());
    const [beat, cpu] = [others.beats() - beats, rested.cpu - opened.cpu];
    const late = await writeAndCount(server.origin, everybody.slice(STREAMS / 2), others, {
      perSecond: 5,
      seconds: size(10, 1),
    });
    streams.close();
    others.close();
    return report({ busy: together(busy), across, memory, idle, beat, cpu, late });
  } finally {
    await server.stop();
    await database.drop();
  }
}

/** Writes the messages on a second instance with the same database; the streams stay on the first. */
async function writeElsewhere(database, people, streams) {
  const server = await startServer(inProject('backend/dist/main.js'), database.settings);
  try {
    return await writeAndCount(server.origin, people, streams, ELSEWHERE);
  } finally {
    await server.stop();
  }
}

/** Each stream takes one file descriptor of this process and one of the server. */
function idleStreams(terminal) {
  const files = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
  const most = files === 'unlimited' ? IDLE : Math.floor((Number(files) - 500) / 2) * 2;
  if (most < IDLE) terminal.note(`A process may open ${files} files here: ${most} streams instead of ${IDLE}.`);
  return Math.min(IDLE, most);
}

/** Writes messages and waits until both sides of each message have received its event. */
async function writeAndCount(origin, people, streams, pace) {
  const [toldBefore, twiceBefore] = [streams.told(), streams.twice()];
  const written = await write(origin, people, pace);
  const told = () => streams.told() - toldBefore - (streams.twice() - twiceBefore);
  const due = written.answered * 2;
  const until = Date.now() + LATE_MS;
  while (told() < due && Date.now() < until) await pause(100);
  return {
    answered: written.answered,
    refused: written.refused,
    due,
    lost: due - told(),
    twice: streams.twice() - twiceBefore,
    took: streams.latencies(written.sentAt),
  };
}

/** @param {Awaited<ReturnType<typeof writeAndCount>>[]} parts */
const together = (parts) => {
  const sum = (figure) => parts.reduce((all, part) => all + part[figure], 0);
  return {
    answered: sum('answered'),
    refused: sum('refused'),
    due: sum('due'),
    lost: sum('lost'),
    twice: sum('twice'),
    took: parts.flatMap(({ took }) => took),
  };
};

function rowOf({ answered, refused, due, lost, twice, took }) {
  const { p50, p95, p99 } = percentiles(took);
  return [...[answered, refused, due, lost, twice].map(String), ...[p50, p95, p99].map((ms) => ms.toFixed(0))];
}

function report({ busy, across, memory, idle, beat, cpu, late }) {
  return {
    title: 'Live updates',
    intro: [
      `${STREAMS} streams of ${STREAMS} people are open on one instance with a connection pool of 10. Pairs of them write ${PER_SECOND}`,
      `messages a second for ${SECONDS} s, each over HTTP with an Idempotency-Key, and both sides get an event. The time is`,
      'measured from sending the request until the recipient receives the event, so it includes the write; for messages',
      'answered with 429 or 503, it starts at the last attempt. Streams, writers, the instance and PostgreSQL share the',
      `machine. After that, ${ELSEWHERE.perSecond} messages a second are written on a second instance. Finally, ${idle} streams are open, and`,
      '5 messages a second are written for 10 s between people whose streams were idle.',
    ],
    columns: ['streams', 'messages', 'retried', 'events due', 'lost', 'duplicates', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      [String(STREAMS), ...rowOf(busy)],
      [`${STREAMS}, written on another instance`, ...rowOf(across)],
      [String(idle), ...rowOf(late)],
    ],
    further: [
      {
        intro: [
          `Figures are the memory of the instance in MB. In the ${SECONDS} s without writes, the instance used ${cpu.toFixed(1)} s of one core and sent ${beat} beats to ${idle - STREAMS}`,
          'streams.',
        ],
        columns: ['', 'resident', 'heap'],
        rows: Object.entries(memory).map(([moment, { resident, heap }]) => [
          moment,
          resident.toFixed(0),
          heap.toFixed(0),
        ]),
      },
    ],
  };
}

/** Sends at a steady pace, whether or not the previous requests have been answered. */
async function write(origin, people, { perSecond, seconds }) {
  const sentAt = new Map();
  const under = [];
  let [answered, refused] = [0, 0];
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
    const pair = people[n % people.length];
    const [sender, recipient] = Math.floor(n / people.length) % 2 ? pair : [...pair].reverse();
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

/** Retries until the message is written: a busy server can ask the client to come back later. */
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

/** A kept-alive connection can be closed at the moment when it is used again. */
const noAnswer = () => ({ status: 0, text: async () => '' });

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
