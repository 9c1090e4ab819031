import type { Page } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { tab, tabTo } from './support/keyboard';
import { collegeCards, searchBox, searchStatus } from './support/landing';
import { signUpSomeone, aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { toasts } from './support/toasts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a mouse', () => {
  test('a visitor finds and opens a college', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, searchBox(page));
    await page.keyboard.type('yale');
    await expect(searchStatus(page)).toHaveText(/^Found \d+ colleges$/);
    await expect(searchBox(page)).toBeFocused();

    await tabTo(page, collegeCards(page).getByRole('link', { name: 'Yale University', exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Yale University');
    await expect(heading(page)).toBeFocused();
  });

  test('the focus moves to the first new college after loading more', async ({ page }) => {
    await page.goto('/?q=university');
    const more = page.getByRole('button', { name: 'Show more colleges' });
    await expect(collegeCards(page)).toHaveCount(12);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(collegeCards(page)).toHaveCount(24);
    await expect(collegeCards(page).nth(12).getByRole('link').first()).toBeFocused();
  });

  test('a visitor creates an account', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    const student = aPerson();
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Get Started' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();

    await tabTo(page, authScreen.type(form, 'student'));
    await page.keyboard.down('ArrowRight');
    await expect(authScreen.type(form, 'alumni')).toBeChecked();
    await page.keyboard.up('ArrowRight');
    await page.keyboard.down('ArrowLeft');
    await expect(authScreen.type(form, 'student')).toBeChecked();
    await page.keyboard.up('ArrowLeft');

    const answers = {
      'Full name': student.fullName,
      Username: student.username,
      Email: student.email,
      Password: student.password,
      'Confirm password': student.password,
      'Birth date': '04092001',
    };
    for (const [label, text] of Object.entries(answers)) {
      await tabTo(page, authScreen.field(form, label));
      // The field already contains a username suggested from the name; typing replaces it.
      if (label === 'Username') await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await expect(authScreen.field(form, 'Birth date')).toHaveValue('2001-04-09');
    await tabTo(page, form.getByRole('checkbox', { name: 'I am at least 13 years old' }));
    await page.keyboard.press('Space');
    await tabTo(page, authScreen.createButton);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('What do you want to study?');
    await expect(heading(page)).toBeFocused();

    await tabTo(page, page.getByRole('combobox', { name: 'Intended major' }));
    await page.keyboard.type('hist');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Intended major' })).toHaveValue('History');
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Which colleges interest you?');
    await expect(heading(page)).toBeFocused();
  });

  test('a user signs in and out', async ({ page, request, complaints }) => {
    complaints.expectErrors(NOT_SIGNED_IN_ERROR);
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Sign In' }));
    await page.keyboard.press('Enter');
    await tabTo(page, authScreen.field(authScreen.login, 'Username'));
    await page.keyboard.type(student.username);
    await tabTo(page, authScreen.field(authScreen.login, 'Password'));
    await page.keyboard.type(student.password);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(heading(page)).toBeFocused();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus();
    await tabTo(page, page.getByRole('button', { name: /log ?out/i }));
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toBeVisible();
  });

  test('arrow keys switch tabs', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    await authScreen.openLogin();
    await tabTo(page, authScreen.tab('Login'));
    await page.keyboard.press('ArrowRight');
    await expect(authScreen.tab('Register')).toBeFocused();
    await expect(authScreen.registration).toBeVisible();
  });

  test('a college is selected from the suggestions', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const college = authScreen.field(authScreen.registration, 'College');
    await authScreen.openRegistration('alumni');
    await college.focus();
    await page.keyboard.type('bowdoin');
    await expect(page.getByRole('option', { name: 'Bowdoin College' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(college).toHaveValue('Bowdoin College');
    await expect(college).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('the tooltip of a disabled button opens on focus and closes with Escape', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    await authScreen.openLogin();
    await tabTo(page, authScreen.login.getByRole('button', { name: /LinkedIn/ }));
    await expect(page.getByRole('tooltip')).toHaveText(/temporarily disabled/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('the focus', () => {
  const PAGES = [
    ['landing', '/?q=yale', null],
    ['sign-in page', '/auth', null],
    ['college page', '/college/1', null],
    ['privacy policy', '/privacy-policy', null],
    ['dashboard', '/?q=yale', 'student'],
  ] as const;

  for (const [name, path, role] of PAGES) {
    test(`is visible at every stop of the ${name}, on a desktop and on a phone`, async ({ page }) => {
      if (role) await signUpSomeone(page.request, role);
      await page.goto(path);
      await heading(page).waitFor();
      if (path.includes('?q=')) await collegeCards(page).first().waitFor();

      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 700 });
        let stops = 0;
        while (await tab(page)) stops++;
        expect(stops).toBeGreaterThan(4);
      }
    });
  }

  test('skips to the content', async ({ page }) => {
    await page.goto('/');
    await heading(page).waitFor();
    await tab(page);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tab(page);
    await expect(searchBox(page)).toBeFocused();
  });

  test("moves to the heading of each new page, and the page's title is announced", async ({ page }) => {
    await page.goto('/');
    for (const [link, title] of [
      ['Terms of Service', 'Terms of Service'],
      ['Privacy Policy', 'Privacy Policy'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(await page.title());
    }
  });

  test('stays in the menu, and returns to its button when Escape closes the menu', async ({ page }) => {
    await signUpSomeone(page.request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await tab(page);
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('moves to a toast with F8, and Escape closes the toast', async ({ page, request }) => {
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    await authScreen.openLogin();
    await authScreen.signIn(student);
    await expect(toasts(page).getByText('Login successful', { exact: true })).toBeVisible();
    await page.keyboard.press('F8');
    await expect(toasts(page).locator(':focus')).toHaveCount(1);
    await tab(page);
    await tab(page);
    await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  });
});
