/**
 * `npm run bench`: runs the measurements of docs/benchmarks.md and writes the results there; `npm run bench -- search`
 * runs one part. Starts everything it needs. Every figure is a ratio of measurements that alternate within one run,
 * because machines differ and are shared. It fails no test.
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
  'Machines differ and are shared, so most figures are ratios of things measured alternately in the same run. The',
  '**baseline** runs the same statements and returns the same responses with `node:http` and a `pg` pool, with',
  'prepared statements, but without the framework or the rest of the product. Unless a section says otherwise,',
  'there are 7 rounds on 10 connections, and a ratio is the median of the rounds with its range in parentheses.',
  'Throughput is better when it’s higher; latencies (p50, p95, p99) are better when they’re lower. **Growth** (“p50',
  'at 100 ×”) is a ratio of latencies: 1 means that the larger table isn’t slower.',
];
const terminal = openTerminal();

/**
 * @typedef {object} Measured The result of one part.
 * @property {string} title
 * @property {string[]} told sentences above the table
 * @property {string[]} columns
 * @property {string[][]} rows
 * @property {Pick<Measured, 'told' | 'columns' | 'rows'>[]} [further] tables below the first
 */

async function main() {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((part) => !PARTS.includes(part));
  if (unknown) throw new Failure(`There is no benchmark “${unknown}”. There are: ${PARTS.join(', ')}.`);
  await prepare(terminal, ['backend']);
  const database = await findTestDatabase(terminal.note);
  terminal.step('Database', database.description);
  try {
    for (const part of chosen.length > 0 ? chosen : PARTS) {
      const { measure } = await import(`../bench/${part}.mjs`);
      const measured = await measure({ terminal, databaseUrl: database.url });
      for (const one of [measured, ...(measured.further ?? [])]) terminal.say(`\n${table(one)}\n`);
      write(part, measured);
    }
  } finally {
    await database.stop();
  }
  terminal.step('Written', 'docs/benchmarks.md');
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
    ...measured.told,
    '',
    machine(),
    '',
    table(measured),
    ...(measured.further ?? []).flatMap((one) => ['', ...one.told, '', table(one)]),
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
  const busy = os.loadavg()[0].toFixed(1);
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} at commit ${commit}: Node ${process.version}, ` +
    `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}, load ${busy}.`
  );
}

await runMain(main);
