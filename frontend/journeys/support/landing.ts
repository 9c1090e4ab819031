import type { Locator, Page } from '@playwright/test';

export const searchBox = (page: Page): Locator => page.getByPlaceholder('Search colleges by name, city, or major...');

/** The line under the box that says how the search goes. */
export const searchStatus = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

export const collegeCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Search results' }).getByRole('article');

/** The figure that stands under a term in a list of facts. */
export const figure = (facts: Locator, term: string): Locator =>
  facts
    .locator('dl > div', { has: facts.page().getByText(term, { exact: true }) })
    .getByRole('definition')
    .first();
