import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toastOnShow } from '@test/support/sign-in';
import { aMessage } from '@test/support/dashboard';
import { aConversation, anOwnMessage, aSummary, stubLogLayout, openThread } from '@test/support/messages';
import { problem, reply, server, type Call } from '@test/support/server';

const SEND_ROUTE = 'POST /api/messages';
const THREAD_ROUTE = 'GET /api/conversations/21';
const SUMMARY_ROUTE = 'GET /api/conversations/21/summary';

const sent = (content: string, id = 90) =>
  reply(201, {
    ...anOwnMessage({ id, content, sentAt: new Date().toISOString() }),
    connectionStatus: 'connected',
    messagesLeftBeforeAnswer: null,
  });
const keyOf = ({ init }: Call) => new Headers(init.headers).get('Idempotency-Key');

beforeEach(stubLogLayout);

describe('writing a message', () => {
  it('sends with Enter, and shows the message as pending and then as stored', async () => {
    const pendingRequests = server.holdRequests(SEND_ROUTE);
    const { user, field, log } = await openThread();
    expect(screen.getByLabelText('Message Alex Sample')).toBe(field());
    await user.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(field()).toHaveValue('');
    expect(await log.findByText('Sending…')).toBeInTheDocument();
    server.respond(THREAD_ROUTE, [aMessage(), anOwnMessage({ id: 90, content: 'Hello\nthere' })]);
    pendingRequests[0]!.answer(sent('Hello\nthere'));
    await waitFor(() => expect(log.queryByText('Sending…')).not.toBeInTheDocument());
    expect(log.getByText(/Hello\s+there/)).toBeInTheDocument();
    const [call] = server.callsTo(SEND_ROUTE);
    expect(call!.body).toEqual({ recipientId: 21, content: 'Hello\nthere' });
    expect(keyOf(call!)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('ignores Enter while an input method composes a word', async () => {
    const { field } = await openThread();
    fireEvent.change(field(), { target: { value: 'にほん' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(field()).toHaveValue('にほん');
    expect(server.callsTo(SEND_ROUTE)).toEqual([]);
  });

  it('does not send a blank text', async () => {
    const { user, field } = await openThread();
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toBeDisabled();
    await user.type(field(), '   {Enter}');
    expect(button).toBeDisabled();
    expect(server.callsTo(SEND_ROUTE)).toEqual([]);
  });

  it('counts down to 5,000 characters, and does not send a longer text', async () => {
    const { user, field } = await openThread();
    const fill = (length: number) => fireEvent.change(field(), { target: { value: 'x'.repeat(length) } });
    fill(4_500);
    expect(screen.queryByText(/characters? left/)).not.toBeInTheDocument();
    fill(4_999);
    expect(screen.getByText('1 character left')).toBeInTheDocument();
    fill(5_001);
    expect(screen.getByText('Your message is 1 character too long. Shorten it to send it.')).toBeInTheDocument();
    expect(field()).toBeInvalid();
    await user.type(field(), '{Enter}');
    expect(server.callsTo(SEND_ROUTE)).toEqual([]);
  });

  it('sends several messages in order, each once', async () => {
    const pendingRequests = server.holdRequests(SEND_ROUTE);
    const { user, field, log } = await openThread();
    await user.type(field(), 'One{Enter}{Enter}Two{Enter}');
    await waitFor(() => expect(log.getAllByText('Sending…')).toHaveLength(2));
    expect(pendingRequests).toHaveLength(1);
    pendingRequests[0]!.answer(sent('One', 90));
    await waitFor(() => expect(pendingRequests).toHaveLength(2));
    pendingRequests[1]!.answer(sent('Two', 91));
    await waitFor(() => expect(log.queryByText('Sending…')).not.toBeInTheDocument());
    expect(server.callsTo(SEND_ROUTE).map(({ body }) => body)).toMatchObject([{ content: 'One' }, { content: 'Two' }]);
  });
});

describe('a message that was not sent', () => {
  const sendAndFail = async (answer: () => void) => {
    answer();
    const page = await openThread();
    await page.user.type(page.field(), 'Are you there?{Enter}');
    await page.log.findByText('Not sent.');
    return page;
  };

  it('shows an error, keeps its text, and is retried with the same key', async () => {
    const { user, log } = await sendAndFail(() => server.failToConnect(SEND_ROUTE));
    const [title] = await toastOnShow();
    expect(title).toBe('Failed to send message');
    expect(log.getByText('Are you there?')).toBeInTheDocument();
    server.respond(SEND_ROUTE, sent('Are you there?'));
    server.respond(THREAD_ROUTE, [anOwnMessage({ id: 90, content: 'Are you there?' })]);
    await user.click(log.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(log.queryByText('Not sent.')).not.toBeInTheDocument());
    const [first, second] = server.callsTo(SEND_ROUTE).map(keyOf);
    expect(second).toBe(first);
    expect(log.getAllByText('Are you there?')).toHaveLength(1);
  });

  it('can be moved back to the field, or discarded', async () => {
    const { user, log, field } = await sendAndFail(() => server.respond(SEND_ROUTE, problem(500)));
    await user.click(log.getByRole('button', { name: 'Edit' }));
    expect(field()).toHaveValue('Are you there?');
    expect(log.queryByText('Not sent.')).not.toBeInTheDocument();
    await user.type(field(), '{Enter}');
    await user.click(await log.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(log.queryByText('Are you there?')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the reason for the refusal, and reloads the conversation', async () => {
    const { user } = await sendAndFail(() => {
      const message = 'Wait until they have answered.';
      server.respond(SEND_ROUTE, () => {
        server.respond(
          SUMMARY_ROUTE,
          aSummary({ status: 'pending_sent', canWrite: false, whyNot: 'wait-for-answer', nextMessage: null }),
        );
        return problem(403, message, { code: 'messaging.wait-for-answer' });
      });
    });
    expect((await toastOnShow())[1]).toBe('Wait until they have answered.');
    expect(
      await screen.findByText("You've sent 3 messages. You can write again after Alex Sample answers."),
    ).toBeInTheDocument();
    expect(user).toBeDefined();
  });

  it('is sent again after a reload of the page', async () => {
    const outgoing = [
      { key: 'a'.repeat(32), content: 'Interrupted', at: '2026-01-05T12:00:00.000Z', hasFailed: false },
    ];
    sessionStorage.setItem('draft:7:outgoing:21', JSON.stringify({ value: outgoing, isInterrupted: false }));
    server.respond(SEND_ROUTE, sent('Interrupted'));
    await openThread();
    await waitFor(() => expect(server.callsTo(SEND_ROUTE).map(keyOf)).toEqual(['a'.repeat(32)]));
  });
});

describe('an unsent text', () => {
  it('waits without an error while the server processes an earlier attempt', async () => {
    server.respond(
      SEND_ROUTE,
      problem(409, 'The same request is still being answered.', { code: 'platform.still-under-way' }),
    );
    const { user, log, field } = await openThread();
    await user.type(field(), 'Once{Enter}');
    await waitFor(() => expect(server.callsTo(SEND_ROUTE)).toHaveLength(1));
    expect(await log.findByText('Sending…')).toBeInTheDocument();

    server.respond(SEND_ROUTE, sent('Once'));
    server.respond(THREAD_ROUTE, [anOwnMessage({ id: 90, content: 'Once' })]);
    await waitFor(() => expect(log.queryByText('Sending…')).not.toBeInTheDocument(), { timeout: 4_000 });
    expect(log.queryByText('Not sent.')).not.toBeInTheDocument();
    const [first, second] = server.callsTo(SEND_ROUTE).map(keyOf);
    expect(second).toBe(first);
  });

  it('is kept per person, and shown in the list', async () => {
    server.respond('GET /api/conversations', [
      aConversation(),
      aConversation({ other: { ...aSummary().other, id: 22, fullName: 'Ada Lindqvist' } }),
    ]);
    server.respond('GET /api/conversations/22', []);
    server.respond('GET /api/conversations/22/summary', aSummary({ other: { ...aSummary().other, id: 22 } }));
    server.respond('GET /api/connections/with/22', {});
    const { user, field } = await openThread();
    await user.type(field(), 'Half a thou');
    const row = await screen.findByRole('link', { name: /Alex Sample.*Draft: Half a thou/ });
    await user.click(screen.getByRole('link', { name: /Ada Lindqvist/ }));
    await waitFor(() => expect(field()).toHaveValue(''));
    await user.click(row);
    await waitFor(() => expect(field()).toHaveValue('Half a thou'));
    expect(sessionStorage.getItem('draft:7:message:21')).toContain('Half a thou');
    await user.clear(field());
    expect(sessionStorage.getItem('draft:7:message:21')).toBeNull();
  });
});
