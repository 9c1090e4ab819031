import { tabTo } from './support/keyboard';
import { requestMentor, member, mentor } from './support/mentors';
import { dialog, inHours, meetingCard, wall } from './support/meetings';
import { expect, test } from './support/test';

const TITLE = 'Where to begin';

test.use({ timezoneId: 'UTC' });

test('a request is accepted and a meeting scheduled without a mouse', async ({ page, playwright, baseURL }) => {
  test.setTimeout(120_000);
  const student = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const mara = await mentor(page.request, 'Mara Lindgren');
  const kit = await member(student, 'student', 'Kit Osgood');
  await requestMentor(student, mara);

  await test.step('the alum accepts the request', async () => {
    await page.goto('/');
    const request = page.getByRole('article', { name: `Request from ${kit.fullName}` });
    await tabTo(page, request.getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pending Connection Requests' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Schedule New Meeting' }));
    await page.keyboard.press('Enter');
    // Navigating away doesn't undo the answer, because it is saved immediately.
    await expect
      .poll(async () => (await (await page.request.get('/api/connections')).json()) as unknown)
      .toMatchObject([{ status: 'connected' }]);
  });

  await test.step('a meeting is scheduled', async () => {
    const form = page.getByRole('form', { name: 'Schedule a meeting' });
    await tabTo(page, form.getByLabel('Title'));
    await page.keyboard.type(TITLE);
    await tabTo(page, form.getByLabel('Attendee'));
    await page.keyboard.type('Kit');
    await expect(page.getByRole('option', { name: /^Kit Osgood/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Attendee')).toHaveValue(kit.fullName);
    const { date } = wall(inHours(48), 'UTC');
    const [year = '', month = '', day = ''] = date.split('-');
    await tabTo(page, form.getByLabel('Date', { exact: true }));
    await page.keyboard.type(`${month}${day}${year}`);
    await expect(form.getByLabel('Date', { exact: true })).toHaveValue(date);
    await tabTo(page, form.getByLabel('Start time'));
    await page.keyboard.type('0315PM');
    await expect(form.getByLabel('Start time')).toHaveValue('15:15');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(meetingCard(page, TITLE).getByRole('time').first()).toContainText('3:15 PM - 3:45 PM');
  });

  await test.step('its notes are written', async () => {
    await tabTo(page, meetingCard(page, TITLE).getByRole('button', { name: 'View Meeting Notes' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page).getByLabel('Agenda'));
    await page.keyboard.type('First questions');
    await expect(dialog(page).getByRole('status').first()).toHaveText('Saved');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(meetingCard(page, TITLE).getByRole('button', { name: 'View Meeting Notes' })).toBeFocused();
  });
});
