import type { Page } from '@playwright/test';
import { dialog, meetingCard } from './support/meetings';
import { connect, meet, member, mentor } from './support/mentors';
import { expect, test } from './support/test';
import { backdateMeeting } from './support/time';
import { toasts } from './support/toasts';

const TITLE = 'Choosing a first course';
const GOAL = 'Choose a college';
const STEP = 'Visit two campuses';
const THANKS = 'You told me what the first year is really like.';

const expectTitle = (page: Page, title: string) => expect(toasts(page).getByText(title, { exact: true })).toBeVisible();

test('a student and an alum mentor, thank and finish', async ({ page, elsewhere }) => {
  test.setTimeout(180_000);
  const hers = await elsewhere();
  const visitors = await elsewhere();
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers.request, mara);
  const own = page.getByRole('region', { name: `Mentoring with ${mara.fullName}` });
  const others = hers.getByRole('region', { name: `Mentoring with ${kit.fullName}` });

  await test.step('the student sets a goal, and the alum sees it', async () => {
    await page.goto('/my-people');
    await own.getByRole('button', { name: `Set a goal with ${mara.fullName}` }).click();
    await dialog(page).getByRole('button', { name: GOAL }).click();
    await dialog(page).getByRole('button', { name: 'Save goal' }).click();
    await expectTitle(page, 'Goal saved');
    await hers.goto('/my-people');
    await expect(others.getByText(GOAL)).toBeVisible();
  });

  await test.step('after a meeting, the student checks in and shares a next step', async () => {
    await backdateMeeting(await meet(hers.request, kit, { title: TITLE, inHours: 20 }), 40);
    await page.reload();
    await own.getByRole('link', { name: `Check in about your meeting with ${mara.fullName}` }).click();
    await page.goto('/events?tab=past');
    await meetingCard(page, TITLE)
      .getByRole('button', { name: /^Did it happen/ })
      .click();
    await dialog(page).getByRole('radio', { name: 'A little' }).check({ force: true });
    await dialog(page).getByLabel('Your next step').fill(STEP);
    await dialog(page)
      .getByRole('checkbox', { name: `Share the next step with ${mara.fullName}` })
      .check();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    await hers.goto('/my-people');
    await expect(others.getByText(STEP)).toBeVisible();
  });

  await test.step('the student writes thanks, both publish them, and a visitor reads them', async () => {
    await page.goto('/my-people');
    await own.getByRole('button', { name: `Say thanks to ${mara.fullName}` }).click();
    await dialog(page).getByLabel('What helped you?').fill(THANKS);
    await dialog(page)
      .getByRole('checkbox', { name: `${mara.fullName} may show it on their profile` })
      .check();
    await dialog(page).getByRole('button', { name: 'Save thanks' }).click();
    await expectTitle(page, 'Thanks saved');
    await visitors.goto(`/alumni/${mara.id}`);
    await expect(visitors.getByRole('heading', { level: 1, name: mara.fullName })).toBeVisible();
    await expect(visitors.getByText(THANKS)).toBeHidden();
    await hers.goto('/my-people');
    await others.getByRole('button', { name: `Show on my profile the thanks from ${kit.fullName}` }).click();
    await expectTitle(hers, 'Shown on your profile');
    await visitors.reload();
    const published = visitors.getByRole('region', { name: 'Thanks from students' });
    await expect(published.getByText(THANKS)).toBeVisible();
    await expect(published.getByText(/^A student, /)).toBeVisible();
    await expect(published.getByText('Kit')).toBeHidden();
  });

  await test.step('the student suggests finishing, and the alum agrees', async () => {
    await own.getByRole('button', { name: `Finish mentoring with ${mara.fullName}` }).click();
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click();
    await expectTitle(page, 'Suggestion sent');
    await hers.reload();
    await others.getByRole('button', { name: `Agree to finish with ${kit.fullName}` }).click();
    await dialog(hers).getByRole('button', { name: 'Finish' }).click();
    await expectTitle(hers, 'Mentoring finished');
    await page.goto('/my-people?tab=past');
    await expect(page.getByText(/^You finished your mentoring on /)).toBeVisible();
    await expect(own.getByText(THANKS)).toBeVisible();
  });
});
