/** College search and lists: how near to the limit, and what a hundred times the colleges cost. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { inProject, ROOT } from '../tools/lib/paths.mjs';
import { load, percentiles } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase, runCommand, startServer } from './lib/servers.mjs';

const ROUND_MS = 2_500;
const GROWTH = 100;
const OFFICIAL = path.join(
  process.env.GRADSPAN_REFERENCE_DATA ?? path.resolve(ROOT, '..', 'shared', 'data'),
  'scorecard-institutions.csv',
);
/** Typed letter by letter, as the search field sends them. */
const TYPED = [
  ...['UCLA', 'MIT', 'Penn State', 'UVA', 'michigan state', 'harvard', 'st. olaf', 'texas a&m', 'boston university'],
  ...['ohio state', 'community college', 'nursing', 'computer science', 'colleges in Vermont', 'portland or', 'BYU'],
  ...['university of california berkeley', 'howard', 'institute of technology', 'art', 'standford', 'cuny hunter'],
];
const TYPEAHEAD = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())).filter((text) =>
  /[a-z0-9]/i.test(text),
);

const colleges = (file) => createRequire(import.meta.url)(inProject('backend/dist/contexts/colleges', file));

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const small = await makeDatabase(databaseUrl, 'search');
  const large = await makeDatabase(databaseUrl, 'growth');
  try {
    const rows = await fill(small, terminal);
    const near = await nearTheLimit(small, terminal);
    await fill(large, terminal);
    await multiply(large, terminal);
    const growth = await grown(small, large, terminal);
    return {
      title: 'College search and lists',
      told: [
        `${rows} colleges. The limit is the same statements and answers by \`node:http\` and a \`pg\` pool with prepared`,
        'statements, without the product around them; 10 connections, 7 rounds in turns, median and spread.',
        `Growth is the statement of the typeahead on ${GROWTH} times the colleges by itself.`,
      ],
      columns: ['path', 'throughput of the limit', 'p99 by the limit’s', `p50 at ${GROWTH} ×`, `p99 at ${GROWTH} ×`],
      rows: [...near.slice(0, 1).map((row) => [...row, ...growth]), ...near.slice(1).map((row) => [...row, '–', '–'])],
    };
  } finally {
    await small.drop();
    await large.drop();
  }
}

/** With the official file where there is one, else with the starter table. */
async function fill({ settings }, terminal) {
  if (fs.existsSync(OFFICIAL)) {
    terminal.step('Importing', OFFICIAL);
    runCommand(['import-colleges', OFFICIAL], settings);
  } else {
    terminal.note(
      'There is no official file beside the project (GRADSPAN_REFERENCE_DATA): measuring the starter table.',
    );
    await (await startServer(inProject('backend/dist/main.js'), [], settings)).stop();
  }
  return withClient(settings, async (client) => {
    await client.query('VACUUM ANALYZE');
    return (await client.query('SELECT count(*)::int AS rows FROM colleges.search_entries')).rows[0].rows;
  });
}

async function nearTheLimit({ settings }, terminal) {
  const product = await startServer(inProject('backend/dist/main.js'), [], settings);
  const limit = await startServer(inProject('backend/bench/lib/limit-server.mjs'), [], settings);
  const paths = {
    'search, letter by letter, 12 rows': TYPEAHEAD.map((text) => `/api/colleges/search?q=${encodeURIComponent(text)}`),
    'list by state, 10 rows': ['CA', 'NY', 'VT', 'TX'].map((state) => `/api/colleges?limit=10&states=${state}`),
    'list, 1,000 rows': ['/api/colleges?limit=1000'],
  };
  try {
    const rows = [];
    for (const [name, asked] of Object.entries(paths)) {
      terminal.step('Measuring', name);
      const rounds = await inTurns(
        () => load(product.origin, asked, ROUND_MS),
        () => load(limit.origin, asked, ROUND_MS),
      );
      rows.push([name, ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)]);
    }
    return rows;
  } finally {
    await product.stop();
    await limit.stop();
  }
}

/** Colleges like the ones there are, each under a name that begins with another word of the catalogue. */
function multiply({ settings }, terminal) {
  terminal.step('Growing', `to ${GROWTH} times the colleges`);
  return withClient(settings, async (client) => {
    await client.query('SELECT setseed(0.5)');
    const many = `FROM colleges.search_entries e JOIN colleges.colleges c ON c.id = e.college_id,
      generate_series(1, ${GROWTH - 1}) AS copy`;
    await client.query(`CREATE TEMP TABLE words AS SELECT row_number() OVER () AS n, word FROM colleges.search_words`);
    await client.query(`CREATE TEMP TABLE copies AS
      SELECT e.college_id + 1000000 * copy AS id, e.*, c.type, c.level,
        1 + floor(random() * (SELECT count(*) FROM words))::int AS n ${many}`);
    await client.query(`INSERT INTO colleges.colleges (id, ipeds_id, name, city, state, type, level, federal)
      SELECT id, row_number() OVER () + 200000000, name, 'Anywhere', state, type, level, '{}' FROM copies`);
    await client.query(`INSERT INTO colleges.search_entries
        (college_id, name, state, names, place, names_and_place, everything, standing)
      SELECT id, word || coalesce(substring(name from ' .*'), ''), state, ts_delete(names, first) || letters,
        place, ts_delete(names_and_place, first) || letters, ts_delete(everything, first) || letters, standing
      FROM copies JOIN words USING (n), split_part(name, ' ', 1) AS first, array_to_tsvector(ARRAY[word::text]) AS letters`);
    await client.query('VACUUM ANALYZE');
  });
}

async function grown(small, large, terminal) {
  terminal.step('Measuring', 'the same statements on both');
  return withClient(small.settings, (one) =>
    withClient(large.settings, async (hundred) => {
      const rounds = await inTurns(
        () => typeahead(hundred),
        () => typeahead(one),
      );
      return [ratio(rounds, ({ p50 }) => p50), ratio(rounds, ({ p99 }) => p99)];
    }),
  );
}

async function typeahead(client) {
  const { understandSearch } = colleges('domain/search-query.js');
  const { searchStatement } = colleges('infrastructure/persistence/search-statement.js');
  const took = [];
  for (const text of TYPEAHEAD) {
    const { sql, values } = searchStatement(understandSearch(text), {}, { limit: 12, offset: 0 });
    const began = performance.now();
    await client.query(sql, values);
    took.push(performance.now() - began);
  }
  return percentiles(took);
}

async function withClient({ DATABASE_URL }, work) {
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
