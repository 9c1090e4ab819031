/** Databases of a benchmark; all of them are removed when it ends. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runCommand } from './servers.mjs';
import { isTiny } from './size.mjs';

/**
 * @typedef {object} Database
 * @property {Record<string, string>} settings of a server on it
 * @property {() => Promise<void>} drop
 */

/** The databases of a tiny run. Sections return them, and the next section gets them emptied. */
const shared = { template: null, all: [], free: [] };

/**
 * Creates a database with this version's tables, and a folder for the other data.
 *
 * @param {string} serverUrl
 * @param {string} name
 * @param {string} [backend] the folder of another version, whose tables are created instead
 * @returns {Promise<Database>}
 */
export async function makeDatabase(serverUrl, name, backend) {
  if (isTiny) return takeShared(serverUrl);
  const made = await create(serverUrl, name);
  runCommand(['migrate'], made.settings, backend);
  return made;
}

/**
 * Creates a database that no other section gets, for sections that change the catalog.
 *
 * @param {string} serverUrl
 * @param {string} name
 * @returns {Promise<Database>}
 */
export async function makeOwnDatabase(serverUrl, name) {
  const migrated = process.env.TEST_DATABASE_TEMPLATE;
  const made = await create(serverUrl, name, migrated);
  if (!migrated) runCommand(['migrate'], made.settings);
  return made;
}

/** Removes the databases that a tiny run shares. */
export async function dropShared() {
  for (const { drop } of shared.all.splice(0)) await drop();
  await shared.template?.drop();
  shared.free = [];
  shared.template = null;
}

/** Returns the first database that no section uses: the first ones have servers already. */
async function takeShared(serverUrl) {
  let taken = shared.free.shift();
  if (taken) {
    await empty(taken.settings, shared.template.filled);
  } else {
    shared.template ??= await makeTemplate(serverUrl);
    taken = await create(serverUrl, `shared_${shared.all.length}`, shared.template.name);
    shared.all.push(taken);
  }
  const drop = async () => {
    shared.free.push(taken);
    shared.free.sort((one, other) => shared.all.indexOf(one) - shared.all.indexOf(other));
  };
  return { ...taken, drop };
}

/** Takes the migrated database of the test run, if there is one. */
async function makeTemplate(serverUrl) {
  const migrated = process.env.TEST_DATABASE_TEMPLATE;
  const made = await create(serverUrl, 'template', migrated);
  if (!migrated) runCommand(['migrate'], made.settings);
  return { ...made, filled: await filledTables(made.settings) };
}

async function create(serverUrl, name, template = 'template1') {
  const database = `gradspan_bench_${name}_${process.pid}`;
  await on(serverUrl, (client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-bench-'));
  const settings = {
    NODE_ENV: 'development',
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
    COLLEGES_AUTO_IMPORT: 'off',
  };
  const drop = async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    await on(serverUrl, (client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
  };
  return { name: database, settings, drop };
}

/**
 * Tables of the product, without the catalog of colleges, the queue's own tables and the audit log, whose rows can't be
 * deleted.
 */
const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'pgboss', 'colleges') AND tablename <> 'audit_log'`;

/** Returns the tables that the migrations fill. */
function filledTables({ DATABASE_URL }) {
  return on(DATABASE_URL, async (client) => {
    const filled = [];
    for (const { name } of (await client.query(TABLES)).rows) {
      if ((await client.query(`SELECT FROM ${name} LIMIT 1`)).rowCount > 0) filled.push(name);
    }
    return filled;
  });
}

/** Removes all rows except those of the migrations, and the catalog. */
function empty({ DATABASE_URL }, filled) {
  return on(DATABASE_URL, async (client) => {
    const all = (await client.query(TABLES)).rows.map(({ name }) => name);
    // The product creates a table for each queue and remembers it in another one.
    const names = all.filter((name) => !filled.includes(name) && !name.startsWith('jobs.'));
    await client.query(`TRUNCATE ${names.join(', ')}`);
  });
}

async function on(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
