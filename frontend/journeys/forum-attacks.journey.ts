import type { Page } from '@playwright/test';
import { executeSql } from './support/database';
import { askInForum, replyInForum } from './support/forum';
import { HOSTILE_TEXTS } from './support/hostile-texts';
import { member } from './support/mentors';
import { expect, test } from './support/test';

/** Returns everything unsafe that a text has put into the page, one line each. */
const findUnsafeElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = /^(https?:|mailto:|\/(?!\/)|#)/i;
    const named = (element: Element) => element.outerHTML.slice(0, 120);
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith('on')),
    );
    const addresses = [...document.querySelectorAll('a, area, form, use')].filter((element) =>
      ['href', 'xlink:href', 'action'].some((name) => !own.test(element.getAttribute(name) ?? '/')),
    );
    const within = document.querySelectorAll(
      'body script:not([src^="/"]), main :is(iframe, object, embed, base, link, meta, style, math, details), .markdown :is(svg, img, form, input, [style])',
    );
    const outward = [...document.querySelectorAll('.markdown a')].filter(
      (link) => link.getAttribute('rel') !== 'nofollow ugc noopener' || link.getAttribute('target') !== '_blank',
    );
    return [...handlers, ...addresses, ...within, ...outward].map(named);
  });

/** Navigates to another page of the product without reloading, as its links do. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

/** Returns the text on one line; HTML collapses all other whitespace. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns everything that can run code in a page as sent by the server: its scripts, and any event handler attributes.
 */
function findScriptsAndHandlers(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([mark]) => mark.replace(/ nonce="[^"]*"/, ''));
  const handlers = html.replaceAll(/"[^"]*"/g, '""').match(/<[a-z][^<>]*\son\w+=/gi) ?? [];
  return [...scripts.filter((mark) => mark !== '<script type="application/ld+json">'), ...handlers];
}

async function registerLongAgo(page: Page): Promise<void> {
  const { id } = await member(page.request, 'student');
  await executeSql(`UPDATE identity.users SET registered_at = now() - interval '30 days' WHERE id = $1`, [id]);
}

test('forty hostile texts are returned unchanged and have no effect', async ({ page, elsewhere, request }) => {
  test.setTimeout(300_000);
  const dialogs: string[] = [];
  const authors = [await elsewhere(), await elsewhere()] as const;
  for (const author of authors) await registerLongAgo(author);
  await member(page.request, 'student');
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  expect(HOSTILE_TEXTS).toHaveLength(40);

  const written: { id: number; text: string; tag: string }[] = [];
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const author = authors[at % 2 === 0 ? 0 : 1].request;
    const tag = line([...text].slice(0, 30).join(''));
    const content = `${text}\n\nThat is what I would like to know.`;
    const id = await askInForum(author, { title: line(text), content, tags: [tag] });
    await replyInForum(author, id, text);
    written.push({ id, text, tag });
  }

  await test.step('each discussion', async () => {
    await page.goto('/forum');
    for (const { id, text } of written) {
      await goTo(page, `/forum/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: line(text), exact: true })).toBeVisible();
      await expect(page.getByRole('article', { name: /^Reply by/ })).toBeVisible();
      await expect(page.locator('.markdown > p.whitespace-pre-wrap')).toHaveCount(0);
      expect(await findUnsafeElements(page), text).toEqual([]);
    }
  });

  await test.step('each tag as a filter of the list', async () => {
    for (const { tag, text } of written) {
      await goTo(page, `/forum?tag=${encodeURIComponent(tag)}`);
      await expect(page.getByRole('button', { name: `Remove filter ${tag}`, exact: true })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await findUnsafeElements(page), text).toEqual([]);
    }
  });

  await test.step('a search for them', async () => {
    await goTo(page, '/forum?q=alert');
    await expect(page.getByRole('article').locator('mark').first()).toBeVisible();
    expect(await findUnsafeElements(page)).toEqual([]);
  });

  await test.step('a preview of all of them', async () => {
    await goTo(page, '/forum?new=1');
    const form = page.getByRole('form', { name: 'New discussion' });
    await form.getByLabel('Content', { exact: true }).fill(HOSTILE_TEXTS.join('\n\n'));
    await form.getByRole('tab', { name: 'Preview' }).click();
    await expect(form.locator('.markdown')).toContainText('alert(39)');
    expect(await findUnsafeElements(page)).toEqual([]);
  });

  await test.step('each page as sent to visitors by the server', async () => {
    const get = async (path: string) => (await request.get(path)).text();
    const usual = findScriptsAndHandlers(await get('/terms'));
    for (const { id, text } of written) expect(findScriptsAndHandlers(await get(`/forum/${id}`)), text).toEqual(usual);
  });
  expect(dialogs).toEqual([]);
});
