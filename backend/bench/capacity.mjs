/** Benchmark of the load that one core can handle: a mix of requests, and sign-ins. */
import os from 'node:os';
import { inProject } from '../tools/lib/paths.mjs';
import { openMixedLoad } from '../tools/lab/mixed-load.mjs';
import { built } from './lib/built.mjs';
import { fill, withClient } from './lib/data/catalogues.mjs';
import { fillWithPairs } from './lib/data/streams.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { load, percentiles } from './lib/load.mjs';
import { requirePositive } from './lib/plausible.mjs';
import { startServer } from './lib/servers.mjs';
import { isTiny, size } from './lib/size.mjs';

/** Pairs have no divisor in common with the 1,000 actions of the mix, so that each pair does everything. */
const PEOPLE = 2 * size(599, 11);
const CONNECTIONS = 10;
const WARM_UP_MS = size(15_000, 300);
const MIXED_MS = size(60_000, 500);
const SIGN_IN_MS = size(30_000, 500);
const PASSWORD = 'gradspan-benchmark-2026';
/** Assumptions of the number of people. */
const SHARE_OF_CAPACITY = 0.6;
const SECONDS_BETWEEN_REQUESTS = 10;
const SHARE_OF_ACTIVE_PEOPLE = 0.05;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'capacity');
  try {
    await fill(database, terminal);
    const pairs = await fillWithPairs(database, PEOPLE);
    await setPasswords(database);
    const server = await startServer(inProject('backend/dist/main.js'), database.settings);
    try {
      terminal.step('Measuring', 'a mix of requests');
      const mixed = await measureMix(server.origin, pairs);
      terminal.step('Measuring', 'sign-ins');
      const { result, ...times } = await withCpuTime(() => load(server.origin, signInOf, SIGN_IN_MS));
      return report(mixed, { ...times, ...result });
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

/** Gives all people one password, hashed with the effort of the product. */
async function setPasswords({ settings }) {
  const { Argon2Passwords } = built('contexts/identity/infrastructure/credentials/argon2-passwords.js');
  const hash = await new Argon2Passwords().hash(PASSWORD);
  await withClient(settings, (client) => client.query('UPDATE identity.users SET password_hash = $1', [hash]));
}

const signInOf = (n) => ({
  path: '/api/login',
  body: { username: `person${1 + (n % PEOPLE)}`, password: PASSWORD },
});

/** @returns {Promise<import('./lib/load.mjs').Load & { seconds: number, cpuSeconds: number }>} */
async function measureMix(origin, pairs) {
  const mix = openMixedLoad(origin, pairs);
  try {
    await mix.measureCapacity(CONNECTIONS, WARM_UP_MS);
    mix.take();
    const { result: perSecond, ...times } = await withCpuTime(() => mix.measureCapacity(CONNECTIONS, MIXED_MS));
    const { reads, writes, failures } = mix.take();
    // A tiny run has fewer colleges than the mix asks for.
    if (!isTiny && Object.keys(failures).length > 0) throw new Error(`Requests failed: ${JSON.stringify(failures)}`);
    return { perSecond, ...times, ...percentiles([...reads, ...writes]) };
  } finally {
    mix.close();
  }
}

/**
 * Measures the CPU time of the instance and of PostgreSQL: that of the whole machine, without the one of this process,
 * which sends the requests. Other programs count too, so the machine must be quiet.
 */
async function withCpuTime(work) {
  const [machine, own, began] = [busySeconds(), ownSeconds(), performance.now()];
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  return { result, seconds, cpuSeconds: busySeconds() - machine - (ownSeconds() - own) };
}

function busySeconds() {
  const times = os.cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return times.reduce((all, one) => all + one, 0) / 1_000;
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

function report(mixed, signIns) {
  const [mixPerCore, signInsPerCore] = [mixed, signIns].map(perCore);
  const active = mixPerCore * SHARE_OF_CAPACITY * SECONDS_BETWEEN_REQUESTS;
  const rowOf = (name, measured, ofOneCore) => [
    name,
    measured.perSecond.toFixed(0),
    (1_000 / ofOneCore).toFixed(1),
    ofOneCore.toFixed(0),
    ...[measured.p50, measured.p99].map((ms) => ms.toFixed(0)),
  ];
  return {
    title: 'Capacity',
    intro: [
      `Requests of one instance with its database, sent on ${CONNECTIONS} connections by the same machine. The mix`,
      `is the one of the lab (90% reads and 10% writes, \`backend/tools/lab/mixed-load.mjs\`), from ${PEOPLE.toLocaleString('en-US')}`,
      'people in turn, with rate limits off. People sign in with a password, hashed with the effort of the product. CPU',
      'time is that of the machine without the load generator, so it includes PostgreSQL.',
    ],
    columns: ['load', 'a second', 'CPU ms each', 'a second per core', 'p50 ms', 'p99 ms'],
    rows: [rowOf('a mix of requests', mixed, mixPerCore), rowOf('signing in', signIns, signInsPerCore)],
    further: [
      {
        intro: [
          'People per core of instances and PostgreSQL together, from the first row and these assumptions:',
          '',
          `* ${SHARE_OF_CAPACITY * 100}% of the CPU time is used when most people are active.`,
          `* An active person sends a request every ${SECONDS_BETWEEN_REQUESTS} seconds.`,
          `* ${SHARE_OF_ACTIVE_PEOPLE * 100}% of the members are active at that time.`,
        ],
        columns: ['people per core', 'number'],
        rows: [
          ['active at the same time', round(active)],
          ['members', round(active / SHARE_OF_ACTIVE_PEOPLE)],
        ],
      },
    ],
  };
}

/** @returns {string} two significant digits: the assumptions aren't more precise */
const round = (number) => Number(number.toPrecision(2)).toLocaleString('en-US');

/** @returns {number} per second if the instance and PostgreSQL had one core */
const perCore = ({ perSecond, seconds, cpuSeconds }) =>
  (perSecond * seconds) / requirePositive('The CPU time', cpuSeconds);
