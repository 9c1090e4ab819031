// Writes docs/events.md: every event, its payload, and the listeners of each context; with --check, only reports whether
// the file is out of date. `node backend/tools/events.mjs [--check]`
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventsIn, listenersIn } from './events/read-events.mjs';
import { documentOf, tooManyWithin } from './events/document.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const target = path.join(root, 'docs/events.md');

const sources = path.join(root, 'backend/src');
const events = eventsIn(sources);
const listeners = listenersIn(sources, events);

const wrong = tooManyWithin(events, listeners);
if (wrong.length > 0) {
  console.error(`Listeners in the transaction of an event:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

const text = documentOf(events, listeners);
if (!process.argv.includes('--check')) {
  fs.writeFileSync(target, text);
  console.log('Wrote docs/events.md');
} else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
  console.error('docs/events.md is out of date: run node backend/tools/events.mjs');
  process.exitCode = 1;
}
