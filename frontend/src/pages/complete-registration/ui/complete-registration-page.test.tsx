import { fireEvent, screen, within } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { pass, toastOnShow } from '@test/support/entrance';
import { aProfile, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const PENDING = 'GET /api/auth/pending';
const COMPLETE = 'POST /api/auth/complete';
const TOO_YOUNG = 'You must be at least 13 years old to register';

const cameFromGoogle = (but: object = {}) => ({
  provider: 'google',
  fullName: 'Robin Example',
  email: 'robin@example.org',
  emailVerified: true,
  role: 'student',
  next: null,
  ...but,
});

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }));
afterEach(() => jest.useRealTimers());

async function arrive(pending: object = cameFromGoogle()) {
  server.answers(PENDING, pending);
  const page = visit('/auth/complete');
  const form = within(await screen.findByRole('form', { name: 'Complete your registration' }));
  const fill = async (label: string, value: string) => {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
    await pass(10);
  };
  const submit = async () => {
    await page.user.click(form.getByRole('button', { name: 'Create Account' }));
    await pass(10);
    await pass(10);
  };
  return { ...page, form, fill, submit };
}

async function filledIn(pending?: object) {
  const page = await arrive(pending);
  await page.fill('Username', 'robin');
  await page.fill('Birth date', '2005-04-01');
  return page;
}

/** The account is made, and its owner known from then on. */
function letsIn() {
  server.answers(COMPLETE, () => {
    server.answers('GET /api/user', aStudent());
    server.answersByDefault('GET /api/user/profile', aProfile());
    return aStudent();
  });
}

const sent = () => server.callsTo(COMPLETE).at(-1)?.body;

describe('coming back from a provider for the first time', () => {
  it('shows who came, and asks only for what is not known', async () => {
    const { form } = await arrive();
    const who = within(screen.getByRole('region', { name: 'Continuing with Google' }));
    expect(who.getByText('Robin Example')).toBeInTheDocument();
    expect(who.getByText('robin@example.org')).toBeInTheDocument();
    expect(form.queryByLabelText('Full name')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('begins with the role that was chosen before', async () => {
    const { form } = await arrive(cameFromGoogle({ role: 'alumni' }));
    expect(form.getByRole('radio', { name: 'Alumni' })).toBeChecked();
    expect(await form.findByLabelText('Major')).toBeInTheDocument();
  });

  it('makes the account and leads to the onboarding with a welcome', async () => {
    letsIn();
    const { submit, place } = await filledIn();
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Set up your profile' });
    expect(sent()).toEqual({ username: 'robin', birthDate: '2005-04-01', isAgeVerified: true, role: 'student' });
    expect(place()).toBe('/welcome');
    expect(await toastOnShow()).toEqual([
      'Registration successful',
      'Welcome to Gradspan! Your account has been created.',
    ]);
  });

  it('leads where someone wanted to go', async () => {
    letsIn();
    server.answers('GET /api/colleges/12', aCollegeInDetail());
    const { submit } = await filledIn(cameFromGoogle({ next: '/college/12' }));
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  });

  it('asks for the name and the address where the provider keeps them to itself', async () => {
    letsIn();
    const { fill, submit } = await filledIn(
      cameFromGoogle({ provider: 'linkedin', fullName: null, email: null, emailVerified: false }),
    );
    expect(screen.getByRole('heading', { name: 'Continuing with LinkedIn' })).toBeInTheDocument();
    await submit();
    expect(screen.getByText('Full name is required')).toBeInTheDocument();
    expect(screen.getByText('Email is required')).toBeInTheDocument();
    await fill('Full name', 'Robin Example');
    await fill('Email', 'robin@example.org');
    await submit();
    expect(sent()).toMatchObject({ fullName: 'Robin Example', email: 'robin@example.org' });
  });

  it('lets people correct an address that the provider does not vouch for', async () => {
    const { form } = await arrive(cameFromGoogle({ emailVerified: false }));
    expect(form.getByLabelText('Email')).toHaveValue('robin@example.org');
  });

  it('sends someone who is signed in to the start', async () => {
    const { place } = visit('/auth/complete', { as: aStudent() });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(place()).toBe('/');
  });
});

describe('a registration that cannot be completed', () => {
  it('names what is missing, and goes to it', async () => {
    const { form, submit, fill } = await filledIn();
    await fill('Username', ' ');
    await submit();
    expect(form.getByText('Username is required')).toBeInTheDocument();
    expect(form.getByLabelText('Username')).toHaveFocus();
    expect(sent()).toBeUndefined();
  });

  it('names the field the server named', async () => {
    const message = 'This username is taken';
    const refusal = problem(409, message, {
      code: 'identity.username-taken',
      errors: [{ field: 'username', message }],
    });
    server.answers(COMPLETE, refusal);
    const { form, submit } = await filledIn();
    await submit();
    expect(form.getByLabelText('Username')).toHaveAccessibleDescription(message);
    expect(form.getByLabelText('Username')).toHaveFocus();
  });

  it('ends where someone is too young', async () => {
    server.answers(COMPLETE, problem(400, TOO_YOUNG, { code: 'identity.too-young' }));
    const { submit } = await filledIn();
    await submit();
    expect(screen.getByRole('heading', { level: 1, name: 'Not yet' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_YOUNG);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('leads back where it took too long', async () => {
    server.answers(COMPLETE, problem(404, 'Gone', { code: 'identity.no-pending-registration' }));
    const { submit } = await filledIn();
    await submit();
    expect(screen.getByRole('heading', { level: 1, name: 'Please start again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to registration' })).toHaveAttribute('href', '/auth?tab=register');
  });

  it('leads back where no one came from a provider', async () => {
    server.answers(PENDING, problem(404, 'Gone', { code: 'identity.no-pending-registration' }));
    visit('/auth/complete');
    expect(await screen.findByRole('heading', { level: 1, name: 'Please start again' })).toBeInTheDocument();
  });

  it('can be looked for again when the server was at fault', async () => {
    server.answers(PENDING, problem(500));
    const { user } = visit('/auth/complete');
    await screen.findByText('Server error. Please try again later.');
    server.answers(PENDING, cameFromGoogle());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Complete your registration' })).toBeInTheDocument();
  });
});
