import { act, screen, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail, colleges } from '@test/support/colleges';
import {
  arrive,
  box,
  names,
  pass,
  results,
  search,
  SEARCH_ROUTE,
  advanceBriefly,
  status,
} from '@test/support/college-search';
import { problem, reply, server } from '@test/support/server';

const placeholders = () => document.querySelectorAll('[aria-busy="true"] .card:not(article)');

/** Serves searches from a list, one page at a time. */
function stubColleges(all: ReturnType<typeof colleges>) {
  server.respond(SEARCH_ROUTE, ({ query }) => {
    const offset = Number(query.get('offset'));
    return reply(200, all.slice(offset, offset + 12), { 'X-Total-Count': String(all.length) });
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a failed search', () => {
  it('can be retried', async () => {
    server.respond(SEARCH_ROUTE, () => problem(500));
    const page = await arrive();
    await search(page, 'boston');
    server.respond(SEARCH_ROUTE, colleges(2));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await advanceBriefly();
    expect(status()).toBe('Found 2 colleges');
    expect(names()).toHaveLength(2);
  });
});

describe('loading the first results', () => {
  it('shows six placeholders after 150 ms', async () => {
    const pendingRequests = server.holdRequests(SEARCH_ROUTE);
    await arrive('/?q=boston');
    await pass(99);
    expect(placeholders()).toHaveLength(0);
    await pass(1);
    expect(placeholders()).toHaveLength(6);
    await act(async () => pendingRequests[0]!.answer(colleges(2)));
    await advanceBriefly();
    expect(placeholders()).toHaveLength(0);
    expect(names()).toHaveLength(2);
  });
});

describe('loading other results', () => {
  const searchAgain = async () => {
    server.respond(SEARCH_ROUTE, colleges(2));
    const page = await arrive();
    await search(page, 'bos');
    const pendingRequests = server.holdRequests(SEARCH_ROUTE);
    await search(page, 'ton');
    return { page, held: pendingRequests };
  };

  it('keeps the old results, dimmed', async () => {
    await searchAgain();
    await pass(1000);
    expect(status()).toBe('Searching...');
    expect(names()).toEqual(['College 1', 'College 2']);
    expect(results()).toHaveAttribute('aria-busy', 'true');
    expect(within(results()!).getAllByRole('list')[0]).toHaveClass('opacity-60');
    expect(placeholders()).toHaveLength(0);
  });

  it('starts with the next typed letter', async () => {
    server.respond(SEARCH_ROUTE, colleges(2));
    const page = await arrive();
    await search(page, 'bos');
    await page.user.type(box(), 't');
    expect(status()).toBe('Searching...');
    expect(results()).toHaveAttribute('aria-busy', 'true');
  });

  it('replaces the old results when the response arrives', async () => {
    const { held: pendingRequests } = await searchAgain();
    await act(async () => pendingRequests[0]!.answer([aCollege({ name: 'Boston College' })]));
    await advanceBriefly();
    expect(names()).toEqual(['Boston College']);
    expect(results()).toHaveAttribute('aria-busy', 'false');
    expect(within(results()!).getAllByRole('list')[0]).not.toHaveClass('opacity-60');
  });

  it('ignores a response that arrives out of order', async () => {
    const pendingRequests = server.holdRequests(SEARCH_ROUTE);
    const page = await arrive();
    await search(page, 'bos');
    await search(page, 'ton');
    await act(async () => pendingRequests[1]!.answer([aCollege({ name: 'Boston College' })]));
    await act(async () => pendingRequests[0]!.answer(colleges(5)));
    await advanceBriefly();
    expect(names()).toEqual(['Boston College']);
    expect(status()).toBe('Found 1 colleges');
  });

  it('aborts the superseded request', async () => {
    server.holdRequests(SEARCH_ROUTE);
    const page = await arrive();
    await search(page, 'bos');
    await search(page, 'ton');
    expect(server.callsTo(SEARCH_ROUTE).map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
  });
});

describe('more results than one page', () => {
  const more = () => screen.queryByRole('button', { name: 'Show more colleges' });

  // The page of a college is prefetched when its link gets the focus.
  beforeEach(() => [13, 25].forEach((id) => server.respond(`GET /api/colleges/${id}`, aCollegeInDetail({ id }))));

  it('are loaded twelve at a time, until all are shown', async () => {
    stubColleges(colleges(30));
    const { user } = await arrive('/?q=college');
    expect(names()).toHaveLength(12);
    expect(screen.getByText('Showing 12 of 30')).toBeInTheDocument();

    await user.click(more()!);
    await advanceBriefly();
    expect(names()).toHaveLength(24);
    expect(screen.getByText('Showing 24 of 30')).toBeInTheDocument();

    await user.click(more()!);
    await advanceBriefly();
    expect(names()).toHaveLength(30);
    expect(more()).not.toBeInTheDocument();
    expect(status()).toBe('Found 30 colleges');
  });

  it('are not offered if there are none', async () => {
    stubColleges(colleges(12));
    await arrive('/?q=college');
    expect(more()).not.toBeInTheDocument();
  });

  it('move the focus to the first new college', async () => {
    stubColleges(colleges(15));
    const { user } = await arrive('/?q=college');
    await user.click(more()!);
    await advanceBriefly();
    expect(screen.getByRole('link', { name: 'College 13' })).toHaveFocus();
  });

  it('keep the loaded ones when loading fails', async () => {
    stubColleges(colleges(15));
    const { user } = await arrive('/?q=college');
    server.respond(SEARCH_ROUTE, () => problem(500));
    await user.click(more()!);
    await advanceBriefly();
    expect(screen.getByRole('alert')).toHaveTextContent('Search failed. Please try again.');
    expect(names()).toHaveLength(12);
    expect(status()).toBe('Found 15 colleges');
  });

  it('disable the button while loading', async () => {
    stubColleges(colleges(15));
    const { user } = await arrive('/?q=college');
    server.holdRequests(SEARCH_ROUTE);
    await user.click(more()!);
    await advanceBriefly();
    expect(more()).toHaveAttribute('aria-busy', 'true');
    expect(more()).toBeDisabled();
  });
});
