import { findViolations, getHorizontalOverflow } from './support/axe';
import { collegeNamed } from './support/college-administrators';
import { member, mentor } from './support/mentors';
import { pickByRetry } from './support/of-this-try';
import { expect, test } from './support/test';

test('a student compares two colleges and finds an alum who chose between them', async ({ page, elsewhere }) => {
  test.setTimeout(120_000);
  const [oneName, otherName] = pickByRetry<[string, string]>([
    ['Carleton College', 'Grinnell College'],
    ['Dartmouth College', 'Middlebury College'],
  ]);
  const one = await collegeNamed(page.request, oneName);
  const other = await collegeNamed(page.request, otherName);
  for (const name of ['Noor Haddad', 'Luca Moretti', 'Amara Okafor', 'Jonas Lind', 'Mei Tanaka']) {
    const { request } = await elsewhere();
    await mentor(request, name);
    const changes = { college: one.name, collegeId: one.id, consideredColleges: [other.id] };
    expect((await request.put('/api/alumni/profile', { data: changes })).status()).toBe(200);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await member(page.request, 'student', 'Kit Osgood');
  await page.goto(`/colleges?compare=${one.id},${other.id}`);

  const section = page.getByRole('region', { name: 'Alumni who considered these colleges' });
  await expect(section).toContainText(`5 alumni considered both ${oneName} and ${otherName}.`);
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  await section.getByRole('link', { name: /^Ask one of them/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '5 alumni' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Considered the same 2 colleges' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mei Tanaka' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(`/college?id=${other.id}`);
  await expect(section).toContainText(`5 alumni considered both ${otherName} and ${oneName}.`);
});
