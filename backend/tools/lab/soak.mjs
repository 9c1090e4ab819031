/** Mixed load on the lab for an hour, to see whether memory, connections, tables or response times grow. */
import fs from 'node:fs';
import path from 'node:path';
import { fillWithPairs } from '../../bench/lib/data/streams.mjs';
import { inProject } from '../lib/paths.mjs';
import { sleep } from '../lib/processes.mjs';
import { growthOf } from './growth.mjs';
import { openMixedLoad } from './mixed-load.mjs';
import { drawSamples } from './plot.mjs';
import { COLUMNS, takeSample } from './samples.mjs';

export const FULL_MINUTES = 60;
/** Pairs have no divisor in common with the 1,000 actions of the mix, so that each pair does everything. */
const PEOPLE = 2 * 599;
const SHARE_OF_CAPACITY = 0.6;
const CONNECTIONS = 24;
const WARM_UP_MS = 15_000;
const CAPACITY_MS = 30_000;
const INTERVAL_MS = 10_000;
/** How much the median of the last quarter may exceed that of the second one. */
const MAX_GROWTH = 1.2;
/**
 * What must not grow. Tables and indexes grow with the messages that people write, dead rows with the tables, because
 * autovacuum starts at a share of their rows, and shared memory until the buffers are full.
 */
const FLAT = [
  'instance1_rss_mb',
  'instance2_rss_mb',
  'instance3_rss_mb',
  'postgres_private_mb',
  'connections',
  'read_p99_ms',
  'write_p99_ms',
  'dead_percent',
];
const PANELS = [
  {
    title: 'Response time, ms',
    lines: {
      read_p50_ms: 'reads, p50',
      read_p99_ms: 'reads, p99',
      write_p50_ms: 'writes, p50',
      write_p99_ms: 'writes, p99',
    },
  },
  { title: 'Requests a second', lines: { requests_per_second: 'successful' } },
  {
    title: 'Memory of the instances, MB',
    lines: { instance1_rss_mb: 'instance 1', instance2_rss_mb: 'instance 2', instance3_rss_mb: 'instance 3' },
  },
  {
    title: 'Memory of three PostgreSQL servers, MB',
    lines: { postgres_private_mb: 'private', postgres_shared_mb: 'shared' },
  },
  { title: 'Connections to PostgreSQL', lines: { connections: 'clients of three servers' } },
  { title: 'Dead rows, % of all', lines: { dead_percent: 'on the primary' } },
  { title: 'Size on the primary, MB', lines: { table_mb: 'tables', index_mb: 'indexes' } },
];

/**
 * Writes the samples to docs/soak.csv and docs/pictures/soak.svg; a run of less than an hour writes to .cache.
 * @param {number} minutes
 * @param {Omit<import('./faults.mjs').Lab, 'pairs' | 'leavingPair'>} lab
 * @returns {Promise<number>} exit code: 1 if a request failed, or in a full run if something grew
 */
export async function soak(minutes, lab) {
  const { terminal, database, origin } = lab;
  const pairs = await fillWithPairs({ settings: { DATABASE_URL: database.primaryUrl } }, PEOPLE);
  const load = openMixedLoad(origin, pairs);
  await load.measureCapacity(CONNECTIONS, WARM_UP_MS);
  load.take();
  const capacity = await load.measureCapacity(CONNECTIONS, CAPACITY_MS);
  const perSecond = capacity * SHARE_OF_CAPACITY;
  terminal.step('Capacity', `${capacity.toFixed(0)} requests a second; now ${perSecond.toFixed(0)} for ${minutes} min`);
  reportFailures(terminal, load.take());

  const samples = await sampleWhile(lab, load, load.sendSteadily(perSecond, minutes * 60_000));
  load.close();
  const isFull = minutes >= FULL_MINUTES;
  const files = {
    csv: isFull ? inProject('docs', 'soak.csv') : inProject('.cache', 'soak.csv'),
    svg: isFull ? inProject('docs', 'pictures', 'soak.svg') : inProject('.cache', 'soak.svg'),
  };
  for (const file of Object.values(files)) fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(files.csv, toCsv(samples));
  const title = `${minutes} minutes at ${perSecond.toFixed(0)} requests a second, 60% of capacity`;
  fs.writeFileSync(files.svg, drawSamples(title, PANELS, samples));
  terminal.step('Written', Object.values(files).join(', '));
  return judge(samples, isFull, terminal);
}

/** Takes a sample every ten seconds until `loading` has ended. */
async function sampleWhile(lab, load, loading) {
  const samples = [];
  const began = performance.now();
  let isLoading = true;
  void loading.finally(() => (isLoading = false));
  let last = began;
  for (let n = 1; isLoading; n++) {
    await Promise.race([sleep(began + n * INTERVAL_MS - performance.now()), loading]);
    const now = performance.now();
    // The rest of an interval has too few requests for a percentile.
    if (now - last < INTERVAL_MS / 2) break;
    const counts = load.take();
    reportFailures(lab.terminal, counts);
    samples.push(await takeSample(lab, counts, { began, intervalMs: now - last }));
    last = now;
    const { seconds, requests_per_second: rate, read_p99_ms: reads, write_p99_ms: writes } = samples.at(-1);
    lab.terminal.progress(
      'Load',
      `${seconds} s: ${rate} requests a second, p99 ${reads} ms (reads), ${writes} ms (writes)`,
    );
  }
  await loading;
  return samples;
}

function reportFailures(terminal, { failures }) {
  for (const [what, count] of Object.entries(failures)) terminal.note(`${count} × ${what}`);
}

/** @param {import('./samples.mjs').Sample[]} samples */
function toCsv(samples) {
  const names = Object.keys(COLUMNS);
  return [names.join(','), ...samples.map((sample) => names.map((name) => sample[name]).join(',')), ''].join('\n');
}

function judge(samples, isFull, terminal) {
  const failures = samples.reduce((sum, sample) => sum + sample.failures, 0);
  const growth = FLAT.map((name) => ({ name, ratio: growthOf(samples.map((sample) => sample[name])) }));
  terminal.step('Result', `${failures} requests failed`);
  terminal.step('Growth', growth.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', '));
  return failures > 0 || (isFull && growth.some(({ ratio }) => ratio > MAX_GROWTH)) ? 1 : 0;
}
