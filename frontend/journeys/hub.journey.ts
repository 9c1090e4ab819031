import type { Page } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { member } from './support/mentors';
import { signUpSomeone } from './support/people';
import { expect, test } from './support/test';
import { keepToastOpen, toasts } from './support/toasts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const OPINION = 'The library is open late, and the people at the desk know everything.';

test('a college saved by a visitor is still saved after signing in', async ({ page, request }) => {
  const student = await signUpSomeone(request);
  await page.goto('/college/3');
  const name = await heading(page).textContent();
  // Similar colleges on the page have such a button too.
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click();
  await expect(toasts(page).getByText('Added to saved colleges')).toBeVisible();

  const authScreen = new AuthScreen(page);
  await authScreen.openLogin(`?next=${encodeURIComponent('/college?id=2')}`);
  await authScreen.signIn(student);
  const saved = page.getByRole('region', { name: 'Saved Colleges' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(saved.getByRole('listitem')).toContainText(name ?? '');
  const list: unknown = await (await page.request.get('/api/saved-colleges')).json();
  expect(list).toMatchObject([{ id: 3 }]);

  await saved.getByRole('button', { name: /^Remove / }).click();
  await keepToastOpen(page);
  await expect(saved.getByRole('listitem')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
});

test('the hub can be searched and read with only the keyboard', async ({ page }) => {
  await signUpSomeone(page.request);
  await page.goto('/college-hub');
  await page.getByRole('combobox', { name: 'Find a college' }).focus();
  await page.keyboard.type('michigan');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/college\?id=\d+$/);
  await expect(heading(page)).toBeFocused();

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  // The overview also has a heading with this name.
  await expect(page.getByRole('tab', { name: 'Alumni' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Alumni' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Discussions' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Campus events' })).toBeVisible();
  await expect(page).toHaveURL(/tab=events/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=reviews/);
  await page.goBack();
  await expect(page).toHaveURL('/college-hub');
  await expect(heading(page)).toHaveText('College Hub');
});

test('an alum writes, edits and deletes a review, and a student votes for it', async ({ page, browser }) => {
  await member(page.request, 'alumni');
  await page.goto('/college?id=4&tab=reviews');
  const college = (await heading(page).textContent()) ?? '';
  await page.getByRole('link', { name: /^Write a Review/ }).click();
  const form = page.getByRole('form', { name: 'Write a Review' });
  await expect(form.getByRole('combobox', { name: 'College' })).toHaveValue(college);
  await form.getByLabel('Your review').fill(OPINION);
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(form.getByText(/^Please confirm your rating/)).toBeVisible();
  await form.getByRole('button', { name: 'Submit 5-star review' }).click();
  await expect(toasts(page).getByText('Review submitted')).toBeVisible();
  const mine = page.getByRole('article').filter({ hasText: OPINION });
  await expect(mine.getByText('Yours')).toBeVisible();

  const theirs = await browser.newContext();
  const reader = await theirs.newPage();
  await member(reader.request, 'student');
  await reader.goto('/reviews?collegeId=4&tab=recent');
  const read = reader.getByRole('article').filter({ hasText: OPINION });
  const helpful = read.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText(/Helpful \(1\)/);

  await mine.getByRole('button', { name: /^Edit/ }).click();
  const editing = page.getByRole('form', { name: 'Edit your review' });
  await editing.getByRole('radio', { name: '4 of 5' }).press('Space');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page).getByText('Review changed')).toBeVisible();
  await expect(mine.getByText('4 of 5')).toBeAttached();
  await expect(mine.getByText('1 helpful vote')).toBeVisible();

  await mine.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(mine).toHaveCount(0);
  await reader.reload();
  await expect(heading(reader)).toHaveText('Reviews');
  await expect(read).toHaveCount(0);
  await theirs.close();
});

test('a student RSVPs to a campus event and adds it to a calendar', async ({ page }) => {
  await member(page.request, 'student');
  await page.goto('/college?id=1&tab=events');
  const event = page.getByRole('article', { name: /campus tour/ });
  await event.getByRole('button', { name: /^RSVP/ }).click();
  await expect(event.getByText(/^You/)).toBeVisible();
  await page.reload();
  await expect(event.getByRole('button', { name: /^RSVP/ })).toHaveAttribute('aria-pressed', 'true');

  const href = await event.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VEVENT');
});
