import { act, screen, waitFor, within } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { aConversation, aSummary, stubLogLayout } from '@test/support/messages';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';

const LIST_ROUTE = 'GET /api/conversations';
const ada = {
  id: 22,
  fullName: 'Ada Lindqvist',
  avatarUrl: null,
  isSample: false,
  role: 'alumni',
  isAvailable: true,
  isActive: false,
} as const;

async function enter({ as = aStudent(), address = '/messages' }: { as?: User; address?: string } = {}) {
  const page = visit(address, { as });
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  return page;
}
const rows = async () => (await screen.findAllByRole('link')).filter((link) => link.hasAttribute('data-conversation'));
const row = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Conversations' })).findByRole('link', { name });

beforeEach(stubLogLayout);

describe('the list of conversations', () => {
  it('shows the person, the time, the last message and the unread count', async () => {
    server.respond(LIST_ROUTE, [
      aConversation({ unreadCount: 2 }),
      aConversation({ other: ada }, { senderId: 7, content: 'See you then.' }),
      aConversation({ other: { ...ada, id: 23, fullName: 'Bo' } }, { content: '', isDeleted: true }),
      aConversation({ other: { ...ada, id: 24, fullName: 'Cy' }, status: 'pending_received', unreadCount: 1 }),
    ]);
    await enter();
    await screen.findByRole('navigation', { name: 'Conversations' });
    const texts = (await rows()).map((link) => link.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/Alex Sample.*ago.*How was your first week\?.*2 unread$/),
      expect.stringMatching(/Ada Lindqvist.*You: See you then\.$/),
      expect.stringMatching(/Bo.*Message deleted$/),
      expect.stringMatching(/Cy.*Request, 1 unread$/),
    ]);
    expect((await rows()).map((link) => link.getAttribute('href'))[0]).toBe('/messages?with=21');
    expect(screen.getByText('2 unread conversations')).toBeInTheDocument();
  });

  it('is empty for a new user, with a link to start a conversation', async () => {
    await enter();
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a conversation' })).toHaveAttribute('href', '/messages?new=1');
  });

  it('offers to retry when loading fails', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user } = await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    server.respond(LIST_ROUTE, [aConversation()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Alex Sample/)).toBeInTheDocument();
  });

  it('loads the next page with the link from the server', async () => {
    server.respond(LIST_ROUTE, ({ query }) =>
      query.get('after') === '81'
        ? [aConversation({ other: ada }, { id: 70 })]
        : reply(200, [aConversation()], { Link: '</api/conversations?limit=20&after=81>; rel="next"' }),
    );
    const { user } = await enter();
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    expect(await row(/Ada Lindqvist/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('is navigated with the arrow keys, Home and End', async () => {
    server.respond(LIST_ROUTE, [aConversation(), aConversation({ other: ada })]);
    const { user } = await enter();
    await row(/Alex Sample/);
    const [first, second] = await rows();
    act(() => first!.focus());
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it('marks a conversation as unread, and shows an error if that fails', async () => {
    server.respond(LIST_ROUTE, [aConversation()]);
    server.respond('POST /api/conversations/21/unread', problem(500));
    const { user } = await enter();
    await row(/Alex Sample/);
    const mark = async () => {
      await user.click(screen.getByRole('button', { name: 'Conversation with Alex Sample: more' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    };
    await mark();
    await screen.findAllByText('Failed to mark as unread');
    server.respond('POST /api/conversations/21/unread', reply(204));
    server.respond(LIST_ROUTE, [aConversation({ unreadCount: 1, isMarkedUnread: true })]);
    await mark();
    expect(await row(/Alex Sample.*1 unread$/)).toBeInTheDocument();
  });

  it('marks a conversation as read, but not a pending request', async () => {
    server.respond(LIST_ROUTE, [
      aConversation({ unreadCount: 1 }),
      aConversation({ other: ada, status: 'pending_received', unreadCount: 1 }),
    ]);
    server.respond('POST /api/conversations/21/read', reply(204));
    const { user } = await enter();
    await row(/Alex Sample/);
    await user.click(screen.getByRole('button', { name: 'Conversation with Ada Lindqvist: more' }));
    expect(screen.queryByRole('menuitem', { name: 'Mark as read' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Conversation with Alex Sample: more' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(server.callsTo('POST /api/conversations/21/read')).toHaveLength(1));
  });

  it('allows no changes while offline', async () => {
    server.respond(LIST_ROUTE, [aConversation()]);
    const { user } = await enter();
    await row(/Alex Sample/);
    act(() => goesOnline(false));
    await user.click(screen.getByRole('button', { name: 'Conversation with Alex Sample: more' }));
    expect(await screen.findByRole('menuitem', { name: 'Mark as unread' })).toHaveAttribute('aria-disabled', 'true');
    act(() => goesOnline(true));
  });

  it('requires signing in, and keeps the URL for the return', async () => {
    const visitor = visit('/messages?with=21');
    await screen.findByRole('form', { name: 'Login' });
    expect(visitor.place()).toContain(encodeURIComponent('/messages?with=21'));
  });

  it('requests nothing for a user with an unconfirmed address', async () => {
    visit('/messages', { as: aStudent({ emailVerified: false }) });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address first' })).toBeInTheDocument();
    expect(server.calls.filter(({ path }) => path.startsWith('/api/conversations'))).toEqual([]);
  });

  it('lets college administrators read but not write', async () => {
    server.respond(LIST_ROUTE, [aConversation()]);
    server.respond('GET /api/conversations/21', []);
    server.respond('GET /api/conversations/21/summary', aSummary({ canWrite: false, whyNot: 'role', status: 'none' }));
    await enter({ as: aCollegeAdmin({ adminStatus: 'active' }), address: '/messages?with=21' });
    expect(await screen.findByText(/can read messages but can't send them/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New Message' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a new message', () => {
  const person = (id: number, displayName: string) => ({
    id: id + 40,
    fromUserId: 7,
    toUserId: id,
    status: 'connected',
    other: {
      id,
      displayName,
      avatarUrl: null,
      isSample: false,
      role: 'alumni',
      hasProfile: true,
    },
  });

  it('lists the connections, and opens the conversation with the chosen one', async () => {
    server.respond('GET /api/my-people', [person(21, 'Alex Sample'), person(22, 'Ada Lindqvist')]);
    server.respond('GET /api/conversations/22', []);
    server.respond('GET /api/conversations/22/summary', aSummary({ other: ada }));
    server.respondByDefault('GET /api/connections/with/22', {});
    server.respondByDefault('GET /api/forum/shared-answers', []);
    const { user, place } = await enter();
    await user.click(screen.getByRole('link', { name: 'New Message' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(screen.getByRole('combobox', { name: 'To' }), 'lind');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Ada Lindqvist' });
    expect(place()).toBe('/messages?with=22');
    expect(server.callsTo('GET /api/my-people')[0]!.query.get('list')).toBe('connected');
  });

  it('links to people if there are no connections', async () => {
    visit('/messages?new=1', { as: anAlum() });
    expect(await screen.findByText(/You aren't connected to anyone yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Connect with students' })).toHaveAttribute('href', '/connect-students');
  });

  it('is canceled with Escape, also in the URL', async () => {
    const { user, place } = visit('/messages?new=1', { as: aStudent() });
    await screen.findByRole('dialog', { name: 'New Message' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/messages'));
  });
});
