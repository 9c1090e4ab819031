import { Effort } from './support/effort';
import { member, ownMajor } from './support/mentors';
import { confirmationLink } from './support/outbox';
import { aPerson, type Person } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const COLLEGE = 'Yale University';

/** The maximum number of taps, and of fields, from the landing page. */
const MAX_EFFORT = { alum: { taps: 12, fields: 7 }, administrator: { taps: 12, fields: 6 } };

async function describe(effort: Effort, person: Person): Promise<void> {
  await effort.fill('Full name', person.fullName);
  await effort.fill('Email', person.email);
  await effort.fill('Password', person.password);
  await effort.fill('Confirm password', person.password);
  await effort.fill('Birth date', person.birthDate);
}

test('an alum goes from the landing page to the finder with twelve taps', async ({
  page,
  browser,
  elsewhere,
  complaints,
}) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR);
  await page.setViewportSize(PHONE);
  const effort = new Effort(page);
  const graduate = aPerson('alumni');

  await test.step('the alum registers', async () => {
    await page.goto('/');
    await effort.click('link', 'Get Started');
    await effort.click('radio', 'Alumni');
    await describe(effort, graduate);
    await effort.click('checkbox', 'I am at least 13 years old');
    await effort.fill('College', COLLEGE);
    await effort.click('option', new RegExp(COLLEGE));
    await effort.fill('Major', ownMajor(graduate));
    await effort.click('button', 'Create Account');
  });

  await test.step('the alum mentors students, and is visible to everyone', async () => {
    await effort.click('radio', /^Yes/);
    await expect(page.getByRole('radio', { name: /^Everyone \(recommended\)/ })).toBeChecked();
    await effort.click('button', 'Continue');
    await expect(page.getByRole('heading', { level: 1, name: 'When do you have time?' })).toBeVisible();
  });

  await test.step('the alum confirms the address on another device', async () => {
    const device = await browser.newContext({ viewport: PHONE });
    const mail = await device.newPage();
    effort.tap();
    await mail.goto(await confirmationLink(page.request, graduate.email));
    effort.tap();
    await mail.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(mail.getByText(/confirmed/i).first()).toBeVisible();
    await device.close();
  });

  await test.step('a student finds the alum', async () => {
    const student = await elsewhere();
    await member(student.request, 'student');
    await student.goto(`/find-alumni?major=${encodeURIComponent(ownMajor(graduate))}`);
    const card = student.getByRole('article', { name: graduate.fullName });
    await expect(card.getByText('Willing to Mentor')).toBeVisible();
  });

  test.info().annotations.push({ type: 'effort', description: JSON.stringify(effort, ['taps', 'fields', 'controls']) });
  expect(effort.taps).toBeLessThanOrEqual(MAX_EFFORT.alum.taps);
  expect(effort.fields).toBeLessThanOrEqual(MAX_EFFORT.alum.fields);
});

test('a college administrator goes from the landing page to the verification with twelve taps', async ({
  page,
  complaints,
}) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR);
  await page.setViewportSize(PHONE);
  const effort = new Effort(page);
  await page.goto('/');
  await effort.click('link', 'Get Started');
  await effort.click('radio', 'College Admin');
  await describe(effort, aPerson('college_admin'));
  await effort.click('checkbox', 'I am at least 13 years old');
  await effort.fill('Find your college', COLLEGE);
  await effort.click('option', new RegExp(COLLEGE));
  await effort.click('button', 'Create Account');
  await expect(page.getByRole('heading', { level: 1, name: `Verify that you represent ${COLLEGE}` })).toBeVisible();
  await expect(page.getByText('Access Restricted')).toHaveCount(0);

  test.info().annotations.push({ type: 'effort', description: JSON.stringify(effort, ['taps', 'fields', 'controls']) });
  expect(effort.tapsWithoutNextKey).toBeLessThanOrEqual(MAX_EFFORT.administrator.taps);
  expect(effort.fields).toBeLessThanOrEqual(MAX_EFFORT.administrator.fields);
});
