import { findViolations, getHorizontalOverflow } from './support/axe';
import { collegeNamed } from './support/college-administrators';
import { member, mentor } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { askOpenly } from './support/questions';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const ANSWER = 'Most of my friends who left ran out of money. Ask for the second-year grant early.';

test('an open question is answered, marked as good, published by both sides and read by a visitor', async ({
  page,
  elsewhere,
  complaints,
}) => {
  test.slow();
  complaints.expectErrors(NOT_SIGNED_IN_ERROR);
  const [theirs, visitors] = [await elsewhere({ viewport: PHONE }), await elsewhere({ viewport: PHONE })];
  await page.setViewportSize(PHONE);
  const college = await collegeNamed(page.request, pickByRetry(['Bowdoin College', 'Swarthmore College']));
  await mentor(theirs.request, 'Noor Haddad');
  const profile = await theirs.request.put('/api/alumni/profile', {
    data: { college: college.name, collegeId: college.id },
  });
  expect(profile.status(), await profile.text()).toBe(200);
  await member(page.request, 'student', 'Kit Osgood');
  await theirs.goto('/questions');
  await expect(theirs.getByText('No questions for you right now')).toBeVisible();

  const text = `Why do so many students leave before the second year? (${Date.now()})`;
  const question = page.getByRole('article', { name: text });
  const offered = theirs.getByRole('article', { name: text });

  await test.step('the student asks, and sees where the question stands', async () => {
    await askOpenly(page.request, { text, collegeId: college.id, figure: 'retention' });
    await page.goto('/questions');
    await expect(question.getByText(/^(Looking for alumni|Waiting for an alum)$/)).toBeVisible();
    await expect(question.getByRole('link', { name: 'Return for the second year' })).toBeVisible();
    expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('the alum gets the offer without reloading, takes it and answers', async () => {
    await expect(offered.getByText(`You went to ${college.name}.`, { exact: false })).toBeVisible({ timeout: 30_000 });
    await expect(offered.getByText('Kit Osgood')).toHaveCount(0);
    await offered.getByRole('button', { name: /^Answer this/ }).click();
    const box = offered.getByRole('textbox', { name: 'Your answer' });
    await expect(box).toBeFocused();
    await page.reload();
    await expect(question.getByText('An alum is answering')).toBeVisible();
    await box.fill(ANSWER);
    await theirs.reload();
    await expect(box).toHaveValue(ANSWER);
    expect(await findViolations(theirs)).toEqual([]);
    expect(await getHorizontalOverflow(theirs)).toBeLessThanOrEqual(0);
    await offered.getByRole('button', { name: 'Send answer' }).click();
    await expect(theirs.getByText('No questions for you right now')).toBeVisible();
  });

  await test.step('the student says that it helped, and agrees to publish it after a preview', async () => {
    const answer = question.getByRole('region', { name: `Answer by Alum of ${college.name}` });
    await expect(answer.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText('Noor Haddad')).toHaveCount(0);
    await answer.getByRole('button', { name: 'This helped' }).click();
    await answer.getByRole('button', { name: 'See what becomes public' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this answer' });
    await expect(dialog.getByRole('article')).toContainText(text);
    await expect(dialog.getByRole('article')).toContainText(ANSWER);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Agree to publish' }).click();
    await expect(answer.getByText(/^You agreed to publish this answer/)).toBeVisible();
  });

  await test.step('the alum agrees, too', async () => {
    await theirs.goto('/questions?tab=answers');
    await expect(offered.getByText('The student said it helped.')).toBeVisible();
    await offered.getByRole('button', { name: 'See what becomes public' }).click();
    await theirs.getByRole('button', { name: 'Agree to publish' }).click();
    await expect(offered.getByRole('link', { name: 'Read it in the forum' })).toBeVisible();
  });

  await test.step('a visitor finds it in the list and reads the answer, without names', async () => {
    await visitors.goto(`/questions?collegeId=${college.id}&state=answered`);
    await visitors.getByRole('article', { name: text }).getByRole('link', { name: text }).click();
    const published = visitors.getByRole('region', { name: 'Published answer' });
    await expect(published.getByText(ANSWER)).toBeVisible();
    expect(await findViolations(visitors)).toEqual([]);
    expect(await getHorizontalOverflow(visitors)).toBeLessThanOrEqual(0);
    for (const name of ['Kit Osgood', 'Noor Haddad']) await expect(visitors.getByText(name)).toHaveCount(0);
    await published.getByRole('link', { name: 'Open the discussion' }).click();
    await expect(visitors).toHaveURL(/\/forum\/\d+$/);
    await expect(visitors.getByText(ANSWER)).toBeVisible();
  });
});
