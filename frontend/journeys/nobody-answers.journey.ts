import { requestMentor, member, mentor, ownMajor, type Member } from './support/mentors';
import { mailAbout } from './support/outbox';
import { expect, test } from './support/test';
import { backdateRequests, runJob, sendDueMails } from './support/time';
import { dialog } from './support/meetings';
import { toasts } from './support/toasts';

const SIMILAR = ['Ines Okafor', 'Lena Brandt', 'Tess Moreau'];

test('a request expires, and similar alumni are suggested', async ({ page, playwright, baseURL }) => {
  test.setTimeout(120_000);
  const somebodyElse = () => playwright.request.newContext(baseURL ? { baseURL } : {});
  const asked = await mentor(await somebodyElse(), 'Vera Holt');
  const similar: Member[] = [];
  for (const name of SIMILAR) similar.push(await mentor(await somebodyElse(), name, ownMajor(asked)));
  const student = await member(page.request, 'student', 'Kit Osgood');
  await requestMentor(page.request, asked);

  await test.step('the request is pending', async () => {
    await page.goto(`/alumni/${asked.id}`);
    await expect(page.getByRole('button', { name: 'Request Sent' })).toBeVisible();
    await expect(page.getByText(/^Expires /)).toBeVisible();
  });

  const links =
    await test.step('the request expires after ten days, and an email links to three other alumni', async () => {
      await backdateRequests(student.id, 10);
      await runJob('care-for-requests');
      await sendDueMails('answer', student.email);
      const { text, links } = await mailAbout(page.request, student.email, /^Your request to Vera Holt expired$/);
      for (const { fullName } of similar) expect(text, 'names are behind the links').not.toContain(fullName);
      const paths = links.map((link) => new URL(link).pathname).filter((path) => path.startsWith('/alumni/'));
      expect(paths).toEqual(similar.map(({ id }) => `/alumni/${id}`));
      return paths;
    });

  await test.step('each link leads to an alum who accepts requests', async () => {
    for (const [index, link] of links.entries()) {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SIMILAR[index] ?? '');
      await expect(page.getByRole('button', { name: 'Connect for Mentorship' })).toBeVisible();
    }
  });

  await test.step('the student sends a request to one of them', async () => {
    await page.getByRole('button', { name: 'Connect for Mentorship' }).click();
    await dialog(page).getByRole('button', { name: 'Send request' }).click();
    await expect(toasts(page).getByText('Request Sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Request Sent' })).toBeVisible();
  });

  await test.step('the student can send a request to the first alum again', async () => {
    await page.goto(`/alumni/${asked.id}`);
    await page.getByRole('button', { name: 'Connect for Mentorship' }).click();
    await expect(dialog(page).getByLabel('Your message')).toHaveValue(
      "Hi, I'd like to connect with you for mentorship!",
    );
  });
});
