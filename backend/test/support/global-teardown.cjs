module.exports = async function globalTeardown() {
  const { Client } = require('pg');
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  for (const made of ['', '_started', '_started_unfinished']) {
    await admin.query(`DROP DATABASE IF EXISTS ${process.env.TEST_DATABASE_TEMPLATE}${made} WITH (FORCE)`);
  }
  await admin.end();
  require('node:fs').rmSync(process.env.TEST_DATA_DIR, { recursive: true, force: true });
  await globalThis.__TEST_POOLER__?.stop();
  await globalThis.__TEST_DATABASE__?.stop();
};
