import { screen, waitFor, within } from '@testing-library/react';
import { aConnection } from '@test/support/alumni';
import { aRequest, enterDashboard } from '@test/support/dashboard';
import { aMeeting, anInvitation, inHours, meets } from '@test/support/meetings';
import { aConversation } from '@test/support/messages';
import { anAlum, aStudent } from '@test/support/people';
import { reply, server, type Call } from '@test/support/server';

const STATS = { connectedCount: 2, meetingsCount: 0, messagesCount: 0, forumCount: 0 };
const line = async () => within(await screen.findByRole('group', { name: 'Next step' }));
const myPeople = (lists: Partial<Record<string, ReturnType<typeof aConnection>[]>>) =>
  server.respond('GET /api/my-people', ({ query }: Call) => lists[query.get('list') ?? ''] ?? []);

/** Counts how often the name is on the page, not counting texts for screen readers and the labels of buttons. */
function countMentions(name: string): number {
  const texts = [...document.querySelectorAll('main p, main h3, main blockquote, main figcaption')];
  const visible = texts.map((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelectorAll('.sr-only').forEach((hidden) => hidden.remove());
    return copy.textContent ?? '';
  });
  return visible.join('\n').split(name).length - 1;
}

describe('the next step', () => {
  it('is a call, which can be joined', async () => {
    meets(aMeeting({ at: 0 }));
    await enterDashboard(aStudent());
    expect((await line()).getByText('Your call with Kim Example has started')).toBeInTheDocument();
    expect(await (await line()).findByRole('button', { name: /^Join Call/ })).toBeEnabled();
  });

  it('says in how many minutes a call starts', async () => {
    const start = new Date(Date.now() + 7.5 * 60_000);
    const [startTime, joinFrom] = [start.toISOString(), new Date(Date.now() - 60_000).toISOString()];
    meets(aMeeting({ startTime, joinFrom, endTime: inHours(2).toISOString() }));
    await enterDashboard(aStudent());
    expect((await line()).getByText('Your call with Kim Example starts in 8 minutes')).toBeInTheDocument();
  });

  it.each([
    [
      'Alex Sample asked to connect',
      '/messages?with=21',
      () => server.respond('GET /api/connection-requests', [aRequest()]),
    ],
    [
      'Alex Sample has a question about your request',
      '/my-people?tab=asked',
      () => myPeople({ questions: [aConnection({ question: 'Which lab?' })] }),
    ],
    [
      'Alex Sample sent you 2 messages',
      '/messages?with=21',
      () => server.respond('GET /api/conversations', [aConversation({ unreadCount: 2 })]),
    ],
    ['Kim Example invited you to a meeting', '/events?meeting=31', () => meets(anInvitation())],
    ['Did your meeting with Kim Example happen?', '/events?tab=past&meeting=31', () => meets(aMeeting({ at: -30 }))],
  ])('is: %s', async (text, place, arrange) => {
    arrange();
    await enterDashboard(aStudent());
    const step = await line();
    expect(step.getByText(text)).toBeInTheDocument();
    expect(step.getByRole('link')).toHaveAttribute('href', place);
  });

  it('is missing if nothing waits for a user with connections', async () => {
    server.respond('GET /api/dashboard/stats', STATS);
    await enterDashboard(aStudent());
    await screen.findByText('No messages yet');
    expect(screen.queryByRole('group', { name: 'Next step' })).not.toBeInTheDocument();
  });

  it('is to find the first person for a new account', async () => {
    await enterDashboard(aStudent());
    expect((await line()).getByRole('link', { name: /^Find alumni/ })).toHaveAttribute('href', '/find-alumni');
  });

  it('is to find students for a new alum', async () => {
    await enterDashboard(anAlum());
    expect((await line()).getByRole('link', { name: /^Find students/ })).toHaveAttribute('href', '/connect-students');
  });
});

describe('each piece of news', () => {
  it('is on the page once, besides the line of the next step: a received request', async () => {
    server.respond('GET /api/connection-requests', [aRequest()]);
    server.respond('GET /api/conversations', [aConversation({ unreadCount: 1 })]);
    await enterDashboard(aStudent());
    await line();
    expect(countMentions('Alex Sample')).toBe(2);
    expect(await screen.findByText('No other messages')).toBeInTheDocument();
  });

  it('is looked for behind the conversations that other sections show', async () => {
    server.respond('GET /api/connection-requests', [aRequest()]);
    server.respond('GET /api/conversations', ({ query }: Call) => {
      if (query.has('after'))
        return [aConversation({ other: { ...aConversation().other, id: 55, fullName: 'Noor Haddad' } })];
      const next = { Link: '</api/conversations?after=1>; rel="next"' };
      return reply(200, [aConversation({ unreadCount: 1 })], next);
    });
    await enterDashboard(aStudent());
    expect(await screen.findByText('Noor Haddad')).toBeInTheDocument();
  });

  it('is on the page once, besides the line: a question about a sent request', async () => {
    const asked = aConnection({ question: 'Which lab?' });
    myPeople({ questions: [asked], asked: [asked] });
    server.respond('GET /api/conversations', [aConversation({}, { senderId: 7, content: 'Hi Alex' })]);
    await enterDashboard(aStudent());
    await line();
    expect(screen.queryByRole('region', { name: 'Requests you sent' })).not.toBeInTheDocument();
    // The heading, and who wrote the quoted question.
    expect(countMentions('Alex Sample')).toBe(3);
  });

  it('is on the page once: a sent request', async () => {
    server.respond('GET /api/dashboard/stats', STATS);
    myPeople({ asked: [aConnection()] });
    server.respond('GET /api/conversations', [aConversation({}, { senderId: 7, content: 'Hi Alex' })]);
    await enterDashboard(aStudent());
    await screen.findByRole('region', { name: 'Requests you sent' });
    await waitFor(() => expect(countMentions('Alex Sample')).toBe(1));
    expect(screen.getByText('No messages yet')).toBeInTheDocument();
  });

  it('is on the page once, besides the line: an unread message', async () => {
    server.respond('GET /api/conversations', [aConversation({ unreadCount: 1 })]);
    await enterDashboard(aStudent());
    await line();
    expect(countMentions('Alex Sample')).toBe(2);
  });
});

describe('an unfinished setup', () => {
  const open = {
    steps: [{ id: 'major', isDone: false }],
    completedSteps: [],
    isCompleted: false,
    skippedAt: null,
    completedAt: null,
  };

  it('is not offered as a line that moves up while the next step is still unknown', async () => {
    server.respond('GET /api/onboarding', open);
    server.respond('GET /api/dashboard/stats', STATS);
    const listed = server.holdRequests('GET /api/connection-requests');
    await enterDashboard(aStudent());
    await screen.findByRole('region', { name: 'Recent Messages' });
    expect(screen.queryByRole('region', { name: /^Finish setup/ })).not.toBeInTheDocument();
    listed.forEach(({ answer }) => answer([]));
    expect(await screen.findByRole('region', { name: 'Set up your profile' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Finish setup/ })).not.toBeInTheDocument();
  });

  it('is a line below a more urgent task', async () => {
    server.respond('GET /api/onboarding', open);
    server.respond('GET /api/connection-requests', [aRequest()]);
    await enterDashboard(aStudent());
    expect(await screen.findByRole('region', { name: /^Finish setup/ })).toBeInTheDocument();
  });
});
