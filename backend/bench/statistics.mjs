/**
 * Benchmark of the statistics of colleges: how long closing a week takes, how reading them compares with the baseline,
 * and whether recording interactions slows down the page of a college. BENCH_INTERACTIONS sets their number; 10,000,000
 * take some minutes.
 */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { fillWithInteractions, lastMonday, STUDENTS } from './lib/data/interactions.mjs';
import { load } from './lib/load.mjs';
import { writePlans } from './lib/plans.mjs';
import { requirePositive } from './lib/plausible.mjs';
import { allInTurns, inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { runCommand, startServer } from './lib/servers.mjs';
import { statisticsCalls } from './lib/baseline/statistics.mjs';
import { size } from './lib/size.mjs';

const MANY = size(Number(process.env.BENCH_INTERACTIONS ?? 10_000_000), 8_000);
const GROWTH = size(100, 4);
const WEEKS = size(5, 1);
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const ROUND_MS = size(1_500, 100);
const STATISTICS = '/api/admin/college/interactions';
const GROWING = /Seq Scan on (college_interactions|users|sessions)\b/;
/** Three of four page views are recorded: the recording request, and its frequency relative to the page. */
const POSTED_EVERY = 4;

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
    const [large, small] = [await open('statistics'), await open('statistics_few')];
    terminal.step('Filling', `${MANY} interactions, and ${MANY / GROWTH}`);
    const many = await fillWithInteractions(large, MANY);
    const few = await fillWithInteractions(small, MANY / GROWTH);

    terminal.step('Measuring', 'closing a week');
    const startup = await seconds(() => runCommand(['close-week', '--as-of', '2020-01-06T00:00:00Z'], large.settings));
    const closings = [];
    for (let week = WEEKS; week > 0; week -= 1) {
      const asOf = new Date(lastMonday().getTime() - (week - 1) * WEEK_MS).toISOString();
      closings.push(await seconds(() => runCommand(['close-week', '--as-of', asOf], large.settings)));
      runCommand(['close-week', '--as-of', asOf], small.settings);
    }
    const colleges = await withClient(large.settings, async (client) => {
      const { rows } = await client.query(
        'SELECT count(DISTINCT college_id)::int AS colleges FROM admin_analytics.analytics_snapshots',
      );
      return rows[0].colleges;
    });
    requirePositive('The number of colleges with statistics', colleges);
    await writePlans({ ...large, name: 'statistics', growing: GROWING, terminal }, statisticsCalls, (calls) => ({
      'statistics of a college': () => calls.read({ id: 2 }),
    }));

    const parties = [
      { origin: await start('dist/main.js', large), made: many },
      { origin: await start('bench/lib/baseline/server.mjs', large), made: many },
      { origin: await start('dist/main.js', small), made: few },
    ];
    terminal.step('Measuring', 'reading statistics');
    const [product, baseline] = parties;
    await compareAnswers(product.origin, baseline.origin, [{ path: STATISTICS, headers: { cookie: many.admins[0] } }]);
    const reads = await allInTurns(
      parties.map(
        ({ origin, made }) =>
          () =>
            load(
              origin,
              (n) => ({ path: STATISTICS, headers: { cookie: made.admins[n % made.admins.length] } }),
              ROUND_MS,
            ),
      ),
    );
    terminal.step('Measuring', 'pages of colleges');
    const pages = await inTurns(
      () => viewing(product.origin, many, true),
      () => viewing(product.origin, many, false),
    );
    return report({ startup, closings, colleges, reads, pages, many, few });
  } finally {
    for (const server of servers) await server.stop();
    for (const database of databases) await database.drop();
  }
}

async function seconds(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

/** Measures requests for the page of a college, while another client posts views or requests the same page. */
async function viewing(origin, { readers }, isRecorded) {
  const page = { path: '/api/colleges/1' };
  const posted = (n) => ({
    path: '/api/interactions',
    body: { collegeId: 1 + (n % 50), type: 'view', source: 'search', seconds: n % 100 },
  });
  let isOver = false;
  const beside = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const { path, body } = isRecorded ? posted(n) : page;
      await fetch(origin + path, {
        method: body ? 'POST' : 'GET',
        headers: { cookie: readers[n % readers.length], 'content-type': 'application/json', origin },
        ...(body && { body: JSON.stringify(body) }),
      }).then((answer) => answer.arrayBuffer());
    }
  })();
  const measured = await load(
    origin,
    (n) => ({ path: page.path, headers: { cookie: readers[(n * POSTED_EVERY) % readers.length] } }),
    ROUND_MS,
  );
  isOver = true;
  await beside;
  return measured;
}

function report({ startup, closings, colleges, reads, pages, many, few }) {
  const count = (number) => number.toLocaleString('en-US');
  const sorted = [...closings].sort((one, other) => one - other);
  // Few rows are counted in less time than the start of the command varies.
  const net = (value) => (value - size(startup, 0)).toFixed(1);
  const compare = (other, figure) =>
    ratio(
      reads.map((all) => [all[0], all[other]]),
      figure,
    );
  const middle = reads.map(([product]) => product.p50).sort((one, other) => one - other)[Math.floor(reads.length / 2)];
  return {
    title: 'College statistics',
    intro: [
      `${count(many.interactions)} interactions within 90 days, by ${count(STUDENTS)} students and by visitors, in one table, ${count(few.interactions)} in the other.`,
      `Closing a week computes the statistics of ${count(colleges)} colleges; the command closes the last ${WEEKS} weeks, one run each, and its startup time of`,
      `${startup.toFixed(1)} s is subtracted. The baseline of reading also looks up the session. Growth compares the p50 of the same call`,
      "on both tables. For the last two rows, 10 connections request a college's page while another connection records visits",
      'one at a time, or requests the same page instead. The query plans are in `backend/bench/plans/statistics.txt`.',
    ],
    columns: ['measurement', 'figure'],
    rows: [
      ['closing a week, s', `${net(sorted[Math.floor(WEEKS / 2)])} (${net(sorted[0])}–${net(sorted.at(-1))})`],
      ['reading, throughput vs. baseline', compare(1, ({ perSecond }) => perSecond)],
      ['reading, p50 at 100 ×', compare(2, ({ p50 }) => p50)],
      ['reading, p50, ms', middle.toFixed(1)],
      ['page, p95 with visits recorded vs. without', ratio(pages, ({ p95 }) => p95)],
      ['page, p50 with visits recorded vs. without', ratio(pages, ({ p50 }) => p50)],
    ],
  };
}
