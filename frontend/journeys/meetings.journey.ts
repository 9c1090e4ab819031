import type { APIRequestContext, Page } from '@playwright/test';
import { confirmationLink } from './support/outbox';
import { signedUp, type Person } from './support/people';
import { expect, test } from './support/test';

/** Somebody new whose address is confirmed. */
async function confirmed(request: APIRequestContext, role: 'student' | 'alumni'): Promise<Person> {
  const person = await signedUp(request, role);
  const token = new URLSearchParams((await confirmationLink(request, person.email)).split('?')[1]).get('token');
  expect((await request.post('/api/email/verify', { data: { token } })).ok()).toBe(true);
  return person;
}

/** A student and an alum who are connected, each with a page of their own. */
async function connected(student: Page, alum: Page) {
  await confirmed(alum.request, 'alumni');
  await alum.request.patch('/api/privacy/preferences', { data: { isProfileVisible: true } });
  const { id } = (await (await alum.request.get('/api/user')).json()) as { id: number };
  await confirmed(student.request, 'student');
  const asked = await student.request.post('/api/connections', { data: { toUserId: id, message: 'May I ask you?' } });
  expect(asked.status(), await asked.text()).toBe(201);
  const connection = (await asked.json()) as { id: number };
  await alum.request.patch(`/api/connections/${connection.id}`, { data: { status: 'connected' } });
  return id;
}

test('two people agree on a meeting, write down what for, and one of them cancels it', async ({ page, browser }) => {
  const other = await browser.newContext();
  const alum = await other.newPage();
  const alumId = await connected(page, alum);
  const day = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);

  await test.step('the student asks', async () => {
    await page.goto(`/events?new=1&with=${alumId}`);
    const form = page.getByRole('form', { name: 'Schedule a meeting' });
    await expect(form.getByLabel('Attendee')).toHaveValue('New Graduate');
    await form.getByLabel('Title').fill('Choosing a major');
    await form.getByLabel('Date').fill(day);
    await form.getByLabel('Start time').fill('15:00');
    await form.getByRole('button', { name: 'Schedule meeting' }).click();
    await expect(page.getByText('Meeting scheduled', { exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Choosing a major' })).toContainText('3:00 PM - 3:30 PM');
  });

  await test.step('and writes what for', async () => {
    await page.getByRole('button', { name: /^View Meeting Notes/ }).click();
    await page.getByLabel('Agenda').fill('What a week is like');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Last changed by you/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the alum reads it, and would rather meet later', async () => {
    await alum.goto('/events');
    await alum.getByRole('button', { name: /^View Meeting Notes/ }).click();
    await expect(alum.getByLabel('Agenda')).toHaveValue('What a week is like');
    await alum.getByRole('button', { name: 'Close' }).click();
    await alum.getByRole('button', { name: /^Reschedule/ }).click();
    await alum.getByLabel('Start time').fill('16:00');
    await alum.getByRole('button', { name: 'Send proposal' }).click();
    await expect(alum.getByText('You proposed another time', { exact: true })).toBeVisible();
  });

  await test.step('the student agrees, and cancels after all', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(page.getByRole('article', { name: 'Choosing a major' })).toContainText('4:00 PM - 4:30 PM');
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(page.getByText('No upcoming meetings')).toBeVisible();
  });
  await other.close();
});
