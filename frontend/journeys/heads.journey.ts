import type { Page } from '@playwright/test';
import { signUpSomeone } from './support/people';
import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/auth',
  '/terms',
  '/privacy-policy',
  '/privacy',
  '/faq',
  '/find-alumni',
  '/reviews',
  '/auth/complete',
  '/oauth-debug',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/restore-account',
  '/unsubscribe',
  '/college-admin-dashboard',
  '/connect-students',
  '/recommendations',
  '/events',
  '/forum/999999999',
  '/questions',
  '/questions/999999999',
  '/college/1',
  '/compare',
  '/compare?colleges=2,1',
  '/compare?colleges=1',
  '/compare?colleges=999999998',
  '/compare?programs=999999998-1107-bachelor',
  '/programs',
  '/programs/9999-nothing',
  '/college/2/programs',
  '/college/999999998/programs',
  '/states',
  '/states/california',
  '/states/nowhere',
  '/forum/1',
  '/no/such/page',
  '/college/007',
  '/college/2147483648',
  '/forum/2147483647',
  '/invitation',
  '/claim',
  '/auth?tab=register',
  '/alumni/999999999',
  '/students/999999999',
];
const PAGES_OF_MEMBERS = [
  '/',
  '/data-export',
  '/colleges',
  '/welcome',
  '/college',
  '/college-hub',
  '/my-people',
  '/moderation',
  '/forum',
  '/messages',
  '/college-messages',
  '/notifications',
  '/profile-settings',
];
const NOT_FOUND = /status of 404/;

const HEAD_SELECTOR = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';
const EXTRA_HEAD_SELECTOR = 'meta[name=keywords], meta[property^="og:"], script[type="application/ld+json"]';

/** Returns the head tags of the document, sorted: "link rel=canonical href=...", "title Terms of Service". */
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

/** Waits until the app has started and the page's content is loaded; from then on the app controls the head. */
async function isShown(page: Page) {
  await page.locator('#boot').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** Navigates to another page of the product without reloading, as its links do. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

const ALL = [
  ...PAGES.map((path) => ({ path, isMember: false })),
  ...PAGES_OF_MEMBERS.map((path) => ({ path, isMember: true })),
];
for (const { path, isMember } of ALL) {
  const viewer = isMember ? 'a student' : 'a visitor';
  test(`the head of ${path} for ${viewer} comes from the server first, and is the same after navigating away and back`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.expectErrors(NOT_FOUND);
    if (isMember) await signUpSomeone(page.request);
    const session = await page.context().storageState();
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, storageState: session });
    await withoutScripts.goto(`${baseURL}${path}`);
    const words = await tags(withoutScripts, HEAD_SELECTOR);
    const more = await tags(withoutScripts, EXTRA_HEAD_SELECTOR);
    await withoutScripts.close();
    expect([words.length, more.length > 0]).toEqual([3, true]);

    await page.goto(path);
    await isShown(page);
    expect(await tags(page, HEAD_SELECTOR)).toEqual(words);
    // Some of the members' pages add their filters to the address at once, which removes the tags for link previews.
    if (!isMember) expect(await tags(page, EXTRA_HEAD_SELECTOR)).toEqual(more);

    await goTo(page, path === '/terms' ? '/auth' : '/terms');
    await expect.poll(() => tags(page, HEAD_SELECTOR)).not.toEqual(words);
    await goTo(page, path);
    await expect.poll(() => tags(page, HEAD_SELECTOR)).toEqual(words);
    expect(await tags(page, EXTRA_HEAD_SELECTOR)).toEqual([]);
  });
}

test('navigation keeps exactly one title, description and canonical address, those of the current page', async ({
  page,
}) => {
  const college = async (id: number) =>
    (await (await page.request.get(`/api/colleges/${id}`)).json()) as {
      id: number;
      title: string;
      description: string;
    };
  const [first, second] = [await college(1), await college(2)];
  const shows = async (title: string, description: string, path: string | null) => {
    await expect(page).toHaveTitle(`${title} · Gradspan`);
    await expect(page.locator('head title')).toHaveCount(1);
    const descriptions = page.locator('head meta[name=description]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute('content', description);
    const addresses = page.locator('head link[rel=canonical]');
    await expect(addresses).toHaveCount(path === null ? 0 : 1);
    if (path !== null) await expect(addresses).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('head meta[name=robots]')).toHaveCount(path === null ? 1 : 0);
  };
  const showsCollege = ({ id, title, description }: typeof first) => shows(title, description, `/college/${id}`);
  const hub = ['College Hub', 'See a college’s costs, outcomes, events and reviews on one page.', null] as const;

  await signUpSomeone(page.request);
  await page.goto('/faq');
  await isShown(page);
  await goTo(page, `/college/${first.id}`);
  await showsCollege(first);
  await goTo(page, `/college/${second.id}`);
  await showsCollege(second);
  await goTo(page, `/college?id=${second.id}`);
  await shows(...hub);
  await page.goBack();
  await showsCollege(second);
});
