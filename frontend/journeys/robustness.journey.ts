import type { Page } from '@playwright/test';
import { findViolations } from './support/axe';
import { AuthScreen } from './support/entrance';
import { collegeCards, searchBox, searchStatus } from './support/landing';
import { signUpSomeone, aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { expectToast, toasts } from './support/toasts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const SERVER_ERROR_MESSAGE = 'Server error. Please try again later.';
const OFFLINE = "You're offline. Changes won’t be saved.";

const answerWith500 = (page: Page, address: string | RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'it broke' }));

test.describe('offline', () => {
  test('a banner is shown and forms are disabled', async ({ page, complaints }) => {
    complaints.expectErrors(/net::ERR_INTERNET_DISCONNECTED/);
    const authScreen = new AuthScreen(page);
    await authScreen.openLogin();
    // The code of a form must be loaded before the connection is lost.
    await authScreen.tab('Register').click();
    await expect(authScreen.createButton).toBeEnabled();
    await authScreen.tab('Login').click();
    await expect(authScreen.signInButton).toBeEnabled();
    await page.context().setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(authScreen.signInButton).toBeDisabled();
    await authScreen.tab('Register').click();
    await expect(authScreen.createButton).toBeDisabled();

    await page.context().setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(authScreen.createButton).toBeEnabled();
  });

  test.describe('after an earlier visit', () => {
    test.use({ serviceWorkers: 'allow' });

    test("the offline page is shown for a page that can't be fetched", async ({ page, complaints }) => {
      complaints.expectErrors(/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/);
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
      await page.reload();

      await page.context().setOffline(true);
      await page.goto('/terms');
      await expect(heading(page)).toHaveText("You're offline");
      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Terms of Service');
    });
  });
});

test.describe('server errors', () => {
  for (const [how, fail] of [
    ['does not answer', (page: Page) => page.route('**/api/colleges/search*', (route) => route.abort())],
    ['breaks', (page: Page) => answerWith500(page, '**/api/colleges/search*')],
  ] as const) {
    test(`during a search, when the server ${how}`, async ({ page, complaints }) => {
      complaints.expectErrors(/at \/api\/colleges\/search$/);
      await fail(page);
      await page.goto('/');
      await searchBox(page).fill('yale');
      await expect(searchStatus(page)).toHaveText('Search failed. Please try again.');
      await expect(collegeCards(page)).toHaveCount(0);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(searchStatus(page)).toHaveText(/^Found \d+ colleges$/);
      await expect(collegeCards(page).first()).toContainText('Yale University');
    });
  }

  test('while signing in', async ({ page, request, complaints }) => {
    complaints.expectErrors(/status of 500 .* at \/api\/login$/);
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    await authScreen.openLogin();
    await answerWith500(page, '**/api/login');
    await authScreen.signIn(student);
    await expectToast(page, 'Login Failed', SERVER_ERROR_MESSAGE);
    await expect(authScreen.login.getByRole('alert')).toHaveText(SERVER_ERROR_MESSAGE);

    await page.unrouteAll();
    await authScreen.signInButton.click();
    await expect(heading(page)).toHaveText('Dashboard');
  });

  test('while registering', async ({ page, complaints }) => {
    complaints.expectErrors(/status of 500 .* at \/api\/register$/);
    const authScreen = new AuthScreen(page);
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await answerWith500(page, '**/api/register');
    await authScreen.createButton.click();
    await expectToast(page, 'Registration failed', SERVER_ERROR_MESSAGE);
    await expect(authScreen.registration.getByRole('alert')).toHaveText(SERVER_ERROR_MESSAGE);

    await page.unrouteAll();
    await authScreen.createButton.click();
    await expect(page).toHaveURL('/welcome');
  });

  test('while signing out', async ({ page, complaints }) => {
    complaints.expectErrors(/status of 500 .* at \/api\/logout$/, NOT_SIGNED_IN_ERROR);
    await signUpSomeone(page.request);
    await page.goto('/');
    await answerWith500(page, '**/api/logout');
    await page.getByRole('button', { name: /log ?out/i }).click();
    await expectToast(page, 'Logout failed', SERVER_ERROR_MESSAGE);
    await expect(heading(page)).toHaveText('Dashboard');

    await page.unrouteAll();
    await page.getByRole('button', { name: /log ?out/i }).click();
    await expectToast(page, 'Logged out', 'You have been logged out successfully');
  });

  // The document of a college page contains the college, so only navigation inside the app requests it.
  test('while a college page is loading', async ({ page, complaints }) => {
    complaints.expectErrors(/status of 500 .* at \/api\/colleges\/\d+$/, /^error: ApiError: 500: it broke/);
    await page.goto('/?q=yale');
    await answerWith500(page, /\/api\/colleges\/\d+(\?|$)/);
    await collegeCards(page).first().getByRole('link', { name: 'Yale University', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(SERVER_ERROR_MESSAGE);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Tuition', { exact: true }).first()).toBeVisible();
  });

  test('while the current user is loading', async ({ page, complaints }) => {
    complaints.expectErrors(/status of 500 .* at \/api\/user$/, /ApiError: 500: it broke/, /Error in route match/);
    await signUpSomeone(page.request);
    await answerWith500(page, '**/api/user?*');
    await page.goto('/events');
    await expect(heading(page)).toHaveText('We couldn’t load your account');
    await expect(page).toHaveURL('/events');
    expect(await findViolations(page)).toEqual([]);

    await page.unrouteAll();
    await expect(heading(page)).not.toHaveText('We couldn’t load your account', { timeout: 15_000 });
    await expect(page).toHaveURL('/events');
  });
});

test.describe('an unknown path', () => {
  test('returns 404 and shows the not-found page', async ({ page, complaints }) => {
    complaints.expectErrors(/status of 404 .* at \/no\/such\/page$/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();

    await page.getByLabel('Search colleges').fill('yale');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?q=yale');
    await expect(collegeCards(page).first()).toContainText('Yale University');
  });

  for (const path of ['/college/999999999', '/college/none']) {
    test(`returns 404 for an unknown college: ${path}`, async ({ page, complaints }) => {
      complaints.expectErrors(/status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(heading(page)).toHaveText('College Not Found');
      await expect(page.getByText("The college you're looking for doesn't exist or has been removed.")).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Back to/ })
        .click();
      await expect(page).toHaveURL('/');
      await expect(searchBox(page)).toBeVisible();
    });
  }

  test('returns problem details below /api', async ({ request }) => {
    const answer = await request.get('/api/no/such/thing');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
  });
});

test.describe('the head of a page', () => {
  const canonical = (page: Page) => page.locator('head > link[rel=canonical]');
  const description = (page: Page) => page.locator('head > meta[name=description]');
  const linkedData = (page: Page) => page.locator('script[type="application/ld+json"]');

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('contains title, description and canonical address of the landing page', async ({ page, baseURL }) => {
      const answer = await page.goto('/');
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/find alumni mentors and research colleges/);
      await expect(description(page)).toHaveAttribute('content', /\w+/);
      await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/`);
    });

    test('contains the college on its page, including structured data', async ({ page, request, baseURL }) => {
      const college = (await (await request.get('/api/colleges/1')).json()) as Record<
        'name' | 'city' | 'description',
        string
      >;
      const { name, city } = college;
      const answer = await page.goto('/college/1');
      expect(answer?.status()).toBe(200);
      expect(await page.title()).toContain(name);
      await expect(description(page)).toHaveAttribute('content', college.description);
      await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/college/1`);
      const data = JSON.parse((await linkedData(page).textContent()) ?? '') as Record<string, unknown>;
      expect(data).toMatchObject({ '@type': 'CollegeOrUniversity', name, address: { addressLocality: city } });
    });

    test('keeps unknown pages out of search engines', async ({ page, complaints }) => {
      complaints.expectErrors(/status of 404/);
      for (const path of ['/no/such/page', '/college/999999999']) {
        await page.goto(path);
        await expect(page.locator('head > meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(canonical(page)).toHaveCount(0);
      }
    });
  });

  test('has each tag once, and follows navigation', async ({ page, baseURL }) => {
    await page.goto('/college/1');
    await expect(heading(page)).toBeVisible();
    for (const tag of [canonical(page), description(page), linkedData(page), page.locator('head > title')]) {
      await expect(tag).toHaveCount(1);
    }
    await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/college/1`);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveTitle(/^Terms of Service/);
    await expect(description(page)).toHaveCount(1);
    await expect(linkedData(page)).toHaveCount(0);
    for (const tag of await canonical(page).all()) await expect(tag).toHaveAttribute('href', `${baseURL}/terms`);
  });
});

test.describe('a selected theme', () => {
  const getBackgroundColor = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('survives a reload without flashing the other theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await heading(page).waitFor();
    const light = await getBackgroundColor(page);
    await page.getByTitle('Dark', { exact: true }).click();
    await expect.poll(() => getBackgroundColor(page)).not.toBe(light);
    const dark = await getBackgroundColor(page);

    // Records the theme when the body is inserted, which is before anything can be painted.
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.body) return;
        watch.disconnect();
        sessionStorage.setItem('theme when the body appeared', document.documentElement.dataset.theme ?? 'none');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await getBackgroundColor(page)).toBe(dark);
    expect(await page.evaluate(() => sessionStorage.getItem('theme when the body appeared'))).toBe('dark');

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByTitle('System', { exact: true }).click();
    await expect.poll(() => getBackgroundColor(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => getBackgroundColor(page)).toBe(light);
  });

  test('survives signing out', async ({ page, complaints }) => {
    complaints.expectErrors(NOT_SIGNED_IN_ERROR);
    await signUpSomeone(page.request);
    await page.goto('/');
    await page.getByTitle('Dark', { exact: true }).click();
    await page.getByRole('button', { name: /log ?out/i }).click();
    await expect(toasts(page).getByText('Logged out', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

test.describe('the install button', () => {
  for (const outcome of ['accepted', 'dismissed'] as const) {
    test(`disappears once the prompt is ${outcome}`, async ({ page }) => {
      await signUpSomeone(page.request);
      await page.goto('/');
      await expect(heading(page)).toHaveText('Dashboard');
      const install = page.getByRole('button', { name: /install/i });
      await expect(install).toHaveCount(0);

      await page.evaluate((answer) => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => {
            document.documentElement.dataset.prompted = 'yes';
            return Promise.resolve();
          },
          userChoice: Promise.resolve({ outcome: answer }),
        });
        window.dispatchEvent(offer);
      }, outcome);
      await install.click();
      await expect(install).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
    });
  }
});
