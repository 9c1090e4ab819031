import { screen, waitFor, within } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { FoundMessage } from '@/features/command-palette';

const FOUND: FoundMessage = {
  id: 71,
  excerpt: 'Ask about nursing',
  matches: [[10, 14]],
  sentAt: '2026-03-01T12:00:00.000Z',
  fromMe: false,
  conversationWith: {
    id: 9,
    fullName: 'Kim Rivers',
    avatarUrl: null,
    isSample: false,
  },
};
const answer = (messages: FoundMessage[]) => server.respond('GET /api/search', { messages, people: [], colleges: [] });

async function open() {
  const page = visit('/messages', { as: aStudent() });
  return { ...page, field: await screen.findByRole('searchbox', { name: 'Search messages' }) };
}
const results = () => screen.findByRole('list', { name: 'Messages found' });

beforeEach(() => {
  answer([FOUND]);
  server.respondByDefault('GET /api/blocks', []);
  server.respondByDefault('GET /api/conversations/9', problem(404));
  server.respondByDefault('GET /api/conversations/9/summary', problem(404));
});

describe('the message search', () => {
  it('replaces the list, highlights the matches and announces their number', async () => {
    const { user, field } = await open();
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
    await user.type(field, 'nurs');

    expect(await results()).toHaveTextContent('Kim Rivers');
    expect(screen.getByText('nurs', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getByText('1 message found')).toBeInTheDocument();
    expect(screen.queryByText('No messages yet')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(screen.getByText('No messages yet')).toBeInTheDocument();
  });

  it('opens the message in its conversation, and keeps the results', async () => {
    const { user, field, place } = await open();
    await user.type(field, 'nurs');
    await user.click(within(await results()).getByRole('link'));

    await waitFor(() => expect(place()).toBe('/messages?with=9&message=71'));
    expect(await results()).toBeInTheDocument();
  });

  it('reports that nothing was found', async () => {
    answer([]);
    const { user, field } = await open();
    await user.type(field, 'zzz');
    expect(await screen.findByText('No messages with “zzz”. Try another word.')).toBeInTheDocument();
  });

  it('offers to retry when it fails', async () => {
    server.respond('GET /api/search', problem(500, 'It failed.'));
    const { user, field } = await open();
    await user.type(field, 'nurs');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer([FOUND]);
    await user.click(again);
    expect(await results()).toBeInTheDocument();
  });
});
