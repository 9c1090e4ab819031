import { act, screen } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const RESTORE_ROUTE = 'POST /api/account/restore';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = () => screen.getByRole('button', { name: 'Keep my account' });

async function open() {
  const page = visit('/restore-account?token=abc');
  await title('Keep your account');
  return page;
}

describe('the link to keep an account', () => {
  it('changes nothing when opened', async () => {
    await open();
    expect(server.callsTo(RESTORE_ROUTE)).toEqual([]);
  });

  it('restores the account on a click, once, and leads to the login', async () => {
    server.respond(RESTORE_ROUTE, { message: 'Your account is back. Please sign in.' });
    const { user } = await open();
    await user.dblClick(button());
    await title('Your account is back');
    expect(screen.getByText('Your account is back. Please sign in.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Sign In' }).at(-1)).toHaveAttribute('href', '/auth');
    expect(server.callsTo(RESTORE_ROUTE).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('reports that it is too late', async () => {
    server.respond(RESTORE_ROUTE, problem(400, 'no', { code: 'identity.token-invalid' }));
    const { user } = await open();
    await user.click(button());
    await title('This link doesn’t work');
  });

  it('can be retried after another error', async () => {
    server.respond(RESTORE_ROUTE, problem(500));
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
    server.respond(RESTORE_ROUTE, { message: 'Your account is back.' });
    await user.click(button());
    await title('Your account is back');
  });

  it('is disabled while offline', async () => {
    await open();
    act(() => goesOnline(false));
    expect(button()).toBeDisabled();
    act(() => goesOnline(true));
  });

  it('reports a missing token', async () => {
    visit('/restore-account');
    await title('This link doesn’t work');
  });
});
