import { screen, within } from '@testing-library/react';
import { enter, acceptSignIn, pass, toastOnShow } from '@test/support/sign-in';
import { aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';

const LOGIN_ROUTE = 'POST /api/login';
const CODE = 'POST /api/login/two-factor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Signs in with the password of a user with two-factor authentication. */
async function startSecondStep() {
  server.respond(LOGIN_ROUTE, { twoFactorRequired: true });
  const login = await enter('Login');
  await login.fill('Username', 'robin');
  await login.fill('Password', 'correct horse battery');
  await login.submit();
  await pass(100);
  const element = await screen.findByRole('form', { name: 'Two-factor authentication' });
  const form = within(element);
  const send = async (label: 'Code' | 'Recovery code', text: string) => {
    if (text) await login.user.type(form.getByLabelText(label), text);
    await login.user.click(form.getByRole('button', { name: 'Sign In' }));
    await pass(20);
    await pass(20);
  };
  return { ...login, step: form, send };
}

describe('signing in with two factors', () => {
  it('asks for the code after a correct password, and signs no one in before', async () => {
    const { step } = await startSecondStep();
    expect(step.getByLabelText('Code')).toHaveFocus();
    expect(step.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByText('Login successful')).not.toBeInTheDocument();
  });

  it('opens the dashboard with a code from the app', async () => {
    const { send, place } = await startSecondStep();
    acceptSignIn(CODE, aStudent());
    await send('Code', '123 456');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(place()).toBe('/');
    expect(server.callsTo(CODE)[0]!.body).toEqual({ code: '123 456' });
    expect(await toastOnShow()).toEqual(['Login successful', 'Welcome back, Robin Example!']);
  });

  it('accepts a recovery code', async () => {
    const { send, step, user } = await startSecondStep();
    acceptSignIn(CODE, aStudent());
    await user.click(step.getByRole('button', { name: 'Use a recovery code instead' }));
    await pass(20);
    expect(step.getByLabelText('Recovery code')).toHaveFocus();
    await send('Recovery code', 'aaaa-bbbb-cccc-dddd');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(server.callsTo(CODE)[0]!.body).toEqual({ recoveryCode: 'aaaa-bbbb-cccc-dddd' });
  });

  it('reports a missing code', async () => {
    const { send, step } = await startSecondStep();
    await send('Code', '');
    expect(step.getByText('Enter the code from your app')).toBeInTheDocument();
    expect(step.getByLabelText('Code')).toHaveFocus();
    expect(server.callsTo(CODE)).toEqual([]);
  });

  it('shows an error for a wrong code, and allows another attempt', async () => {
    const message = 'This code is not valid. Wait for the next one';
    const errors = [{ field: 'code', message }];
    server.respond(CODE, problem(400, message, { code: 'identity.code-invalid', errors }));
    const { send, step } = await startSecondStep();
    await send('Code', '000000');
    expect(step.getByLabelText('Code')).toHaveAccessibleDescription(message);
    expect(step.getByLabelText('Code')).toHaveFocus();
    expect(await toastOnShow()).toEqual(['Login Failed', message]);
  });

  it('shows how long to wait after too many codes', async () => {
    server.respond(CODE, problem(429, 'Too many attempts.', {}, { 'Retry-After': '60' }));
    const { send, step } = await startSecondStep();
    await send('Code', '000000');
    expect(step.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 60 seconds.');
  });

  it('starts again with the password when it took too long', async () => {
    const message = 'Please start again with your username and password.';
    server.respond(CODE, problem(401, message, { code: 'identity.sign-in-over' }));
    const { send } = await startSecondStep();
    await send('Code', '000000');
    const login = within(await screen.findByRole('form', { name: 'Login' }));
    expect(login.getByRole('alert')).toHaveTextContent(message);
  });

  it('can be canceled, back to the password', async () => {
    const { step, user } = await startSecondStep();
    await user.click(step.getByRole('button', { name: 'Back to the password' }));
    await pass(20);
    expect(within(screen.getByRole('form', { name: 'Login' })).getByRole('alert')).toBeEmptyDOMElement();
  });
});
