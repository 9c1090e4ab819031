/**
 * Benchmark of the alumni import: its time compared with COPY and one merge of the same rows, and how its memory grows
 * with the file.
 */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { inProject } from '../tools/lib/paths.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { requirePositive } from './lib/plausible.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { size } from './lib/size.mjs';

const ROWS = size(100_000, 300);
const FEW = size(1_000, 30);
const COLLEGE = 1;
const TIMES = size(5, 1);
const CHUNK = 65_536;
const COLUMNS = ['first_name', 'last_name', 'email', 'graduation_year', 'major', 'job_title', 'company'].concat([
  'linkedin_url',
  'willing_to_mentor',
]);
const MEGABYTE = 1024 * 1024;

/** Row number n; the same on every run. */
const person = (n) => [
  'Robin',
  `Example${n}`,
  // Not sorted, like real files.
  `robin.${(n * 7_919) % 1_000_003}@alumni.example.org`,
  String(1970 + (n % 50)),
  ['Computer Science', 'Economics', 'Nursing', 'History'][n % 4],
  'Engineer',
  `Company ${n % 500}`,
  `https://www.linkedin.com/in/robin-example-${n}`,
  n % 3 === 0 ? 'true' : 'false',
];

const fileOf = (many) => `${[COLUMNS, ...people(many)].map((cells) => cells.join(',')).join('\n')}\n`;
const people = (many) => Array.from({ length: many }, (_, n) => person(n));

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const made = await makeDatabase(databaseUrl, 'alumni');
  const folder = made.settings.DATA_DIR;
  const files = { [ROWS]: path.join(folder, 'many.csv'), [FEW]: path.join(folder, 'few.csv') };
  for (const [many, file] of Object.entries(files)) fs.writeFileSync(file, fileOf(Number(many)));
  const lines = people(ROWS)
    .map((cells, n) => `${n}\t${cells.join('\t')}\n`)
    .join('');
  const product = await startProduct(made.settings);
  try {
    return await withClient(made.settings, async (client) => {
      const imported = async (many, collects = false) => {
        await empty(client);
        return product.import({ file: files[many], collects });
      };
      terminal.step('Measuring', `${ROWS} rows`);
      await imported(ROWS);
      const ours = await contents(client);
      await empty(client);
      await copied(client, lines);
      assert.deepEqual(await contents(client), ours, 'The baseline stores other rows than the product');
      requirePositive('The number of imported alumni', ours.alumni);
      const rounds = await inTurns(
        () => imported(ROWS),
        async () => {
          await empty(client);
          return copied(client, lines);
        },
      );
      terminal.step('Measuring', 'memory');
      const memory = [];
      for (let time = 0; time < TIMES; time++) memory.push([await imported(ROWS, true), await imported(FEW, true)]);
      const median = (figure) => figure.sort((one, other) => one - other)[Math.floor(figure.length / 2)];
      const perSecond = median(rounds.map(([{ ms }]) => (1_000 * ROWS) / ms));
      const pause = Math.max(...rounds.map(([{ longestPause }]) => longestPause));
      return {
        title: 'Alumni import',
        intro: [
          `The import of a file of ${ROWS.toLocaleString('en-US')} rows is measured from its start: reading, validating, looking for accounts, COPY and`,
          'merge. The baseline is COPY of the same rows, already parsed, into the same kind of table and one merge that',
          'leaves out duplicates. Memory is the peak of the process during the import minus its use before; the import of',
          `${FEW.toLocaleString('en-US')} rows is measured alternately, five times. The pause is the longest time between two progress reports,`,
          'which are sent every 500 ms, including during the merge.',
        ],
        columns: ['rows', 'speed vs. baseline', 'rows per second', 'memory', `memory at ${FEW} rows`, 'longest pause'],
        rows: [
          [
            ROWS.toLocaleString('en-US'),
            ratio(rounds, ({ ms }) => 1 / ms),
            Math.round(perSecond).toLocaleString('en-US'),
            `${median(memory.map(([many]) => many.memory / MEGABYTE)).toFixed(0)} MB`,
            `${median(memory.map(([, few]) => few.memory / MEGABYTE)).toFixed(0)} MB`,
            `${pause.toFixed(0)} ms`,
          ],
        ],
      };
    });
  } finally {
    await product.stop();
    await made.drop();
  }
}

const empty = (client) =>
  client.query(`TRUNCATE admin_analytics.imported_alumni, admin_analytics.alumni_import_errors,
    admin_analytics.alumni_imports, platform.outbox RESTART IDENTITY`);

/** @returns how many alumni are stored, and a hash of their data */
async function contents(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS alumni, md5(string_agg(concat_ws('|', email, first_name, last_name, graduation_year, major,
       job_title, company, linkedin_url, suggested_mentor), '\n' ORDER BY email)) AS hash
     FROM admin_analytics.imported_alumni`,
  );
  return rows[0];
}

/** @returns how long the database takes for the rows only */
async function copied(client, lines) {
  const began = performance.now();
  await client.query('BEGIN');
  await client.query(`CREATE TEMP TABLE staged (row_number integer, first_name text, last_name text, email text,
    graduation_year integer, major text, job_title text, company text, linkedin_url text, willing boolean) ON COMMIT DROP`);
  const blocks = Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, n) =>
    lines.slice(n * CHUNK, (n + 1) * CHUNK),
  );
  await pipeline(Readable.from(blocks), client.query(copyFrom('COPY staged FROM STDIN')));
  const { rows } = await client.query(
    `INSERT INTO admin_analytics.alumni_imports (college_id, file_name, status, started_at)
     VALUES ($1, 'limit', 'completed', now()) RETURNING id`,
    [COLLEGE],
  );
  await client.query(
    `INSERT INTO admin_analytics.imported_alumni (college_id, import_id, email, first_name, last_name, graduation_year,
       major, job_title, company, linkedin_url, suggested_mentor, imported_at, purge_at)
     SELECT DISTINCT ON (email) $1::integer, $2::integer, lower(email), first_name, last_name, graduation_year, major,
       job_title, company, linkedin_url, willing, now(), now() FROM staged ORDER BY email, row_number
     ON CONFLICT (email, college_id) DO NOTHING`,
    [COLLEGE, rows[0].id],
  );
  await client.query('COMMIT');
  return { ms: performance.now() - began };
}

/** Starts the product in a separate process, without its HTTP server. */
async function startProduct(settings) {
  const child = fork(inProject('backend/bench/lib/alumni-import-process.mjs'), [String(COLLEGE)], {
    env: { ...process.env, ...settings },
    execArgv: ['--expose-gc'],
  });
  await once(child, 'message');
  return {
    import: async (file) => {
      child.send(file);
      const [result] = await once(child, 'message');
      if (result.failure) throw new Error(result.failure);
      return result;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
