/** Faults in the lab under load, and the comparison of what the product acknowledged with what is stored. */
import fs from 'node:fs';
import path from 'node:path';
import { fillWithPairs } from '../../bench/lib/data/streams.mjs';
import { sleep } from '../lib/processes.mjs';
import { get } from '../lib/ports.mjs';
import { keepLedger } from './ledger.mjs';
import { query } from './query.mjs';
import { startWriters } from './writers.mjs';

const PEOPLE = 1_200;
const WRITES_PER_SECOND = 200;
const KILLS = 10;
const BACK_WITHIN_MS = 20_000;
const LAGS_SECONDS = [3, 10];
const READS_PER_LAG = 1_000;
const REQUESTS = 100_000;
const CLIENTS = 20;
/** Requests before the first restart and after the last one. */
const REQUESTS_AROUND = 2_000;
const HEALTHY_WITHIN_MS = 180_000;

/**
 * @typedef {object} Lab
 * @property {import('./database.mjs').LabDatabase} database
 * @property {import('./instances.mjs').Instance[]} instances
 * @property {string} origin of the load balancer
 * @property {string} filesFolder `DATA_DIR` of the instances
 * @property {import('../lib/terminal.mjs').Terminal} terminal
 * @property {{ id: number, cookie: string }[][]} pairs people who can write to each other
 * @property {{ id: number, cookie: string }[]} leavingPair people who use up a limit and sign out
 *
 * @typedef {object} Outcome
 * @property {string} text the figures
 * @property {boolean} isGood whether nothing was lost, doubled or late
 */

/** @type {Record<string, (lab: Lab) => Promise<Outcome>>} */
export const FAULTS = { failover: killPrimaries, lag: readOwnWrites, restart: restartInstances, ledger: keepLedger };

/**
 * @param {string[]} names of `FAULTS`
 * @param {Omit<Lab, 'pairs' | 'leavingPair'>} lab
 * @returns {Promise<number>} exit code
 */
export async function runFaults(names, lab) {
  const settings = { DATABASE_URL: lab.database.primaryUrl };
  const [leavingPair, ...pairs] = await fillWithPairs({ settings }, PEOPLE + 2);
  let code = 0;
  for (const name of names) {
    lab.terminal.step('Fault', `${name} …`);
    const { text, isGood } = await FAULTS[name]({ ...lab, pairs, leavingPair });
    lab.terminal.step('Fault', `${name}: ${text}${isGood ? '' : ' – NOT as required'}`);
    if (!isGood) code = 1;
    await waitUntilHealthy(lab.database);
  }
  return code;
}

/** Kills the PostgreSQL of the primary several times under keyed writes. */
async function killPrimaries({ database, origin, pairs, terminal }) {
  const writers = startWriters(origin, pairs, WRITES_PER_SECOND);
  const backAfter = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    await sleep(3_000);
    const primary = await database.findPrimary();
    process.kill(postmasterOf(primary), 'SIGKILL');
    backAfter.push(await writers.nextAcknowledgedAfter(Date.now()));
    terminal.step('Killed', `${primary.name}, writes back after ${(backAfter.at(-1) / 1_000).toFixed(1)} s`);
    await waitUntilHealthy(database);
  }
  const { acknowledged, attempts, statuses, unexpected } = await writers.stop();
  const { lost, doubled } = await compareWithStored(database, acknowledged);
  const longest = Math.max(...backAfter);
  return {
    text:
      `${KILLS} primaries killed, ${acknowledged.size} writes acknowledged (${attempts} attempts, ${statuses}), lost ${lost}, ` +
      `doubled ${doubled}, unexpected responses ${unexpected}, writes back after at most ${(longest / 1_000).toFixed(1)} s`,
    isGood: lost === 0 && doubled === 0 && unexpected === 0 && longest <= BACK_WITHIN_MS,
  };
}

const postmasterOf = ({ folder }) =>
  Number(fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Compares the acknowledged texts with the stored messages, on the primary. */
async function compareWithStored({ primaryUrl }, acknowledged) {
  const rows = await query(
    primaryUrl,
    `SELECT content, count(*)::int AS times FROM messaging.messages WHERE content LIKE 'Write %' GROUP BY content`,
  );
  const stored = new Map(rows.map(({ content, times }) => [content, times]));
  return {
    lost: [...acknowledged].filter((content) => !stored.has(content)).length,
    doubled: rows.filter(({ times }) => times > 1).length,
  };
}

async function waitUntilHealthy({ nodes }) {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  while (Date.now() < deadline) {
    const cluster = JSON.parse((await get(`http://127.0.0.1:${nodes[0].apiPort}/cluster`))?.body ?? '{}');
    const members = (cluster.members ?? []).filter(({ state }) => ['running', 'streaming'].includes(state));
    const roles = members.map(({ role }) => role);
    if (members.length === nodes.length && roles.includes('leader') && roles.includes('sync_standby')) return;
    await sleep(500);
  }
  throw new Error('The servers of the database did not recover in time');
}

/** People write and immediately read what they wrote, while the replicas are behind. */
async function readOwnWrites({ database, origin, pairs, instances }) {
  const texts = [];
  let isGood = true;
  for (const seconds of LAGS_SECONDS) {
    await delayReplicas(database, seconds);
    await sleep(seconds * 1_000);
    const before = await countReads(instances);
    const seen = await writeAndRead(origin, pairs, READS_PER_LAG, seconds);
    const after = await countReads(instances);
    texts.push(
      `replicas ${seconds} s behind: ${seen} of ${READS_PER_LAG} own writes read ` +
        `(statements on replicas ${after.replica - before.replica}, on the primary ${after.primary - before.primary})`,
    );
    isGood &&= seen === READS_PER_LAG;
  }
  await delayReplicas(database, 0);
  return { text: texts.join('; '), isGood };
}

async function delayReplicas({ nodes }, seconds) {
  for (const { port } of nodes) {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await query(url, `ALTER SYSTEM SET recovery_min_apply_delay = '${seconds}s'`);
    await query(url, 'SELECT pg_reload_conf()');
  }
}

async function writeAndRead(origin, pairs, times, round) {
  let seen = 0;
  let next = 0;
  const person = async () => {
    while (next < times) {
      const n = next++;
      const [sender, recipient] = pairs[n % pairs.length];
      const content = `Own write ${round}.${n}`;
      const write = await fetch(`${origin}/api/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: sender.cookie },
        body: JSON.stringify({ recipientId: recipient.id, content }),
      });
      if (write.status !== 201) throw new Error(`A message was answered ${write.status}: ${await write.text()}`);
      const set = write.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      const read = await fetch(`${origin}/api/messages?limit=20`, {
        headers: { cookie: [sender.cookie, ...set].join('; ') },
      });
      if ((await read.text()).includes(`${content}"`)) seen += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, person));
  return seen;
}

/** Adds up the statements of the reader ports that ran on replicas and on the primary. */
async function countReads(instances) {
  const counts = { primary: 0, replica: 0 };
  for (const { metricsPort } of instances) {
    const { body } = (await get(`http://127.0.0.1:${metricsPort}/metrics`)) ?? { body: '' };
    for (const [, place, count] of body.matchAll(/^db_reads_total\{place="(\w+)"\} (\d+)/gm)) {
      counts[place] += Number(count);
    }
  }
  return counts;
}

/** Restarts the instances one after the other, again and again, while signed-in people send requests. */
async function restartInstances({ instances, origin, pairs }) {
  const people = pairs.flat();
  const statuses = {};
  let sent = 0;
  let isRestarting = true;
  const client = async () => {
    while (sent < REQUESTS || isRestarting) {
      const { cookie } = people[sent++ % people.length];
      const status = await fetch(`${origin}/api/conversations/unread-count`, { headers: { cookie } }).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error) => error.cause?.code ?? error.message,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  while (sent < REQUESTS_AROUND) await sleep(100);
  let restarts = 0;
  do {
    for (const instance of instances) {
      await instance.restart();
      restarts += 1;
    }
  } while (sent < REQUESTS - REQUESTS_AROUND);
  isRestarting = false;
  await clients;
  const failed = sent - (statuses[200] ?? 0);
  return {
    text: `${restarts} restarts, ${sent} requests, ${failed} failed ${JSON.stringify(statuses)}`,
    isGood: failed === 0,
  };
}
