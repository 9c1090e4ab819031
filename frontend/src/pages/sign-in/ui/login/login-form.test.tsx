import { act, screen } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { aCollegeInDetail } from '@test/support/colleges';
import { enter, acceptSignIn, pass, toastOnShow } from '@test/support/sign-in';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';

const LOGIN_ROUTE = 'POST /api/login';
const INVALID = 'Invalid username or password';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens the login form with a username and a password in it. */
async function openFilledForm(options?: { next?: string }) {
  const login = await enter('Login', options);
  await login.fill('Username', 'robin');
  await login.fill('Password', 'correct horse battery');
  return login;
}

describe('signing in', () => {
  it('sends the username, the password and the type of user', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    const login = await openFilledForm();
    await login.submit();
    expect(server.callsTo(LOGIN_ROUTE)[0]!.body).toEqual({
      username: 'robin',
      password: 'correct horse battery',
      userType: 'student',
    });
  });

  it.each([
    ['Alumni', 'alumni'],
    ['College Admin', 'college_admin'],
  ] as const)('sends the chosen type: %s', async (label, userType) => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    const login = await openFilledForm();
    await login.choose(label);
    await login.submit();
    expect(server.callsTo(LOGIN_ROUTE)[0]!.body).toMatchObject({ userType });
  });

  it('trims the username, but not the password', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    const login = await enter('Login');
    await login.fill('Username', ' robin ');
    await login.fill('Password', ' secret ');
    await login.submit();
    expect(server.callsTo(LOGIN_ROUTE)[0]!.body).toMatchObject({ username: 'robin', password: ' secret ' });
  });

  it('accepts an email address in place of the username, and mentions that', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    const login = await enter('Login');
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Your email address works too.');
    await login.fill('Username', 'robin@example.org');
    await login.fill('Password', 'correct horse battery');
    await login.submit();
    expect(server.callsTo(LOGIN_ROUTE)[0]!.body).toMatchObject({ username: 'robin@example.org' });
  });

  it('opens the dashboard with a welcome', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    const login = await openFilledForm();
    await login.submit();
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(login.place()).toBe('/');
    expect(await toastOnShow()).toEqual(['Login successful', 'Welcome back, Robin Example!']);
  });

  it('welcomes users without a name too', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent({ fullName: '' }));
    const login = await openFilledForm();
    await login.submit();
    expect(await toastOnShow()).toEqual(['Login successful', 'Welcome back!']);
  });

  it('opens the URL to return to', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    const login = await openFilledForm({ next: '/college/12' });
    await login.submit();
    await screen.findByRole('heading', { level: 1, name: 'Boston University' });
    expect(login.place()).toBe('/college/12');
  });

  it('does not redirect to another site', async () => {
    acceptSignIn(LOGIN_ROUTE, aStudent());
    const login = await openFilledForm({ next: '//evil.example/messages' });
    await login.submit();
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(login.place()).toBe('/');
  });

  it('is busy until the server responds', async () => {
    server.holdRequests(LOGIN_ROUTE);
    const login = await openFilledForm();
    expect(login.button()).toHaveTextContent('Sign In');
    await login.submit();
    expect(login.button()).toHaveTextContent('Signing in...');
    expect(login.button()).toBeDisabled();
    expect(login.button()).toHaveAttribute('aria-busy', 'true');
  });

  it('sends one request for a double click', async () => {
    server.holdRequests(LOGIN_ROUTE);
    const login = await openFilledForm();
    act(() => [1, 2].forEach(() => login.button().click()));
    await pass(10);
    expect(server.callsTo(LOGIN_ROUTE)).toHaveLength(1);
  });

  it('is disabled while offline', async () => {
    const login = await openFilledForm();
    act(() => goesOnline(false));
    expect(login.button()).toBeDisabled();
    expect(screen.getByText("You're offline. Changes won’t be saved.")).toBeInTheDocument();
    act(() => goesOnline(true));
    expect(login.button()).toBeEnabled();
  });
});

describe('an incomplete login', () => {
  it('reports both fields and focuses the first', async () => {
    const login = await enter('Login');
    await login.submit();
    expect(login.fault('Username')).toBe('Username is required');
    expect(login.fault('Password')).toBe('Password is required');
    expect(login.field('Username')).toHaveFocus();
    expect(server.callsTo(LOGIN_ROUTE)).toEqual([]);
  });

  it('focuses the password if it is the only missing field', async () => {
    const login = await enter('Login');
    await login.fill('Username', 'robin');
    await login.submit();
    expect(login.fault('Username')).toBeNull();
    expect(login.field('Password')).toHaveFocus();
  });

  it('treats spaces as a missing username', async () => {
    const login = await enter('Login');
    await login.fill('Username', '   ');
    await login.submit();
    expect(login.fault('Username')).toBe('Username is required');
  });

  it('clears the error once the field is filled in', async () => {
    const login = await enter('Login');
    await login.submit();
    await login.fill('Username', 'robin');
    expect(login.fault('Username')).toBeNull();
  });
});

describe('a refused login', () => {
  const submitRefused = async (answer: object) => {
    server.respond(LOGIN_ROUTE, answer);
    return refused();
  };
  const refused = async () => {
    const login = await openFilledForm();
    await login.submit();
    const sentence = (await login.form.findByRole('alert')).textContent;
    return { login, sentence };
  };

  it('shows a toast and marks both fields', async () => {
    const { login, sentence } = await submitRefused(problem(401, INVALID));
    expect(sentence).toBe(INVALID);
    expect(login.fault('Username')).toBe(INVALID);
    expect(login.fault('Password')).toBe(INVALID);
    expect(await toastOnShow()).toEqual(['Login Failed', INVALID]);
  });

  it('can be retried immediately', async () => {
    const { login } = await submitRefused(problem(401, INVALID));
    expect(login.field('Username')).toHaveFocus();
    expect(login.button()).toBeEnabled();
    expect(login.field('Password')).toHaveValue('correct horse battery');
  });

  it.each([
    [401, 'account-closing', 'This account is being deleted. We emailed you a link to keep it.'],
    [403, 'account-suspended', 'This account is suspended.'],
  ])('shows why an account is closed, and marks no field: %s %s', async (status, code, message) => {
    const { login, sentence } = await submitRefused(problem(status, message, { code: `identity.${code}` }));
    expect(sentence).toBe(message);
    expect(login.fault('Username')).toBeNull();
    expect(login.fault('Password')).toBeNull();
  });

  it('shows a default message if the server sends none', async () => {
    const { sentence } = await submitRefused(reply(401, ''));
    expect(sentence).toBe(INVALID);
  });

  it.each([
    ['in seconds', '30', 'Too many attempts. Try again in 30 seconds.'],
    ['in minutes', '600', 'Too many attempts. Try again in 10 minutes.'],
  ])('shows how long to wait, %s', async (_, seconds, text) => {
    const { sentence } = await submitRefused(problem(429, 'Too many attempts.', {}, { 'Retry-After': seconds }));
    expect(sentence).toBe(text);
  });

  it('reports a server error', async () => {
    const { sentence } = await submitRefused(problem(500, 'secrets of the house'));
    expect(sentence).toBe('Server error. Please try again later.');
  });

  it('reports that the server cannot be reached', async () => {
    server.failToConnect(LOGIN_ROUTE);
    const { sentence } = await refused();
    expect(sentence).toBe('We couldn’t reach the server. Check your connection and try again.');
  });

  it('is cleared by the next attempt', async () => {
    const { login } = await submitRefused(problem(401, INVALID));
    server.holdRequests(LOGIN_ROUTE);
    await login.submit();
    expect(login.form.getByRole('alert')).toBeEmptyDOMElement();
    expect(login.fault('Username')).toBeNull();
  });
});

describe('the password field', () => {
  it('is hidden until it is revealed', async () => {
    const login = await enter('Login');
    expect(login.field('Password')).toHaveAttribute('type', 'password');
    const show = login.form.getByRole('button', { name: 'Show password' });
    await login.user.click(show);
    expect(login.field('Password')).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await login.user.click(show);
    expect(login.field('Password')).toHaveAttribute('type', 'password');
  });

  it('shows a hint while Caps Lock is on', async () => {
    const login = await enter('Login');
    await login.user.click(login.field('Password'));
    await login.user.keyboard('{CapsLock}A');
    expect(login.form.getByText('Caps Lock is on.')).toBeInTheDocument();
    await login.user.tab();
    expect(login.form.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });

  it('supports password managers', async () => {
    const login = await enter('Login');
    expect(login.field('Username')).toHaveAttribute('autocomplete', 'username');
    expect(login.field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('signing in with LinkedIn', () => {
  it('is announced, can be focused and shows why it is off', async () => {
    const login = await enter('Login');
    const button = await login.form.findByRole('button', { name: /LinkedIn.*Coming Soon/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => button.focus());
    await pass(300);
    expect(button).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent(/temporarily disabled .* reliability/);
  });

  it('does nothing', async () => {
    const login = await enter('Login');
    await login.user.click(await login.form.findByRole('button', { name: /LinkedIn/ }));
    await pass(300);
    expect(login.place()).toMatch(/^\/auth/);
    expect(server.callsTo(LOGIN_ROUTE)).toEqual([]);
  });
});
