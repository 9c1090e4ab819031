/**
 * `npm run prove`: starts the built product with demo data, opens every screen as every role in a browser, and prints
 * every host, cookie, storage key and field that leaves the browser. Exit code 1 if the privacy policy
 * (docs/adopt/outgoing-data.json) doesn't name one.
 *
 *     npm run prove -- --report report.json --sign key.pem
 *     npm run prove -- --verify report.json --key key.pem.pub
 *     npm run prove -- --role student --screen /forum
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './lib/failure.mjs';
import { inProject } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { observeMails } from './prove/mails.mjs';
import { openObservations } from './prove/observations.mjs';
import { findUncovered, readPolicy } from './prove/policy.mjs';
import { buildReport, reportLines } from './prove/report.mjs';
import { isSigned, makeKey, signFile } from './prove/signature.mjs';
import { visitAll } from './prove/visit.mjs';
import { startWatchedBrowser } from './prove/watch.mjs';
import { findChromium, HOW_TO_INSTALL } from './testing/chromium.mjs';
import { withThrowawayServer } from './testing/throwaway-server.mjs';

const terminal = openTerminal();
const { values: options } = parseArgs({
  options: {
    report: { type: 'string', default: 'prove-report.json' },
    sign: { type: 'string' },
    verify: { type: 'string' },
    key: { type: 'string' },
    role: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
  },
});
const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

await runMain(() => (options.verify ? verify() : prove()));

/** @returns {number} exit code */
function verify() {
  if (!options.key) throw new Failure('Name the public key: --key key.pem.pub');
  const isValid = isSigned(fromCaller(options.verify), fromCaller(options.key));
  terminal.say(
    isValid ? 'The signature is valid.' : 'The signature is not valid: the report was changed, or the key is another.',
  );
  return isValid ? 0 : 1;
}

/** @returns {Promise<number>} exit code */
async function prove() {
  const executablePath = await findBrowser();
  await prepare(terminal, 'all');
  const { chromium, request } = await import('@playwright/test');
  const observations = openObservations();
  let report;
  await withThrowawayServer(async ({ origin, dataDir, databaseUrl }) => {
    const watched = await startWatchedBrowser({ chromium, executablePath, origin, observations });
    const { visits, failures } = await visitAll({
      watched,
      request,
      origin,
      observations,
      makeOperator: (username) => makeOperator(databaseUrl, username),
      only: { roles: options.role, screens: options.screen },
      onProgress: (text) => terminal.progress('Visiting', text),
    }).finally(() => watched.stop());
    const mails = observeMails(path.join(dataDir, 'outbox'), new URL(origin).host, observations);
    report = compare(observations.list(), { origin, visits, failures, mails });
  });
  writeReport(report);
  for (const line of reportLines(report)) terminal.say(line);
  for (const failure of report.failures) terminal.note(`Not completed: ${failure}`);
  return report.uncovered.length === 0 && report.failures.length === 0 ? 0 : 1;
}

async function findBrowser() {
  if (process.env.CHROME_PATH) process.env.CHROMIUM = process.env.CHROME_PATH;
  const found = await findChromium();
  if (!found) throw new Failure(`${HOW_TO_INSTALL.replace('CHROMIUM=', 'CHROME_PATH=')}`);
  return found;
}

function compare(observed, { origin, ...run }) {
  const policy = readPolicy();
  const own = new URL(origin).host;
  const named = observed.map((one) => (one.name === own ? { ...one, name: 'this site' } : one));
  const { version } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8'));
  return buildReport({
    observed: named,
    uncovered: findUncovered(named, policy, 'this site'),
    policy,
    about: {
      product: `Gradspan ${version}`,
      finishedAt: new Date().toISOString(),
      foreignHosts: named.filter(({ kind, name }) => kind === 'host' && name !== 'this site').length,
      ...run,
    },
  });
}

function writeReport(report) {
  const file = fromCaller(options.report);
  fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  terminal.step('Report', file);
  if (!options.sign) return;
  const key = fromCaller(options.sign);
  if (!fs.existsSync(key)) makeKey(key);
  signFile(file, key);
  terminal.step('Signature', `${file}.sig`);
}

/** On a server, an operator does this on the command line. */
async function makeOperator(databaseUrl, username) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query(
      `INSERT INTO identity.operators (user_id, granted_at, reason)
       SELECT id, now(), 'Prove' FROM identity.users WHERE username = $1 ON CONFLICT DO NOTHING`,
      [username],
    )
    .finally(() => client.end());
}
