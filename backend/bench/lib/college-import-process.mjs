/** Imports the official file named by its argument once, and replies with the time and the peak of its memory. */
import { NestFactory } from '@nestjs/core';
import { built } from './built.mjs';

const [, , file, release] = process.argv;
built('composition/cli/compact-heap.js');
const settings = built('shared/infrastructure/settings/settings.js').loadSettings(process.env, {
  backgroundWork: false,
});
const product = await NestFactory.createApplicationContext(built('app.module.js').AppModule.forRoot(settings), {
  logger: false,
});
const importColleges = product.get(built('contexts/colleges/application/import/import-colleges.js').ImportColleges, {
  strict: false,
});
const KILOBYTE = 1024;

const began = performance.now();
const { read, added, changed } = await importColleges.execute({ from: file, release });
const ms = performance.now() - began;
const memory = process.resourceUsage().maxRSS * KILOBYTE;
process.send?.({ ms, memory, read, added, changed });
await product.close();
process.exit();
