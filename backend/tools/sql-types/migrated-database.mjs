/** A database with the tables of the product, for one check. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findTestDatabase } from '../test-database.mjs';

const CLI = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/cli.js');

/**
 * @template T
 * @param {(url: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withMigratedDatabase(use) {
  const server = await findTestDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-sql-types-'));
  const name = `gradspan_sql_types_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  try {
    await asAdmin(server.url, `CREATE DATABASE ${name}`);
    const environment = { ...process.env, NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: folder };
    execFileSync(process.execPath, [CLI, 'migrate'], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    return await use(url.href);
  } finally {
    await asAdmin(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function asAdmin(connectionString, sql) {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}
