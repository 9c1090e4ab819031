import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { verifiedAdministrator } from './support/college-administrators';
import { getHorizontalOverflow } from './support/axe';
import { pickByRetry } from './support/of-this-try';
import { expect, test } from './support/test';

/** Opens a page of the college's own site with this code. The site has another origin than the product. */
async function openSite(page: Page, code: string): Promise<Server> {
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Alumni</title><h1>Our alumni</h1>${code}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  await page.goto(`http://localhost:${address.port}/alumni`);
  return site;
}

test('a college shows its alumni on its own website', async ({ page, elsewhere }) => {
  const { college } = await verifiedAdministrator(page.request, pickByRetry(['Fisk University', 'Rice University']));
  await page.goto('/college-admin-dashboard?tab=integrations');
  await page.getByRole('group', { name: 'Look' }).getByRole('radio', { name: 'Plain' }).check({ force: true });
  await expect(page.frameLocator('[title="Preview"]').getByRole('heading', { level: 1 })).toHaveText(
    `Alumni of ${college.name}`,
  );
  const code = await page.locator('code').first().innerText();

  const visitor = await elsewhere({ viewport: { width: 320, height: 640 } });
  const site = await openSite(visitor, code);
  const frame = visitor.frameLocator(`[title="Alumni of ${college.name}"]`);
  await expect(frame.getByRole('link', { name: 'Ask a question' })).toHaveAttribute(
    'href',
    new RegExp(`/questions/new\\?collegeId=${college.id}$`),
  );

  const height = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect(visitor.locator('iframe')).toHaveCSS('height', `${height}px`);
  expect(await getHorizontalOverflow(visitor)).toBeLessThanOrEqual(0);
  expect(await visitor.context().cookies()).toEqual([]);

  const opened = visitor.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Ask a question' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Ask someone who lived it' })).toBeVisible();
  site.closeAllConnections();
  site.close();
});
