import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/auth',
  '/terms',
  '/privacy-policy',
  '/privacy',
  '/verify-email',
  '/college-admin-dashboard',
  '/college/1',
  '/college/2',
];
const MISSING = ['/no/such/page', '/college/007', '/college/999999999', '/college/2147483648'];
const NOT_FOUND = /status of 404/;

const WORDS = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';
const MORE = 'meta[name=keywords], meta[property^="og:"], script[type="application/ld+json"]';

/** The head tags as they stand in the document, sorted: "link rel=canonical href=...", "title Terms of Service". */
const tags = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator('head')
    .locator(selector)
    .evaluateAll((found) =>
      found
        .map(({ localName, attributes, textContent }) => {
          const pairs = [...attributes]
            .filter(({ name }) => name !== 'nonce')
            .map(({ name, value }) => `${name}=${value}`);
          return [localName, ...pairs, textContent].join(' ').trim();
        })
        .sort(),
    );

const isShown = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

test.describe('the head of a page', () => {
  for (const path of [...PAGES, ...MISSING]) {
    test(`is the server's on arrival at ${path}`, async ({ page, browser, baseURL, complaints }) => {
      complaints.provoke(NOT_FOUND);
      const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
      await withoutScripts.goto(`${baseURL}${path}`);
      const written = await tags(withoutScripts, `${WORDS}, ${MORE}`);
      await withoutScripts.close();
      expect(written.length).toBeGreaterThan(5);

      await page.goto(path);
      await isShown(page);
      await page.waitForLoadState('networkidle');
      expect(await tags(page, `${WORDS}, ${MORE}`)).toEqual(written);
    });
  }

  test('has the words of the server for whoever comes from another page', async ({ page, complaints }) => {
    complaints.provoke(NOT_FOUND);
    for (const path of [...PAGES, ...MISSING]) {
      await page.goto(path);
      await isShown(page);
      const written = await tags(page, WORDS);

      await page.goto(path === '/terms' ? '/privacy' : '/terms');
      await isShown(page);
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await expect.poll(() => tags(page, WORDS), { message: path }).toEqual(written);
      expect(await tags(page, MORE), path).toEqual([]);
    }
  });
});
