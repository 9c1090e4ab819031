import type { Locator, Page } from '@playwright/test';

export const searchBox = (page: Page): Locator => page.getByPlaceholder('Search colleges by name, city, or major...');

/** Returns the line below the search box that shows the state of the search. */
export const searchStatus = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

export const collegeCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Search results' }).getByRole('article');

/** Returns the figure below a term in a list of facts. */
export const figure = (facts: Locator, term: string): Locator =>
  facts
    .locator('dl > div', { has: facts.page().getByText(term, { exact: true }) })
    .getByRole('definition')
    .first();
