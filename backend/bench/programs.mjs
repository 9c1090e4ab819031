/** Benchmark of the lists of programs: comparison with the baseline, and the time of each kind of query. */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { fill } from './lib/data/catalogues.mjs';
import { fillWithPrograms } from './lib/data/programs.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { load, percentiles } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const ROUND_MS = size(2_500, 150);
const TIMES = size(40, 2);
/** The largest field of the official file has 6,160 programs. */
const QUERIES = {
  'the largest field': 'cip=5202',
  'a field and a level': 'cip=5202&level=bachelor',
  'a field in a state': 'cip=5202&state=CA',
  'a field, a level and a state': 'cip=5138&level=associate&state=TX',
  'by earnings after 1 year': 'cip=5202&sort=earnings_1_year',
  'by debt': 'cip=5202&sort=debt',
  'by awards': 'cip=5202&sort=awards',
  'by name': 'cip=5202&sort=name',
  '100 rows': 'cip=5202&limit=100',
};

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'programs');
  try {
    await fill(database, terminal);
    const programs = await fillWithPrograms(database, terminal);
    const product = await startServer(inProject('backend/dist/main.js'), database.settings);
    const baseline = await startServer(inProject('backend/bench/lib/baseline/server.mjs'), database.settings);
    try {
      terminal.step('Measuring', 'the baseline');
      const paths = Object.values(QUERIES).map((query) => `/api/programs?${query}`);
      const deep = await pathOfPage(product.origin, `/api/programs?${QUERIES['the largest field']}`, size(40, 2));
      await compareAnswers(
        product.origin,
        baseline.origin,
        [...paths, deep].map((path) => ({ path })),
      );
      const rounds = await inTurns(
        () => load(product.origin, paths, ROUND_MS),
        () => load(baseline.origin, paths, ROUND_MS),
      );
      const rows = [];
      for (const [name, path] of [...Object.keys(QUERIES).map((name, at) => [name, paths[at]]), ['page 41', deep]]) {
        terminal.step('Measuring', name);
        rows.push([name, ...(await timesOf(product.origin + path))]);
      }
      return {
        title: 'Programs',
        intro: [
          `There are ${programs.toLocaleString('en-US')} programs. The queries return 25 programs per page, sorted by the earnings four years after, unless the`,
          'table says otherwise.',
        ],
        columns: ['path', 'throughput vs. baseline', 'p99 vs. baseline'],
        rows: [['all queries', ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)]],
        further: [
          {
            intro: [`Figures are milliseconds to the last byte of ${TIMES} sequential requests on one connection.`],
            columns: ['query', 'p50', 'p95'],
            rows,
          },
        ],
      };
    } finally {
      await product.stop();
      await baseline.stop();
    }
  } finally {
    await database.drop();
  }
}

/** Follows the links to a later page. */
async function pathOfPage(origin, path, pages) {
  let current = path;
  for (let page = 0; page < pages; page++) {
    const response = await fetch(origin + current);
    await response.arrayBuffer();
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    if (!next) throw new Error(`${current} has no next page`);
    current = next;
  }
  return current;
}

async function timesOf(address) {
  const took = [];
  for (let time = 0; time <= TIMES; time++) {
    const began = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    if (time > 0) took.push(performance.now() - began);
  }
  const { p50, p95 } = percentiles(took);
  return [p50.toFixed(1), p95.toFixed(1)];
}
