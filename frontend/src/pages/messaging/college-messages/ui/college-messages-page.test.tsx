import { screen, waitFor, within } from '@testing-library/react';
import { aStudent, aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { CollegeMessage } from '../api/college-messages';

const INBOX = 'GET /api/college-messages';

const aCollegeMessage = (overrides: Partial<CollegeMessage> = {}): CollegeMessage => ({
  id: 4,
  collegeId: 1,
  collegeName: 'Grinnell College',
  subject: 'Open day in April',
  content: 'Visit us on Saturday.',
  deliveredAt: '2026-03-02T12:00:00.000Z',
  readAt: null,
  isSubscribed: true,
  canAnswer: true,
  answers: [],
  ...overrides,
});

const open = (address = '/college-messages') => visit(address, { as: aStudent() });

describe('messages from colleges', () => {
  it('are opened one by one and marked as read', async () => {
    server.respond(INBOX, [aCollegeMessage()]);
    server.respond('PUT /api/college-messages/4/read', null);
    const { user, place } = open();
    const row = await screen.findByRole('link', { name: /^Open day in April/ });
    expect(row).toHaveTextContent('New');
    expect(screen.queryByText('Visit us on Saturday.')).not.toBeInTheDocument();
    await user.click(row);

    expect(await screen.findByText('Visit us on Saturday.')).toBeVisible();
    expect(place()).toBe('/college-messages?message=4');
    await waitFor(() => expect(server.callsTo('PUT /api/college-messages/4/read')).toHaveLength(1));
  });

  it('explain what an answer reveals before it is written', async () => {
    server.respond(INBOX, [aCollegeMessage({ readAt: '2026-03-02T12:00:00.000Z' })]);
    server.respond('POST /api/college-messages/4/answers', null);
    const { user } = open('/college-messages?message=4');
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    const box = screen.getByRole('textbox', { name: 'Your answer' });
    expect(box).toHaveAccessibleDescription(
      /^The administrators of Grinnell College will see your name, .+, and your answer\./,
    );
    const send = screen.getByRole('button', { name: 'Show my name and send' });
    expect(send).toBeDisabled();
    await user.type(box, 'Is there parking?');
    await user.click(send);

    expect(await screen.findByText('Answer sent')).toBeInTheDocument();
    expect(server.callsTo('POST /api/college-messages/4/answers')[0]?.body).toEqual({ content: 'Is there parking?' });
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  });

  it('keep a refused answer, and show the reason', async () => {
    server.respond(INBOX, [aCollegeMessage({ readAt: '2026-03-02T12:00:00.000Z' })]);
    server.respond('POST /api/college-messages/4/answers', problem(429, 'Too many requests.'));
    const { user } = open('/college-messages?message=4');
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Is there parking?');
    await user.click(screen.getByRole('button', { name: 'Show my name and send' }));

    expect(await screen.findByText(/Too many requests/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Is there parking?');
  });

  it('are unsubscribed from with one click', async () => {
    server.respond(INBOX, [aCollegeMessage({ readAt: '2026-03-02T12:00:00.000Z' })]);
    server.respond('PUT /api/privacy/consents/1', { level: 'none', expiresAt: null });
    const { user } = open('/college-messages?message=4');
    const button = await screen.findByRole('button', { name: 'Unsubscribe from Grinnell College' });
    server.respond(INBOX, [aCollegeMessage({ readAt: '2026-03-02T12:00:00.000Z', isSubscribed: false })]);
    await user.click(button);

    expect(await screen.findByText(/^You don’t receive messages from Grinnell College anymore\./)).toBeVisible();
    expect(server.callsTo('PUT /api/privacy/consents/1')[0]?.body).toEqual({ level: 'none', expiresAt: null });
  });

  it('show the exchange, without a form for minors', async () => {
    const answer = { id: 1, isByCollege: true, authorName: 'Morgan Dean', createdAt: '2026-03-03T12:00:00.000Z' };
    server.respond(INBOX, [aCollegeMessage({ canAnswer: false, answers: [{ ...answer, content: 'Yes.' }] })]);
    server.respond('PUT /api/college-messages/4/read', null);
    open('/college-messages?message=4');
    const list = within(await screen.findByRole('list', { name: 'Answers' }));

    expect(list.getByText(/^Morgan Dean, Grinnell College/)).toBeVisible();
    expect(screen.getByText(/^You can answer colleges once you’re 18/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
  });

  it('offer to retry when loading fails, and show a notice if there are none', async () => {
    server.respond(INBOX, problem(500));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.respond(INBOX, []);
    await user.click(again);
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open privacy settings' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=privacy',
    );
  });

  it('are only for students', async () => {
    visit('/college-messages', { as: aVerifiedAdmin() });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });
});
