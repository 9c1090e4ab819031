import { act, screen, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail, colleges } from '@test/support/colleges';
import { arrive, box, names, pass, results, search, SEARCH, soon, status } from '@test/support/searching';
import { problem, reply, server } from '@test/support/server';

const placeholders = () => document.querySelectorAll('[aria-busy="true"] .card:not(article)');

/** Answers searches from a list, a page at a time. */
function serverKnows(all: ReturnType<typeof colleges>) {
  server.answers(SEARCH, ({ query }) => {
    const offset = Number(query.get('offset'));
    return reply(200, all.slice(offset, offset + 12), { 'X-Total-Count': String(all.length) });
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a search that failed', () => {
  it('can be tried again', async () => {
    server.answers(SEARCH, () => problem(500));
    const page = await arrive();
    await search(page, 'boston');
    server.answers(SEARCH, colleges(2));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await soon();
    expect(status()).toBe('Found 2 colleges');
    expect(names()).toHaveLength(2);
  });
});

describe('waiting for the first results', () => {
  it('shows six placeholders after 150 ms', async () => {
    const held = server.holds(SEARCH);
    await arrive('/?q=boston');
    await pass(99);
    expect(placeholders()).toHaveLength(0);
    await pass(1);
    expect(placeholders()).toHaveLength(6);
    await act(async () => held[0]!.answer(colleges(2)));
    await soon();
    expect(placeholders()).toHaveLength(0);
    expect(names()).toHaveLength(2);
  });
});

describe('waiting for other results', () => {
  const searchAgain = async () => {
    server.answers(SEARCH, colleges(2));
    const page = await arrive();
    await search(page, 'bos');
    const held = server.holds(SEARCH);
    await search(page, 'ton');
    return { page, held };
  };

  it('keeps the old ones, dimmed', async () => {
    await searchAgain();
    await pass(1000);
    expect(status()).toBe('Searching...');
    expect(names()).toEqual(['College 1', 'College 2']);
    expect(results()).toHaveAttribute('aria-busy', 'true');
    expect(within(results()!).getAllByRole('list')[0]).toHaveClass('opacity-60');
    expect(placeholders()).toHaveLength(0);
  });

  it('starts with the next letter', async () => {
    server.answers(SEARCH, colleges(2));
    const page = await arrive();
    await search(page, 'bos');
    await page.user.type(box(), 't');
    expect(status()).toBe('Searching...');
    expect(results()).toHaveAttribute('aria-busy', 'true');
  });

  it('puts the new ones in their place', async () => {
    const { held } = await searchAgain();
    await act(async () => held[0]!.answer([aCollege({ name: 'Boston College' })]));
    await soon();
    expect(names()).toEqual(['Boston College']);
    expect(results()).toHaveAttribute('aria-busy', 'false');
    expect(within(results()!).getAllByRole('list')[0]).not.toHaveClass('opacity-60');
  });

  it('ignores an answer that comes too late', async () => {
    const held = server.holds(SEARCH);
    const page = await arrive();
    await search(page, 'bos');
    await search(page, 'ton');
    await act(async () => held[1]!.answer([aCollege({ name: 'Boston College' })]));
    await act(async () => held[0]!.answer(colleges(5)));
    await soon();
    expect(names()).toEqual(['Boston College']);
    expect(status()).toBe('Found 1 colleges');
  });

  it('calls off the search no one waits for any more', async () => {
    server.holds(SEARCH);
    const page = await arrive();
    await search(page, 'bos');
    await search(page, 'ton');
    expect(server.callsTo(SEARCH).map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
  });
});

describe('more results than fit', () => {
  const more = () => screen.queryByRole('button', { name: 'Show more colleges' });

  // The page of a college is fetched ahead as soon as its link has the focus.
  beforeEach(() => [13, 25].forEach((id) => server.answers(`GET /api/colleges/${id}`, aCollegeInDetail({ id }))));

  it('come twelve at a time, until all are there', async () => {
    serverKnows(colleges(30));
    const { user } = await arrive('/?q=college');
    expect(names()).toHaveLength(12);
    expect(screen.getByText('Showing 12 of 30')).toBeInTheDocument();

    await user.click(more()!);
    await soon();
    expect(names()).toHaveLength(24);
    expect(screen.getByText('Showing 24 of 30')).toBeInTheDocument();

    await user.click(more()!);
    await soon();
    expect(names()).toHaveLength(30);
    expect(more()).not.toBeInTheDocument();
    expect(status()).toBe('Found 30 colleges');
  });

  it('are not offered when there are none', async () => {
    serverKnows(colleges(12));
    await arrive('/?q=college');
    expect(more()).not.toBeInTheDocument();
  });

  it('lead on with the first new college', async () => {
    serverKnows(colleges(15));
    const { user } = await arrive('/?q=college');
    await user.click(more()!);
    await soon();
    expect(screen.getByRole('link', { name: 'College 13' })).toHaveFocus();
  });

  it('leave the others in place when they cannot be had', async () => {
    serverKnows(colleges(15));
    const { user } = await arrive('/?q=college');
    server.answers(SEARCH, () => problem(500));
    await user.click(more()!);
    await soon();
    expect(screen.getByRole('alert')).toHaveTextContent('Search failed. Please try again.');
    expect(names()).toHaveLength(12);
    expect(status()).toBe('Found 15 colleges');
  });

  it('are busy while they are fetched', async () => {
    serverKnows(colleges(15));
    const { user } = await arrive('/?q=college');
    server.holds(SEARCH);
    await user.click(more()!);
    await soon();
    expect(more()).toHaveAttribute('aria-busy', 'true');
    expect(more()).toBeDisabled();
  });
});
