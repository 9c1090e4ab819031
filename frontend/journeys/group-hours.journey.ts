import { findViolations, getHorizontalOverflow } from './support/axe';
import { inHours, wall } from './support/meetings';
import { member, mentor } from './support/mentors';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const PHONE = { width: 390, height: 844 };
const NEW_YORK = 'America/New_York';
const QUESTION = 'Is it loud at night?';

test.use({ timezoneId: NEW_YORK });

test('an alum offers a group hour, and students join, ask and leave', async ({ page, elsewhere }) => {
  test.setTimeout(180_000);
  const hers = await elsewhere({ timezoneId: NEW_YORK });
  await hers.setViewportSize(PHONE);
  await page.setViewportSize(PHONE);
  const mara = await mentor(hers.request, 'Mara Lindgren');
  await member(page.request, 'student', 'Kit Osgood');
  const other = await elsewhere({ timezoneId: NEW_YORK });
  await member(other.request, 'student', 'Noor Haddad');
  const topic = `Life in the dorms with ${mara.username}`;

  await test.step('the alum offers one place', async () => {
    await hers.goto('/events');
    await hers.getByRole('link', { name: 'Group hours' }).click();
    await hers.getByRole('button', { name: 'Offer a group hour' }).click();
    const form = hers.getByRole('form', { name: 'Offer a group hour' });
    await form.getByLabel('Topic').fill(topic);
    await form.getByLabel('Students').selectOption('1 student');
    await form.getByLabel('Date').fill(wall(inHours(72), NEW_YORK).date);
    await form.getByLabel('Start time').fill('15:00');
    expect(await findViolations(hers)).toEqual([]);
    await form.getByRole('button', { name: 'Offer group hour' }).click();
    await expect(toasts(hers).getByText('Group hour offered', { exact: true })).toBeVisible();
    await expect(hers.getByRole('article', { name: topic })).toContainText('No one has joined yet.');
  });

  await test.step('a student finds it on the profile of the alum, and joins with a question', async () => {
    await page.goto(`/alumni/${mara.id}`);
    await page.getByRole('region', { name: 'Group hours' }).getByRole('link', { name: topic }).click();
    // The exact name, because the name of the form to join contains it.
    const drawer = page.getByRole('dialog', { name: 'Group hour', exact: true });
    await drawer.getByRole('button', { name: /^Join ?:/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Join this group hour' });
    await dialog.getByRole('textbox').fill(QUESTION);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Join group hour' }).click();
    await expect(drawer.getByText(QUESTION)).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(
      page.getByRole('region', { name: 'Your group hours' }).getByRole('heading', { name: topic }),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('another student can’t take the place, and doesn’t see who has it', async () => {
    await other.goto('/group-hours');
    const card = other.getByRole('article', { name: topic });
    await expect(card.getByText('All places are taken.')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Join ?:/ })).toBeHidden();
    await expect(card).not.toContainText('Kit');
  });

  await test.step('the alum sees the student and the question', async () => {
    await hers.reload();
    const card = hers.getByRole('article', { name: topic });
    await expect(card.getByText('Kit Osgood')).toBeVisible();
    await expect(card.getByText(QUESTION)).toBeVisible();
    expect(await findViolations(hers)).toEqual([]);
    expect(await getHorizontalOverflow(hers)).toBeLessThanOrEqual(0);
  });

  await test.step('the student leaves, and the place is free', async () => {
    await page.getByRole('button', { name: /^Leave ?:/ }).click();
    await expect(toasts(page).getByText('You left the group hour', { exact: true })).toBeVisible();
    await other.reload();
    await other
      .getByRole('article', { name: topic })
      .getByRole('button', { name: /^Join ?:/ })
      .click();
    await other.getByRole('button', { name: 'Join group hour' }).click();
    await expect(
      other.getByRole('region', { name: 'Your group hours' }).getByRole('heading', { name: topic }),
    ).toBeVisible();
  });

  await test.step('the alum cancels, and the other student reads why', async () => {
    await hers.reload();
    await hers.getByRole('button', { name: /^Cancel group hour ?:/ }).click();
    const dialog = hers.getByRole('dialog', { name: 'Cancel this group hour?' });
    await dialog.getByRole('textbox').fill('I am ill');
    await dialog.getByRole('button', { name: 'Cancel group hour' }).click();
    await expect(toasts(hers).getByText('Group hour canceled', { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('article', { name: topic })).toContainText('Reason: I am ill');
  });
});
