/**
 * Benchmark of reading and writing messages: comparison with the baseline, and the effect of a hundred times as many
 * messages. BENCH_MESSAGES sets their number; writing 5,000,000 takes about four minutes.
 */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { fillWithConversations, HEAVY, MESSAGES_OF_STUDENT } from './lib/data/conversations.mjs';
import { load } from './lib/load.mjs';
import { messageCalls } from './lib/baseline/messages.mjs';
import { writePlans } from './lib/plans.mjs';
import { allInTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const MANY = size(Number(process.env.BENCH_MESSAGES ?? 5_000_000), 8_000);
const GROWTH = size(100, 2);
/** How many students' answers are compared with those of the baseline. */
const COMPARED = 10;
const ROUND_MS = size(1_500, 100);
/** Sequential scans of tables that grow with the product. */
const GROWING =
  /Seq Scan on (messages|conversations|connections|users|sessions|blocks|alumni_profiles|registration_details|idempotency_keys)\b/;

/**
 * How many responses a prototype of the baseline sent for each one that NodeBB 4 sent on PostgreSQL, in a single run.
 */
const BY_NODEBB = { inbox: 59, sending: 67 };

const READS = {
  inbox: () => '/api/conversations',
  'thread, 50 messages': ({ otherId }) => `/api/conversations/${otherId}`,
  'unread count': () => '/api/conversations/unread-count',
};

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const databases = [];
  const servers = [];
  const open = async (name) => databases[databases.push(await makeDatabase(databaseUrl, name)) - 1];
  const start = async (script, { settings }) => {
    servers.push(await startServer(inProject('backend', script), settings));
    return servers.at(-1).origin;
  };
  try {
    const [large, small] = [await open('messages'), await open('messages_few')];
    // Half of the people are students, and each message belongs to one student.
    const peopleWith = (messages) => 2 * Math.round(messages / MESSAGES_OF_STUDENT);
    terminal.step('Filling', `${MANY} messages, and ${MANY / GROWTH}`);
    const many = await fillWithConversations(large, { people: peopleWith(MANY), hasHeavy: true });
    const few = await fillWithConversations(small, { people: peopleWith(MANY / GROWTH), hasHeavy: false });
    await writePlans({ ...large, name: 'messages', growing: GROWING, terminal }, messageCalls, (calls) => {
      const [{ id, otherId }] = many.students;
      const heavy = { id: many.heavy.id, role: 'alumni' };
      const student = { id, role: 'student' };
      return {
        inbox: () => calls.inbox(student),
        'inbox of the heavy user': () => calls.inbox(heavy),
        thread: () => calls.thread(student, otherId),
        'unread count of the heavy user': () => calls.unreadCount(heavy),
        sending: () => calls.send(student, { recipientId: otherId, content: 'A plan.' }, 'benchmark-plan'),
      };
    });
    const parties = [
      { origin: await start('dist/main.js', large), students: many.students },
      { origin: await start('bench/lib/baseline/server.mjs', large), students: many.students },
      { origin: await start('dist/main.js', small), students: few.students },
      { origin: await start('dist/main.js', large), students: [many.heavy] },
    ];
    const rows = [];
    for (const [name, path] of Object.entries(READS)) {
      terminal.step('Measuring', name);
      const [product, baseline] = parties;
      await compareAnswers(
        product.origin,
        baseline.origin,
        [...many.students.slice(0, COMPARED), many.heavy].map((student) => requestOf(student, path)),
      );
      rows.push([name, ...figures(await allInTurns(parties.map((party) => () => reading(party, path))))]);
    }
    terminal.step('Measuring', 'sending');
    const all = parties.map((party) => () => sending(party));
    // Without the heavy user: the messages of one person are written one after another, whatever the size of the table.
    rows.push(['sending', ...figures(await allInTurns(all.slice(0, 3)))]);
    return report(rows, many, few);
  } finally {
    for (const server of servers) await server.stop();
    for (const database of databases) await database.drop();
  }
}

const requestOf = (student, path) => ({ path: path(student), headers: { cookie: student.cookie } });

const reading = ({ origin, students }, path) =>
  load(origin, (n) => requestOf(students[n % students.length], path), ROUND_MS);

let sent = 0;
const sending = ({ origin, students }) =>
  load(
    origin,
    () => {
      const { cookie, otherId } = students[sent++ % students.length];
      return {
        path: '/api/messages',
        headers: { cookie, 'idempotency-key': `benchmark-${sent}` },
        body: { recipientId: otherId, content: `Message number ${sent}.` },
      };
    },
    ROUND_MS,
  );

/**
 * Computes the ratios of the product on the large table to the baseline on it and to itself on the small one, and of
 * the heavy user to others.
 */
function figures(rounds) {
  const compare = (one, other, figure) =>
    rounds[0].length > Math.max(one, other)
      ? ratio(
          rounds.map((all) => [all[one], all[other]]),
          figure,
        )
      : '–';
  const middle = rounds.map(([product]) => product.p50).sort((one, other) => one - other)[
    Math.floor(rounds.length / 2)
  ];
  return [
    compare(0, 1, ({ perSecond }) => perSecond),
    compare(0, 1, ({ p99 }) => p99),
    compare(0, 2, ({ p50 }) => p50),
    compare(3, 2, ({ p50 }) => p50),
    middle.toFixed(1),
  ];
}

function report(rows, many, few) {
  const heavy = HEAVY.partners * HEAVY.messages;
  const count = (number) => number.toLocaleString('en-US');
  return {
    title: 'Messages',
    intro: [
      `${count(many.messages)} messages in one table, ${count(few.messages)} in the other; each student has 20 conversations, one of them long. The`,
      'baseline also looks up the session, but does not validate requests or map entities. Growth compares the p50 of',
      `the same call on both tables, and the p50 of a mentor with ${count(heavy)} messages in ${count(HEAVY.partners)} conversations in the large`,
      'table with that of other people in the small one. Both product and baseline send with an Idempotency-Key. The',
      'query plans are in `backend/bench/plans/messages.txt`.',
      '',
      'If the load of the machine exceeds its number of cores, growth near or below 1 only means that any growth is smaller',
      'than the noise. NodeBB was not run here: version 4 is not in the npm registry. In an earlier comparison on',
      `PostgreSQL, in a single run, a prototype of the baseline served ${BY_NODEBB.inbox} times as many inboxes as NodeBB 4 and`,
      `accepted ${BY_NODEBB.sending} times as many messages. With the ratios below, the product would serve ${byNodeBb(rows, 'inbox')} times as many inboxes and accept ${byNodeBb(rows, 'sending')} times as many messages. This is`,
      'an estimate, not a measurement.',
    ],
    columns: [
      'path',
      'throughput vs. baseline',
      'p99 vs. baseline',
      'p50 at 100 ×',
      `p50 with ${count(heavy)} messages`,
      'p50, ms',
    ],
    rows,
  };
}

function byNodeBb(rows, path) {
  const [, share] = rows.find(([name]) => name === path);
  return Math.round(Number.parseFloat(share) * BY_NODEBB[path]);
}
