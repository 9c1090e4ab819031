import type { BrowserContext, Page } from '@playwright/test';
import { mentor, member, ownMajor } from './support/mentors';
import {
  chooseDay,
  clock,
  dialog,
  inHours,
  meetingCard,
  openEvents,
  slots,
  typeTime,
  wall,
  weekday,
} from './support/meetings';
import { mailAbout } from './support/outbox';
import { expect, test } from './support/test';
import { settleAnswer, backdateMeeting, sendDueMails } from './support/time';
import { expectToast, toasts } from './support/toasts';

const [NEW_YORK, BERLIN] = ['America/New_York', 'Europe/Berlin'];
const ASKED = "Hi, I'd like to connect with you for mentorship!";
const YES = "Thanks for reaching out! I'd be happy to connect with you.";
const [FIRST, SECOND] = ['Choosing a first course', 'How interviews go'];

test.use({ timezoneId: NEW_YORK });

const joinButton = (page: Page) => meetingCard(page, SECOND).getByRole('button', { name: 'Join Call' });

/** Serves a blank page in place of external calls. The returned function joins the call and returns its address. */
async function interceptCalls(context: BrowserContext): Promise<() => Promise<string>> {
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A call</title>' }),
  );
  return async () => {
    const [page] = context.pages();
    const opened = context.waitForEvent('page');
    if (page) await joinButton(page).click();
    const call = await opened;
    await expect(call).toHaveTitle('A call');
    const address = call.url();
    await call.close();
    return address;
  };
}

test('a student finds a mentor, and they meet', async ({ page, elsewhere }) => {
  test.setTimeout(180_000);
  const hers = await elsewhere({ timezoneId: BERLIN });
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  const inTwoDays = wall(inHours(48), BERLIN).date;
  const inThreeDays = wall(inHours(72), BERLIN).date;

  await test.step('the student finds the mentor and sends a request', async () => {
    await page.goto('/find-alumni');
    await page.getByLabel('Major').fill(ownMajor(mara));
    const card = page.getByRole('article', { name: mara.fullName });
    await card.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog(page).getByLabel('Your message')).toHaveValue(ASKED);
    await dialog(page).getByRole('button', { name: 'Send request' }).click();
    await expectToast(page, 'Connection request sent', 'Your message has been sent to the alumni');
    await expect(card.getByRole('button', { name: 'Request Sent' })).toBeVisible();
  });

  await test.step('the mentor accepts on her dashboard', async () => {
    await sendDueMails('request', mara.email);
    await mailAbout(hers.request, mara.email, /^Kit Osgood wants to connect with you$/);
    await hers.goto('/');
    const request = hers.getByRole('article', { name: `Request from ${kit.fullName}` });
    await expect(request.getByText(ASKED)).toBeVisible();
    await request.getByRole('button', { name: 'Accept' }).click();
    // Navigating away doesn't undo the answer, because it is saved immediately.
    await hers.getByRole('link', { name: /^Upcoming Meetings/ }).click();
    await expect(toasts(hers).getByText('Connection accepted', { exact: true })).toBeVisible();
    const [{ id }] = (await (await hers.request.get('/api/connections')).json()) as [{ id: number }];
    await settleAnswer(id);
    await sendDueMails('answer', kit.email);
    await mailAbout(page.request, kit.email, /^Mara Lindgren accepted your request$/);
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByText(YES)).toBeVisible();
  });

  await test.step('the mentor sets her hours', async () => {
    await hers.getByRole('button', { name: 'My hours' }).click();
    const form = hers.getByRole('form', { name: 'My hours' });
    await form.getByRole('button', { name: `Add hours on ${weekday(inTwoDays)}` }).click();
    await expect(form.getByLabel(`From, ${weekday(inTwoDays)}`)).toHaveValue('16:00');
    await form.getByLabel('Notice').selectOption('None');
    await form.getByRole('button', { name: 'Save hours' }).click();
    await expect(dialog(hers)).toBeHidden();
  });

  await test.step('the student schedules a meeting in one of these slots', async () => {
    await openEvents(page);
    await page.getByRole('button', { name: 'Schedule Meeting' }).first().click();
    const form = page.getByRole('form', { name: 'Schedule a meeting' });
    await form.getByLabel('Title').fill(FIRST);
    await form.getByLabel('Attendee').fill('Mara');
    await form.getByRole('option', { name: /^Mara Lindgren/ }).click();
    await chooseDay(form, inTwoDays, wall(new Date(), NEW_YORK).date);
    await slots(form).first().click();
    await form.getByRole('button', { name: 'Schedule meeting' }).click();
    await expect(toasts(page).getByText('Meeting scheduled', { exact: true })).toBeVisible();
    await expect(meetingCard(page, FIRST)).toBeVisible();
    const mail = await mailAbout(hers.request, mara.email, /scheduled a meeting with you/);
    expect(mail.text).not.toContain(FIRST);
    expect(mail.calendar).toMatch(/METHOD:REQUEST/);
  });

  await test.step('the mentor sees it in her time zone, and schedules another meeting', async () => {
    await openEvents(hers);
    await expect(meetingCard(hers, FIRST).getByRole('time').first()).toContainText('4:00 PM - 4:30 PM');
    await hers.getByRole('button', { name: 'Schedule Meeting' }).first().click();
    const form = hers.getByRole('form', { name: 'Schedule a meeting' });
    await form.getByLabel('Title').fill(SECOND);
    await form.getByLabel('Attendee').fill('Kit');
    await form.getByRole('option', { name: /^Kit Osgood/ }).click();
    await typeTime(form, { date: inThreeDays, time: '10:00' });
    await expect(form.getByText(`It will be night for ${kit.fullName} at this time.`)).toBeVisible();
    await typeTime(form, { date: inThreeDays, time: '15:00' });
    await expect(form.getByText(`It will be night for ${kit.fullName} at this time.`)).toBeHidden();
    await form.getByRole('button', { name: 'Schedule meeting' }).click();
    await expect(meetingCard(hers, SECOND).getByRole('time').first()).toContainText('3:00 PM - 3:30 PM');
  });

  await test.step('the host moves a meeting, and the attendee confirms', async () => {
    await meetingCard(page, FIRST).getByRole('button', { name: 'Reschedule' }).click();
    await chooseDay(dialog(page), inTwoDays, wall(new Date(), NEW_YORK).date);
    await slots(dialog(page)).first().click();
    await dialog(page).getByRole('button', { name: 'Move meeting' }).click();
    await expectToast(page, 'Meeting rescheduled', `We’ll ask ${mara.fullName} to confirm the new time.`);
    await mailAbout(hers.request, mara.email, /moved your meeting/);
    await openEvents(hers);
    await expect(meetingCard(hers, FIRST).getByText('Does the new time work for you?')).toBeVisible();
    await meetingCard(hers, FIRST).getByRole('button', { name: 'Accept' }).click();
    await expect(meetingCard(hers, FIRST).getByText('Does the new time work for you?')).toBeHidden();
    await expect(meetingCard(hers, FIRST).getByRole('time').first()).toContainText('4:30 PM - 5:00 PM');
    const mail = await mailAbout(page.request, kit.email, /accepted your meeting/);
    expect(mail.calendar).toMatch(/SEQUENCE:[1-9]/);
  });

  await test.step('the attendee proposes another time, and the host accepts', async () => {
    await openEvents(page);
    await meetingCard(page, SECOND).getByRole('button', { name: 'Reschedule' }).click();
    await dialog(page).getByRole('button', { name: 'Choose another time' }).click();
    await typeTime(dialog(page), { date: inThreeDays, time: '11:30' });
    await dialog(page).getByLabel('Note').fill('There is an exam before.');
    await dialog(page).getByRole('button', { name: 'Send proposal' }).click();
    await expectToast(page, 'New time proposed', `The meeting time stays the same until ${mara.fullName} accepts.`);
    const mail = await mailAbout(hers.request, mara.email, /proposed another time/);
    expect(mail.text).not.toContain('exam');
    await openEvents(hers);
    await expect(meetingCard(hers, SECOND).getByText('There is an exam before.')).toBeVisible();
    await meetingCard(hers, SECOND).getByRole('button', { name: 'Accept' }).click();
    await expect(toasts(hers).getByText('Meeting rescheduled', { exact: true })).toBeVisible();
  });

  await test.step('both join the same call as soon as it opens', async () => {
    await openEvents(page);
    await expect(joinButton(page)).toBeDisabled();
    await expect(
      meetingCard(page, SECOND).getByText(/^Available \w+, \w+ \d+ at 11:15 AM, on Jitsi Meet/),
    ).toBeVisible();
    const newStartTime = inHours(1 / 6);
    await meetingCard(hers, SECOND).getByRole('button', { name: 'Reschedule' }).click();
    await typeTime(dialog(hers), wall(newStartTime, BERLIN));
    await dialog(hers).getByRole('button', { name: 'Move meeting' }).click();
    await expect(meetingCard(hers, SECOND).getByText(clock(newStartTime, BERLIN))).toBeVisible();
    await openEvents(page);
    await meetingCard(page, SECOND).getByRole('button', { name: 'Accept' }).click();
    const [join, joinHers] = [await interceptCalls(page.context()), await interceptCalls(hers.context())];
    const room = await join();
    expect(new URL(room).protocol).toBe('https:');
    expect(await joinHers(), 'they are in the same room').toBe(room);
  });

  const meetingId = await test.step('they write shared notes, and each has a private note', async () => {
    await meetingCard(page, SECOND).getByRole('button', { name: 'View Meeting Notes' }).click();
    await dialog(page).getByLabel('Agenda').fill('What to bring');
    await dialog(page).getByRole('button', { name: 'Add an action item' }).click();
    await dialog(page).getByLabel('Action item 1').fill('Write a page about myself');
    await dialog(page).getByLabel('Private note').fill('Do not be late');
    await expect(dialog(page).getByRole('status').first()).toHaveText('Saved');
    const { searchParams } = new URL(page.url());
    await hers.goto(`/events?meeting=${searchParams.get('meeting')}`);
    await expect(dialog(hers).getByLabel('Agenda')).toHaveValue('What to bring');
    await expect(dialog(hers).getByLabel('Action item 1')).toHaveValue('Write a page about myself');
    await expect(dialog(hers).getByLabel('Private note')).toHaveValue('');
    return Number(searchParams.get('meeting'));
  });

  await test.step('both report the outcome and give feedback afterwards', async () => {
    await backdateMeeting(meetingId, 3);
    for (const [whose, stars] of [
      [hers, '5 of 5'],
      [page, '4 of 5'],
    ] as const) {
      await openEvents(whose, '?tab=past');
      await meetingCard(whose, SECOND).getByRole('button', { name: 'Did it happen?' }).click();
      await dialog(whose).locator('label', { hasText: stars }).click();
      await dialog(whose).getByLabel('Feedback').fill('Time well spent');
      await dialog(whose).getByRole('button', { name: 'Save' }).click();
      await expect(meetingCard(whose, SECOND).getByRole('button', { name: 'It happened (change)' })).toBeVisible();
    }
  });

  await test.step('a canceled meeting disappears from both calendars and stays in the list', async () => {
    await openEvents(page);
    await meetingCard(page, FIRST).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(meetingCard(page, FIRST).getByText('Canceled', { exact: true })).toBeVisible();
    const mail = await mailAbout(hers.request, mara.email, /was canceled/);
    expect(mail.calendar).toMatch(/METHOD:CANCEL/);
  });
});
