/**
 * Benchmark of reading and searching the forum: comparison with the baseline, and the effect of a hundred times as many
 * discussions. BENCH_POSTS sets their number; writing 1,000,000 takes some minutes.
 */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { fillWithDiscussions, SEARCHES } from './lib/data/discussions.mjs';
import { cursorFrom, forumCalls } from './lib/baseline/forum.mjs';
import { load } from './lib/load.mjs';
import { writePlans } from './lib/plans.mjs';
import { allInTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const MANY = size(Number(process.env.BENCH_POSTS ?? 1_000_000), 2_000);
const GROWTH = size(100, 4);
const ROUND_MS = size(1_500, 100);
/** Sequential scans of tables that grow with the product. */
const GROWING = /Seq Scan on (forum_posts|forum_replies|forum_saves|forum_subscriptions|users|sessions|blocks)\b/;
/**
 * How many topic lists a prototype of the baseline served for each one that NodeBB 4 served on PostgreSQL, in a single
 * run.
 */
const BY_NODEBB = 32;

const CALLS = {
  'first page of 20': () => '/api/forum/posts',
  'page in the middle': ({ cursors }) => `/api/forum/posts?after=${cursors.middle}`,
  'last page': ({ cursors }) => `/api/forum/posts?after=${cursors.last}`,
  'discussion with 20 replies': ({ withReplies }, n) => `/api/forum/posts/${withReplies[n % withReplies.length]}`,
  search: (_, n) => `/api/forum/posts?q=${encodeURIComponent(SEARCHES[n % SEARCHES.length])}`,
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
    const [large, small] = [await open('forum'), await open('forum_few')];
    terminal.step('Filling', `${MANY} discussions, and ${MANY / GROWTH}`);
    const many = await fillWithDiscussions(large, MANY);
    const few = await fillWithDiscussions(small, MANY / GROWTH);
    await writePlans({ ...large, name: 'forum', growing: GROWING, terminal }, forumCalls, (calls) => {
      const [{ id }] = many.readers;
      return {
        'first page': () => calls.page({ id }, null),
        'page in the middle': () => calls.page({ id }, cursorFrom(many.cursors.middle)),
        'last page': () => calls.page({ id }, cursorFrom(many.cursors.last)),
        'discussion with replies': () => calls.post({ id }, many.withReplies[0]),
        search: () => calls.search({ id }, SEARCHES[0]),
      };
    });
    const parties = [
      { origin: await start('dist/main.js', large), made: many },
      { origin: await start('bench/lib/baseline/server.mjs', large), made: many },
      { origin: await start('dist/main.js', small), made: few },
    ];
    const rows = [];
    for (const [name, pathOf] of Object.entries(CALLS)) {
      terminal.step('Measuring', name);
      const [product, baseline] = parties;
      await compareAnswers(
        product.origin,
        baseline.origin,
        SEARCHES.map((_, n) => requestOf(many, pathOf, n)),
      );
      rows.push([name, ...figures(await allInTurns(parties.map((party) => () => asking(party, pathOf))))]);
    }
    return report(rows, many, few);
  } finally {
    for (const server of servers) await server.stop();
    for (const database of databases) await database.drop();
  }
}

const requestOf = (made, pathOf, n) => ({
  path: pathOf(made, n),
  headers: { cookie: made.readers[n % made.readers.length].cookie },
});

const asking = ({ origin, made }, pathOf) => load(origin, (n) => requestOf(made, pathOf, n), ROUND_MS);

/** Computes the ratios of the product on the large table to the baseline on it, and to itself on the small one. */
function figures(rounds) {
  const compare = (other, figure) =>
    ratio(
      rounds.map((all) => [all[0], all[other]]),
      figure,
    );
  const middle = rounds.map(([product]) => product.p50).sort((one, other) => one - other)[
    Math.floor(rounds.length / 2)
  ];
  return [
    compare(1, ({ perSecond }) => perSecond),
    compare(1, ({ p99 }) => p99),
    compare(2, ({ p50 }) => p50),
    middle.toFixed(1),
  ];
}

function report(rows, many, few) {
  const count = (number) => number.toLocaleString('en-US');
  const [, share] = rows[0];
  return {
    title: 'Forum',
    intro: [
      `${count(many.posts)} discussions in one table, ${count(few.posts)} in the other. The baseline also looks up the session. Growth compares`,
      `the p50 of the same call on both tables. There are ${SEARCHES.length} searches of one or two words, common and rare ones. The`,
      'query plans are in `backend/bench/plans/forum.txt`.',
      '',
      'NodeBB was not run here: version 4 is not in the npm registry. In an earlier comparison on PostgreSQL, in a',
      `single run, a prototype of the baseline served ${BY_NODEBB} times as many topic lists as NodeBB 4. With the ratio below,`,
      `the product would serve ${Math.round(Number.parseFloat(share) * BY_NODEBB)} times as many. This is an estimate, not a measurement.`,
    ],
    columns: ['call', 'throughput vs. baseline', 'p99 vs. baseline', 'p50 at 100 ×', 'p50, ms'],
    rows,
  };
}
