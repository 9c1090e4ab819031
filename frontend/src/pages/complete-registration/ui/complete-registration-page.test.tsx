import { fireEvent, screen, within } from '@testing-library/react';
import { anAlumniPage } from '@test/support/alumni';
import { aCollegeInDetail } from '@test/support/colleges';
import { pass, toastOnShow } from '@test/support/sign-in';
import { aProfile, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { readOriginCollege } from '@/features/onboarding/model/origin-college';
import type { User } from '@/shared/auth';
import { readVisitorDraft, storeVisitorDraft } from '@/shared/lib/drafts';

const PENDING_ROUTE = 'GET /api/auth/pending';
const COMPLETE_ROUTE = 'POST /api/auth/complete';
const TOO_YOUNG = 'You must be at least 13 years old to register';

const aPendingRegistration = (overrides: object = {}) => ({
  provider: 'google',
  fullName: 'Robin Example',
  email: 'robin@example.org',
  emailVerified: true,
  role: 'student',
  next: null,
  ...overrides,
});

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }));
afterEach(() => jest.useRealTimers());

async function arrive(pending: object = aPendingRegistration()) {
  server.respond(PENDING_ROUTE, pending);
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

async function openFilledForm(pending?: object) {
  const page = await arrive(pending);
  await page.fill('Username', 'robin');
  await page.fill('Birth date', '2005-04-01');
  await page.user.click(page.form.getByRole('checkbox', { name: 'I am at least 13 years old' }));
  return page;
}

/** The server creates the account, and returns its owner as the current user from then on. */
function stubRegistration(overrides: Partial<User> = {}) {
  server.respond(COMPLETE_ROUTE, () => {
    server.respond('GET /api/user', aStudent(overrides));
    server.respondByDefault('GET /api/user/profile', aProfile());
    return aStudent(overrides);
  });
}

const sent = () => server.callsTo(COMPLETE_ROUTE).at(-1)?.body;

describe('the first sign-in with a provider', () => {
  it("shows the provider's data, and asks only for what is missing", async () => {
    const { form } = await arrive();
    const region = within(screen.getByRole('region', { name: 'Continuing with Google' }));
    expect(region.getByText('Robin Example')).toBeInTheDocument();
    expect(region.getByText('robin@example.org')).toBeInTheDocument();
    expect(form.queryByLabelText('Full name')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('preselects the role that was selected before', async () => {
    const { form } = await arrive(aPendingRegistration({ role: 'alumni' }));
    expect(form.getByRole('radio', { name: 'Alumni' })).toBeChecked();
    expect(await form.findByLabelText('Major')).toBeInTheDocument();
  });

  it('creates the account, and leads to the onboarding with a toast', async () => {
    stubRegistration();
    const { submit, place } = await openFilledForm();
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Set up your profile' });
    expect(sent()).toEqual({ username: 'robin', birthDate: '2005-04-01', isAgeVerified: true, role: 'student' });
    expect(place()).toBe('/welcome');
    expect(await toastOnShow()).toEqual([
      'Registration successful',
      'Welcome to Gradspan! Your account has been created.',
    ]);
  });

  it('leads to the originally requested page', async () => {
    stubRegistration();
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    const { submit } = await openFilledForm(aPendingRegistration({ next: '/college/12' }));
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  });

  it('remembers the college through whose page a student came', async () => {
    stubRegistration();
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    const { submit } = await openFilledForm(aPendingRegistration({ next: '/college/12' }));
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Boston University' });
    expect(readOriginCollege(aStudent().id)).toEqual({ id: 12 });
  });

  describe('after a question to an alum', () => {
    const SAVE_ROUTE = 'PUT /api/connections/drafts/21';
    const unconfirmed = { provider: 'linkedin', emailVerified: false, next: '/alumni/21' };
    beforeEach(() => {
      stubRegistration({ emailVerified: false });
      server.respond('GET /api/alumni/21', anAlumniPage());
      server.respond('GET /api/connections/drafts', []);
      server.respond(SAVE_ROUTE, reply(204));
    });

    it('names the alum for the confirmation email, and saves the question with the account', async () => {
      storeVisitorDraft('request:21', 'How big are the first classes?');
      const { submit } = await openFilledForm(aPendingRegistration(unconfirmed));
      await submit();
      await pass(20);
      expect(sent()).toMatchObject({ questionTo: 21 });
      expect(server.callsTo(SAVE_ROUTE).map(({ body }) => body)).toEqual([
        { message: 'How big are the first classes?' },
      ]);
      expect(readVisitorDraft('request:21')).toBeNull();
    });

    it.each([
      ['without a question', undefined, unconfirmed],
      ['if the provider has confirmed the address', 'How big are they?', { next: '/alumni/21' }],
    ])('names no one %s', async (_, text, pending) => {
      if (text) storeVisitorDraft('request:21', text);
      const { submit } = await openFilledForm(aPendingRegistration(pending));
      await submit();
      expect(sent()).not.toHaveProperty('questionTo');
      expect(server.callsTo(SAVE_ROUTE)).toEqual([]);
    });
  });

  it("asks for name and address if the provider doesn't supply them", async () => {
    stubRegistration();
    const { fill, submit } = await openFilledForm(
      aPendingRegistration({ provider: 'linkedin', fullName: null, email: null, emailVerified: false }),
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

  it("allows correcting an address that the provider hasn't verified", async () => {
    const { form } = await arrive(aPendingRegistration({ emailVerified: false }));
    expect(form.getByLabelText('Email')).toHaveValue('robin@example.org');
  });

  it('redirects signed-in users to the dashboard', async () => {
    const { place } = visit('/auth/complete', { as: aStudent() });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(place()).toBe('/');
  });
});

describe("a registration that can't be completed", () => {
  it('reports a missing field and focuses it', async () => {
    const { form, submit, fill } = await openFilledForm();
    await fill('Username', ' ');
    await submit();
    expect(form.getByText('Username is required')).toBeInTheDocument();
    expect(form.getByLabelText('Username')).toHaveFocus();
    expect(sent()).toBeUndefined();
  });

  it("shows the server's error at its field", async () => {
    const message = 'This username is taken';
    const refusal = problem(409, message, {
      code: 'identity.username-taken',
      errors: [{ field: 'username', message }],
    });
    server.respond(COMPLETE_ROUTE, refusal);
    const { form, submit } = await openFilledForm();
    await submit();
    expect(form.getByLabelText('Username')).toHaveAccessibleDescription(message);
    expect(form.getByLabelText('Username')).toHaveFocus();
  });

  it('ends with a message for applicants under 13', async () => {
    server.respond(COMPLETE_ROUTE, problem(400, TOO_YOUNG, { code: 'identity.too-young' }));
    const { submit } = await openFilledForm();
    await submit();
    expect(screen.getByRole('heading', { level: 1, name: 'Not yet' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_YOUNG);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('links back to registration after it has expired', async () => {
    server.respond(COMPLETE_ROUTE, problem(404, 'Gone', { code: 'identity.no-pending-registration' }));
    const { submit } = await openFilledForm();
    await submit();
    expect(screen.getByRole('heading', { level: 1, name: 'Please start again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to registration' })).toHaveAttribute('href', '/auth?tab=register');
  });

  it('asks to start again if there is no pending registration', async () => {
    server.respond(PENDING_ROUTE, problem(404, 'Gone', { code: 'identity.no-pending-registration' }));
    visit('/auth/complete');
    expect(await screen.findByRole('heading', { level: 1, name: 'Please start again' })).toBeInTheDocument();
  });

  it('can be loaded again after a server error', async () => {
    server.respond(PENDING_ROUTE, problem(500));
    const { user } = visit('/auth/complete');
    await screen.findByText('Server error. Please try again later.');
    server.respond(PENDING_ROUTE, aPendingRegistration());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Complete your registration' })).toBeInTheDocument();
  });
});
