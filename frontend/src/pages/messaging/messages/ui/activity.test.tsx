import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { aMessage } from '@test/support/dashboard';
import { aConversation, anOwnMessage, aSummary, stubLogLayout, openThread } from '@test/support/messages';
import { reply, server } from '@test/support/server';
import { notifyTyping } from '@/features/live-updates/model/typing';
import { useIsTyping } from '../api/use-typing';

const TYPING_ROUTE = 'POST /api/conversations/21/typing';
const ALEX = { ...aSummary().other, isActive: true };

beforeEach(stubLogLayout);
afterEach(() => jest.useRealTimers());

describe('the read receipt', () => {
  const readAt = new Date(new Date().setHours(15, 42, 0, 0)).toISOString();

  it("is shown only below the viewer's last message that was read", async () => {
    const { log } = await openThread({
      messages: [
        anOwnMessage({ id: 1, content: 'First', read: true, readAt }),
        anOwnMessage({ id: 2, content: 'Second', read: true, readAt }),
        aMessage({ id: 3, content: 'Hello', read: true }),
        anOwnMessage({ id: 4, content: 'Third' }),
      ],
    });
    const [read, ...others] = log.getAllByText(/^Read /);
    expect(others).toEqual([]);
    expect(read).toHaveTextContent(/^Read 3:42\sPM$/);
    expect(read!.closest('[data-index]')).toHaveTextContent('Second');
  });

  it('includes the day unless it is today', async () => {
    const { log } = await openThread({ messages: [anOwnMessage({ read: true, readAt: '2026-01-05T12:00:00.000Z' })] });
    expect(log.getByText(/^Read /)).toHaveTextContent(/Jan 5, 2026/);
  });

  it('is not shown if it is not shared', async () => {
    const { log } = await openThread({ messages: [anOwnMessage()] });
    expect(log.queryByText(/^Read /)).not.toBeInTheDocument();
  });
});

describe('the activity status', () => {
  it('is shown as text, in the list and in the thread', async () => {
    server.respond('GET /api/conversations', [aConversation({ other: ALEX })]);
    await openThread({ summary: { other: ALEX } });
    const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
    expect(await list.findByText('Active now')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Alex Sample' })).getByText('Active now')).toBeInTheDocument();
  });

  it('is not shown for inactive people', async () => {
    await openThread();
    expect(screen.queryByText('Active now')).not.toBeInTheDocument();
  });
});

describe('typing by the other side', () => {
  const line = () => screen.queryByText('Alex is typing…');

  it('is announced in a polite live region, for six seconds after the last event', async () => {
    await openThread();
    jest.useFakeTimers();
    act(() => notifyTyping(21));
    expect(line()!.parentElement).toHaveAttribute('role', 'status');
    act(() => jest.advanceTimersByTime(4_000));
    act(() => notifyTyping(21));
    act(() => jest.advanceTimersByTime(5_999));
    expect(line()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(line()).not.toBeInTheDocument();
  });

  it('ends with their message, and can start again after it', () => {
    const { result, rerender } = renderHook(({ received }) => useIsTyping(21, received), {
      initialProps: { received: 1 },
    });
    act(() => notifyTyping(21));
    expect(result.current).toBe(true);
    rerender({ received: 2 });
    expect(result.current).toBe(false);
    act(() => notifyTyping(21));
    expect(result.current).toBe(true);
  });

  it('is not shown in a conversation with another person', async () => {
    await openThread();
    act(() => notifyTyping(22));
    expect(screen.queryByText(/is typing/)).not.toBeInTheDocument();
  });
});

describe('typing by the viewer', () => {
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it('is reported at most every four seconds while the text changes', async () => {
    server.respond(TYPING_ROUTE, reply(204));
    const { field } = await openThread({ summary: { sharesTyping: true } });
    const now = jest.spyOn(Date, 'now');
    const at = Date.now();
    for (const [ms, text] of [
      [0, 'H'],
      [3_999, 'He'],
      [4_000, 'Hel'],
      [4_001, 'Hell'],
    ] as const) {
      now.mockReturnValue(at + ms);
      write(field(), text);
    }
    now.mockRestore();
    await waitFor(() => expect(server.callsTo(TYPING_ROUTE)).toHaveLength(2));
  });

  it('is not reported for a blank text', async () => {
    const { field } = await openThread({ summary: { sharesTyping: true } });
    write(field(), '  ');
    expect(server.callsTo(TYPING_ROUTE)).toEqual([]);
  });

  it('is not reported if it is not shared', async () => {
    const { field } = await openThread();
    write(field(), 'Hello');
    expect(server.callsTo(TYPING_ROUTE)).toEqual([]);
  });
});
