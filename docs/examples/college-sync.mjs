// Copies the catalog into a spreadsheet, imports alumni every night, and receives webhooks. It can be stopped at any moment.
// README.md in this folder describes the settings.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

const { GRADSPAN, TOKEN, ALUMNI_FILE, WEBHOOK_SECRET, PORT = '4000', FOLDER = '.' } = process.env;
const [catalog, events] = [openLog('catalog.ndjson'), openLog('events.ndjson')];

/** Opens a file of JSON lines. A line that was being written when the program was stopped is dropped. */
function openLog(name) {
  const path = `${FOLDER}/${name}`;
  const text = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '';
  fs.writeFileSync(path, text.slice(0, text.lastIndexOf('\n') + 1));
  const lines = text.split('\n').slice(0, -1).map(JSON.parse);
  return { lines, add: (line) => lines.push(line) && fs.appendFileSync(path, `${JSON.stringify(line)}\n`) };
}

async function call(url, { headers, ...options } = {}) {
  const response = await fetch(GRADSPAN + url, {
    ...options,
    headers: { Authorization: `Bearer ${TOKEN}`, ...headers },
  });
  const seconds = response.headers.get('Retry-After'); // Too many requests, a restart, or another import is running.
  if (response.ok || seconds === null) return response;
  await sleep(1000 * Number(seconds));
  return call(url, { headers, ...options });
}

/** Reads what has changed since the last complete download, and continues an interrupted one after its last college. */
async function copyCatalog() {
  const end = catalog.lines.findLastIndex(({ isEnd }) => isEnd);
  const interrupted = catalog.lines.slice(end + 1);
  const query = { ...(end >= 0 && { since: catalog.lines[end].version }), after: interrupted.at(-1)?.college.id ?? 0 };
  const response = await call(`/api/colleges/export.ndjson?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`The catalog can’t be read: ${response.status} ${await response.text()}`);
  const version = response.headers.get('X-Catalog-Version');
  const lines = createInterface({ input: Readable.fromWeb(response.body) });
  for await (const line of lines) catalog.add({ version, college: JSON.parse(line) });
  catalog.add({ version: interrupted[0]?.version ?? version, isEnd: true }); // Later changes are read the next time.
  const colleges = new Map(catalog.lines.filter(({ isEnd }) => !isEnd).map(({ college }) => [college.id, college]));
  const kept = [...colleges.values()].filter(({ removed }) => !removed);
  const rows = kept.map(({ id, name, state }) => `${id},"${name.replaceAll('"', '""')}",${state}\n`);
  fs.writeFileSync(`${FOLDER}/colleges.csv`, ['id,name,state\n', ...rows].join(''));
}

/** Imports a file once: a repeated key gets the first response. */
async function importAlumni() {
  const content = fs.readFileSync(ALUMNI_FILE);
  const headers = { 'Idempotency-Key': createHash('sha256').update(content).digest('hex') };
  const body = new FormData();
  body.set('file', new Blob([content], { type: 'text/csv' }), 'alumni.csv');
  const response = await call('/api/admin/alumni/import', { method: 'POST', body, headers });
  fs.writeFileSync(`${FOLDER}/import.json`, await response.text());
}

/** Stores an event before confirming it, and one that is delivered twice only once. */
async function receive(request, response) {
  const body = Buffer.concat(await request.toArray()).toString();
  const event = new Webhook(WEBHOOK_SECRET).verify(body, request.headers);
  const id = request.headers['webhook-id'];
  if (!events.lines.some((one) => one.id === id)) events.add({ id, event });
  response.writeHead(204).end();
}

createServer((request, response) => {
  receive(request, response).catch((error) => response.writeHead(400).end(error.message));
}).listen(Number(PORT), '127.0.0.1');
for (; ; await sleep(24 * 3600 * 1000)) {
  await copyCatalog();
  await importAlumni();
}
