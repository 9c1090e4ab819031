/** A temporary server with its own database, both removed afterwards: for browser journeys and page measurements. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startApplication, waitUntilReady } from '../lib/application.mjs';
import { Failure } from '../lib/failure.mjs';
import { onInterrupt } from '../lib/interrupts.mjs';
import { anyFreePort } from '../lib/ports.mjs';
import { findTestDatabase } from '../test-database.mjs';

/**
 * @typedef {object} ThrowawayServer
 * @property {string} origin
 * @property {string} dataDir
 * @property {string} databaseUrl
 * @property {Promise<number>} ended
 * @property {() => Promise<void>} stop
 */

/**
 * @param {NodeJS.ProcessEnv} [settings] in addition to: starter colleges, demo people, no official import, no limits
 * @returns {Promise<ThrowawayServer>} ready
 */
export async function startThrowawayServer(settings = {}) {
  const { default: pg } = await import('pg');
  const server = await findTestDatabase();
  const name = `gradspan_throwaway_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (sql) => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await asAdmin(`CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;

  const port = settings.PORT ?? String(await anyFreePort());
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-throwaway-'));
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: port,
    APP_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    COLLEGES_AUTO_IMPORT: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const application = startApplication(environment);
  const stop = async () => {
    await application.stop();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    fs.rmSync(dataDir, { recursive: true, force: true });
    await server.stop();
  };
  onInterrupt(stop);
  if (!(await waitUntilReady(environment, application, () => undefined))) {
    throw new Failure('The server ended before it was ready.');
  }
  return { origin: environment.APP_ORIGIN, dataDir, databaseUrl: url.href, ended: application.ended, stop };
}

/**
 * Calls `use` with a server that is removed afterwards, even if `use` fails.
 *
 * @param {(server: ThrowawayServer) => Promise<void>} use
 * @param {NodeJS.ProcessEnv} [settings] as for `startThrowawayServer`
 */
export async function withThrowawayServer(use, settings) {
  const server = await startThrowawayServer(settings);
  await use(server).finally(() => server.stop());
}
