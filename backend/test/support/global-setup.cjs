/**
 * Finds a PostgreSQL and prepares one migrated template database; every test file clones it (a file copy, not a
 * migration). When `npm test` has already found a server its address is in TEST_DATABASE_URL.
 */
module.exports = async function globalSetup() {
  const loadedBefore = new Set(Object.keys(require.cache));
  const { findTestDatabase } = await import('../../tools/test-database.mjs');
  const found = await findTestDatabase();
  globalThis.__TEST_DATABASE__ = found;

  const { Client } = require('pg');
  const admin = new Client({ connectionString: found.url });
  await admin.connect();
  const template = `gradspan_template_${process.pid}`;
  await admin.query(`DROP DATABASE IF EXISTS ${template}`);
  await admin.query(`CREATE DATABASE ${template}`);
  await admin.end();

  const url = new URL(found.url);
  url.pathname = `/${template}`;
  const { loadSettings } = require('../../src/shared/infrastructure/settings/settings.ts');
  const { migrate } = require('../../src/shared/infrastructure/typeorm/migrate.ts');
  const { mapping } = require('../../src/composition/database.ts');
  const { mkdtempSync } = require('node:fs');
  const { join } = require('node:path');
  const dataDir = mkdtempSync(join(require('node:os').tmpdir(), 'gradspan-test-'));
  await migrate(loadSettings({ NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: dataDir }), mapping);

  if (process.env.TEST_POOLER === 'on') {
    const { startPooler } = await import('../../tools/testing/pooler.mjs');
    const { PATIENT_SERVER_LIMITS } = require('./patient-time-limits.ts');
    const limits = Object.entries(PATIENT_SERVER_LIMITS).map(([name, ms]) => `SET ${name} = ${ms}`);
    const pooler = await startPooler(found.url, limits.join('; '));
    globalThis.__TEST_POOLER__ = pooler;
    process.env.TEST_POOLER_URL = pooler.url;
  }
  process.env.TEST_DATABASE_URL = found.url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.TEST_DATA_DIR = dataDir;
  // With one worker, the tests run in this process. Jest has translated what was loaded here, so a test would get another
  // copy of Nest's classes than its adapters.
  for (const file of Object.keys(require.cache)) if (!loadedBefore.has(file)) delete require.cache[file];
};
