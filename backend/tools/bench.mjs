/**
 * `npm run bench`: runs the measurements of docs/benchmarks.md and writes the results there; `npm run bench -- search`
 * runs one part. Starts everything it needs. Every figure is a ratio of measurements that alternate within one run,
 * because machines differ and are shared. A figure that can't be true, or a baseline with other responses than the
 * product, ends it.
 *
 * With `--tiny`, each part runs for seconds on little data, and nothing is written. Standard output is then one JSON
 * object with the seconds and the rows or the failure of each part.
 */
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { Failure } from './lib/failure.mjs';
import { inProject, ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { findTestDatabase } from './test-database.mjs';

const REPORT = inProject('docs', 'benchmarks.md');
const PARTS = fs
  .readdirSync(inProject('backend', 'bench'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace('.mjs', ''));
/** The beginning of the document. */
const INTRO = [
  '# Benchmarks',
  '',
  '`npm run bench` measures the figures on this page and writes them here; `npm run bench -- search` measures one',
  'section.',
  '',
  'Machines differ and are shared, so most figures are ratios of two measurements that alternate in the same run. The',
  '**baseline** runs the same statements and returns the same responses with `node:http` and a `pg` pool, with',
  'prepared statements, but without the framework or the rest of the product. Unless a section says otherwise,',
  'there are 7 rounds on 10 connections, and a ratio is the median of the rounds with its range in parentheses.',
  'Throughput is better when it’s higher; latencies (p50, p95, p99) are better when they’re lower. **Growth** (“p50',
  'at 100 ×”) is a ratio of latencies: 1 means that the larger table isn’t slower.',
];
const isTiny = process.argv.includes('--tiny');
const terminal = openTerminal(isTiny ? process.stderr : process.stdout);

/**
 * @typedef {object} Measured The result of one part.
 * @property {string} title
 * @property {string[]} intro sentences above the table
 * @property {string[]} columns
 * @property {string[][]} rows
 * @property {Pick<Measured, 'intro' | 'columns' | 'rows'>[]} [further] tables below the first
 */

/** @returns {Promise<number>} exit code */
async function main() {
  const chosen = process.argv.slice(2).filter((argument) => argument !== '--tiny');
  const unknown = chosen.find((part) => !PARTS.includes(part));
  if (unknown) throw new Failure(`There is no benchmark “${unknown}”. There are: ${PARTS.join(', ')}.`);
  await prepare(terminal, 'all', ['backend']);
  const database = await findTestDatabase(terminal.note);
  terminal.step('Database', database.description);
  try {
    return await (isTiny ? check : measureAll)(chosen.length > 0 ? chosen : PARTS, database.url);
  } finally {
    await database.stop();
  }
}

async function measureAll(parts, databaseUrl) {
  for (const part of parts) {
    const measured = await measure(part, databaseUrl);
    for (const one of [measured, ...(measured.further ?? [])]) terminal.say(`\n${table(one)}\n`);
    write(part, measured);
  }
  terminal.step('Written', 'docs/benchmarks.md');
  return 0;
}

/** Runs each part on little data. A part that fails doesn't keep the others from running. */
async function check(parts, databaseUrl) {
  process.env.BENCH_SIZE = 'tiny';
  const results = {};
  for (const part of parts) {
    const began = performance.now();
    const took = () => Number(((performance.now() - began) / 1_000).toFixed(1));
    try {
      const { rows } = await measure(part, databaseUrl);
      results[part] = { seconds: took(), rows };
    } catch (error) {
      results[part] = { seconds: took(), failure: String(error.stack ?? error) };
    }
    const { failure, seconds } = results[part];
    terminal.step('Checked', `${part} in ${seconds} s${failure ? `: ${failure}` : ''}`);
  }
  const { stopServers } = await import('../bench/lib/servers.mjs');
  const { dropShared } = await import('../bench/lib/databases.mjs');
  await stopServers();
  await dropShared();
  process.stdout.write(`${JSON.stringify(results)}\n`);
  return Object.values(results).some(({ failure }) => failure) ? 1 : 0;
}

/** @returns {Promise<Measured>} */
async function measure(part, databaseUrl) {
  const { measure: measurePart } = await import(`../bench/${part}.mjs`);
  const { requirePlausible } = await import('../bench/lib/plausible.mjs');
  const measured = await measurePart({ terminal, databaseUrl });
  requirePlausible(measured);
  return measured;
}

/** @param {Pick<Measured, 'columns' | 'rows'>} measured */
function table({ columns, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Replaces the section of one part and leaves the other sections unchanged. */
function write(part, measured) {
  const begin = `<!-- ${part} -->`;
  const end = `<!-- /${part} -->`;
  const before = fs.existsSync(REPORT) ? fs.readFileSync(REPORT, 'utf8') : `${INTRO.join('\n')}\n`;
  const section = [
    begin,
    `## ${measured.title}`,
    '',
    ...measured.intro,
    '',
    machine(),
    '',
    table(measured),
    ...(measured.further ?? []).flatMap((one) => ['', ...one.intro, '', table(one)]),
    end,
  ].join('\n');
  const known = before.indexOf(begin) >= 0;
  const after = known
    ? before.slice(0, before.indexOf(begin)) + section + before.slice(before.indexOf(end) + end.length)
    : `${before.trimEnd()}\n\n${section}\n`;
  fs.writeFileSync(REPORT, after);
}

function machine() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const loadAverage = os.loadavg()[0].toFixed(1);
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} at commit ${commit}: Node ${process.version}, ` +
    `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}, load ${loadAverage}.`
  );
}

await runMain(main);
