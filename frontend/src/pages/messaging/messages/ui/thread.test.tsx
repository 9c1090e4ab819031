import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConnection } from '@test/support/alumni';
import { goesOnline } from '@test/support/browser';
import { aMessage } from '@test/support/dashboard';
import { anOwnMessage, aSummary, stubLogLayout, openThread } from '@test/support/messages';
import { anAlum } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';

const THREAD_ROUTE = 'GET /api/conversations/21';
const SUMMARY_ROUTE = 'GET /api/conversations/21/summary';
const READ_ROUTE = 'POST /api/conversations/21/read';
const robin = {
  id: 31,
  fullName: 'Robin Rivers',
  avatarUrl: null,
  isSample: false,
  role: 'student',
  isAvailable: true,
  isActive: false,
} as const;

beforeEach(stubLogLayout);

describe('a thread', () => {
  it('shows the days, senders and times of messages', async () => {
    const { log } = await openThread({
      messages: [
        aMessage({ id: 1, sentAt: '2026-01-05T12:00:00.000Z', content: 'First' }),
        anOwnMessage({ id: 2, sentAt: '2026-01-05T12:05:00.000Z', content: 'Second' }),
        aMessage({ id: 3, sentAt: new Date().toISOString(), content: '', deletedAt: new Date().toISOString() }),
        aMessage({
          id: 4,
          sentAt: new Date().toISOString(),
          content: '',
          deletedAt: new Date().toISOString(),
          isHidden: true,
        }),
      ],
    });
    expect(log.getByText('Monday, January 5')).toBeInTheDocument();
    expect(log.getByText('Today')).toBeInTheDocument();
    expect(log.getByText('First').parentElement).toHaveTextContent('Alex Sample: First');
    expect(log.getByText('Second').parentElement).toHaveTextContent('You: Second');
    expect(log.getByText('Message deleted')).toBeInTheDocument();
    expect(log.getByText('Removed by a moderator')).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  });

  it('is marked as read when opened, and keeps the line above new messages', async () => {
    server.respond(READ_ROUTE, () => {
      server.respond(SUMMARY_ROUTE, aSummary());
      return reply(204);
    });
    const { log } = await openThread({
      messages: [aMessage({ id: 1, read: true, content: 'Old' }), aMessage({ id: 2, content: 'Fresh' })],
      summary: { unreadCount: 1 },
    });
    await waitFor(() => expect(server.callsTo(READ_ROUTE)).toHaveLength(1));
    await waitFor(() => expect(server.callsTo(SUMMARY_ROUTE)).toHaveLength(2));
    expect(log.getByText('New').closest('[data-index]')).toHaveTextContent('Fresh');
    expect(server.callsTo(READ_ROUTE)).toHaveLength(1);
  });

  it('renders only visible messages, and loads older ones page by page', async () => {
    const page = (from: number) =>
      Array.from({ length: 50 }, (_, n) => aMessage({ id: from + n, content: `No. ${from + n}` }));
    server.respond(THREAD_ROUTE, ({ query }) =>
      query.get('before')
        ? page(51)
        : reply(200, page(101), { Link: '</api/conversations/21?limit=50&before=101>; rel="next"' }),
    );
    const { log } = await openThread();
    expect(await log.findByText('No. 150')).toBeInTheDocument();
    expect(server.callsTo(THREAD_ROUTE)).toHaveLength(1);
    const region = screen.getByRole('log');
    act(() => region.scrollTo({ top: 0 }));
    await waitFor(() => expect(server.callsTo(THREAD_ROUTE)).toHaveLength(2));
    // The visible messages stay in place, with the older ones above them.
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(1_000));
    expect(log.getByText('No. 101')).toBeInTheDocument();
    region.scrollTo({ top: 0 });
    expect(await log.findByText('No. 51')).toBeInTheDocument();
    expect(server.callsTo(THREAD_ROUTE).map(({ query }) => query.get('before'))).toEqual([null, '101']);
    expect(screen.getByRole('log').querySelectorAll('[data-index]').length).toBeLessThan(40);
  });

  it('reloads only its newest page after a message was sent', async () => {
    const page = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) =>
        aMessage({ id: from + n, content: `No. ${from + n}`, read: true }),
      );
    const sent = anOwnMessage({ id: 151, content: 'Thanks!' });
    let newest = page(101, 150);
    server.respond(THREAD_ROUTE, ({ query }) =>
      query.get('before')
        ? page(51, 100)
        : reply(200, newest, { Link: '</api/conversations/21?limit=50&before=101>; rel="next"' }),
    );
    server.respond('POST /api/messages', () => {
      newest = [...page(102, 150), sent];
      return reply(201, { ...sent, connectionStatus: 'connected', messagesLeftBeforeAnswer: null });
    });
    const { log, user, field } = await openThread();
    await log.findByText('No. 150');
    const region = screen.getByRole('log');
    act(() => region.scrollTo({ top: 0 }));
    await waitFor(() => expect(server.callsTo(THREAD_ROUTE)).toHaveLength(2));
    await user.type(field(), 'Thanks!{Enter}');
    await waitFor(() => expect(server.callsTo(THREAD_ROUTE)).toHaveLength(3));
    expect(await log.findByText('Thanks!')).toBeInTheDocument();
    await waitFor(() => expect(server.callsTo('GET /api/conversations').length).toBeGreaterThan(1));
    expect(server.callsTo(THREAD_ROUTE).map(({ query }) => query.get('before'))).toEqual([null, '101', null]);
    await user.click(screen.getByRole('log'));
    act(() => region.scrollTo({ top: 0 }));
    expect(await log.findByText('No. 51')).toBeInTheDocument();
  });

  it('links web addresses between connected people', async () => {
    const content = 'See https://example.org/a?b=1. Or javascript:alert(1)';
    const { log } = await openThread({ messages: [aMessage({ content })] });
    const link = log.getByRole('link', { name: 'https://example.org/a?b=1' });
    expect(link).toHaveAttribute('href', 'https://example.org/a?b=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(log.getAllByRole('link')).toHaveLength(1);
  });

  it('shows web addresses as text and warns of contact details before the two are connected', async () => {
    const { log } = await openThread({
      messages: [aMessage({ content: 'Write to https://example.org', containsContactDetails: true })],
      summary: { status: 'pending_sent', nextMessage: 'waits', messagesLeftBeforeAnswer: 1 },
    });
    expect(log.queryByRole('link')).not.toBeInTheDocument();
    expect(log.getByText(/Be careful: you aren't connected yet/)).toBeInTheDocument();
    expect(screen.getByText('You can send 1 more message before Alex Sample answers.')).toBeInTheDocument();
  });

  it("copies a message, and deletes the viewer's own for 15 minutes", async () => {
    server.respond('DELETE /api/messages/82', reply(204));
    const recent = new Date(Date.now() - 14 * 60_000).toISOString();
    const old = new Date(Date.now() - 16 * 60_000).toISOString();
    const { user, log } = await openThread({
      messages: [
        anOwnMessage({ id: 80, sentAt: old, content: 'Too old' }),
        anOwnMessage({ id: 81, sentAt: recent, content: 'Asking', isRequest: true }),
        anOwnMessage({ id: 82, sentAt: recent, content: 'Oops' }),
      ],
    });
    const menu = async (messageText: string) => {
      const row = log.getByText(messageText).closest<HTMLElement>('[data-index]')!;
      await user.click(within(row).getByRole('button', { name: /^Message from You/ }));
    };
    for (const messageText of ['Too old', 'Asking']) {
      await menu(messageText);
      expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
    }
    await menu('Oops');
    await user.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('Oops');
    await menu('Oops');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    server.respond(THREAD_ROUTE, []);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete message' }));
    expect(await log.findByText('Message deleted', { selector: 'p' })).toBeInTheDocument();
    expect(log.queryByText('Oops')).not.toBeInTheDocument();
  });

  it('offers to retry when loading fails', async () => {
    server.respond(THREAD_ROUTE, problem(500));
    const opening = openThread();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Server error. Please try again later.');
    server.respond(THREAD_ROUTE, [aMessage()]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await opening;
  });

  it('with an unreachable person shows only that it is not available', async () => {
    server.respond(THREAD_ROUTE, problem(404));
    server.respond(SUMMARY_ROUTE, problem(404));
    server.respond('GET /api/blocks', []);
    void openThread().catch(() => undefined);
    expect(await screen.findByRole('heading', { name: 'Conversation not available' })).toBeInTheDocument();
  });

  it('is closed and marked as unread', async () => {
    server.respond('POST /api/conversations/21/unread', reply(204));
    const { user, place } = await openThread();
    await user.click(screen.getByRole('button', { name: 'Conversation actions' }));
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(server.callsTo('POST /api/conversations/21/unread')).toHaveLength(1));
    expect(place()).toBe('/messages');
    expect(server.callsTo(READ_ROUTE)).toEqual([]);
  });

  it('offers to block and to report the person', async () => {
    const { user } = await openThread();
    await user.click(screen.getByRole('button', { name: 'Conversation actions' }));
    for (const name of ['Block Alex Sample', 'Report Alex Sample']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });

  it('shows minors a reminder of what not to share', async () => {
    await openThread({ summary: { showSafetyNote: true } });
    expect(screen.getByRole('note')).toHaveTextContent('Never share your address, school or phone number.');
  });
});

describe('a request in its thread', () => {
  const conversationWithRequest = {
    as: anAlum(),
    messages: [aMessage({ recipientId: 8, isRequest: true })],
    summary: { status: 'pending_received', unreadCount: 1, nextMessage: 'accepts', other: { ...robin, id: 21 } },
  } as const;

  it('has no unread badge after it is opened, and can be accepted and undone in the list', async () => {
    server.respondByDefault('PATCH /api/connections/61', {});
    server.respond(READ_ROUTE, reply(204));
    const { user } = await openThread({ ...conversationWithRequest, messages: [...conversationWithRequest.messages] });
    const panel = within(screen.getByRole('region', { name: 'Connection request' }));
    expect(screen.getByText('If you reply, you accept Robin Rivers’s request.')).toBeInTheDocument();
    server.respond(SUMMARY_ROUTE, aSummary({ other: { ...robin, id: 21 } }));
    await user.click(panel.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Connection request' })).not.toBeInTheDocument());
    server.respond(SUMMARY_ROUTE, aSummary(conversationWithRequest.summary));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Connection request' })).toBeInTheDocument();
    const changes = server.callsTo('PATCH /api/connections/61').map(({ body }) => body);
    expect(changes).toEqual([{ status: 'connected' }, { status: 'pending' }]);
    expect(server.callsTo(READ_ROUTE)).toHaveLength(1);
    expect(server.callsTo('PUT /api/messages/80/read')).toEqual([]);
  });

  it.each([
    ['while it is open', 'pending_received'],
    ['after connecting', 'connected'],
  ] as const)('shows the question about it and the answer %s', async (_, status) => {
    const viewer = anAlum({ id: 8 });
    const connection = aConnection({
      fromUserId: 21,
      toUserId: viewer.id,
      question: 'Which year?',
      answer: 'The first.',
    });
    server.respond('GET /api/connections/with/21', { state: status, connection });
    await openThread({
      as: viewer,
      messages: [aMessage({ recipientId: viewer.id, isRequest: true })],
      summary: { ...conversationWithRequest.summary, status, unreadCount: 0 },
    });
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('Which year?')).toBeInTheDocument();
    expect(log.getByText('Question about the request')).toBeInTheDocument();
    expect(log.getByText('The first.')).toBeInTheDocument();
    expect(screen.getAllByText('Which year?')).toHaveLength(1);
  });

  it('can be declined, or answered with a question', async () => {
    server.respond(READ_ROUTE, reply(204));
    server.respond('PATCH /api/connections/61', {});
    server.respond('GET /api/connections/with/21', { state: 'pending_received', connection: aConnection() });
    const { user } = await openThread({ ...conversationWithRequest, messages: [...conversationWithRequest.messages] });
    expect(await screen.findByRole('button', { name: /^Ask for more information/ })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /^Decline/ }));
    await waitFor(() => expect(server.callsTo('PATCH /api/connections/61')[0]?.body).toEqual({ status: 'declined' }));
  });

  it('can be withdrawn by its sender', async () => {
    server.respond('GET /api/connections/with/21', { state: 'pending_sent', connection: aConnection() });
    server.respond('DELETE /api/connections/61', reply(204));
    const { user } = await openThread({
      summary: { status: 'pending_sent', nextMessage: 'waits', messagesLeftBeforeAnswer: 2 },
    });
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(server.callsTo('DELETE /api/connections/61')).toHaveLength(1));
  });
});

describe('while offline', () => {
  afterEach(() => act(() => goesOnline(true)));

  it('the draft is kept, and nothing is sent', async () => {
    const { user, field } = await openThread();
    act(() => goesOnline(false));
    await user.type(field(), 'Later{Enter}');
    expect(field()).toHaveValue('Later');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(server.callsTo('POST /api/messages')).toEqual([]);
  });
});
