import { act, screen } from '@testing-library/react';
import { colleges } from '@test/support/colleges';
import {
  arrive,
  box,
  DEBOUNCE,
  names,
  pass,
  results,
  search,
  SEARCH_ROUTE,
  advanceBriefly,
  status,
  terms,
  benefitsSection,
} from '@test/support/college-search';
import { problem, reply, server } from '@test/support/server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('typing into the search box', () => {
  beforeEach(() => server.respond(SEARCH_ROUTE, colleges(2)));

  it('waits 300 ms for the next letter', async () => {
    const { user, place } = await arrive();
    await user.type(box(), 'bos');
    await pass(DEBOUNCE - 1);
    expect(place()).toBe('/');
    await pass(1);
    expect(place()).toBe('/?q=bos');
    await advanceBriefly();
    expect(terms()).toEqual(['bos']);
  });

  it('sends one request for continuous typing', async () => {
    const { user } = await arrive();
    await user.type(box(), 'bos');
    await pass(DEBOUNCE - 1);
    await user.type(box(), 'ton');
    await pass(DEBOUNCE);
    await advanceBriefly();
    expect(terms()).toEqual(['boston']);
  });

  it('trims the term', async () => {
    const page = await arrive();
    await search(page, '  new york ');
    expect(terms()).toEqual(['new york']);
    expect(box()).toHaveValue('  new york ');
  });

  it('does not search again when a space is added', async () => {
    const page = await arrive();
    await search(page, 'boston');
    await search(page, ' ');
    expect(terms()).toEqual(['boston']);
    expect(status()).toBe('Found 2 colleges');
  });

  it('does not search for spaces only', async () => {
    const page = await arrive();
    await search(page, '   ');
    expect(terms()).toEqual([]);
    expect(status()).toBe('');
    expect(benefitsSection()).toBeInTheDocument();
  });

  it("replaces the page's content with the results", async () => {
    const page = await arrive();
    await search(page, 'boston');
    expect(benefitsSection()).not.toBeInTheDocument();
    expect(names()).toEqual(['College 1', 'College 2']);
  });

  it('writes the term into the URL, and keeps the canonical address', async () => {
    const page = await arrive();
    await search(page, 'new york');
    expect(page.place()).toBe('/?q=new+york');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${window.location.origin}/`);
  });

  it('does not reload the page on Enter', async () => {
    const left = jest.fn((event: Event) => !event.defaultPrevented);
    window.addEventListener('submit', left, { once: true });
    const page = await arrive();
    await search(page, 'boston{Enter}');
    expect(left).toHaveReturnedWith(false);
    expect(terms()).toEqual(['boston']);
  });
});

describe('clearing the search box', () => {
  it.each([
    ['with Escape', '{Escape}'],
    ['by hand', '{Backspace}{Backspace}{Backspace}'],
  ])('%s removes the results immediately', async (_, keys) => {
    server.respond(SEARCH_ROUTE, colleges(2));
    const page = await arrive();
    await search(page, 'bos');
    await page.user.type(box(), keys);
    expect(box()).toHaveValue('');
    expect(status()).toBe('');
    expect(results()).not.toBeInTheDocument();
    expect(benefitsSection()).toBeInTheDocument();
    await advanceBriefly();
    expect(page.place()).toBe('/');
  });

  it('discards a term that was not sent yet', async () => {
    const page = await arrive();
    await page.user.type(box(), 'bos');
    await page.user.type(box(), '{Escape}');
    await pass(2 * DEBOUNCE);
    expect(terms()).toEqual([]);
  });
});

describe('a URL with a term', () => {
  beforeEach(() => server.respond(SEARCH_ROUTE, colleges(2)));

  it('is searched without delay', async () => {
    await arrive('/?q=boston');
    expect(box()).toHaveValue('boston');
    expect(terms()).toEqual(['boston']);
    expect(status()).toBe('Found 2 colleges');
  });

  it('is read as text even if it is a number', async () => {
    await arrive('/?q=1984');
    expect(box()).toHaveValue('1984');
    expect(terms()).toEqual(['1984']);
  });

  it('updates the box on navigation', async () => {
    const page = await arrive('/?q=boston');
    await act(() => page.router.navigate({ to: '/', search: { q: 'chicago' } }));
    await advanceBriefly();
    expect(box()).toHaveValue('chicago');
    act(() => page.router.history.back());
    await advanceBriefly();
    expect(box()).toHaveValue('boston');
  });
});

describe('the status line of the search', () => {
  const after = async (answer: object) => {
    server.respond(SEARCH_ROUTE, answer);
    const page = await arrive();
    await search(page, 'x');
    return status();
  };

  it('shows that the search is in progress, from the first letter to the response', async () => {
    const pendingRequests = server.holdRequests(SEARCH_ROUTE);
    const { user } = await arrive();
    await user.type(box(), 'b');
    expect(status()).toBe('Searching...');
    await pass(DEBOUNCE + 1000);
    expect(status()).toBe('Searching...');
    await act(async () => pendingRequests[0]!.answer(colleges(2)));
    await advanceBriefly();
    expect(status()).toBe('Found 2 colleges');
  });

  it('shows the total count, not only the loaded results', async () => {
    expect(await after(reply(200, colleges(12), { 'X-Total-Count': '345' }))).toBe('Found 345 colleges');
  });

  it('shows a number that is no longer counted with a plus', async () => {
    expect(await after(reply(200, colleges(12), { 'X-Total-Count': '1000' }))).toBe('Found 1,000+ colleges');
  });

  it('uses the plural for one college as well', async () => {
    expect(await after(colleges(1))).toBe('Found 1 colleges');
  });

  it('reports that there are no results', async () => {
    expect(await after([])).toBe('No colleges found. Try a different search term.');
    expect(results()).not.toBeInTheDocument();
  });

  it('offers other searches if there are no results', async () => {
    server.respond(SEARCH_ROUTE, []);
    const page = await arrive('/?q=x');
    server.respond(SEARCH_ROUTE, colleges(1));
    await page.user.click(screen.getByRole('button', { name: 'Boston' }));
    await pass(DEBOUNCE);
    await advanceBriefly();
    expect(box()).toHaveValue('Boston');
    expect(names()).toEqual(['College 1']);
    expect(screen.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
  });

  it('shows why the server rejects a search, without offering to repeat it', async () => {
    const reason = 'q must be at most 100 characters long';
    expect(await after(problem(400, reason))).toBe(reason);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([429, 500])('reports a failed search after a %d response', async (code) => {
    expect(await after(problem(code, 'Something else'))).toBe('Search failed. Please try again.');
    expect(results()).not.toBeInTheDocument();
  });

  it("reports a failed search when the server can't be reached", async () => {
    server.failToConnect(SEARCH_ROUTE);
    const page = await arrive();
    await search(page, 'x');
    expect(status()).toBe('Search failed. Please try again.');
  });
});
