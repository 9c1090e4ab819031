import { screen } from '@testing-library/react';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const SHOW = 'GET /api/unsubscribe/abc';
const END = 'POST /api/unsubscribe/abc';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link that ends mails', () => {
  beforeEach(() => server.answers(SHOW, { label: 'New messages', email: 'r***@example.org' }));

  it('says what it ends, and ends nothing by being opened', async () => {
    visit('/unsubscribe?token=abc');
    await title('Unsubscribe');
    expect(screen.getByText('New messages')).toBeInTheDocument();
    expect(screen.getByText('r***@example.org')).toBeInTheDocument();
    expect(server.callsTo(END)).toEqual([]);
  });

  it('ends them with a press, without signing in, and says how to undo it', async () => {
    server.answers(END, { message: 'You won’t get emails about “New messages” anymore.' });
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

  it('stays where the server fails', async () => {
    server.answers(END, problem(500));
    const { user } = visit('/unsubscribe?token=abc');
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });

  it.each(['/unsubscribe', '/unsubscribe?token=abc'])('says that it does not work: %s', async (address) => {
    server.answers(SHOW, problem(404));
    visit(address);
    await title('This link doesn’t work');
    expect(screen.getByRole('link', { name: 'Notification settings' })).toBeInTheDocument();
  });
});
