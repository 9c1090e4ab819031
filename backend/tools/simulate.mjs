/**
 * `npm run simulate`: compares a year of open questions with today’s requests to one person, and writes the table and
 * the picture of docs/minutes.md. Uses the product’s own rules, no database, and always the same random numbers.
 */
import './lib/node-version.mjs';
import fs from 'node:fs';
import { inProject } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { drawSamples } from './lab/plot.mjs';
import { listMissed, toRows } from './simulate/goals.mjs';
import { simulateOpenQuestions } from './simulate/open-questions.mjs';
import { loadRules } from './simulate/rules.mjs';
import { simulateToday } from './simulate/today.mjs';
import { createWorld } from './simulate/world.mjs';

const PAGE = inProject('docs', 'minutes.md');
const PICTURE = inProject('docs', 'pictures', 'minutes.svg');
const TABLE = /(?<=<!-- simulation -->\n)[^]*(?=\n<!-- end of the simulation -->)/;
const terminal = openTerminal();

/** @returns {Promise<number>} exit code */
async function main() {
  await prepare(terminal, 'all', ['backend']);
  const rules = loadRules();
  const run = (name, simulate) => {
    const outcome = simulate(rules, createWorld(rules));
    terminal.step('Simulated', name);
    return outcome;
  };
  const today = run('requests to one person', simulateToday);
  const open = run('open questions', simulateOpenQuestions);
  const rows = [
    ['', 'requests to one person', 'open questions', 'goal'],
    ['---', '---:', '---:', '---'],
    ...toRows(today, open),
  ];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  terminal.say(`\n${table}\n`);
  fs.writeFileSync(
    PAGE,
    fs.readFileSync(PAGE, 'utf8').replace(TABLE, () => `\n${table}\n`),
  );
  fs.writeFileSync(PICTURE, draw(today, open));
  terminal.step('Written', 'docs/minutes.md and docs/pictures/minutes.svg');
  const missed = listMissed(today, open);
  if (missed.length > 0) terminal.note(`Goals that aren’t met: ${missed.join(', ')}.`);
  return missed.length > 0 ? 1 : 0;
}

function draw(today, open) {
  // Higher values interrupt the line, because a few of them would make all others invisible.
  const upTo = (most, value) => (value <= most ? value : NaN);
  const days = (outcome, n) => upTo(30, outcome.hoursByShare[n] / 24);
  const used = (outcome, n) => upTo(200, 100 * outcome.usedByShare[n]);
  const samples = today.hoursByShare.map((_, n) => ({
    seconds: n,
    todayDays: days(today, n),
    openDays: days(open, n),
    todayUsed: used(today, n),
    openUsed: used(open, n),
  }));
  const panels = [
    {
      title: 'Days until the first answer (30 at most), by questions, fastest first',
      lines: { todayDays: 'requests to one', openDays: 'open questions' },
    },
    {
      title: 'Used of the given minutes, % (200 at most), by alumni, least used first',
      lines: { todayUsed: 'requests to one', openUsed: 'open questions' },
    },
  ];
  return drawSamples(
    'A year of questions to alumni who give 30 minutes a month',
    panels,
    samples,
    (share) => `${share} %`,
  );
}

await runMain(main);
