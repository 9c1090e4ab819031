import { act, screen, within } from '@testing-library/react';
import { server } from './server';
import { visit } from './visit';

export const SEARCH_ROUTE = 'GET /api/colleges/search';

/** How long the search waits for the next letter, in milliseconds. */
export const DEBOUNCE = 300;

/** Advances the fake timers. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const advanceBriefly = () => pass(50);

/** Returns the terms that were searched for, in order. */
export const terms = () => server.callsTo(SEARCH_ROUTE).map(({ query }) => query.get('q'));

export const box = () => screen.getByRole('searchbox', { name: 'Search colleges' });
export const status = () => within(screen.getByRole('search')).getByRole('status').textContent;
export const results = () => screen.queryByRole('region', { name: 'Search results' });
export const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const benefitsSection = () => screen.queryByRole('region', { name: 'Why Choose Gradspan' });

/** Opens the landing page. */
export async function arrive(address = '/') {
  const page = visit(address);
  await screen.findByRole('searchbox');
  await advanceBriefly();
  return page;
}

/** Types a term, and waits until it has been sent. */
export async function search({ user }: ReturnType<typeof visit>, term: string) {
  await user.type(box(), term);
  await pass(DEBOUNCE);
  await advanceBriefly();
}
