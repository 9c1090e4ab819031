import { expect as expectAnswer, type APIRequestContext, type Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { connect, member, mentor } from './support/mentors';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function write(from: APIRequestContext, recipientId: number, content: string): Promise<void> {
  const answer = await from.post('/api/messages', { data: { recipientId, content } });
  expectAnswer(answer.status(), await answer.text()).toBe(201);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the palette opens pages, actions, messages, people and colleges with only the keyboard (${colorScheme})`, async ({
    page,
    elsewhere,
  }) => {
    const hers = await elsewhere();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    const mara = await mentor(hers.request, `Marabel Lindgren ${colorScheme}`);
    const kit = await member(page.request, 'student', 'Kit Osgood');
    await connect(page.request, hers.request, mara);
    await write(hers.request, kit.id, 'The quokka scholarship closes on Friday.');

    await test.step('pages and actions are offered immediately', async () => {
      await page.goto('/college');
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(option(page, 'Find Alumni')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('a message is found and opened in its conversation', async () => {
      await page.keyboard.type('quok');
      await expect(option(page, /quokka scholarship/)).toBeVisible();
      await expect(palette(page).getByRole('status')).toHaveText('1 result');
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/messages\\?with=${mara.id}&message=\\d+$`));
      await expect(page.getByRole('log').getByText('The quokka scholarship closes on Friday.')).toBeVisible();
      await expect(palette(page)).toBeHidden();
    });

    await test.step('a person and a college are found', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('marabel');
      await expect(option(page, new RegExp(`^Marabel Lindgren ${colorScheme}`)).first()).toBeVisible();
      await field(page).fill('yale');
      await expect(option(page, /^Yale University/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('Yale University');
    });

    await test.step('recent choices are offered first, and Escape closes the palette', async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toContainText('Yale University');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    });

    await test.step("a slash moves the focus to the page's search field, a question mark lists the shortcuts", async () => {
      await page.goto('/messages');
      const search = page.getByRole('searchbox', { name: 'Search messages' });
      await expect(search).toBeVisible();
      await heading(page).click();
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      await page.keyboard.type('quokka/?');
      await expect(page.getByRole('list', { name: 'Messages found' })).toContainText('quokka');
      expect(await findViolations(page)).toEqual([]);
      await heading(page).click();
      await page.keyboard.press('?');
      const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(shortcuts).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(shortcuts).toBeHidden();
    });

    await test.step('on a phone, the palette is in the menu and covers the page', async () => {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click();
      await expect(field(page)).toBeFocused();
      await field(page).fill('quok');
      await expect(option(page, /quokka scholarship/)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
      await option(page, /quokka scholarship/).click();
      await expect(page.getByRole('log').getByText('The quokka scholarship closes on Friday.')).toBeVisible();
    });
  });
}

test('visitors find pages and colleges', async ({ page }) => {
  await page.goto('/terms');
  await expect(heading(page)).toBeVisible();
  // The shortcuts are loaded after the page.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await field(page).fill('');
  await expect(option(page, 'Messages')).toHaveCount(0);
  await page.keyboard.type('yale');
  await expect(option(page, /^Yale University/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Yale University');
});
