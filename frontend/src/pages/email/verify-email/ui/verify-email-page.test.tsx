import { screen, within } from '@testing-library/react';
import { aConnection } from '@test/support/alumni';
import { aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const VERIFY_ROUTE = 'POST /api/email/verify';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function press() {
  const page = visit('/verify-email?token=abc', { as: aStudent({ emailVerified: false }) });
  await title('Confirm your email address');
  await page.user.click(screen.getByRole('button', { name: 'Confirm my address' }));
  return page;
}

describe('the confirmation link', () => {
  it('confirms nothing when opened', async () => {
    visit('/verify-email?token=abc');
    await title('Confirm your email address');
    expect(server.callsTo(VERIFY_ROUTE)).toHaveLength(0);
  });

  it('confirms once, on a click', async () => {
    server.respond(VERIFY_ROUTE, { message: 'Your email address is confirmed.' });
    await press();
    await title('Email confirmed');
    expect(screen.getByText('Your email address is confirmed.')).toBeInTheDocument();
    expect(server.callsTo(VERIFY_ROUTE).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('links to the request that was sent on confirmation', async () => {
    server.respond(VERIFY_ROUTE, () => {
      server.respond('GET /api/user', aStudent());
      return { message: 'Your email address is confirmed.' };
    });
    server.respond('GET /api/my-people', [aConnection()]);
    await press();
    expect(await screen.findByText(/^Your request to Alex Sample is waiting for an answer\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View your request' })).toHaveAttribute('href', '/messages?with=21');
  });

  it('links to the list when several requests were sent', async () => {
    server.respond(VERIFY_ROUTE, () => {
      server.respond('GET /api/user', aStudent());
      return { message: 'Your email address is confirmed.' };
    });
    server.respond('GET /api/my-people', [aConnection(), aConnection({ id: 6 })]);
    await press();
    expect(await screen.findByRole('link', { name: 'View your requests' })).toHaveAttribute(
      'href',
      '/my-people?tab=asked',
    );
  });

  it('reports that it is no longer valid, and offers a new one', async () => {
    server.respond(VERIFY_ROUTE, problem(400, 'This link is no longer valid. Ask for a new one.'));
    server.respond('POST /api/email/resend', { message: 'We sent a new confirmation link.' });
    const { user } = await press();
    expect(await screen.findByText('This link is no longer valid. Ask for a new one.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend confirmation' }));
    expect(await screen.findByText('We sent a new confirmation link.')).toBeInTheDocument();
  });

  it('reports that the address is already confirmed, and links to the login', async () => {
    const code = 'identity.email-already-confirmed';
    server.respond(VERIFY_ROUTE, problem(409, 'This email address is already confirmed.', { code }));
    const { user } = visit('/verify-email?token=abc');
    await title('Confirm your email address');
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await title('Email address already confirmed');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });

  it('asks visitors with an invalid link to sign in', async () => {
    server.respond(VERIFY_ROUTE, problem(400, 'This link is no longer valid. Ask for a new one.'));
    const { user } = visit('/verify-email?token=abc');
    await title('Confirm your email address');
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText('Sign in and we’ll send you another link.')).toBeInTheDocument();
  });

  it('reports a missing token', async () => {
    visit('/verify-email');
    await title('This link doesn’t work');
  });
});
