/**
 * Finds a PostgreSQL and prepares one migrated template database; every test file clones it (a file copy, not a
 * migration). When `npm test` has already found a server its address is in TEST_DATABASE_URL.
 */
module.exports = async function globalSetup() {
  const loadedBefore = new Set(Object.keys(require.cache));
  const { findTestDatabase } = await import('../../tools/test-database.mjs');
  const found = await findTestDatabase();
  globalThis.__TEST_DATABASE__ = found;

  const { TestDatabases } = require('./test-databases.ts');
  const databases = await TestDatabases.on(found.url);
  const template = `gradspan_template_${process.pid}`;
  const bare = `${template}_bare`;
  for (const name of [template, bare]) await databases.drop(name);
  await databases.createBare(bare);
  await databases.seal(bare);
  await databases.copy(bare, template);
  const { loadSettings } = require('../../src/shared/infrastructure/settings/settings.ts');
  const { migrate } = require('../../src/shared/infrastructure/typeorm/migrate.ts');
  const { mapping } = require('../../src/composition/database.ts');
  const { mkdtempSync } = require('node:fs');
  const { join } = require('node:path');
  const dataDir = mkdtempSync(join(require('node:os').tmpdir(), 'gradspan-test-'));
  const { DATABASE_DISTRIBUTION } = process.env;
  const variables = { NODE_ENV: 'test', DATABASE_URL: databases.urlOf(template), DATA_DIR: dataDir };
  await migrate(loadSettings({ ...variables, DATABASE_DISTRIBUTION }), mapping);
  await databases.seal(template);

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
