/** Imports each file it receives, and replies with the time or the memory that this took. */
import fs from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { built } from './built.mjs';

/** The interval at which the product reports progress to its pages. */
const REPORTED_EVERY_MS = 500;
const COLLECTED_EVERY_MS = 250;

const settings = built('shared/infrastructure/settings/settings.js').loadSettings(process.env, {
  backgroundWork: false,
});
const product = await NestFactory.createApplicationContext(built('app.module.js').AppModule.forRoot(settings), {
  logger: false,
});
const importAlumni = product.get(
  built('contexts/admin-analytics/application/alumni-import/import-alumni.js').ImportAlumni,
  { strict: false },
);

process.on('message', ({ file, collects }) => {
  (collects ? remembered(file) : measured(file)).then(
    (result) => process.send(result),
    (error) => process.send({ failure: String(error.stack ?? error) }),
  );
});
process.send('ready');

async function measured(file) {
  let longestPause = 0;
  let last = performance.now();
  const began = last;
  const report = () => {
    longestPause = Math.max(longestPause, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(report, REPORTED_EVERY_MS);
  await imported(file);
  const ms = performance.now() - began;
  clearInterval(timer);
  report();
  return { ms, longestPause };
}

/** Measures the peak of memory in use above the initial value, collecting garbage before each reading. */
async function remembered(file) {
  const held = () => {
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, held())), COLLECTED_EVERY_MS);
  await imported(file);
  clearInterval(timer);
  return { memory: most - before };
}

async function imported(file) {
  const { added } = await importAlumni.importForCollege({
    collegeId: Number(process.argv[2]),
    file: { name: 'file.csv', content: fs.createReadStream(file) },
    isDryRun: false,
    onProgress: () => {},
  });
  if (added === 0) throw new Error('Nothing was added');
}
