import type { Page } from '@playwright/test';
import { codeOf } from './support/authenticator';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { collegeNamed } from './support/college-administrators';
import { tabTo } from './support/keyboard';
import { member } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { operator } from './support/operators';
import { mailAbout } from './support/outbox';
import { aPerson } from './support/people';
import { expect, test } from './support/test';

/** Name, domain of its email addresses, and location. */
const COLLEGES: [string, string, string][] = [
  ['Bowdoin College', 'bowdoin.edu', 'Brunswick, Maine'],
  ['Davidson College', 'davidson.edu', 'Davidson, North Carolina'],
];
const ROWS = 200;
const PHONE = { viewport: { width: 390, height: 844 } };
const FIRST_NAMES = ['Noor', 'Luca', 'Amara', 'Jonas', 'Mei', 'Tariq', 'Elena', 'Kofi', 'Ingrid', 'Diego'];
const LAST = ['Haddad', 'Moretti', 'Okafor', 'Lind', 'Tanaka', 'Rahman', 'Petrova', 'Mensah', 'Dahl', 'Vargas'];

/**
 * Returns a typical file of a college: other column names, a different order, semicolons. Ten rows can't be imported
 * unless `isFixed`.
 */
function listOf(tag: string, isFixed: boolean): string {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const address = `${tag}-${n}@journeys.example`;
    const isBad = !isFixed && n % 20 === 19;
    return [
      address,
      FIRST_NAMES[n % 10],
      `${LAST[Math.floor(n / 10) % 10]}`,
      isBad ? '18' : 2000 + (n % 24),
      'History',
      'note',
    ];
  });
  return [['E-mail', 'Given name', 'Surname', 'Class of', 'Program', 'Internal notes'], ...rows]
    .map((cells) => cells.join(';'))
    .join('\r\n');
}

const fits = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
};

const upload = (page: Page, content: string) =>
  page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'alumni.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') });

test('a college is verified, invites a colleague and imports alumni, one of whom a student finds', async ({
  page,
  elsewhere,
  complaints,
}) => {
  test.setTimeout(180_000);
  const [collegeName, domain, location] = pickByRetry(COLLEGES);
  const college = await collegeNamed(page.request, collegeName);
  const tag = aPerson().username;
  const applicant = await member(page.request, 'college_admin', 'Morgan Dean');
  const details = { collegeId: college.id, department: 'Alumni Relations', position: 'Director' };
  expect((await page.request.put('/api/college-admin/profile', { data: details })).status()).toBe(200);

  await test.step('the administrator enters the emailed code, using only the keyboard, and is approved', async () => {
    await page.goto('/college-admin-dashboard');
    await expect(
      page.getByRole('heading', { level: 1, name: `Verify that you represent ${collegeName}` }),
    ).toBeVisible();
    await expect(page.getByText(/^gradspan-verification=/)).toBeVisible();
    await fits(page);
    await page.getByLabel('Work email', { exact: true }).focus();
    const address = `${tag}@${domain}`;
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    const { text } = await mailAbout(page.request, address, new RegExp(`is your code for ${collegeName}`));
    await page.getByLabel('Code', { exact: true }).focus();
    await page.keyboard.type(/^\d{6}$/m.exec(text)![0]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your work email is verified.')).toBeVisible();
    await fits(page);
    const moderator = await elsewhere();
    await operator(moderator.request, 'Olive Operator');
    const approval = `/api/moderation/administrators/${applicant.id}/approve`;
    expect((await moderator.request.post(approval, { data: {} })).status()).toBe(204);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText(location)).toBeVisible();
    await fits(page);
  });

  const colleague = await elsewhere(PHONE);
  await test.step('a colleague is invited and accepts with a new account', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'College Profile' }).click();
    await page.getByRole('tab', { name: 'Administrators' }).click();
    await expect(page.getByText('You are currently the only administrator.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Administrator' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Administrator' });
    const address = `colleague-${tag}@${domain}`;
    await dialog.getByLabel('Work email').fill(address);
    await fits(page);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(address).first()).toBeVisible();

    const mail = await mailAbout(page.request, address, new RegExp(`^Help manage ${collegeName}`));
    const link = new URL(mail.links.find((one) => one.includes('/invitation?token='))!);
    await colleague.goto(link.pathname + link.search);
    const form = colleague.getByRole('form', { name: 'Create your account' });
    await fits(colleague);
    await form.getByLabel('Full name').fill('Riley Colleague');
    await form.getByLabel('Username').fill(aPerson().username);
    await form.getByLabel('Password', { exact: true }).fill('four quiet lanterns by the lake');
    await form.getByLabel('Birth date').fill('1988-05-06');
    await form.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(colleague.getByText(location)).toBeVisible();
  });

  await test.step('alumni are imported; ten rejected rows are listed, fixed and imported as well', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Alumni Data' }).click();
    await page.getByRole('tab', { name: 'Upload Alumni Data' }).click();
    await upload(page, listOf(tag, false));
    await expect(page.getByLabel(/^Class of/)).toHaveValue('graduation_year');
    await expect(page.getByLabel(/^Internal notes/)).toHaveValue('');
    await expect(page.getByText('Enter four digits, such as 2018')).toBeVisible();
    await fits(page);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to import 190 people' })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Row \d+: / })).toHaveCount(10);
    await page.getByRole('button', { name: 'Import 190 alumni' }).click();
    await expect(page.getByRole('heading', { name: 'Import completed with warnings' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rows with errors' }).getByRole('row')).toHaveCount(11);
    await fits(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download rejected rows' }).click();
    expect((await download).suggestedFilename()).toMatch(/errors\.csv$/);

    await page.getByRole('button', { name: 'Import another file' }).click();
    await upload(page, listOf(tag, true));
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Import 10 alumni' }).click();
    await expect(page.getByRole('heading', { name: 'Import successful' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Alumni statistics' }).getByText('200', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'View All Alumni' }).click();
    await page.getByLabel('Search by name, major or email').fill(`${tag}-7@`);
    await expect(page.getByRole('table', { name: 'Alumni your college imported' }).getByRole('row')).toHaveCount(2);
    await fits(page);
  });

  const alumna = `Noor ${tag.slice(-6)}`;
  await test.step('an alum claims her profile on her phone', async () => {
    const phone = await elsewhere(PHONE);
    const mail = await mailAbout(page.request, `${tag}-199@journeys.example`, /shared your details/);
    const link = new URL(mail.links.find((one) => one.includes('/claim?token=') && !one.includes('decline'))!);
    await phone.goto(link.pathname + link.search);
    await expect(phone.getByLabel('Major')).toHaveValue('History');
    await fits(phone);
    await phone.getByLabel('Full name').fill(alumna);
    await phone.getByLabel('Username').fill(aPerson().username);
    await phone.getByLabel('Password', { exact: true }).fill('four quiet lanterns by the lake');
    await phone.getByLabel('Birth date').fill('1979-05-06');
    for (const choice of await phone.getByRole('switch').all()) await choice.click();
    await phone.getByRole('button', { name: /^Claim/ }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step("a student finds her, but no alumni who haven't claimed their profile", async () => {
    const student = await elsewhere();
    await member(student.request, 'student');
    await student.goto(`/find-alumni?college=${encodeURIComponent(college.name)}`);
    await expect(student.getByText(alumna).first()).toBeVisible();
    await expect(student.getByText('Luca Haddad')).toHaveCount(0);
  });

  await test.step('the account settings work with only the keyboard', async () => {
    await page.goto('/college-admin-dashboard?tab=settings');
    await tabTo(page, page.getByRole('button', { name: 'Enable Two-Factor Authentication' }));
    await fits(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1. Scan the code' })).toBeFocused();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await tabTo(page, page.getByLabel('Code', { exact: true }));
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'I’ve saved them' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await fits(page);
  });

  // The page of a user who has just lost their rights may still request what they had a right to.
  complaints.expectErrors(/status of 403 .* at \/api\/(notifications\/count|admin\/)/);
  await test.step('the colleague is removed, and their open page stops working immediately', async () => {
    await page.goto('/college-admin-dashboard?tab=profile&part=administrators');
    await page.getByRole('button', { name: 'Remove Riley Colleague' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
  });
});
