/** One sample of the lab: memory of the processes, connections, and the size of the tables with what is dead in them. */
import fs from 'node:fs';
import { percentiles } from '../../bench/lib/load.mjs';
import { query } from './query.mjs';

const MB = 1_000_000;

/** @typedef {Record<string, number>} Sample by the names of `COLUMNS` */

/** The columns of the CSV file, with what they contain. */
export const COLUMNS = {
  seconds: 'since the start',
  requests_per_second: 'answered successfully',
  failures: 'requests that failed',
  read_p50_ms: 'from when a read was due until its response ended',
  read_p99_ms: '',
  write_p50_ms: '',
  write_p99_ms: '',
  instance1_rss_mb: 'resident memory of the instance',
  instance2_rss_mb: '',
  instance3_rss_mb: '',
  postgres_private_mb: 'memory of all processes of the three PostgreSQL servers without shared memory',
  postgres_shared_mb:
    'shared memory and files of these processes, counted once: mainly buffers, which the settings limit',
  connections: 'client connections of the three PostgreSQL servers',
  live_rows: 'estimate of PostgreSQL, on the primary',
  dead_rows: 'estimate of PostgreSQL, on the primary',
  dead_percent: 'of all rows',
  table_mb: 'with TOAST',
  index_mb: '',
};

/**
 * @param {import('./faults.mjs').Lab} lab
 * @param {import('./mixed-load.mjs').Counts} counts of the interval
 * @param {{ began: number, intervalMs: number }} time
 * @returns {Promise<Sample>}
 */
export async function takeSample({ database, instances }, counts, { began, intervalMs }) {
  const { live, dead, tables, indexes } = await readSizes(database);
  const memory = Object.fromEntries(instances.map(({ name, pid }) => [`${name}_rss_mb`, readRss(pid())]));
  return {
    seconds: Math.round((performance.now() - began) / 1_000),
    requests_per_second: round(((counts.reads.length + counts.writes.length) * 1_000) / intervalMs),
    failures: Object.values(counts.failures).reduce((sum, count) => sum + count, 0),
    ...latenciesOf('read', counts.reads),
    ...latenciesOf('write', counts.writes),
    ...memory,
    ...readMemoryOf(database.nodes),
    connections: await countConnections(database),
    live_rows: live,
    dead_rows: dead,
    dead_percent: round((100 * dead) / (live + dead)),
    table_mb: round(tables / MB),
    index_mb: round(indexes / MB),
  };
}

const round = (value) => Math.round(value * 10) / 10;

function latenciesOf(kind, took) {
  if (took.length === 0) return { [`${kind}_p50_ms`]: NaN, [`${kind}_p99_ms`]: NaN };
  const { p50, p99 } = percentiles(took);
  return { [`${kind}_p50_ms`]: round(p50), [`${kind}_p99_ms`]: round(p99) };
}

async function readSizes({ primaryUrl }) {
  const [row] = await query(
    primaryUrl,
    `SELECT sum(n_live_tup)::float AS live, sum(n_dead_tup)::float AS dead, sum(pg_table_size(relid))::float AS tables,
       sum(pg_indexes_size(relid))::float AS indexes FROM pg_stat_user_tables`,
  );
  return row;
}

async function countConnections({ nodes }) {
  const sql = "SELECT count(*)::int AS count FROM pg_stat_activity WHERE backend_type = 'client backend'";
  const counts = await Promise.all(
    // The account of the product doesn't see connections of others.
    nodes.map(async ({ port }) => (await query(`postgres://postgres@127.0.0.1:${port}/postgres`, sql))[0].count),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const readRss = (pid) => readKb(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m);

/** Adds up the processes of the servers; a process that has just ended counts as nothing. */
function readMemoryOf(nodes) {
  const parents = new Set(
    nodes.map(({ folder }) => Number(fs.readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n')[0])),
  );
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = pids.filter((pid) => parents.has(Number(pid)) || parents.has(parentOf(pid)));
  const sumOf = (pattern) => round(own.reduce((sum, pid) => sum + readKb(`/proc/${pid}/smaps_rollup`, pattern), 0));
  const all = sumOf(/^Pss:\s+(\d+) kB/m);
  const privateMemory = sumOf(/^Pss_Anon:\s+(\d+) kB/m);
  return { postgres_private_mb: privateMemory, postgres_shared_mb: round(all - privateMemory) };
}

function parentOf(pid) {
  return Number(/^PPid:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0);
}

const readKb = (file, pattern) => round((Number(pattern.exec(readIfThere(file))?.[1] ?? 0) * 1_024) / MB);

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
