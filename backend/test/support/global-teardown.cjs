module.exports = async function globalTeardown() {
  const { TestDatabases } = require('./test-databases.ts');
  const databases = await TestDatabases.on(process.env.TEST_DATABASE_URL);
  for (const made of ['', '_bare', '_started', '_started_unfinished'])
    await databases.drop(`${process.env.TEST_DATABASE_TEMPLATE}${made}`);
  require('node:fs').rmSync(process.env.TEST_DATA_DIR, { recursive: true, force: true });
  await globalThis.__TEST_POOLER__?.stop();
  await globalThis.__TEST_DATABASE__?.stop();
};
