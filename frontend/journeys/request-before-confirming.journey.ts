import { mentor } from './support/mentors';
import { confirmationLink } from './support/outbox';
import { signUp, aPerson } from './support/people';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test('a request draft written before the email is confirmed is sent on confirmation', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const alumna = await mentor(elsewhere.request, 'Wanda Waiting');
  const student = await signUp(page.request, aPerson());

  await test.step('the student writes it on the profile, and it is saved', async () => {
    await page.goto(`/alumni/${alumna.id}`);
    await page.getByRole('button', { name: /^Connect for Mentorship/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect with Wanda Waiting' });
    await expect(dialog.getByText(/^Confirm your email to send this/)).toBeVisible();
    await dialog.getByLabel('Your message').fill('How did you choose your major?');
    await dialog.getByRole('button', { name: 'Save request' }).click();
    await expectToast(page, 'Request saved', "We'll send it when you confirm your email.");
  });

  await test.step('the page for confirming the email lists it, and it can be edited', async () => {
    await page.goto('/my-people');
    const list = page.getByRole('region', { name: 'Confirm your email to send your request' });
    await expect(list.getByText('How did you choose your major?')).toBeVisible();
    await list.getByRole('button', { name: /^Edit request/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect with Wanda Waiting' });
    await dialog.getByLabel('Your message').fill('How did you choose your field?');
    await dialog.getByRole('button', { name: 'Save request' }).click();
    await expect(list.getByText('How did you choose your field?')).toBeVisible();
    expect(await (await elsewhere.request.get('/api/connection-requests')).json()).toEqual([]);
  });

  await test.step('confirming the email sends it', async () => {
    const link = await confirmationLink(page.request, student.email);
    // The toast names the requests that were saved before the click, so they have to be loaded first.
    const savedRequests = page.waitForResponse((response) => response.url().includes('/api/connections/drafts'));
    await page.goto(link);
    await savedRequests;
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expectToast(page, 'Request sent', /we sent your request to Wanda Waiting/);
    await page.goto('/my-people?tab=asked');
    await expect(page.getByRole('main').getByText('Wanda Waiting').first()).toBeVisible();
    await expect(page.getByRole('region', { name: /request waits/ })).toHaveCount(0);
    expect(await (await elsewhere.request.get('/api/connection-requests')).json()).toMatchObject([
      { message: { content: 'How did you choose your field?' } },
    ]);
  });
  await elsewhere.close();
});
