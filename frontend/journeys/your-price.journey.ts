import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { signUpSomeone } from './support/people';
import { startSecondServer, type SecondServer } from './support/second-server';
import { expect, test } from './support/test';

/** How the state, the income, the way of living and the budget could be written in an address, a body, a log or a file. */
const ANSWERS_PATTERN =
  /\bWY\b|Wyoming|75,?001|110,?000|withFamily|With family|12,?345|budget|familySituation|"?band"?[=:]/i;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'What would it cost me?' });

let server: SecondServer;
test.beforeAll(async () => (server = await startSecondServer('info')));
test.afterAll(() => server.stop());

test('income and state that a family enters are in no request, no log line and no file', async ({ page }) => {
  await signUpSomeone(page.request);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page
    .context()
    .addCookies((await page.context().cookies()).map(({ name, value }) => ({ name, value, url: server.origin })));

  await test.step('the family enters them with only the keyboard', async () => {
    await page.goto(`${server.origin}/colleges`);
    const open = page.getByRole('button', { name: 'Your price' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await tabTo(page, page.getByLabel('Home state'));
    await page.keyboard.type('Wyoming');
    await page.keyboard.press('Tab');
    await page.keyboard.type('$75,001');
    await page.keyboard.press('Tab');
    await page.keyboard.type('With family');
    await expect(page.getByLabel('Home state')).toHaveValue('WY');
    await expect(page.getByLabel('Family income per year')).toHaveValue('3');
    await expect(page.getByLabel('Living')).toHaveValue('withFamily');
    await tabTo(page, sheet(page).getByRole('button', { name: 'Show prices' }));
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.getByText('Your price (estimate)').first()).toBeVisible();
  });

  await test.step('the list is sorted by their price, within their budget', async () => {
    await page.getByLabel('Sort by').selectOption('Your price, lowest first');
    await expect(page).toHaveURL(/sort=your_price/);
    await page.getByRole('button', { name: 'Your price' }).click();
    await sheet(page).getByLabel('Most you can pay per year, in dollars').fill('12345');
    await sheet(page).getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByText(/colleges? hidden: your price is above \$12,345, or unknown/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('your_price');
  });

  let file = '';
  await test.step('pages show their price', async () => {
    await page.goto(`${server.origin}/college/1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${server.origin}/compare?colleges=1,2`);
    await expect(page.getByRole('rowheader', { name: /^Your price per year/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    file = await readFile(await (await download).path(), 'utf8');
    expect(await page.evaluate(() => localStorage.getItem('familySituation'))).toContain('WY');
  });

  expect(file).toContain('Michigan State University');
  expect(file).not.toMatch(ANSWERS_PATTERN);
  expect(sent.join('\n')).toContain('/api/colleges/prices');
  expect(sent.filter((line) => ANSWERS_PATTERN.test(line))).toEqual([]);
  await expect.poll(server.log).toContain('/api/colleges/prices');
  expect(
    server
      .log()
      .split('\n')
      .filter((line) => ANSWERS_PATTERN.test(line)),
  ).toEqual([]);
});
