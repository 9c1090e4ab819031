import { screen, waitFor } from '@testing-library/react';
import { problem, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import { anOperator } from '@test/support/moderation';
import { visit } from '@test/support/visit';
import type { OpenSupportRequest } from '../api/support';

const LIST_ROUTE = 'GET /api/moderation/support';
const CLOSE = 'POST /api/moderation/support/4/close';
const request = (overrides: Partial<OpenSupportRequest> = {}): OpenSupportRequest => ({
  id: 4,
  subject: 'Importing our alumni',
  message: 'Our list has 30,000 rows.',
  createdAt: '2026-03-01T12:00:00.000Z',
  from: { id: 7, fullName: 'Morgan Dean', email: 'morgan@example.org' },
  ...overrides,
});

beforeEach(() =>
  server.respondByDefault('GET /api/moderation/summary', { open: 0, urgent: 0, administrators: 0, support: 1 }),
);
const open = () => visit('/moderation?tab=support', { as: anOperator() });

describe('support requests', () => {
  it('show the sender and the message, and are answered by email', async () => {
    server.respond(LIST_ROUTE, [request()]);
    open();

    expect(await screen.findByRole('heading', { name: 'Importing our alumni' })).toBeVisible();
    expect(screen.getByText(/Morgan Dean · morgan@example.org/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:morgan@example.org?subject=Re%3A%20Importing%20our%20alumni',
    );
    expect(screen.getByRole('tab', { name: 'Support (1)' })).toBeVisible();
  });

  it('can be closed', async () => {
    server.respond(LIST_ROUTE, [request()]);
    server.respond(CLOSE, '');
    const { user } = open();
    await screen.findByText('Our list has 30,000 rows.');
    server.respond(LIST_ROUTE, []);
    await user.click(screen.getByRole('button', { name: 'Close request' }));

    expect((await toastOnShow())[0]).toBe('Request closed');
    expect(await screen.findByText('No open requests.')).toBeVisible();
  });

  it('disappear when another operator has closed them', async () => {
    server.respond(LIST_ROUTE, [request({ from: null })]);
    server.respond(CLOSE, problem(404, 'There is no such open request.'));
    const { user } = open();
    expect(await screen.findByText(/Deleted user/)).toBeVisible();
    server.respond(LIST_ROUTE, []);
    await user.click(screen.getByRole('button', { name: 'Close request' }));

    expect(await toastOnShow()).toEqual(['Update failed', 'There is no such open request.']);
    await waitFor(() => expect(screen.getByText('No open requests.')).toBeVisible());
  });
});
