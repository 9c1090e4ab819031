import type { Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { verifiedAdministrator } from './support/college-administrators';
import { tabTo } from './support/keyboard';
import { member } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { backdateInteractions, recordStudentViews, closeWeek } from './support/statistics';
import { expect, test } from './support/test';

// Serial, because closing a week closes it for every college.
test.describe.configure({ mode: 'default' });

const fits = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
};

const figure = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label });

test("a student reads what a college can see, deletes it, and is not in the next week's statistics", async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(120_000);
  const { college } = await verifiedAdministrator(page.request, pickByRetry(['Swarthmore College', 'Spelman College']));
  await recordStudentViews(college.id, 12);
  const phone = await elsewhere({ viewport: { width: 390, height: 844 } });
  const kit = await member(phone.request, 'student', 'Kit Osgood');

  await test.step('the student looks at the college and saves it', async () => {
    await phone.goto(`/college/${college.id}`);
    await phone.getByRole('button', { name: /^Save/ }).first().click();
    await phone.goto('/profile-settings?tab=privacy');
  });

  await test.step('the privacy settings show what the college can see', async () => {
    const card = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: college.name }) });
    await expect(async () => {
      await phone.reload();
      await expect(card).toContainText('4 points', { timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await card.getByText('2 activities in this score').click();
    await expect(card.getByText('Saved the college')).toBeVisible();
    await fits(phone);
  });

  await test.step('the closed week counts the student', async () => {
    await backdateInteractions(kit.id, 8);
    await closeWeek();
    await page.goto('/college-admin-dashboard');
    await expect(figure(page, 'Unique Student Visitors')).toContainText('15');
    await fits(page);
  });

  await test.step('the student deletes one event, then all of them', async () => {
    await phone.reload();
    const card = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: college.name }) });
    await card.getByText('2 activities in this score').click();
    await tabTo(phone, card.getByRole('button', { name: /^Delete: Saved the college/ }));
    await phone.keyboard.press('Enter');
    await expect(card.getByText('1 activity in this score')).toBeVisible();
    await card.getByRole('button', { name: `Delete all activity with ${college.name}` }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step("the next week is closed without the student, and the closed week doesn't change", async () => {
    await closeWeek(7);
    await page.reload();
    await expect(figure(page, 'Unique Student Visitors')).toContainText('10');
    await page.goto('/college-admin-dashboard?tab=analytics');
    const visitors = page.getByRole('region', { name: 'Unique student visitors' });
    await visitors.getByRole('button', { name: /^View as table/ }).click();
    await expect(visitors.getByRole('row').filter({ hasText: '15' })).toHaveCount(1);
    await expect(visitors.getByRole('row').filter({ hasText: '10' })).not.toHaveCount(0);
    await fits(page);
  });
});

test('an administrator sees no statistics about nine students, but some about twelve', async ({ page }) => {
  test.setTimeout(120_000);
  const { college } = await verifiedAdministrator(page.request, pickByRetry(['Vassar College', 'Berea College']));
  await recordStudentViews(college.id, 9);
  await closeWeek();
  await page.goto('/college-admin-dashboard');
  const visitors = figure(page, 'Unique Student Visitors');
  await expect(visitors).toContainText('<10');
  await expect(page.getByText('Why is this hidden?').first()).toBeVisible();
  await page.getByText('Why is this hidden?').first().click();
  await expect(page.getByText(/^We show a figure only if it includes at least 10 students/).first()).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: 'View Detailed Analytics' }).click();
  await expect(page.getByRole('region', { name: 'Traffic sources' })).toContainText('Hidden');
  await fits(page);

  await recordStudentViews(college.id, 3);
  await closeWeek(7);
  await page.goto('/college-admin-dashboard');
  await expect(visitors).toContainText('10');
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  await page.getByRole('link', { name: 'View Detailed Analytics' }).click();
  await expect(page.getByRole('region', { name: 'Traffic sources' })).toContainText('Direct Search');
  await fits(page);
});
