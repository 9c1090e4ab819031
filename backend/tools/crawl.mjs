/**
 * `npm run crawl -- https://gradspan.example`: reads the sitemap of a running product, opens every page in it and checks
 * what search engines read: status 200, a title and a description that no other page has, a canonical address, valid linked
 * data, and files and links that lead somewhere. Without an address, it starts a product with the starter data. Prints each
 * finding; the exit code is 1 if there are any.
 */
import './lib/node-version.mjs';
import { Failure } from './lib/failure.mjs';
import { prepare } from './lib/prepare.mjs';
import { sleep } from './lib/processes.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { checkPage } from './crawl/page-checks.mjs';
import { samplePaths } from './crawl/sample.mjs';
import { readSitemap } from './crawl/sitemap.mjs';
import { findChromium } from './testing/chromium.mjs';
import { withThrowawayServer } from './testing/throwaway-server.mjs';

const CONNECTIONS = 4;
const TIME_LIMIT_MS = 30_000;
const MAX_TRIES = 5;
const MAX_PAUSE_MS = 10_000;
const SAMPLED_PAGES = 80;
const MAX_PRINTED = 50;

const terminal = openTerminal();

/** @returns {Promise<number>} exit code */
async function main() {
  const [given, ...others] = process.argv.slice(2);
  if (others.length > 0 || (given && !URL.canParse(given))) {
    throw new Failure('Usage: npm run crawl [-- https://address-of-the-product]');
  }
  if (given) return crawl(new URL(given).origin);
  await prepare(terminal, 'all');
  let exitCode = 1;
  await withThrowawayServer(async ({ origin }) => (exitCode = await crawl(origin)));
  return exitCode;
}

/** @returns {Promise<number>} exit code */
async function crawl(origin) {
  const startedAt = Date.now();
  const { publicOrigin, paths, repeated } = await readSitemap((path) => readText(origin, path));
  if (paths.length === 0) throw new Failure('The sitemap is empty.');
  terminal.step('Sitemap', `${paths.length} addresses`);

  const findings = repeated.map((path) => `${path}: listed more than once`);
  const seen = { title: new Map(), description: new Map() };
  const files = new Map();
  let done = 0;
  await inParallel(paths, async (path) => {
    const page = await open(origin, path);
    const checked = checkPage({ ...page, address: publicOrigin + path });
    findings.push(...checked.findings.map((finding) => `${path}: ${finding}`));
    for (const [what, values] of Object.entries(seen)) {
      const first = values.get(checked[what]);
      if (checked[what] !== null && first) findings.push(`${path}: the ${what} of ${first}`);
      values.set(checked[what], first ?? path);
    }
    for (const file of checked.files) if (!files.has(file)) files.set(file, path);
    done += 1;
    terminal.progress('Pages', `${done} of ${paths.length}`);
  });
  terminal.step('Pages', `${paths.length} opened in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  findings.push(...(await checkTargets(origin, files, 'Files')), ...(await checkLinks(origin, paths)));

  for (const finding of findings.slice(0, MAX_PRINTED)) terminal.say(`  ${finding}`);
  if (findings.length > MAX_PRINTED) terminal.say(`  and ${findings.length - MAX_PRINTED} more`);
  terminal.step('Findings', String(findings.length));
  return findings.length > 0 ? 1 : 0;
}

/** Opens a sample of the pages in a browser, and checks where their links lead. */
async function checkLinks(origin, paths) {
  const executablePath = await findChromium();
  if (!executablePath) {
    terminal.note('The links of the pages weren’t checked: there is no Chromium on this machine.');
    return [];
  }
  const { findRenderedLinks } = await import('./crawl/rendered-links.mjs');
  const sample = samplePaths(paths, SAMPLED_PAGES);
  terminal.step('Browser', `opens ${sample.length} of the pages; the links of the others aren’t checked`);
  return checkTargets(origin, await findRenderedLinks(executablePath, origin, sample), 'Links');
}

/**
 * @param {Map<string, string>} targets paths, each with a page that leads to it
 * @returns {Promise<string[]>} findings
 */
async function checkTargets(origin, targets, label) {
  const findings = [];
  await inParallel([...targets], async ([target, path]) => {
    const { status } = await open(origin, target, 'follow');
    if (status !== 200) findings.push(`${path}: leads to ${target}, status ${status}`);
  });
  terminal.step(label, `${targets.size} checked`);
  return findings;
}

/**
 * Opens a page. Like search engines, waits and tries again if the server is busy or the connection is lost.
 *
 * @param {RequestRedirect} [redirect]
 * @returns {Promise<{ status: number, contentType: string, html: string }>} status 0 if there is no response
 */
async function open(origin, path, redirect = 'manual') {
  for (let tries = 1; ; tries += 1) {
    const { pauseMs, ...response } = await tryToOpen(origin + path, redirect);
    if (pauseMs === 0 || tries === MAX_TRIES) return response;
    await sleep(Math.min(pauseMs, MAX_PAUSE_MS));
  }
}

/** Also returns how long to wait before another try; 0 if there is a response to check. */
async function tryToOpen(address, redirect) {
  try {
    const response = await fetch(address, { redirect, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const { status, headers } = response;
    const html = await response.text();
    const isBusy = status === 429 || status === 503;
    const pauseMs = isBusy ? Number(headers.get('retry-after')) * 1000 : 0;
    return { status, contentType: headers.get('content-type') ?? '', html, pauseMs };
  } catch {
    return { status: 0, contentType: '', html: '', pauseMs: 1_000 };
  }
}

async function readText(origin, path) {
  const { status, html } = await open(origin, path);
  if (status !== 200) throw new Failure(`${origin}${path} has status ${status}.`);
  return html;
}

async function inParallel(items, work) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

await runMain(main);
