import { screen } from '@testing-library/react';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const SHOW_ROUTE = 'GET /api/unsubscribe/abc';
const END = 'POST /api/unsubscribe/abc';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the unsubscribe link', () => {
  beforeEach(() => server.respond(SHOW_ROUTE, { label: 'New messages', email: 'r***@example.org' }));

  it('shows what it ends, and changes nothing when opened', async () => {
    visit('/unsubscribe?token=abc');
    await title('Unsubscribe');
    expect(screen.getByText('New messages')).toBeInTheDocument();
    expect(screen.getByText('r***@example.org')).toBeInTheDocument();
    expect(server.callsTo(END)).toEqual([]);
  });

  it('unsubscribes on a click without signing in, and links to the settings', async () => {
    server.respond(END, { message: 'You won’t get emails about “New messages” anymore.' });
    const { user } = visit('/unsubscribe?token=abc');
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await title("You're unsubscribed");
    expect(screen.getByText('You won’t get emails about “New messages” anymore.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=notifications',
    );
    expect(server.callsTo(END).map(({ body }) => body)).toEqual([{}]);
  });

  it('stays on the page when the server fails', async () => {
    server.respond(END, problem(500));
    const { user } = visit('/unsubscribe?token=abc');
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });

  it.each(['/unsubscribe', '/unsubscribe?token=abc'])('reports an invalid link: %s', async (address) => {
    server.respond(SHOW_ROUTE, problem(404));
    visit(address);
    await title('This link doesn’t work');
    expect(screen.getByRole('link', { name: 'Notification settings' })).toBeInTheDocument();
  });
});
