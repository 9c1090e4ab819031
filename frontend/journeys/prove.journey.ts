import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserType } from '@playwright/test';
import { PLANTED_SERVICE_WORKER, TRACKERS, type Tracker } from './support/trackers';
import { expect, test } from './support/test';

interface Observation {
  kind: string;
  name: string;
  screens: string[];
}
interface Observations {
  setScreen: (name: string) => void;
  list: () => Observation[];
}
interface WatchedBrowser {
  openContext: () => Promise<BrowserContext>;
  stop: () => Promise<void>;
}
interface ProveTools {
  openObservations: () => Observations;
  startWatchedBrowser: (options: {
    chromium: BrowserType;
    executablePath: string;
    origin: string;
    observations: Observations;
  }) => Promise<WatchedBrowser>;
  observePage: (page: unknown, own: string, observations: Observations) => Promise<void>;
  findUncovered: (observed: Observation[], policy: unknown, own: string) => Observation[];
  readPolicy: () => unknown;
}

const FOLDER = join(import.meta.dirname, '../../backend/tools/prove');
const MAX_WAIT_MS = 5_000;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

let tools: ProveTools;
let server: Server;
let host = '';
let observations: Observations;
let watched: WatchedBrowser;

test.beforeAll(async () => {
  tools = {
    ...((await import(join(FOLDER, 'observations.mjs'))) as ProveTools),
    ...((await import(join(FOLDER, 'watch.mjs'))) as ProveTools),
    ...((await import(join(FOLDER, 'policy.mjs'))) as ProveTools),
  };
  server = await serve();
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  observations = tools.openObservations();
  watched = await tools.startWatchedBrowser({ chromium, executablePath, origin: `http://${host}`, observations });
});
test.afterAll(async () => {
  await watched.stop();
  server.close();
});

/** Serves a page for each tracker. */
async function serve(): Promise<Server> {
  const pages = createServer((request, response) => {
    const name = request.url?.split('?')[0]?.slice(1) ?? '';
    if (name === 'planted-worker.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(PLANTED_SERVICE_WORKER);
      return;
    }
    const tracker = TRACKERS.find((one) => one.name === name);
    response.writeHead(tracker?.status ?? 200, { 'content-type': 'text/html', ...tracker?.headers });
    response.end(tracker ? `<!doctype html><title>${name}</title><body>${tracker.html ?? ''}</body>` : '');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  return pages;
}

/** Visits a page as `npm run prove` does, and returns what the policy doesn't name. */
async function findOnPageWith({ name, found: [kind, expected], act }: Tracker): Promise<Observation[]> {
  observations.setScreen(name);
  const context = await watched.openContext();
  const page = await context.newPage();
  // A redirect to a refused host is an error of the page.
  await page.goto(`http://${host}/${name}`).catch(() => undefined);
  await act?.(page);
  await page.waitForTimeout(500);
  await tools.observePage(page, host, observations);
  await page.goto('about:blank').catch(() => undefined);
  const find = () =>
    tools.findUncovered(observations.list(), tools.readPolicy(), host).filter(({ screens }) => screens.includes(name));
  const isFound = () => find().some((one) => one.kind === kind && one.name === expected);
  // Workers and closing pages send when the browser gets to it.
  for (const end = Date.now() + MAX_WAIT_MS; !isFound() && Date.now() < end;) await page.waitForTimeout(100);
  await context.close();
  return find();
}

for (const tracker of TRACKERS) {
  const [kind, name] = tracker.found;
  test(`finds a planted tracker: ${tracker.name}`, async () => {
    const found = await findOnPageWith(tracker);
    expect(found.map((one) => `${one.kind} ${one.name}`)).toContain(`${kind} ${name}`);
  });
}

test('finds a key that is stored and removed again', async () => {
  const found = await findOnPageWith({
    name: 'short-lived-key',
    found: ['storage', 'local:visitor'],
    act: (page) => page.evaluate(() => (localStorage.setItem('visitor', '1'), localStorage.removeItem('visitor'))),
  });
  expect(found).toMatchObject([{ kind: 'storage', name: 'local:visitor' }]);
});

test('finds nothing on a page without trackers', async () => {
  expect(await findOnPageWith({ name: 'no-tracker', found: ['host', ''] })).toEqual([]);
});
