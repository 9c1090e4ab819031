import { act, screen, within } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { aCollegeInDetail } from '@test/support/colleges';
import { EVERYONE, acceptSignIn, pass, registerAs, toastOnShow } from '@test/support/sign-in';
import { aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';

const REGISTER_ROUTE = 'POST /api/register';
const TOO_YOUNG = 'You must be at least 13 years old to register';
const AGE_NOT_CONFIRMED_MESSAGE = "Please confirm that you're at least 13.";

const USERNAME_RULE_MESSAGE = 'Username must have 3 to 32 letters, digits, dots, dashes or underscores';

const sentBody = () => server.callsTo(REGISTER_ROUTE).at(-1)?.body;

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }));
afterEach(() => jest.useRealTimers());

describe('registering as a student', () => {
  it('sends the common fields, and never the second password', async () => {
    acceptSignIn(REGISTER_ROUTE, aStudent());
    const form = await registerAs('Student');
    await form.submit();
    expect(sentBody()).toEqual({ ...EVERYONE, role: 'student' });
  });

  it('opens the onboarding with a welcome', async () => {
    acceptSignIn(REGISTER_ROUTE, aStudent());
    const form = await registerAs('Student');
    await form.submit();
    await screen.findByRole('heading', { level: 1, name: 'Set up your profile' });
    expect(form.place()).toBe('/welcome');
    expect(await toastOnShow()).toEqual([
      'Registration successful',
      'Welcome to Gradspan! Your account has been created.',
    ]);
  });

  it('mentions the email to confirm the address', async () => {
    acceptSignIn(REGISTER_ROUTE, aStudent({ emailVerified: false }));
    const form = await registerAs('Student');
    await form.submit();
    expect(await toastOnShow()).toEqual([
      'Registration successful',
      'Welcome to Gradspan! Your account has been created. We sent a link to robin@example.org. Open it to confirm your address.',
    ]);
  });

  it('opens the URL to return to', async () => {
    acceptSignIn(REGISTER_ROUTE, aStudent());
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    const form = await registerAs('Student', { next: '/college/12' });
    await form.submit();
    await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  });

  it('is busy until the server responds', async () => {
    server.holdRequests(REGISTER_ROUTE);
    const form = await registerAs('Student');
    expect(form.button()).toHaveTextContent('Create Account');
    await form.submit();
    expect(form.button()).toHaveTextContent('Creating account...');
    expect(form.button()).toBeDisabled();
    expect(form.button()).toHaveAttribute('aria-busy', 'true');
  });

  it('sends one request for a double click', async () => {
    server.holdRequests(REGISTER_ROUTE);
    const form = await registerAs('Student');
    act(() => [1, 2].forEach(() => form.button().click()));
    await pass(10);
    expect(server.callsTo(REGISTER_ROUTE)).toHaveLength(1);
  });

  it('is disabled while offline', async () => {
    const form = await registerAs('Student');
    act(() => goesOnline(false));
    expect(form.button()).toBeDisabled();
    act(() => goesOnline(true));
    expect(form.button()).toBeEnabled();
  });
});

describe('one error in a registration', () => {
  it.each([
    ['Full name', ' ', 'Full name is required'],
    ['Username', ' ', 'Username is required'],
    ['Username', 'ro', USERNAME_RULE_MESSAGE],
    ['Username', 'robin example', USERNAME_RULE_MESSAGE],
    ['Email', ' ', 'Email is required'],
    ['Email', 'robin', 'Enter a valid email address'],
    ['Confirm password', 'something else', "Passwords don't match"],
    ['Birth date', '', 'Birth date is required'],
    ['Birth date', '2013-11-22', TOO_YOUNG],
  ])('in "%s" (%p) is shown at the field, which takes the focus', async (label, text, message) => {
    const form = await registerAs('Student', { but: { [label]: text } });
    await form.submit();
    expect(form.fault(label)).toBe(message);
    expect(form.field(label)).toHaveFocus();
    expect(server.callsTo(REGISTER_ROUTE)).toEqual([]);
  });

  it('in a password that is too short is shown at its field', async () => {
    const form = await registerAs('Student', { but: { Password: 'a1b2c3d', 'Confirm password': 'a1b2c3d' } });
    await form.submit();
    expect(form.form.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(form.field('Password')).toHaveFocus();
    expect(form.field('Password')).toBeInvalid();
  });

  it('in a password that the server refuses as too common is shown while typing', async () => {
    const form = await registerAs('Student', { but: { Password: 'Password1' } });
    expect(form.field('Password')).toHaveAccessibleDescription('Too common');
  });

  it('is shown if both passwords are empty', async () => {
    const form = await registerAs('Student', { but: { Password: '', 'Confirm password': '' } });
    await form.submit();
    expect(form.form.getByText('Password is required')).toBeInTheDocument();
  });

  it('is shown if the age is not confirmed', async () => {
    const form = await registerAs('Student');
    const box = form.form.getByRole('checkbox', { name: 'I am at least 13 years old' });
    await form.user.click(box);
    await form.submit();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(AGE_NOT_CONFIRMED_MESSAGE);
    expect(box).toHaveFocus();
    expect(server.callsTo(REGISTER_ROUTE)).toEqual([]);
  });

  it('is shown if the age is not confirmed, also after an old enough birth date', async () => {
    const form = await registerAs('Student', { empty: true });
    const box = form.form.getByRole('checkbox', { name: 'I am at least 13 years old' });
    await form.fill('Birth date', '2005-04-01');
    expect(box).not.toBeChecked();
    await form.submit();
    expect(box).toHaveAccessibleDescription(AGE_NOT_CONFIRMED_MESSAGE);
  });

  it('is not shown on the thirteenth birthday', async () => {
    acceptSignIn(REGISTER_ROUTE, aStudent());
    const form = await registerAs('Student', { but: { 'Birth date': '2013-11-21' } });
    await form.submit();
    expect(sentBody()).toMatchObject({ birthDate: '2013-11-21' });
  });
});

describe('several errors in a registration', () => {
  const submitEmptyForm = async () => {
    const form = await registerAs('Student', { empty: true });
    await form.submit();
    return { form, summary: within(form.form.getByRole('alert')) };
  };

  it('are listed at the top, which takes the focus', async () => {
    const { form, summary } = await submitEmptyForm();
    expect(form.form.getByRole('alert')).toHaveFocus();
    expect(summary.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Full name is required',
      'Username is required',
      'Email is required',
      'Password is required',
      'Enter your password again',
      'Birth date is required',
      AGE_NOT_CONFIRMED_MESSAGE,
    ]);
    expect(server.callsTo(REGISTER_ROUTE)).toEqual([]);
  });

  it('are also shown at their fields', async () => {
    const { form } = await submitEmptyForm();
    expect(form.fault('Full name')).toBe('Full name is required');
    expect(form.fault('Confirm password')).toBe('Enter your password again');
    expect(form.fault('Birth date')).toBe('Birth date is required');
  });

  it('link from the list to their fields', async () => {
    const { form, summary } = await submitEmptyForm();
    await form.user.click(summary.getByRole('button', { name: 'Email is required' }));
    await pass(10);
    expect(form.field('Email')).toHaveFocus();
  });

  it('are removed from the list once they are corrected', async () => {
    const { form, summary } = await submitEmptyForm();
    await form.fill('Full name', 'Robin Example');
    expect(summary.queryByText('Full name is required')).not.toBeInTheDocument();
    expect(summary.getByText('Email is required')).toBeInTheDocument();
  });
});

describe('a refused registration', () => {
  const submitRefused = async (answer: object) => {
    server.respond(REGISTER_ROUTE, answer);
    const form = await registerAs('Student');
    await form.submit();
    return form;
  };
  const inlineError = (form: Awaited<ReturnType<typeof registerAs>>) => form.form.getByRole('alert').textContent;
  const fields = (...names: string[]) => ({ errors: names.map((field) => ({ field, message: `Wrong ${field}` })) });

  it('shows the error at the field that the server names', async () => {
    const message = 'This username is taken';
    const form = await submitRefused(problem(409, message, { errors: [{ field: 'username', message }] }));
    expect(form.fault('Username')).toBe(message);
    expect(form.field('Username')).toHaveFocus();
    expect(await toastOnShow()).toEqual(['Registration failed', message]);
  });

  it("shows the server's message if it names no field", async () => {
    const message = 'These details cannot be used to create an account. If you already have one, sign in instead.';
    const form = await submitRefused(problem(409, message, { code: 'identity.registration-refused' }));
    expect(inlineError(form)).toBe(message);
    expect(form.field('Email')).toBeValid();
    expect(await toastOnShow()).toEqual(['Registration failed', message]);
  });

  it.each([
    ['username', 'Username'],
    ['email', 'Email'],
    ['fullName', 'Full name'],
    ['birthDate', 'Birth date'],
  ])('shows the error for %s at "%s"', async (field, label) => {
    const form = await submitRefused(problem(400, 'Some details are wrong', fields(field)));
    expect(form.fault(label)).toBe(`Wrong ${field}`);
  });

  it('shows the error for a field that is not in the form', async () => {
    const form = await submitRefused(problem(400, 'role must be student', fields('role')));
    expect(inlineError(form)).toBe('role must be student');
  });

  it('lists several errors at the top', async () => {
    const form = await submitRefused(problem(400, 'Some details are wrong', fields('username', 'email', 'fullName')));
    const summary = form.form.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows how long to wait', async () => {
    const form = await submitRefused(problem(429, 'Too many attempts.', {}, { 'Retry-After': '1800' }));
    expect(inlineError(form)).toBe('Too many attempts. Try again in 30 minutes.');
  });

  it('reports a server error', async () => {
    const form = await submitRefused(problem(500, 'secrets of the house'));
    expect(inlineError(form)).toBe('Server error. Please try again later.');
  });

  it('reports an invalid request format', async () => {
    const form = await submitRefused(problem(400, "'PSOT' method is not a valid HTTP method"));
    expect(inlineError(form)).toBe('Registration failed: Invalid request format. Please try again.');
  });

  it('keeps the entries and can be retried', async () => {
    const form = await submitRefused(problem(500));
    acceptSignIn(REGISTER_ROUTE, aStudent());
    await form.submit();
    await screen.findByRole('heading', { level: 1, name: 'Set up your profile' });
    expect(sentBody()).toEqual({ ...EVERYONE, role: 'student' });
  });
});

describe('choosing a username', () => {
  it('shows the rules before the form is sent, unless one is suggested', async () => {
    const form = await registerAs('Student', { empty: true });
    const rules = '3 to 32 letters, digits, dots, dashes or underscores.';
    expect(form.field('Username')).toHaveAccessibleDescription(rules);
    await form.fill('Full name', 'Robin Example');
    expect(form.field('Username')).toHaveAccessibleDescription('We suggested this username. You can change it.');
    await form.fill('Username', 'robin');
    expect(form.field('Username')).toHaveAccessibleDescription(rules);
  });
});

describe('choosing a password', () => {
  it('shows its strength', async () => {
    const form = await registerAs('Student', { empty: true });
    await form.fill('Password', 'a1b2c3d');
    expect(form.field('Password')).toHaveAccessibleDescription('Too short: 7 of 8 characters');
    await form.fill('Password', 'correct horse battery');
    expect(form.field('Password')).toHaveAccessibleDescription('Strong');
  });

  it('supports password managers', async () => {
    const form = await registerAs('Student', { empty: true });
    expect(form.field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(form.field('Birth date')).toHaveAttribute('autocomplete', 'bday');
    expect(form.field('Email')).toHaveAttribute('type', 'email');
  });
});
