/**
 * Finds a PostgreSQL for the tests: the one that TEST_DATABASE_URL names, otherwise a container, otherwise the embedded
 * one. Reports which one it is. TEST_DATABASE=url|testcontainers|embedded forces one, so that a pipeline meant to use
 * containers can't silently fall back. Never uses a PostgreSQL that merely happens to run on this machine.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase } from './embedded-postgres/index.mjs';
import { liveUsers } from './embedded-postgres/users.mjs';
import { Failure } from './lib/failure.mjs';
import { onInterrupt } from './lib/interrupts.mjs';
import { anyFreePort } from './lib/ports.mjs';

const IMAGE = 'postgres:16-alpine';
const ENGINE_TIMEOUT_MS = 2_000;
const FOLDER_PREFIX = 'gradspan-postgres-';
const KINDS = ['url', 'testcontainers', 'embedded'];
/** One pool for each Jest worker and for each server under test. */
const MAX_CONNECTIONS = '300';

/**
 * @typedef {object} TestDatabase
 * @property {string} url of an account that may create and drop databases
 * @property {string} description which kind it is, for the terminal
 * @property {() => Promise<void>} stop stops everything started for the tests; an interruption does the same
 */

/**
 * @param {(text: string) => void} [note] called with anything out of the ordinary
 * @returns {Promise<TestDatabase>}
 */
export async function findTestDatabase(note = () => undefined) {
  const forced = process.env.TEST_DATABASE;
  if (forced && !KINDS.includes(forced))
    throw new Failure(`TEST_DATABASE is one of ${KINDS.join(', ')}, not “${forced}”.`);
  if (forced === 'url' || (!forced && process.env.TEST_DATABASE_URL)) return fromEnvironment();
  if (forced === 'testcontainers') {
    if (await dockerAnswers()) return startContainer();
    throw new Failure(
      `TEST_DATABASE=testcontainers needs a Docker engine, and none answers at ${addressesInText()}.\n` +
        'Start one, or set DOCKER_HOST to its address. Without TEST_DATABASE, the tests use the embedded PostgreSQL.',
    );
  }
  if (!forced && (await dockerAnswers())) {
    try {
      return await startContainer();
    } catch (error) {
      note(`${error.message} Taking the embedded PostgreSQL instead.`);
    }
  }
  return startEmbedded();
}

function fromEnvironment() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Failure('TEST_DATABASE=url needs TEST_DATABASE_URL, an account that may create databases.');
  return { url, description: 'the PostgreSQL of TEST_DATABASE_URL', stop: async () => undefined };
}

async function startContainer() {
  let container;
  try {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const durability = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
    container = await new PostgreSqlContainer(IMAGE)
      .withCommand(['postgres', ...durability, '-c', `max_connections=${MAX_CONNECTIONS}`])
      .start();
  } catch (error) {
    throw new Failure(`No container with ${IMAGE} could be started: ${error.message}`);
  }
  const remove = async () => void (await container.stop());
  const forget = onInterrupt(remove);
  return {
    url: container.getConnectionUri(),
    description: `a container with ${IMAGE}`,
    stop: () => remove().finally(forget),
  };
}

async function startEmbedded() {
  await sweepLeftovers();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), FOLDER_PREFIX));
  // The account that runs PostgreSQL needs access to the folder; its contents keep their own permissions.
  fs.chmodSync(folder, 0o755);
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const forget = onInterrupt(remove);
  const database = await openEmbeddedDatabase({
    dataDir: folder,
    role: 'server',
    command: 'the tests',
    port: await anyFreePort(),
    settings: { max_connections: MAX_CONNECTIONS },
    durable: false,
  });
  const stop = async () => {
    await database.close();
    remove();
    forget();
  };
  return { url: database.url, description: `the embedded PostgreSQL ${database.version}, ${database.account}`, stop };
}

/** Stops and removes databases of test runs that were killed. */
async function sweepLeftovers() {
  const names = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of names.map((name) => path.join(os.tmpdir(), name))) {
    const abandoned = fs.existsSync(path.join(folder, 'run')) && liveUsers(path.join(folder, 'run')).length === 0;
    if (!abandoned) continue;
    try {
      const database = await openEmbeddedDatabase({ dataDir: folder, role: 'guest', command: 'the tests' });
      const stopped = await database.close();
      if (stopped) fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another account or is incomplete; not worth failing a test run.
    }
  }
}

/** Checks whether a Docker engine (or a compatible one) responds on this machine. */
async function dockerAnswers() {
  for (const target of engineAddresses()) if (await ping(target)) return true;
  return false;
}

function engineAddresses() {
  const named = process.env.DOCKER_HOST;
  if (named?.startsWith('unix://')) return [{ socketPath: named.slice('unix://'.length) }];
  if (named?.startsWith('tcp://'))
    return [new URL(named.replace('tcp://', 'http://'))].map(({ hostname, port }) => ({ hostname, port }));
  if (process.platform === 'win32') return [{ socketPath: '//./pipe/docker_engine' }];
  const folders = [
    '/var/run',
    path.join(os.homedir(), '.docker', 'run'),
    path.join(os.homedir(), '.docker', 'desktop'),
  ];
  if (process.env.XDG_RUNTIME_DIR) folders.push(process.env.XDG_RUNTIME_DIR);
  return folders.map((folder) => ({ socketPath: path.join(folder, 'docker.sock') }));
}

const addressesInText = () =>
  engineAddresses()
    .map(({ socketPath, hostname, port }) => socketPath ?? `${hostname}:${port}`)
    .join(' or ');

function ping(target) {
  return new Promise((resolve) => {
    const request = http.get({ ...target, path: '/_ping', timeout: ENGINE_TIMEOUT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
