import { screen } from '@testing-library/react';
import { anAlum } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a session that ends while the page is open', () => {
  it('is noticed with the next refused request, and the page becomes that of a visitor', async () => {
    const { user } = visit('/', { as: anAlum({ emailVerified: false }) });
    await title('Dashboard');
    server.answers('POST /api/email/resend', problem(401));
    server.answers('GET /api/user', problem(401));
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await title(/^Ask someone/);
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByText('Kim Example')).not.toBeInTheDocument();
  });

  it('is not taken to have ended by a server that breaks', async () => {
    const { user } = visit('/', { as: anAlum({ emailVerified: false }) });
    await title('Dashboard');
    server.answers('POST /api/email/resend', problem(500));
    server.answers('GET /api/user', problem(500));
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });
});
