// Measures the public pages of the built product with Lighthouse and writes docs/lighthouse.md. Not a test, because
// machines vary.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { Failure } from './lib/failure.mjs';
import { inProject } from './lib/paths.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { findChromium, HOW_TO_INSTALL } from './testing/chromium.mjs';
import { withThrowawayServer } from './testing/throwaway-server.mjs';

const PAGES = ['/', '/college/1', '/auth', '/privacy-policy'];
const ROUNDS = Number(process.env.LIGHTHOUSE_ROUNDS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const terminal = openTerminal();

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs one measurement; scores out of 100, times in ms. */
async function measure(chromium, url, form) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-lighthouse-')), 'report.json');
  const preset = form === 'desktop' ? ['--preset=desktop'] : [];
  await promisify(execFile)(
    process.execPath,
    [
      inProject('node_modules/lighthouse/cli/index.js'),
      url,
      ...preset,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { categories, audits } = JSON.parse(fs.readFileSync(report, 'utf8'));
  fs.rmSync(path.dirname(report), { recursive: true });
  const failing = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9);
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    failing: failing.map((audit) => audit.id),
  };
}

/** Occasionally the browser misses the beginning of a page, and Lighthouse itself suggests another run. */
const patiently = (...asked) => measure(...asked).catch(() => measure(...asked));

await runMain(async () => {
  const chromium = await findChromium();
  if (!chromium) throw new Failure(HOW_TO_INSTALL);
  await prepare(terminal, 'all');
  await withThrowawayServer(async ({ origin }) => write(await measureAll(chromium, origin)));
});

/** Returns a table row for each page and form factor. */
async function measureAll(chromium, origin) {
  const rows = [];
  for (const page of PAGES) {
    for (const form of ['mobile', 'desktop']) {
      const runs = [];
      for (let round = 0; round < ROUNDS; round++) runs.push(await patiently(chromium, origin + page, form));
      const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index])));
      const spread = runs.map((run) => run.scores[0]).sort((a, b) => a - b);
      rows.push(
        `| \`${page}\` | ${form} | ${scores.join(' | ')} | ${spread[0]} to ${spread.at(-1)} | ` +
          `${(median(runs.map((run) => run.lcp)) / 1000).toFixed(2)} s | ${median(runs.map((run) => run.cls)).toFixed(3)} | ` +
          `${Math.round(median(runs.map((run) => run.tbt)))} ms |`,
      );
      terminal.step(
        'Lighthouse',
        `${page} ${form}: ${scores.join(' / ')}  ${[...new Set(runs.flatMap((run) => run.failing))].join(' ')}`,
      );
    }
  }
  return rows;
}

/** @param {string[]} rows */
function write(rows) {
  const text = [
    '# Lighthouse',
    '',
    `The scores are medians of ${ROUNDS} runs on ${new Date().toISOString().slice(0, 10)}, with ${os.cpus().length} cores, Node ${process.versions.node} and the starter table of colleges. To measure again, run \`npm run lighthouse\`.`,
    '',
    '| page | preset | performance | accessibility | best practices | SEO | performance, spread | LCP | CLS | TBT |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  fs.writeFileSync(inProject('docs/lighthouse.md'), text);
}
