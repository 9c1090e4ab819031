import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { problem, reply, server } from '@test/support/server';
import type { ConnectedAccount } from '../../api/security/connected-accounts';

const GET_ROUTE = 'GET /api/user/identities';
const DELETE_ROUTE = 'DELETE /api/user/identities/4';

const google = (overrides: Partial<ConnectedAccount> = {}): ConnectedAccount => ({
  id: 4,
  provider: 'google',
  email: 'robin@gmail.example',
  linkedAt: '2026-01-05T12:00:00.000Z',
  isOnlyWayIn: false,
  ...overrides,
});
const card = () => within(screen.getByRole('region', { name: 'Connected accounts' }));
const row = async (name: string) => within((await card().findByText(name, { selector: 'p' })).closest('li')!);

async function open(accounts: ConnectedAccount[], { result = '', profile = aProfile() } = {}) {
  server.respond(GET_ROUTE, accounts);
  return openSettings(`security${result}`, profile);
}

describe('an account at a provider', () => {
  it('can be connected, with a return to this page', async () => {
    await open([]);
    const link = (await row('Google')).getByRole('link', { name: 'Connect Google' });
    expect(link).toHaveAttribute('href', '/api/auth/google?link=1&next=%2Fprofile-settings%3Ftab%3Dsecurity');
  });

  it('cannot be connected if the provider is not set up', async () => {
    server.respond('GET /api/auth/providers', { google: true, linkedin: false });
    await open([]);
    expect(await card().findByText('LinkedIn sign-in isn’t available here.')).toBeInTheDocument();
    expect((await row('LinkedIn')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('cannot be connected with an unconfirmed address', async () => {
    await open([], { profile: aProfile({ emailVerified: false }) });
    expect((await row('Google')).getByText(/Confirm your email address first/)).toBeInTheDocument();
    expect(card().queryByRole('link')).not.toBeInTheDocument();
  });

  it('is reported as connected once, in the card and in a toast', async () => {
    const { place } = await open([google()], { result: '&connected=google' });
    expect(await toastOnShow()).toEqual(['Google connected', 'You can now sign in with Google.']);
    expect(card().getByRole('status')).toHaveFocus();
    expect(place()).toBe('/profile-settings?tab=security');
    expect((await row('Google')).getByText(/robin@gmail\.example · Connected Jan 5, 2026/)).toBeInTheDocument();
  });

  it('shows why it was not connected', async () => {
    const { place } = await open([], { result: '&error=identity_taken' });
    const text = 'That account is already connected to another Gradspan account.';
    expect(await toastOnShow()).toEqual(['Not connected', text]);
    expect(card().getByRole('alert')).toHaveTextContent(text);
    expect(place()).toBe('/profile-settings?tab=security');
  });

  it('is disconnected after a confirmation', async () => {
    server.respond(DELETE_ROUTE, () => {
      server.respond(GET_ROUTE, []);
      return reply(204);
    });
    const { user } = await open([google()]);
    await user.click((await row('Google')).getByRole('button', { name: 'Disconnect' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Google?' }));
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    expect((await toastOnShow())[0]).toBe('Google disconnected');
    expect(await card().findByRole('link', { name: 'Connect Google' })).toBeInTheDocument();
  });

  it('shows why it was not disconnected', async () => {
    const message = 'Set a password first: this is your only way to sign in.';
    server.respond(DELETE_ROUTE, problem(409, message, { code: 'identity.last-way-to-sign-in' }));
    const { user } = await open([google()]);
    await user.click((await row('Google')).getByRole('button', { name: 'Disconnect' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await toastOnShow()).toEqual(['Error', message]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('cannot be disconnected if it is the only way to sign in', async () => {
    await open([google({ isOnlyWayIn: true })], { profile: aProfile({ hasPassword: false }) });
    expect((await row('Google')).getByText(/your only way to sign in/)).toBeInTheDocument();
    expect((await row('Google')).queryByRole('button')).not.toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Get a link to set one' })).toBeInTheDocument();
  });

  it('offers to retry when loading fails', async () => {
    server.respond(GET_ROUTE, problem(500));
    const { user } = await openSettings('security');
    const again = await card().findByRole('button', { name: 'Try again' });
    server.respond(GET_ROUTE, [google()]);
    await user.click(again);
    expect((await row('Google')).getByRole('button', { name: 'Disconnect' })).toBeInTheDocument();
  });
});
