/** The links that pages show once their scripts have run. Only a browser can find them. */
import { chromium } from '@playwright/test';

const TIME_LIMIT_MS = 30_000;

/**
 * @param {string} executablePath of a Chromium
 * @param {string} origin
 * @param {readonly string[]} paths the pages to open
 * @returns {Promise<Map<string, string>>} the paths to which they link, each with the page that links to it first
 */
export async function findRenderedLinks(executablePath, origin, paths) {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const links = new Map();
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'networkidle', timeout: TIME_LIMIT_MS });
      const addresses = await page.locator('a[href]').evaluateAll((all) => all.map(({ href }) => href));
      for (const address of addresses) {
        const { origin: target, pathname, search } = new URL(address);
        if (target === origin && !links.has(pathname + search)) links.set(pathname + search, path);
      }
    }
    return links;
  } finally {
    await browser.close();
  }
}
