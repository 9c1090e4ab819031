/**
 * Benchmark of the alumni finder: comparison with the baseline, the cost of ten times the alumni, and whether response
 * times reveal who is hidden.
 */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { built } from './lib/built.mjs';
import { fillWithAlumni } from './lib/data/alumni.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { filtersOf, QUESTIONS } from './lib/data/finder-questions.mjs';
import { registerMembers } from './lib/data/members.mjs';
import { load, percentiles } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const SIZES = size([10_000, 100_000], [200, 2_000]);
const ROUND_MS = size(2_500, 150);
const TIMES = size(60, 2);
/** Every tenth of the alumni is hidden. */
const HIDDEN = 10;
const NOBODY = 2_000_000_000;
const ADDRESSES = Object.values(QUESTIONS).map((asked) => `/api/alumni/search?limit=9&${asked}`);

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const [large, small] = [await makeDatabase(databaseUrl, 'more_alumni'), await makeDatabase(databaseUrl, 'alumni')];
  try {
    for (const [database, alumni] of [
      [small, SIZES[0]],
      [large, SIZES[1]],
    ]) {
      terminal.step('Filling', `${alumni} alumni`);
      await fillWithAlumni(database, alumni);
    }
    const { near, hidden, each } = await measured(large, terminal);
    const growth = await grown(small, large, terminal);
    return {
      title: 'Alumni finder',
      intro: [
        `There are ${SIZES[1].toLocaleString('en-US')} alumni, ${ADDRESSES.length} combinations of filters and 9 cards per page. The baseline also looks up the session. Growth`,
        'compares the statements of a page and its count on 10 times as many alumni; counting stops at 1,000. The last',
        'column compares the page of a hidden person with the page of a person who does not exist; both are 404.',
      ],
      columns: ['path', 'throughput vs. baseline', 'p99 vs. baseline', 'p50 at 10 ×', 'hidden vs. missing, p50'],
      rows: [
        ['search with filters', ...near, growth, '–'],
        ['page of an alumna', '–', '–', '–', hidden],
      ],
      further: [
        {
          intro: [
            `Figures are milliseconds from a request to the last byte of its response. Each query was sent ${TIMES} times in sequence on one connection.`,
          ],
          columns: ['filters', 'p50', 'p95'],
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
  const product = await startServer(inProject('backend/dist/main.js'), settings);
  const baseline = await startServer(inProject('backend/bench/lib/baseline/server.mjs'), settings);
  try {
    // Others see only what visitors see.
    const cookies = await registerMembers(product.origin, settings);
    const requestOf = (n) => ({
      path: ADDRESSES[n % ADDRESSES.length],
      headers: { cookie: cookies[n % cookies.length] },
    });
    const [cookie] = cookies;
    terminal.step('Measuring', 'search with filters');
    await compareAnswers(
      product.origin,
      baseline.origin,
      ADDRESSES.map((path) => ({ path, headers: { cookie } })),
    );
    const rounds = await inTurns(
      () => load(product.origin, requestOf, ROUND_MS),
      () => load(baseline.origin, requestOf, ROUND_MS),
    );
    terminal.step('Measuring', 'the hidden and nobody');
    const pages = await inTurns(
      () => oneByOne(`${product.origin}/api/alumni/${HIDDEN}`, {}, 404),
      () => oneByOne(`${product.origin}/api/alumni/${NOBODY}`, {}, 404),
    );
    terminal.step('Measuring', 'each combination');
    const each = [];
    for (const [name, asked] of Object.entries(QUESTIONS)) {
      const { p50, p95 } = await oneByOne(`${product.origin}/api/alumni/search?limit=9&${asked}`, { cookie }, 200);
      each.push([name, p50.toFixed(1), p95.toFixed(1)]);
    }
    return {
      near: [ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)],
      hidden: ratio(pages, ({ p50 }) => p50),
      each,
    };
  } finally {
    await product.stop();
    await baseline.stop();
  }
}

async function oneByOne(address, headers, status) {
  const took = [];
  for (let time = 0; time <= TIMES; time++) {
    const began = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${address}: ${answer.status}`);
    if (time > 0) took.push(performance.now() - began);
  }
  return percentiles(took);
}

async function grown(small, large, terminal) {
  terminal.step('Measuring', 'the same statements on both');
  return withClient(small.settings, (one) =>
    withClient(large.settings, async (ten) => {
      const rounds = await inTurns(
        () => pages(ten),
        () => pages(one),
      );
      return ratio(rounds, ({ p50 }) => p50);
    }),
  );
}

async function pages(client) {
  const { pageStatement } = built('contexts/mentorship/infrastructure/finder/finder-statements.js');
  const took = [];
  for (const question of Object.values(QUESTIONS)) {
    const asked = new URLSearchParams(question);
    const page = { limit: 9, offset: Number(asked.get('offset') ?? 0) };
    const { sql, values } = pageStatement(
      filtersOf(asked),
      asked.get('sort') ?? 'match',
      { without: [], onlyPublic: false },
      page,
    );
    const began = performance.now();
    await client.query(sql, values);
    took.push(performance.now() - began);
  }
  return percentiles(took);
}
