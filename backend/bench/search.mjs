/** Benchmark of the college search: comparison with the baseline, and the cost of a hundred times the colleges. */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { fill, GROWTH, multiply } from './lib/data/catalogues.mjs';
import { loadBoth, snapshotMemory, startInMemory } from './lib/in-memory.mjs';
import { load } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const ROUND_MS = size(2_500, 150);
/** Typed letter by letter, as the search field sends them. */
const TEXTS = [
  'UCLA',
  'MIT',
  'Penn State',
  'UVA',
  'michigan state',
  'harvard',
  'st. olaf',
  'texas a&m',
  'boston university',
  'ohio state',
  'community college',
  'nursing',
  'computer science',
  'colleges in Vermont',
  'portland or',
  'BYU',
  'university of california berkeley',
  'howard',
  'institute of technology',
  'art',
  'standford',
  'cuny hunter',
  'nyc',
  'community college near boston',
  'art school nyc',
  'public university texas',
  'hbcu atlanta',
  'nursing school in ohio',
];
const TYPED = size(TEXTS, TEXTS.slice(0, 5));
const TYPEAHEAD = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())).filter((text) =>
  /[a-z0-9]/i.test(text),
);

const PATHS = TYPEAHEAD.map((text) => `/api/colleges/search?q=${encodeURIComponent(text)}`);

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const small = await makeDatabase(databaseUrl, 'search');
  const large = await makeDatabase(databaseUrl, 'growth');
  try {
    const rows = await fill(small, terminal);
    const near = await compareWithBaseline(small, terminal);
    const memory = snapshotMemory(small.settings);
    await fill(large, terminal);
    await multiply(large, terminal);
    terminal.step('Measuring', 'the same requests on both catalogs');
    const rounds = await loadBoth({ one: small.settings, hundred: large.settings }, PATHS, ROUND_MS);
    const growth = [ratio(rounds, ({ p50 }) => p50), ratio(rounds, ({ p99 }) => p99)];
    return {
      title: 'College search',
      intro: [
        `${rows} colleges, whose snapshot takes ${memory.toFixed(1)} MiB. The product answers from memory, the baseline runs the`,
        `statement of the typeahead. Growth compares the product on ${GROWTH} times as many colleges with the product on these.`,
        'The texts are repeated, so most answers are recent ones that the product keeps.',
      ],
      columns: ['path', 'throughput vs. baseline', 'p99 vs. baseline', `p50 at ${GROWTH} ×`, `p99 at ${GROWTH} ×`],
      rows: [...near.slice(0, 1).map((row) => [...row, ...growth]), ...near.slice(1).map((row) => [...row, '–', '–'])],
    };
  } finally {
    await small.drop();
    await large.drop();
  }
}

async function compareWithBaseline({ settings }, terminal) {
  const product = await startInMemory(settings);
  const baseline = await startServer(inProject('backend/bench/lib/baseline/server.mjs'), settings);
  const paths = {
    'search, letter by letter, 12 rows': PATHS,
  };
  try {
    const rows = [];
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
      rows.push([name, ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)]);
    }
    return rows;
  } finally {
    await product.stop();
    await baseline.stop();
  }
}
