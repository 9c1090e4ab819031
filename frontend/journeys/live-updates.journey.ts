import { readdir, readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { connect, member, mentor, type Member } from './support/mentors';
import { startSecondServer, type SecondServer } from './support/second-server';
import { expect, test as base } from './support/test';
import { isThorough } from './support/thoroughness';

/** Long enough for several reconnection attempts, whose intervals increase. */
const OFFLINE_MS = isThorough ? 30_000 : 8_000;
const MESSAGE_COUNT = 5;
const ASSETS = 'frontend/dist/assets';

interface Servers {
  /** Its origin. */
  first: string;
  second: SecondServer;
}

/** The fixture must be listed first in a journey, so that the servers stop after its browsers. */
const test = base.extend<{ servers: Servers }>({
  servers: async ({ baseURL }, provide) => {
    const second = await startSecondServer();
    await provide({ first: baseURL ?? '', second });
    await second.stop();
  },
});

const log = (page: Page) => page.getByRole('log');
const field = (page: Page, { fullName }: Member) => page.getByLabel(`Message ${fullName}`, { exact: true });

async function open(page: Page, origin: string, other: Member): Promise<void> {
  await page.goto(`${origin}/messages?with=${other.id}`);
  await expect(field(page, other)).toBeEnabled();
}

async function send(page: Page, to: Member, content: string): Promise<void> {
  await field(page, to).fill(content);
  await page.keyboard.press('Enter');
}

/** Opens the conversation of two connected users, his on the first server and hers on the second. */
async function conversation(his: Page, hers: Page, { first, second }: Servers) {
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(his.request, 'student', 'Kit Osgood');
  await connect(his.request, hers.request, mara);
  await open(his, first, mara);
  // Cookies are shared by all ports of a host.
  await open(hers, second.origin, kit);
  return { mara, kit };
}

/** Waits until her stream is open: she receives a message sent now. */
async function waitForStream(his: Page, mara: Member, hers: Page): Promise<void> {
  await send(his, mara, 'Are you there?');
  await expect(log(hers).getByText('Are you there?')).toBeVisible();
}

test('a message appears immediately on another server', async ({ servers, page, elsewhere }) => {
  test.setTimeout(120_000);
  const hers = await elsewhere();
  const { mara, kit } = await conversation(page, hers, servers);
  await waitForStream(page, mara, hers);

  const took: number[] = [];
  for (let n = 1; n <= MESSAGE_COUNT; n++) {
    const [from, to, recipient] = n % 2 ? [page, hers, mara] : [hers, page, kit];
    await field(from, recipient).fill(`Number ${n}.`);
    const began = Date.now();
    await from.keyboard.press('Enter');
    await log(to).getByText(`Number ${n}.`).waitFor();
    took.push(Date.now() - began);
  }
  test.info().annotations.push({ type: 'milliseconds', description: took.join(', ') });
  // With polling every few seconds, nearly all messages would take longer; on a busy machine, only some do.
  expect(Math.min(...took)).toBeLessThan(2_000);
});

test('no message is lost or duplicated after a network failure', async ({ servers, page, elsewhere, complaints }) => {
  test.setTimeout(180_000);
  complaints.expectErrors(/net::ERR_/);
  const hers = await elsewhere();
  const { mara, kit } = await conversation(page, hers, servers);
  await waitForStream(page, mara, hers);

  await hers.context().setOffline(true);
  // The browser doesn't close connections that its workers have open.
  servers.second.network.disconnect();
  for (let n = 1; n <= MESSAGE_COUNT; n++) {
    await send(page, mara, `While you were away, ${n}.`);
    await expect(log(page).getByText('Sending…')).toBeHidden();
  }
  await hers.waitForTimeout(OFFLINE_MS);
  await expect(log(hers).getByText(/^While you were away/)).toHaveCount(0);
  servers.second.network.restore();
  await hers.context().setOffline(false);

  await expect(log(hers).getByText(/^While you were away/)).toHaveCount(MESSAGE_COUNT);
  await send(page, mara, 'And now?');
  await expect(log(hers).getByText('And now?')).toBeVisible();
  await send(hers, kit, 'I am back.');
  await expect(log(page).getByText('I am back.')).toBeVisible();
  for (const each of [page, hers]) {
    for (let n = 1; n <= MESSAGE_COUNT; n++) {
      await expect(log(each).getByText(`While you were away, ${n}.`)).toHaveCount(1);
    }
    for (const text of ['Are you there?', 'And now?', 'I am back.']) {
      await expect(log(each).getByText(text)).toHaveCount(1);
    }
  }
});

/** Returns the number of streams that the page itself has opened. */
const streamsOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'streams')));

async function disableSharedWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SharedWorker');
    Reflect.set(window, 'streams', 0);
    const Original = EventSource;
    window.EventSource = class extends Original {
      constructor(address: string | URL) {
        super(address);
        Reflect.set(window, 'streams', Number(Reflect.get(window, 'streams')) + 1);
      }
    };
  });
}

test('a browser without shared workers opens one stream for all its pages', async ({ page, elsewhere }) => {
  test.setTimeout(120_000);
  const hers = await elsewhere();
  await disableSharedWorkers(hers.context());
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers.request, mara);
  const write = (content: string) => page.request.post('/api/messages', { data: { recipientId: mara.id, content } });
  await open(hers, '', kit);
  await expect.poll(() => streamsOf(hers)).toBe(1);
  const other = await hers.context().newPage();
  await open(other, '', kit);

  await write('To both pages.');
  for (const each of [hers, other]) await expect(log(each).getByText('To both pages.')).toBeVisible();
  expect([await streamsOf(hers), await streamsOf(other)]).toEqual([1, 0]);

  await hers.close();
  await expect.poll(() => streamsOf(other)).toBe(1);
  await write('To the one that is left.');
  await expect(log(other).getByText('To the one that is left.')).toHaveCount(1);
});

test('the stream worker script is compressed, cached, and runs once for all pages', async ({
  page,
  browser,
  request,
}) => {
  const name = (await readdir(ASSETS)).find((file) => /^stream\.worker-[\w-]+\.js$/.test(file));
  const content = await readFile(`${ASSETS}/${name}`, 'utf8');
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toBe(content);
    expect(answer.headers()['content-type']).toMatch(/javascript/);
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }

  await member(page.request, 'student', 'Kit Osgood');
  const other = await page.context().newPage();
  for (const each of [page, other]) await each.goto('/messages');
  const session = await browser.newBrowserCDPSession();
  const workers = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.filter(({ type, url }) => type === 'shared_worker' && url.endsWith(`/${name}`)).length;
  };
  await expect.poll(workers).toBe(1);
});
