import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStudent, anAlum } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const DETAILS_ROUTE = 'POST /api/alumni/claim/details';
const CLAIM_ROUTE = 'POST /api/alumni/claim';
const DECLINE_ROUTE = 'POST /api/alumni/claim/decline';
const CLAIM_DETAILS = {
  collegeId: 7,
  collegeName: 'Amherst College',
  importedAt: '2026-11-01T12:00:00.000Z',
  purgeAt: '2027-04-30T12:00:00.000Z',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.org',
  graduationYear: 2015,
  major: 'Mathematics',
  jobTitle: 'Engineer',
  company: null,
  linkedinUrl: null,
  suggestedMentor: true,
};
const invalidLinkProblem = () =>
  problem(400, 'This link no longer works.', { code: 'admin-analytics.claim-link-invalid' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const findClaimForm = async () => within(await screen.findByRole('form', { name: 'Claim your profile' }));

function open({ search = '?token=abc', as = null }: { search?: string; as?: ReturnType<typeof anAlum> | null } = {}) {
  server.respondByDefault(DETAILS_ROUTE, CLAIM_DETAILS);
  return visit(`/claim${search}`, { as });
}

async function fillClaimForm({ user }: ReturnType<typeof visit>) {
  const form = await findClaimForm();
  await user.type(form.getByLabelText('Username'), 'ada.example');
  await user.type(form.getByLabelText('Password'), 'four quiet lanterns');
  fireEvent.change(form.getByLabelText('Birth date'), { target: { value: '1990-02-03' } });
  return form;
}

describe('the page of an invitation', () => {
  it('shows who provided which data and until when it is stored, with everything public turned off', async () => {
    open();
    await title('Your alumni profile');
    const form = await findClaimForm();

    expect(screen.getByRole('region', { name: 'What we received' })).toHaveTextContent(
      "On November 1, 2026, Amherst College gave us your email address ada@example.org and the details below. Only Amherst College can see them.If you do nothing, we'll delete them on April 30, 2027.",
    );
    expect(form.getByLabelText('Full name')).toHaveValue('Ada Example');
    expect(form.getByLabelText(/^Current position/)).toHaveValue('Engineer');
    for (const choice of form.getAllByRole('switch')) expect(choice).not.toBeChecked();
    expect(form.getByRole('switch', { name: "I'm willing to mentor" })).toHaveAccessibleDescription(
      'Amherst College suggested you as a mentor. Your profile won’t invite questions.',
    );
    expect(screen.queryByText(/Or create your account with one of these services/)).not.toBeInTheDocument();
    expect(server.callsTo(CLAIM_ROUTE)).toEqual([]);
    expect(server.callsTo(DECLINE_ROUTE)).toEqual([]);
  });

  it('sends the corrected data and the choices, only once', async () => {
    const pendingRequests = server.holdRequests(CLAIM_ROUTE);
    const page = open();
    const form = await fillClaimForm(page);
    await page.user.clear(form.getByLabelText('Major'));
    await page.user.type(form.getByLabelText('Major'), 'Computing');
    await page.user.click(form.getByRole('switch', { name: 'Show my profile to everyone' }));
    await page.user.dblClick(form.getByRole('button', { name: 'Claim my profile' }));
    await waitFor(() => expect(pendingRequests).toHaveLength(1));
    server.respond('GET /api/user', anAlum());
    pendingRequests[0]!.answer(reply(201, anAlum()));

    await waitFor(() => expect(page.place()).toBe('/'));
    expect(await screen.findByText('Your profile is yours')).toBeInTheDocument();
    expect(server.callsTo(CLAIM_ROUTE).map(({ body }) => body)).toEqual([
      {
        token: 'abc',
        username: 'ada.example',
        password: 'four quiet lanterns',
        birthDate: '1990-02-03',
        fullName: 'Ada Example',
        major: 'Computing',
        graduationYear: 2015,
        currentPosition: 'Engineer',
        company: '',
        linkedinUrl: '',
        isProfileVisible: true,
        isWillingToMentor: false,
        isActivityShared: false,
      },
    ]);
  });

  it('reports missing fields without sending a request', async () => {
    const page = open();
    const form = await findClaimForm();
    await page.user.click(form.getByRole('button', { name: 'Claim my profile' }));

    expect((await screen.findAllByText('Username is required')).length).toBeGreaterThan(0);
    expect(server.callsTo(CLAIM_ROUTE)).toEqual([]);
  });

  it('shows a server error at its field', async () => {
    const message = 'Alumni accounts are open from the age of 18';
    const errors = [{ field: 'birthDate', message }];
    server.respond(CLAIM_ROUTE, problem(400, message, { code: 'admin-analytics.claim-refused', errors }));
    const page = open();
    const form = await fillClaimForm(page);
    await page.user.click(form.getByRole('button', { name: 'Claim my profile' }));

    expect(await form.findByLabelText('Birth date')).toHaveAccessibleDescription(message);
  });

  it('links to Google, LinkedIn and sign-in, which return to it', async () => {
    open();
    const form = await findClaimForm();
    const next = encodeURIComponent('/claim?token=abc');

    expect(await form.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      `/api/auth/google?role=alumni&next=${next}`,
    );
    expect(form.getByRole('link', { name: 'I already have an account' })).toHaveAttribute('href', `/auth?next=${next}`);
  });

  it('adds the data to the account of a signed-in alum', async () => {
    const ada = anAlum({ fullName: 'Ada King' });
    server.respond(CLAIM_ROUTE, () => reply(201, ada));
    const page = open({ as: ada });
    const form = await findClaimForm();

    expect(form.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(form.getByText(/^You're signed in as Ada King\./)).toBeInTheDocument();
    await page.user.click(form.getByRole('button', { name: 'Claim my profile' }));
    expect(await screen.findByText('Your profile is yours')).toBeInTheDocument();
    expect(server.callsTo(CLAIM_ROUTE)[0]!.body).not.toHaveProperty('username');
  });

  it('explains to users with another role what they can do', async () => {
    open({ as: aStudent() });

    expect(await screen.findByText(/Only alumni accounts can claim this profile/)).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Claim your profile' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: "I don't want this" })).toBeEnabled();
  });
});

describe('declining an invitation', () => {
  it('requires a confirmation, even after the link in the email', async () => {
    server.respond(DECLINE_ROUTE, () => reply(204));
    const page = open({ search: '?token=abc&decline=true' });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your details?' }));
    expect(server.callsTo(DECLINE_ROUTE)).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Delete my details' }));

    await title('Your details are deleted');
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
      "Amherst College can't add you again.",
    );
    expect(server.callsTo(DECLINE_ROUTE).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('can be canceled', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: "I don't want this" }));
    await page.user.click(screen.getByRole('button', { name: 'Keep them' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.callsTo(DECLINE_ROUTE)).toEqual([]);
  });
});

describe('an invalid link', () => {
  it.each(['?token=abc', ''])('is reported on arrival (%s)', async (search) => {
    server.respond(DETAILS_ROUTE, invalidLinkProblem);
    open({ search });

    await title('This link doesn’t work');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });

  it('is reported when the profile is claimed by another request first', async () => {
    server.respond(CLAIM_ROUTE, invalidLinkProblem);
    const page = open();
    const form = await fillClaimForm(page);
    await page.user.click(form.getByRole('button', { name: 'Claim my profile' }));

    await title('This link doesn’t work');
  });

  it('is not assumed when the server is unavailable, and loading can be retried', async () => {
    server.respond(DETAILS_ROUTE, problem(503));
    const page = open();
    await screen.findByRole('button', { name: 'Try again' });
    server.respond(DETAILS_ROUTE, CLAIM_DETAILS);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await findClaimForm()).toBeDefined();
  });
});
