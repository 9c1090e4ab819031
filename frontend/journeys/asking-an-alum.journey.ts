import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { findViolations } from './support/axe';
import { collegeNamed } from './support/college-administrators';
import { Effort } from './support/effort';
import { collegeCards, searchBox } from './support/landing';
import { member, mentor } from './support/mentors';
import { confirmationLink, mailAbout } from './support/outbox';
import { aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { expectToast } from './support/toasts';

/** The maximum effort to ask an alum: for a new student including the emailed link, and for a signed-in member. */
const MAX_EFFORT = { new: { taps: 8, fields: 6 }, member: { taps: 2, fields: 0 } };

const COLLEGE = 'Williams College';

/**
 * Creates an alum of the college whose profile is public. A repeated run of a journey also finds the alum of the first
 * run.
 */
async function alumnaOf(request: APIRequestContext, firstName: string, collegeName: string) {
  const alumna = await mentor(request, `${firstName} ${randomUUID().replace(/[^a-f]/g, '')}`);
  const college = await collegeNamed(request, collegeName);
  const answer = await request.put('/api/alumni/profile', { data: { college: college.name, collegeId: college.id } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { alumna, college };
}

/** Returns the requests an alum has received. The server may have closed her idle connection in between. */
async function requestsReceived(request: APIRequestContext): Promise<unknown[]> {
  const answer = await request.get('/api/connection-requests', { maxRetries: 1 });
  return (await answer.json()) as unknown[];
}

async function register(effort: Effort): Promise<string> {
  const person = aPerson('student');
  await effort.fill('Full name', person.fullName);
  await effort.fill('Email', person.email);
  await effort.fill('Password', person.password);
  await effort.fill('Confirm password', person.password);
  await effort.fill('Birth date', person.birthDate);
  await effort.click('checkbox', 'I am at least 13 years old');
  await effort.click('button', 'Create Account');
  return person.email;
}

test('a visitor asks an alum with eight taps and six fields, and opens the email on another device', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expectErrors(NOT_SIGNED_IN_ERROR);
  const elsewhere = await browser.newContext();
  const { alumna } = await alumnaOf(elsewhere.request, 'Noor', COLLEGE);
  await page.setViewportSize({ width: 390, height: 844 });
  const effort = new Effort(page);

  await test.step('the visitor goes from the landing page to the question', async () => {
    await page.goto('/');
    effort.field();
    await searchBox(page).fill(COLLEGE);
    await expect(collegeCards(page).first()).toContainText(COLLEGE);
    await effort.click('link', `Connect with Alumni of ${COLLEGE}`);
    await expect(page.getByRole('group', { name: 'Who do you want to ask?' })).toBeVisible();
    await effort.click('radio', new RegExp(`^${alumna.fullName}`));
    await expect(page.getByRole('heading', { name: `You’re asking ${alumna.fullName} from ${COLLEGE}` })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  const email = await test.step('the visitor registers with the question', async () => {
    const address = await register(effort);
    await expect(page).toHaveURL(`/alumni/${alumna.id}`);
    await expect(page.getByText("Request saved. We'll send it when you confirm your email.")).toBeVisible();
    expect(await requestsReceived(elsewhere.request)).toEqual([]);
    return address;
  });

  await test.step('the emailed link, opened on another device, sends the request', async () => {
    const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const mail = await device.newPage();
    await mailAbout(page.request, email, /^Confirm to send your question to Noor$/);
    effort.tap();
    await mail.goto(await confirmationLink(page.request, email));
    effort.tap();
    await mail.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(mail.getByText('Your email address is confirmed.')).toBeVisible();
    await expect.poll(() => requestsReceived(elsewhere.request)).toHaveLength(1);
    await device.close();
  });

  expect(effort.taps).toBeLessThanOrEqual(MAX_EFFORT.new.taps);
  expect(effort.fields).toBeLessThanOrEqual(MAX_EFFORT.new.fields);
  await elsewhere.close();
});

test('a member asks an alum with two taps, and withdraws the request', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const { alumna, college } = await alumnaOf(elsewhere.request, 'Odile', 'Middlebury College');
  const connect = `Connect with ${alumna.fullName}`;
  await member(page.request, 'student');
  await page.goto(`/college/${college.id}`);
  const network = page.getByRole('region', { name: 'Alumni Network' });
  await expect(network.getByRole('link', { name: alumna.fullName })).toBeVisible();
  const effort = new Effort(page);
  await effort.click('button', connect);
  await effort.click('button', 'Send request');
  await expectToast(page, 'Connection request sent', 'Your message has been sent to the alumni');
  expect(effort).toMatchObject(MAX_EFFORT.member);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Request undone', 'We withdrew your request. You can ask again anytime.');
  await expect(network.getByRole('button', { name: connect })).toBeEnabled();
  await effort.click('button', connect);
  await effort.click('button', 'Send request');
  await expectToast(page, 'Connection request sent', 'Your message has been sent to the alumni');
  await elsewhere.close();
});
