import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { showDialog } from '@/features/command-palette';
import type { User } from '@/shared/auth';
import type { SearchResults } from '../api/search';

const FOUND: SearchResults = {
  messages: [
    {
      id: 71,
      excerpt: 'About nursing',
      matches: [[6, 9]],
      sentAt: '2026-03-01T12:00:00.000Z',
      fromMe: true,
      conversationWith: {
        id: 9,
        fullName: 'Kim Rivers',
        avatarUrl: null,
        isSample: false,
      },
    },
  ],
  people: [
    { id: 9, fullName: 'Kim Rivers', role: 'student', avatarUrl: null, isSample: false, headline: 'Nursing' },
    { id: 8, fullName: 'Nuria Alum', role: 'alumni', avatarUrl: null, isSample: false, headline: null },
  ],
  colleges: [{ id: 3, name: 'Nursing College', city: 'Reno', state: 'NV' }],
  discussions: [{ id: 41, title: 'Nursing or biology?', replyCount: 2, isAnswered: true }],
};

async function open(as: User | null = aStudent()) {
  const page = visit('/terms', { as });
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Search' });
  return { ...page, field };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const groups = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('group')
    .map((group) => group.getAttribute('aria-labelledby'));
const status = () => within(screen.getByRole('dialog')).getByRole('status');

beforeEach(() => {
  server.respondByDefault('GET /api/search', FOUND);
  server.respondByDefault('GET /api/blocks', []);
  for (const page of ['conversations/9', 'conversations/9/summary', 'alumni/8', 'students/9', 'colleges/3']) {
    server.respondByDefault(`GET /api/${page}`, problem(404));
  }
});
afterEach(() => {
  act(() => showDialog(null));
  sessionStorage.clear();
  localStorage.clear();
});

describe('the command palette', () => {
  it('opens on any page, lists pages and actions, and closes on Escape', async () => {
    const { user, field } = await open();

    expect(field).toHaveFocus();
    expect(options()).toEqual(expect.arrayContaining(['Find Alumni', 'Messages', 'New Message', 'Sign Out']));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds pages, colleges, people, discussions and messages, and announces the number of results', async () => {
    const { user } = await open();
    await user.keyboard('nur');

    expect(await screen.findByRole('option', { name: /Nursing College/ })).toBeInTheDocument();
    expect(options()).toEqual([
      'Nursing CollegeReno, NV',
      expect.stringContaining('Kim RiversNursing'),
      expect.stringContaining('Nuria Alum'),
      'Nursing or biology?Answered, 2 replies',
      expect.stringContaining('You: About nursing'),
    ]);
    expect(groups()).toHaveLength(4);
    expect(status()).toHaveTextContent('5 results');
    expect(screen.getByText('nur', { selector: 'mark' })).toBeInTheDocument();
  });

  it('opens the entry selected with arrow keys and Enter, and lists the last page first next time', async () => {
    const { user, place } = await open();
    await user.keyboard('nur');
    await screen.findByRole('option', { name: /Nursing College/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe('/messages?with=9&message=71'));

    act(() => showDialog('palette'));
    await user.keyboard('terms{Enter}');
    await waitFor(() => expect(place()).toBe('/terms'));
    act(() => showDialog('palette'));
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Terms of Service');
    expect(options().filter((text) => text === 'Terms of Service')).toHaveLength(1);
    expect(sessionStorage.getItem('recent-commands')).not.toContain('nursing');
  });

  it('opens a discussion, and lists it first next time', async () => {
    server.respond('GET /api/forum/posts/41', problem(404));
    const { user, place } = await open();
    await user.keyboard('nur');
    await user.click(await screen.findByRole('option', { name: /Nursing or biology/ }));
    await waitFor(() => expect(place()).toBe('/forum/41'));

    act(() => showDialog('palette'));
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Nursing or biology?');
  });

  it.each([
    ['a student leads to the page of an alumna', aStudent(), /Nuria/, '/alumni/8'],
    ['a student leads to the conversation with another one', aStudent(), /Kim/, '/messages?with=9'],
    ['an alumna leads to the page of a student', anAlum(), /Kim/, '/students/9'],
    ['an administrator leads to a college', aCollegeAdmin({ adminStatus: 'active' }), /Nursing College/, '/college/3'],
  ])('for %s', async (_, as, name, expected) => {
    const { user, place } = await open(as);
    await user.keyboard('nur');
    await user.click((await screen.findAllByRole('option', { name }))[0]!);
    await waitFor(() => expect(place()).toBe(expected));
  });

  it('sends no request for one letter, and reports when nothing is found', async () => {
    const { user } = await open();
    server.respond('GET /api/search', { messages: [], people: [], colleges: [], discussions: [] });
    await user.keyboard('z');
    expect(status()).toHaveTextContent('No results');
    await user.keyboard('zz');
    expect(await screen.findByText(/No results for “zzz”/)).toBeInTheDocument();
    expect(server.callsTo('GET /api/search')).toHaveLength(1);
  });

  it('offers to retry when the search fails, and keeps listing pages', async () => {
    server.respond('GET /api/search', problem(500));
    const { user } = await open();
    await user.keyboard('mes');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(options()).toContain('Messages');
    server.respond('GET /api/search', FOUND);
    await user.click(again);
    expect(await screen.findByRole('option', { name: /Nursing College/ })).toBeInTheDocument();
  });

  it('ignores Enter and arrow keys during input method composition', async () => {
    const { field, place } = await open();
    const before = field.getAttribute('aria-activedescendant');
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });

    expect(field.getAttribute('aria-activedescendant')).toBe(before);
    expect(place()).toBe('/terms');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('selects nothing when the field loses the focus', async () => {
    const { user, place } = await open();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(place()).toBe('/terms');
  });

  it("only searches colleges for visitors, and offers them no members' pages", async () => {
    server.respond('GET /api/colleges', [{ id: 5, name: 'Reed College', city: 'Portland', state: 'OR' }]);
    const { user } = await open(null);
    expect(options()).toEqual(expect.arrayContaining(['College Directory', 'Sign In']));
    expect(options()).not.toContain('Messages');
    await user.keyboard('reed');
    expect(await screen.findByRole('option', { name: /Reed College/ })).toBeInTheDocument();
    expect(server.callsTo('GET /api/search')).toEqual([]);
  });
});

describe('the command palette of users without access to people', () => {
  beforeEach(() =>
    server.respond('GET /api/colleges', [{ id: 5, name: 'Reed College', city: 'Portland', state: 'OR' }]),
  );

  it.each([
    ['an administrator who waits to be verified', aCollegeAdmin()],
    ['a student whose address is not confirmed', aStudent({ emailVerified: false })],
  ])('searches only colleges for %s', async (_, as) => {
    const { user, field } = await open(as);
    expect(field).toHaveAttribute('placeholder', 'Search pages and colleges');
    await user.keyboard('reed');
    expect(await screen.findByRole('option', { name: /Reed College/ })).toBeInTheDocument();
    expect(status()).toHaveTextContent('1 result');
    expect(server.callsTo('GET /api/search')).toEqual([]);
  });

  it('searches only colleges for an administrator whose rights are suspended on the server', async () => {
    server.respond('GET /api/search', problem(403, 'Turn on two-factor authentication.'));
    const { user } = await open(aCollegeAdmin({ adminStatus: 'active' }));
    await user.keyboard('reed');
    expect(await screen.findByRole('option', { name: /Reed College/ })).toBeInTheDocument();
    expect(screen.queryByText('Search isn’t available right now.')).not.toBeInTheDocument();
  });
});

describe('the shortcuts', () => {
  it('are listed on a question mark, and single-key shortcuts can be turned off', async () => {
    const { user } = visit('/terms', { as: aStudent() });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Go to the search field on this page')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("move the focus to the page's search field", async () => {
    visit('/', {});
    const field = await screen.findByRole('searchbox');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(field).toHaveFocus();
  });
});
