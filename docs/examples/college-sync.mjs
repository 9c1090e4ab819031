// Copies the catalog into a spreadsheet, imports alumni every night, and receives webhooks. It can be stopped at any moment.
// Settings are described in README.md. Needs `npm install standardwebhooks`.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

const { GRADSPAN, TOKEN, ALUMNI_FILE, WEBHOOK_SECRET, PORT = '4000', FOLDER = '.' } = process.env;
const toLine = (value) => `${JSON.stringify(value)}\n`;

/** A file of JSON lines. A line that was being written when the program was stopped is dropped. */
const openLog = (name) => {
  const path = `${FOLDER}/${name}`;
  const text = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '';
  fs.writeFileSync(path, text.slice(0, text.lastIndexOf('\n') + 1));
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return { lines, add: (line) => (lines.push(line), fs.appendFileSync(path, toLine(line))) };
};
const [catalog, events] = [openLog('catalog.ndjson'), openLog('events.ndjson')];

async function call(url, options = {}) {
  const headers = { Authorization: `Bearer ${TOKEN}`, ...options.headers };
  const response = await fetch(`${GRADSPAN}${url}`, { ...options, headers });
  if (![429, 503].includes(response.status)) return response;
  await sleep(1000 * Number(response.headers.get('Retry-After') ?? 10));
  return call(url, options);
}

/** Reads what has changed since the last complete download, and continues an interrupted one after its last college. */
async function copyCatalog() {
  const last = catalog.lines.findLastIndex(({ isEnd }) => isEnd);
  const interrupted = catalog.lines.slice(last + 1);
  const query = new URLSearchParams();
  if (last >= 0) query.set('since', catalog.lines[last].version);
  if (interrupted.length > 0) query.set('after', interrupted.at(-1).college.id);
  const response = await call(`/api/colleges/export.ndjson?${query}`);
  if (!response.ok) throw new Error(`The catalog can’t be read: ${response.status} ${await response.text()}`);
  const version = response.headers.get('X-Catalog-Version');
  const lines = createInterface({ input: Readable.fromWeb(response.body) });
  for await (const line of lines) catalog.add({ version, college: JSON.parse(line) });
  // Changes during an interrupted download are read the next time.
  catalog.add({ version: interrupted[0]?.version ?? version, isEnd: true });
  const colleges = new Map(catalog.lines.flatMap(({ college }) => (college ? [[college.id, college]] : [])));
  const kept = [...colleges.values()].filter(({ removed }) => !removed);
  const rows = kept.map(({ id, name, state }) => `${id},"${name.replaceAll('"', '""')}",${state}\n`);
  fs.writeFileSync(`${FOLDER}/colleges.csv`, ['id,name,state\n', ...rows].join(''));
}

/** Imports a file once: a repeated key gets the first response. */
async function importAlumni() {
  const content = fs.readFileSync(ALUMNI_FILE);
  const body = new FormData();
  body.set('file', new Blob([content], { type: 'text/csv' }), 'alumni.csv');
  const headers = { 'Idempotency-Key': createHash('sha256').update(content).digest('hex') };
  const response = await call('/api/admin/alumni/import', { method: 'POST', body, headers });
  fs.writeFileSync(`${FOLDER}/import.json`, await response.text());
}

/** Stores an event before confirming it, and one that is delivered twice only once. */
async function receive(request, response) {
  const body = Buffer.concat(await request.toArray()).toString();
  const id = request.headers['webhook-id'];
  try {
    const event = new Webhook(WEBHOOK_SECRET).verify(body, request.headers);
    if (!events.lines.some((one) => one.id === id)) events.add({ id, event });
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}

createServer(receive).listen(Number(PORT), '127.0.0.1');
for (;;) {
  await copyCatalog();
  await importAlumni();
  await sleep(24 * 3600 * 1000);
}
