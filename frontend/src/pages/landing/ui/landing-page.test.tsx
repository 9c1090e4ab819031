import { act, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail, colleges } from '@test/support/colleges';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const SEARCH = 'GET /api/colleges/search';
const DEBOUNCE = 300;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const soon = () => pass(50);
const terms = () => server.callsTo(SEARCH).map(({ query }) => query.get('q'));

const box = () => screen.getByRole('searchbox', { name: 'Search colleges' });
const status = () => within(screen.getByRole('search')).getByRole('status').textContent;
const results = () => screen.queryByRole('region', { name: 'Search results' });
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const whyChoose = () => screen.queryByRole('region', { name: 'Why Choose Gradspan' });
const placeholders = () => document.querySelectorAll('[aria-busy="true"] .card:not(article)');

/** Opens the page of visitors. */
async function arrive(address = '/') {
  const page = visit(address);
  await screen.findByRole('searchbox');
  await soon();
  return page;
}

/** Types a term and waits until it has been sent. */
async function search({ user }: Awaited<ReturnType<typeof arrive>>, term: string) {
  await user.type(box(), term);
  await pass(DEBOUNCE);
  await soon();
}

/** Answers searches from a list, a page at a time. */
function serverKnows(all: ReturnType<typeof colleges>) {
  server.answers(SEARCH, ({ query }) => {
    const offset = Number(query.get('offset'));
    return reply(200, all.slice(offset, offset + 12), { 'X-Total-Count': String(all.length) });
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the page for visitors', () => {
  it('asks to sign in or to get started', async () => {
    await arrive();
    const account = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(account.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(account.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?tab=register');
  });

  it('says why to choose it, in three points, and invites to sign up', async () => {
    await arrive();
    const why = within(whyChoose()!);
    expect(why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Comprehensive search',
      'Alumni network',
      'Personalized guidance',
    ]);
    expect(why.getByRole('link', { name: "Sign Up Now - It's Free" })).toHaveAttribute('href', '/auth?tab=register');
  });

  it('leads to the privacy policy at its foot', async () => {
    await arrive();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  it('has a title, a description and the root as its canonical address', async () => {
    await arrive();
    expect(document.title).toBe('Gradspan: find alumni mentors and research colleges');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', expect.stringMatching(/\w/));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${window.location.origin}/`);
  });

  it('hints at what to type', async () => {
    await arrive();
    expect(box()).toHaveAttribute('placeholder', 'Search colleges by name, city, or major...');
    expect(status()).toBe('');
  });
});

describe('the number of colleges', () => {
  const said = async (count: object) => {
    server.answers('GET /api/colleges/count', count);
    await arrive();
    return screen.getByText(/^Search .* side by side/).textContent;
  };

  it('is claimed to be 6,000+ while there are that many', async () => {
    expect(await said({ count: 6000 })).toContain('Search 6,000+ colleges,');
  });

  it('is the true one while there are fewer', async () => {
    expect(await said({ count: 5999 })).toContain('Search 5,999 colleges,');
  });

  it('is not given while nobody knows it', async () => {
    expect(await said(problem(500))).toContain('Search US colleges,');
  });
});

describe('typing into the search', () => {
  beforeEach(() => server.answers(SEARCH, colleges(2)));

  it('waits 300 ms for the next letter', async () => {
    const { user } = await arrive();
    await user.type(box(), 'bos');
    await pass(DEBOUNCE - 1);
    expect(terms()).toEqual([]);
    await pass(1);
    await soon();
    expect(terms()).toEqual(['bos']);
  });

  it('searches once for what was typed in one go', async () => {
    const { user } = await arrive();
    await user.type(box(), 'bos');
    await pass(DEBOUNCE - 1);
    await user.type(box(), 'ton');
    await pass(DEBOUNCE);
    await soon();
    expect(terms()).toEqual(['boston']);
  });

  it('leaves out the spaces around the term', async () => {
    const page = await arrive();
    await search(page, '  new york ');
    expect(terms()).toEqual(['new york']);
    expect(box()).toHaveValue('  new york ');
  });

  it('does not search again for one more space', async () => {
    const page = await arrive();
    await search(page, 'boston');
    await search(page, ' ');
    expect(terms()).toEqual(['boston']);
    expect(status()).toBe('Found 2 colleges');
  });

  it('does not search for spaces alone', async () => {
    const page = await arrive();
    await search(page, '   ');
    expect(terms()).toEqual([]);
    expect(status()).toBe('');
    expect(whyChoose()).toBeInTheDocument();
  });

  it('makes room for the results', async () => {
    const page = await arrive();
    await search(page, 'boston');
    expect(whyChoose()).not.toBeInTheDocument();
    expect(names()).toEqual(['College 1', 'College 2']);
  });

  it('writes the term into the address, which stays the same page for search engines', async () => {
    const page = await arrive();
    await search(page, 'new york');
    expect(page.place()).toBe('/?q=new+york');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${window.location.origin}/`);
  });

  it('sends nothing on Enter that is not sent anyway', async () => {
    const page = await arrive();
    await search(page, 'boston{Enter}');
    expect(terms()).toEqual(['boston']);
  });
});

describe('emptying the search', () => {
  it.each([
    ['with Escape', '{Escape}'],
    ['by hand', '{Backspace}{Backspace}{Backspace}'],
  ])('%s takes the results away at once', async (_, keys) => {
    server.answers(SEARCH, colleges(2));
    const page = await arrive();
    await search(page, 'bos');
    await page.user.type(box(), keys);
    expect(box()).toHaveValue('');
    expect(status()).toBe('');
    expect(results()).not.toBeInTheDocument();
    expect(whyChoose()).toBeInTheDocument();
    await soon();
    expect(page.place()).toBe('/');
  });

  it('forgets a term that was not sent yet', async () => {
    const page = await arrive();
    await page.user.type(box(), 'bos');
    await page.user.type(box(), '{Escape}');
    await pass(2 * DEBOUNCE);
    expect(terms()).toEqual([]);
  });
});

describe('an address with a term', () => {
  beforeEach(() => server.answers(SEARCH, colleges(2)));

  it('searches without delay', async () => {
    await arrive('/?q=boston');
    expect(box()).toHaveValue('boston');
    expect(terms()).toEqual(['boston']);
    expect(status()).toBe('Found 2 colleges');
  });

  it('takes a number for text', async () => {
    await arrive('/?q=1984');
    expect(box()).toHaveValue('1984');
    expect(terms()).toEqual(['1984']);
  });

  it('changes the box when it changes by itself', async () => {
    const page = await arrive('/?q=boston');
    await act(() => page.router.navigate({ to: '/', search: { q: 'chicago' } }));
    await soon();
    expect(box()).toHaveValue('chicago');
    act(() => page.router.history.back());
    await soon();
    expect(box()).toHaveValue('boston');
  });
});

describe('the line under the search', () => {
  const after = async (answer: object) => {
    server.answers(SEARCH, answer);
    const page = await arrive();
    await search(page, 'x');
    return status();
  };

  it('says that it searches, from the first letter to the answer', async () => {
    const held = server.holds(SEARCH);
    const { user } = await arrive();
    await user.type(box(), 'b');
    expect(status()).toBe('Searching...');
    await pass(DEBOUNCE + 1000);
    expect(status()).toBe('Searching...');
    await act(async () => held[0]!.answer(colleges(2)));
    await soon();
    expect(status()).toBe('Found 2 colleges');
  });

  it('counts all that were found, not only those on show', async () => {
    expect(await after(reply(200, colleges(12), { 'X-Total-Count': '345' }))).toBe('Found 345 colleges');
  });

  it('counts one college like any other number', async () => {
    expect(await after(colleges(1))).toBe('Found 1 colleges');
  });

  it('says when there are none', async () => {
    expect(await after([])).toBe('No colleges found. Try a different search term.');
    expect(results()).not.toBeInTheDocument();
  });

  it.each([400, 429, 500])('says that the search failed after a %d', async (code) => {
    expect(await after(problem(code, 'Something else'))).toBe('Search failed. Please try again.');
    expect(results()).not.toBeInTheDocument();
  });

  it('says that the search failed when the server cannot be reached', async () => {
    server.cannotBeReached(SEARCH);
    const page = await arrive();
    await search(page, 'x');
    expect(status()).toBe('Search failed. Please try again.');
  });
});

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

  it('calls off the search nobody waits for any more', async () => {
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
    await waitFor(() => expect(screen.getByRole('link', { name: 'College 13' })).toHaveFocus());
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
