import { screen, within } from '@testing-library/react';
import { toastOnShow } from '@test/support/sign-in';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const CONFIG_ROUTE = 'GET /api/oauth-config';
const CALLBACK_URL = 'http://localhost/api/auth/google/callback';

const open = async (search = '') => {
  server.respondByDefault(CONFIG_ROUTE, {
    googleCallbackUrl: CALLBACK_URL,
    linkedinCallbackUrl: 'http://localhost/api/auth/linkedin/callback',
    googleConfigured: true,
    linkedinConfigured: false,
  });
  const page = visit(`/oauth-debug${search}`);
  await screen.findByRole('heading', { level: 1, name: 'OAuth debug tools' });
  return page;
};
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the OAuth debug page', () => {
  it('shows the callback URL to register, and copies it', async () => {
    const { user } = await open();
    expect(card('Google').getByLabelText('Callback address of Google')).toHaveValue(CALLBACK_URL);
    await user.click(card('Google').getByRole('button', { name: 'Copy the callback address of Google' }));
    expect(await navigator.clipboard.readText()).toBe(CALLBACK_URL);
    expect(await toastOnShow()).toEqual(['Address copied', CALLBACK_URL]);
  });

  it('shows which providers are set up', async () => {
    await open();
    expect(card('Google').getByText('Set up')).toBeInTheDocument();
    expect(card('LinkedIn').getByText('Not set up')).toBeInTheDocument();
    expect(card('LinkedIn').getByText(/^Set LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET/)).toBeInTheDocument();
  });

  it.each([
    ['Start sign-in with Google', '/api/auth/google'],
    ['Test sign-in with Google', '/api/auth/google?test=true'],
    ['Test the callback of Google', `${CALLBACK_URL}?test=true`],
    ['Start sign-in with LinkedIn', '/api/auth/linkedin'],
    ['Test sign-in with LinkedIn', '/api/auth/linkedin?test=true'],
  ])('links "%s" to %s', async (name, address) => {
    await open();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('shows the names of the received and the missing claims', async () => {
    await open('?provider=google&claims=aud,email,sub');
    const result = within(screen.getByRole('status', { name: 'Google: it works' }));
    expect(result.getAllByRole('listitem').map((claim) => claim.textContent)).toEqual(['aud', 'email', 'sub']);
    expect(result.getByText(/^Missing: email_verified, name\./)).toBeInTheDocument();
  });

  it('shows why a test was refused', async () => {
    await open('?provider=linkedin&error=state_invalid');
    const result = screen.getByRole('alert', { name: 'LinkedIn: refused' });
    expect(result).toHaveTextContent('Please try again.');
    expect(result).toHaveTextContent('state_invalid');
  });

  it('ignores an unknown provider', async () => {
    await open('?provider=else&claims=sub');
    expect(screen.queryByText(/it works/)).not.toBeInTheDocument();
  });

  it('is not found if the server does not expose its configuration', async () => {
    server.respond(CONFIG_ROUTE, problem(404));
    visit('/oauth-debug');
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(document.title).toBe('Page not found · Gradspan');
  });
});
