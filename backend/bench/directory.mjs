/**
 * Benchmark of the college directory: comparison with the baseline, time of each kind of query, and the cost of more
 * colleges.
 */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { fill, GROWTH, multiply } from './lib/data/catalogues.mjs';
import { FILTERS, SORTED } from './lib/data/directory-questions.mjs';
import { loadBoth, startInMemory } from './lib/in-memory.mjs';
import { load, percentiles } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const ROUND_MS = size(2_500, 150);
const TIMES = size(40, 1);
const ASKED = Object.values(FILTERS);
/** Filters of the requests on more colleges, in the default order. */
const GROWING = [
  'nothing',
  'one state',
  'one small state',
  'public, four years',
  'a major',
  'a text',
  'a text and a state',
];

const addresses = (path, sorts = ['']) =>
  ASKED.flatMap((filters) => sorts.map((sort) => `/api/colleges${path}${[filters, sort].filter(Boolean).join('&')}`));

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const small = await makeDatabase(databaseUrl, 'directory');
  const large = await makeDatabase(databaseUrl, 'growth');
  try {
    const rows = await fill(small, terminal);
    const { near, each } = await measured(small, terminal);
    await fill(large, terminal);
    await multiply(large, terminal);
    terminal.step('Measuring', 'the same requests on both catalogs');
    const paths = GROWING.map((name) => `/api/colleges?${[FILTERS[name], 'limit=10'].filter(Boolean).join('&')}`);
    const rounds = await loadBoth({ one: small.settings, hundred: large.settings }, paths, ROUND_MS);
    const growth = ratio(rounds, ({ p50 }) => p50);
    return {
      title: 'College directory',
      intro: [
        `There are ${rows} colleges and ${ASKED.length} combinations of filters. The product answers from memory, the baseline`,
        `runs SQL. Growth compares a page with its count on ${GROWTH} times as many colleges with the same page on these.`,
        'The requests are repeated, so most pages are recent ones that the product keeps.',
      ],
      columns: ['path', 'throughput vs. baseline', 'p99 vs. baseline', `p50 at ${GROWTH} ×`],
      rows: near.map((row, at) => [...row, at === 0 ? growth : '–']),
      further: [
        {
          intro: [`Figures are p95 milliseconds to the last byte of ${TIMES} sequential requests on one connection.`],
          columns: ['filters', 'page of 10', 'slowest order', 'facets', 'map'],
          rows: each,
        },
      ],
    };
  } finally {
    await small.drop();
    await large.drop();
  }
}

async function measured({ settings }, terminal) {
  const product = await startInMemory(settings);
  const baseline = await startServer(inProject('backend/bench/lib/baseline/server.mjs'), settings);
  const paths = {
    'list with filters, 10 rows, in every order': addresses('?limit=10&', Object.values(SORTED)),
    'list, 1,000 rows': ['/api/colleges?limit=1000'],
    facets: addresses('/facets?'),
    map: addresses('/map?'),
  };
  try {
    const near = [];
    for (const [name, asked] of Object.entries(paths)) {
      terminal.step('Measuring', name);
      await compareAnswers(
        product.origin,
        baseline.origin,
        asked.map((path) => ({ path })),
      );
      const rounds = await inTurns(
        () => load(product.origin, asked, ROUND_MS),
        () => load(baseline.origin, asked, ROUND_MS),
      );
      near.push([name, ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)]);
    }
    terminal.step('Measuring', 'each combination');
    const each = [];
    for (const [name, filters] of Object.entries(FILTERS))
      each.push([name, ...(await oneByOne(product.origin, filters))]);
    return { near, each };
  } finally {
    await product.stop();
    await baseline.stop();
  }
}

async function oneByOne(origin, filters) {
  const page = (sort) => p95(`${origin}/api/colleges?${[filters, sort, 'limit=10'].filter(Boolean).join('&')}`);
  const pages = [];
  for (const sort of Object.values(SORTED)) pages.push(await page(sort));
  const whole = [
    await p95(`${origin}/api/colleges/facets?${filters}`),
    await p95(`${origin}/api/colleges/map?${filters}`),
  ];
  return [pages[0], Math.max(...pages), ...whole].map((milliseconds) => milliseconds.toFixed(1));
}

async function p95(address) {
  const took = [];
  for (let time = 0; time <= TIMES; time++) {
    const began = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    if (time > 0) took.push(performance.now() - began);
  }
  return percentiles(took).p95;
}
