import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '@test/support/sign-in';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const PROVIDERS = 'GET /api/auth/providers';
const way = (name: string) => screen.findByRole('link', { name });
const closed = (name: RegExp) => screen.findByRole('button', { name });

describe('signing in with Google', () => {
  it.each(['Login', 'Register'] as const)('links to the provider from "%s", as a student', async (form) => {
    await enter(form);
    expect(await way('Google')).toHaveAttribute('href', '/api/auth/google?role=student');
  });

  it('passes on the chosen role and the URL to return to', async () => {
    const form = await enter('Register', { next: '/college/12' });
    await form.choose('Alumni');
    await waitFor(async () =>
      expect(await way('Google')).toHaveAttribute('href', '/api/auth/google?role=alumni&next=%2Fcollege%2F12'),
    );
  });

  it.each(['Login', 'Register'] as const)('is disabled on "%s" if it is not set up, and shows why', async (form) => {
    server.respond(PROVIDERS, { google: false, linkedin: true });
    await enter(form);
    const google = await closed(/^Google$/);
    expect(google).toHaveAttribute('aria-disabled', 'true');
    expect(google).toHaveAccessibleDescription('Google sign-in isn’t available here.');
    expect(screen.getByText('Google sign-in isn’t available here.')).toBeVisible();
  });

  it('stays available if it is unknown whether it is set up', async () => {
    server.respond(PROVIDERS, problem(500));
    await enter('Login');
    await way('Google');
  });
});

describe('signing in with LinkedIn', () => {
  it('is marked as coming soon on the login, and shows why', async () => {
    const form = await enter('Login');
    const linkedIn = await closed(/^LinkedIn ?Coming Soon$/);
    expect(linkedIn).toHaveAttribute('aria-disabled', 'true');
    await form.user.hover(linkedIn);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'temporarily disabled while we improve its reliability',
    );
  });

  it('links to the provider from the registration', async () => {
    const form = await enter('Register');
    await form.choose('College Admin');
    await waitFor(async () =>
      expect(await way('LinkedIn')).toHaveAttribute('href', '/api/auth/linkedin?role=college_admin'),
    );
  });

  it('is disabled on the registration if it is not set up', async () => {
    server.respond(PROVIDERS, { google: true, linkedin: false });
    await enter('Register');
    const linkedIn = await closed(/^LinkedIn$/);
    expect(linkedIn).toHaveAttribute('aria-disabled', 'true');
    expect(linkedIn).toHaveAccessibleDescription('LinkedIn sign-in isn’t available here.');
  });
});

describe('a redirect back from a provider', () => {
  const sentence = (text: RegExp) => screen.findByText(text);

  it('shows why it was refused, until the form is used', async () => {
    const { user, place } = visit('/auth?error=link_needs_login&next=%2Fcollege%2F12');
    const explanation = await sentence(/^An account already uses this email address/);
    expect(explanation).toHaveAttribute('role', 'alert');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(explanation).not.toBeInTheDocument());
    expect(place()).toBe('/auth?next=%2Fcollege%2F12');
  });

  it('shows no reason anymore on another tab', async () => {
    const { user, place } = visit('/auth?error=cancelled');
    const explanation = await sentence(/^You canceled the sign-in/);
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    await waitFor(() => expect(explanation).not.toBeInTheDocument());
    expect(place()).toBe('/auth?tab=register');
  });

  it('continues with the second step if a code is required', async () => {
    const { user, place } = visit('/auth?step=second-factor&next=%2Fcollege%2F12');
    await screen.findByRole('heading', { name: 'Two-factor authentication' });
    expect(place()).toBe('/auth?step=second-factor&next=%2Fcollege%2F12');
    await user.click(screen.getByRole('button', { name: 'Back to the password' }));
    const login = within(await screen.findByRole('form', { name: 'Login' }));
    expect(login.getByLabelText('Password')).toBeInTheDocument();
    expect(place()).toBe('/auth?next=%2Fcollege%2F12');
  });
});
