import type { Page } from '@playwright/test';
import { findViolations, getHorizontalOverflow } from './support/axe';
import { executeSql } from './support/database';
import { expect, test } from './support/test';

/** Colleges whose programs no other journey reads. */
const [FIRST, SECOND] = [31, 32];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const tray = (page: Page) => page.getByRole('region', { name: 'Programs to compare' });

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBe(0);
}

async function nameOf(page: Page, id: number): Promise<string> {
  const college = (await (await page.request.get(`/api/colleges/${id}`)).json()) as { name: string };
  return college.name;
}

test.beforeAll(async () => {
  await executeSql(
    `INSERT INTO colleges.program_fields (cip, title, colleges, programs) VALUES ('1107', 'Computer Science', 2, 3), ('5138', 'Nursing', 1, 1)
     ON CONFLICT DO NOTHING`,
    [],
  );
  await executeSql(
    `INSERT INTO colleges.programs
       (college_id, cip, credlev, opeid6, awards, earnings_1_year, earnings_4_years, debt, suppressed, students)
     VALUES ($1, '1107', 3, '009990', 120, 61000, 88000, NULL, '{debt}', '{}'),
            ($1, '1107', 5, '009990', 30, 90000, 112000, NULL, '{}', '{}'),
            ($1, '5138', 2, '009990', 44, 30000, 31000, 12000, '{}', '{}'),
            ($2, '1107', 3, '009991', 75, 58000, 79000, 21000, '{}', '{}')
     ON CONFLICT DO NOTHING`,
    [FIRST, SECOND],
  );
  await executeSql(
    `INSERT INTO colleges.program_sources (part, file_name, release, figures, finished_at, rows_read)
     VALUES ('main', 'fields.csv', '2026-06-10', '{awards,earnings_1_year,earnings_4_years,debt}', now(), 4)
     ON CONFLICT DO NOTHING`,
    [],
  );
});

test('a visitor with a phone goes from a college to its programs and a field, and compares two programs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = [await nameOf(page, FIRST), await nameOf(page, SECOND)];

  await test.step('the college leads to its programs', async () => {
    await page.goto(`/college/${FIRST}`);
    await page.getByRole('link', { name: `See programs of ${first}` }).click();
    await expect(title(page)).toHaveText(`Programs at ${first}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Associate degrees',
      'Bachelor’s degrees',
      'Master’s degrees',
    ]);
    await expect(page.getByText('Withheld for privacy')).toBeVisible();
    await expect(
      page.getByText(/^Pay after 4 years is below the median of high-school graduates in .+ in this release/),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a program of the college is selected', async () => {
    await page.getByRole('searchbox', { name: 'Search fields' }).fill('comp');
    await expect(page.getByText('2 programs', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Compare Computer Science (Bachelor’s degree) at ${first}` }).click();
    await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its field lists another college', async () => {
    await page.getByRole('link', { name: 'Computer Science' }).first().click();
    await expect(page).toHaveURL('/programs/1107-computer-science');
    await expect(title(page)).toHaveText('Computer Science');
    await page.getByLabel('Level').selectOption('Bachelor’s degrees');
    await expect(page.getByText('2 programs', { exact: true })).toBeVisible();
    await page.getByLabel('Sort by').selectOption('Debt, lowest first');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([second, first]);
    await page.getByRole('button', { name: `Compare Computer Science (Bachelor’s degree) at ${second}` }).click();
    await expectAccessible(page);
  });

  await test.step('the comparison has an address that others can open', async () => {
    await tray(page).getByRole('link', { name: 'Compare (2)' }).click();
    await expect(page).toHaveURL(`/compare?programs=${FIRST}-1107-bachelor,${SECOND}-1107-bachelor`);
    await expect(title(page)).toHaveText('Compare programs');
    const pay = page.getByRole('row', { name: /^Pay after 4 years/ });
    await expect(pay.getByRole('cell')).toHaveText(['$88,000', '$79,000']);
    await expectAccessible(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(pay.getByRole('cell')).toHaveText(['$88,000', '$79,000']);
  });

  await test.step('the index finds a field by typing', async () => {
    await page.getByRole('link', { name: 'All fields' }).click();
    await expect(title(page)).toHaveText('Programs');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Find a field of study' }).fill('nurs');
    await page.getByRole('option', { name: /^Nursing/ }).click();
    await expect(page).toHaveURL('/programs/5138-nursing');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([first]);
  });
});
