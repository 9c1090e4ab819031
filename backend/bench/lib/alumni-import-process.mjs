/** Imports each file it is sent, and answers how long that took and how much memory. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '../../tools/lib/paths.mjs';

const require = createRequire(import.meta.url);
const dist = (file) => require(inProject('backend/dist', file));
const LOOK_EVERY_MS = 10;

const { NestFactory } = require('@nestjs/core');
const settings = dist('shared/infrastructure/settings/settings.js').loadSettings(process.env, {
  backgroundWork: false,
});
const product = await NestFactory.createApplicationContext(dist('app.module.js').AppModule.with(settings), {
  logger: false,
});
const importAlumni = product.get(
  dist('contexts/admin-analytics/application/alumni-import/import-alumni.js').ImportAlumni,
  { strict: false },
);

process.on('message', (file) => {
  measured(file).then(
    (result) => process.send(result),
    (error) => process.send({ failure: String(error.stack ?? error) }),
  );
});
process.send('ready');

async function measured(file) {
  globalThis.gc();
  const before = process.memoryUsage().rss;
  let [most, longestPause] = [before, 0];
  const look = () => (most = Math.max(most, process.memoryUsage().rss));
  const timer = setInterval(look, LOOK_EVERY_MS);
  const began = performance.now();
  let last = began;
  const { added } = await importAlumni.forCollege({
    collegeId: Number(process.argv[2]),
    file: { name: 'file.csv', content: fs.createReadStream(file) },
    isDryRun: false,
    onProgress: () => {
      longestPause = Math.max(longestPause, performance.now() - last);
      last = performance.now();
    },
  });
  const ms = performance.now() - began;
  clearInterval(timer);
  look();
  if (added === 0) throw new Error('Nothing was added');
  return { ms, memory: most - before, longestPause };
}
