import type { APIRequestContext } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { collegeNamed } from './support/college-administrators';
import { chooseDay, inHours, meetingCard, slots, wall } from './support/meetings';
import { connect, member, mentor, type Member } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const PHONE = { width: 390, height: 844 };
const NEW_YORK = 'America/New_York';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

test.use({ timezoneId: NEW_YORK });

type NamedCollege = Awaited<ReturnType<typeof collegeNamed>>;

/** Registers an alum of one college who considered another, with hours around the clock. */
async function alum(
  request: APIRequestContext,
  name: string,
  chosen: NamedCollege,
  considered: NamedCollege,
): Promise<Member> {
  const person = await mentor(request, name);
  const studies = { college: chosen.name, collegeId: chosen.id, consideredColleges: [considered.id] };
  expect((await request.put('/api/alumni/profile', { data: studies })).status()).toBe(200);
  expect((await request.put('/api/time-zone', { data: { timeZone: NEW_YORK } })).status()).toBe(204);
  const hours = { lengthMinutes: 30, noticeHours: 0, rules: EVERY_DAY, daysOff: [] };
  expect((await request.put('/api/availability', { data: hours })).status()).toBe(200);
  return person;
}

test('a student talks to two alumni who chose differently', async ({ page, elsewhere }) => {
  test.setTimeout(180_000);
  const [oneName, otherName] = pickByRetry<[string, string]>([
    ['Brown University', 'Duke University'],
    ['Emory University', 'Gonzaga University'],
  ]);
  const one = await collegeNamed(page.request, oneName);
  const other = await collegeNamed(page.request, otherName);
  await page.setViewportSize(PHONE);
  await member(page.request, 'student', 'Kit Osgood');
  const [hers, his] = [await elsewhere({ timezoneId: NEW_YORK }), await elsewhere({ timezoneId: NEW_YORK })];
  const ada = await alum(hers.request, 'Ada Lindgren', one, other);
  const ben = await alum(his.request, 'Ben Okafor', other, one);
  await connect(page.request, hers.request, ada);
  await connect(page.request, his.request, ben);
  for (const name of ['Noor Haddad', 'Luca Moretti', 'Mei Tanaka']) {
    await alum((await elsewhere()).request, name, one, other);
  }
  const topic = `Small classes with ${ada.username}`;

  await test.step('the student proposes a time when all three are free', async () => {
    await page.goto(`/colleges?compare=${one.id},${other.id}`);
    const section = page.getByRole('region', { name: 'Alumni who considered these colleges' });
    await section.getByRole('link', { name: /^Talk to both sides/ }).click();
    const form = page.getByRole('form', { name: 'Propose a joint call' });
    await expect(form.getByRole('radio', { name: 'Ada Lindgren' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Ben Okafor' })).toBeChecked();
    await chooseDay(form, wall(inHours(48), NEW_YORK).date, wall(inHours(0), NEW_YORK).date);
    await slots(form).first().click();
    await form.getByLabel('Topic').fill(topic);
    expect(await findViolations(page)).toEqual([]);
    expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
    await form.getByRole('button', { name: 'Ask both' }).click();
    await expect(toasts(page).getByText('Joint call proposed', { exact: true })).toBeVisible();
    await expect(meetingCard(page, topic)).toHaveCount(2);
    await expect(page.getByText('Joint call with Ben Okafor, who hasn’t answered yet.')).toBeVisible();
  });

  await test.step('one alum accepts, and the other declines, so that it ends for all', async () => {
    await hers.setViewportSize(PHONE);
    await hers.goto('/events');
    const card = meetingCard(hers, topic);
    await expect(card).toContainText('Joint call with Ben Okafor, who hasn’t answered yet.');
    await expect(card.getByRole('button', { name: /^Reschedule/ })).toBeHidden();
    expect(await findViolations(hers)).toEqual([]);
    expect(await getHorizontalOverflow(hers)).toBeLessThanOrEqual(0);
    await card.getByRole('button', { name: /^Accept/ }).click();
    await expect(card.getByRole('button', { name: /^Accept/ })).toBeHidden();
    await his.goto('/events');
    await expect(meetingCard(his, topic)).toContainText('Joint call with Ada Lindgren, who accepted.');
    await meetingCard(his, topic)
      .getByRole('button', { name: /^Decline/ })
      .click();
    await his.getByRole('button', { name: 'Decline meeting' }).click();
    await expect(meetingCard(his, topic)).toContainText('This meeting was declined.');
    await hers.reload();
    await expect(meetingCard(hers, topic)).toContainText('The other alum can’t take part in this joint call.');
  });
});
