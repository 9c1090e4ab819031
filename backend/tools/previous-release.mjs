/**
 * `npm run previous-release -- <commit>`: writes the data with which upgrades are tested. Builds the given commit, which is
 * the last release, in a temporary folder, starts it with demo data on a new database, uses it as people do, and dumps the
 * database into backend/test/previous-release. Needs PostgreSQL 15 from Debian's packages.
 */
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { BINARIES } from './lab/database.mjs';
import { query } from './lab/query.mjs';
import { requirePrograms, Services } from './lab/services.mjs';
import { Failure } from './lib/failure.mjs';
import { exitAfterInterruptWith, onInterrupt } from './lib/interrupts.mjs';
import { inProject } from './lib/paths.mjs';
import { anyFreePort, get } from './lib/ports.mjs';
import { run, sleep } from './lib/processes.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';

const RESULT = inProject('backend', 'test', 'previous-release');
/** The file is part of the repository, so it stays small. */
const MAX_BYTES = 300_000;
const PASSWORD = 'gradspan-demo-2026';
const DAY_MS = 86_400_000;

const terminal = openTerminal();

async function main() {
  const [given, ...others] = process.argv.slice(2);
  if (!given || others.length > 0) throw new Failure('Usage: npm run previous-release -- <commit or tag>');
  await requirePrograms(['postgres', 'pg_dump', 'git']);
  const commit = git(['rev-parse', '--verify', `${given}^{commit}`])
    .toString()
    .trim();
  const services = new Services();
  exitAfterInterruptWith(1);
  onInterrupt(() => services.stop());
  try {
    const source = await buildRelease(services, commit);
    const databaseUrl = await startPostgres(services);
    await useRelease(services, source, databaseUrl);
    await writeResult(databaseUrl, commit);
  } finally {
    await services.stop();
  }
}

const git = (args) => execFileSync('git', args, { cwd: inProject(), maxBuffer: 2 ** 30 });

/** @returns {Promise<string>} the folder of the built release */
async function buildRelease(services, commit) {
  terminal.step('Release', `building ${commit.slice(0, 9)} …`);
  const folder = path.join(services.folder, 'release');
  fs.mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', commit]) });
  for (const args of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build:api'],
  ]) {
    const { code, output } = await run('npm', args, { cwd: folder, env: process.env });
    if (code !== 0) throw new Failure(`npm ${args.join(' ')} failed:\n${output}`);
  }
  return folder;
}

/** @returns {Promise<string>} address of an empty database */
async function startPostgres(services) {
  const [folder, port] = [services.makeFolder('postgres'), await anyFreePort()];
  const data = path.join(folder, 'data');
  const initdb = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(BINARIES, 'initdb'), initdb, { ...services.account, cwd: folder, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const command = ['postgres', '-D', data, '-p', String(port), '-k', folder, '-c', 'fsync=off'];
  const service = services.start('server', command, { asAccount: true });
  await services.waitFor(service, async () => (await query(url, 'SELECT 1')).length === 1);
  await query(url, 'CREATE DATABASE gradspan');
  return url.replace(/postgres$/, 'gradspan');
}

/** Starts the release with demo data, and writes as people do. */
async function useRelease(services, source, databaseUrl) {
  const port = await anyFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const service = services.start('release-server', [process.execPath, path.join(source, 'backend/dist/main.js')], {
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_ORIGIN: origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: services.makeFolder('files'),
      DEMO_DATA: 'on',
      COLLEGES_AUTO_IMPORT: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  await services.waitFor(service, async () => (await get(`${origin}/health/ready`))?.status === 200, 120_000);
  await services.waitFor(service, async () => (await countDueJobs(databaseUrl)) === 0, 120_000);
  await writeAsPeople(origin);
  await services.waitFor(service, async () => (await countDueJobs(databaseUrl)) === 0, 120_000);
  await service.stop();
}

async function countDueJobs(databaseUrl) {
  // Events become jobs within a second.
  await sleep(2_000);
  const sql = "SELECT count(*)::int AS count FROM jobs.job WHERE state < 'completed' AND start_after <= now()";
  return (await query(databaseUrl, sql))[0].count;
}

/** The test of upgrades expects these rows in addition to the demo data. */
async function writeAsPeople(origin) {
  const student = await signIn(origin, 'demo.student');
  const alum = await signIn(origin, 'demo.alumni');
  await student.send('POST', '/api/messages', { recipientId: alum.id, content: 'Written before the upgrade' });
  await alum.send('POST', '/api/messages', { recipientId: student.id, content: 'Answered before the upgrade' });
  const startTime = new Date(Date.now() + 7 * DAY_MS).toISOString();
  const endTime = new Date(Date.now() + 7 * DAY_MS + 1_800_000).toISOString();
  await student.send('POST', '/api/meetings', {
    title: 'Planned before the upgrade',
    attendeeId: alum.id,
    startTime,
    endTime,
  });
  await student.send('POST', '/api/recommendations/generate');
}

async function signIn(origin, username) {
  const headers = { origin, 'content-type': 'application/json' };
  const send = async (method, target, body) => {
    const response = await fetch(origin + target, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Failure(`${method} ${target} returned ${response.status}: ${text}`);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    return JSON.parse(text);
  };
  const { id } = await send('POST', '/api/login', { username, password: PASSWORD });
  return { id, send };
}

async function writeResult(databaseUrl, commit) {
  // Rows as INSERT, because COPY can't be part of a script that a client sends.
  const dump = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', databaseUrl];
  const script = execFileSync(path.join(BINARIES, 'pg_dump'), dump, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  // Only psql understands lines with a backslash.
  const sql = zlib.brotliCompressSync(script.replace(/^\\(un)?restrict .*$/gm, ''));
  if (sql.length > MAX_BYTES) throw new Failure(`The data takes ${sql.length} bytes instead of at most ${MAX_BYTES}.`);
  const rows = await query(databaseUrl, 'SELECT name FROM migrations ORDER BY name');
  const date = git(['show', '--no-patch', '--format=%cs', commit]).toString().trim();
  const written = new Date().toISOString().slice(0, 10);
  const release = { commit, date, written, migrations: rows.map(({ name }) => name) };
  fs.mkdirSync(RESULT, { recursive: true });
  fs.writeFileSync(path.join(RESULT, 'data.sql.br'), sql);
  fs.writeFileSync(path.join(RESULT, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  terminal.step('Release', `${sql.length} bytes in ${RESULT}`);
}

await runMain(main);
