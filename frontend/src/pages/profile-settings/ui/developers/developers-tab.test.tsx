import { screen, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { aPreview } from '@test/support/profiles';
import { toastOnShow } from '@test/support/sign-in';
import { problem, reply, server } from '@test/support/server';

const LIST_ROUTE = 'GET /api/tokens';
const CREATE_ROUTE = 'POST /api/tokens';
const TEXT = 'gsp_0123456789ABCDEFGHIJKLMNOPQRSTUVabcdef';

const token = (overrides: object = {}) => ({
  id: 4,
  collegeId: null,
  name: 'Nightly job',
  scopes: ['me:read', 'saved:write'],
  hint: 'cdef',
  createdAt: '2026-01-05T12:00:00.000Z',
  expiresAt: '2099-01-05T12:00:00.000Z',
  lastUsedAt: null,
  ...overrides,
});
const card = () => within(screen.getByRole('region', { name: 'Access tokens' }));

async function open(tokens: object[], profile = aProfile()) {
  server.respond(LIST_ROUTE, tokens);
  const page = await openSettings('developers', profile);
  await screen.findByRole('region', { name: 'Access tokens' });
  return page;
}

async function openForm(profile = aProfile()) {
  const page = await open([], profile);
  await page.user.click(card().getByRole('button', { name: 'Create token' }));
  const form = within(await screen.findByRole('form', { name: 'Create an access token' }));
  return { ...page, form };
}

describe('the list of access tokens', () => {
  it('shows what each token can do, its last use and its end', async () => {
    await open([token(), token({ id: 5, name: 'Old', expiresAt: '2020-01-05T12:00:00.000Z' })]);
    const [first, second] = await card().findAllByRole('listitem');
    expect(first).toHaveTextContent('Nightly jobgsp_…cdef · me:read, saved:writeNever used · Expires Jan 5, 2099');
    expect(second).toHaveTextContent('OldExpired');
  });

  it('says that there are none', async () => {
    await open([]);
    expect(await card().findByText('No access tokens yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user } = await openSettings('developers');
    server.respond(LIST_ROUTE, [token()]);
    await user.click(await card().findByRole('button', { name: 'Try again' }));
    expect(await card().findByText('Nightly job')).toBeVisible();
  });

  it('loses a token after a confirmation', async () => {
    server.respond('DELETE /api/tokens/4', () => {
      server.respond(LIST_ROUTE, []);
      return reply(204);
    });
    const { user } = await open([token()]);
    await user.click(await card().findByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
    expect(server.callsTo('DELETE /api/tokens/4')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await toastOnShow()).toEqual(['Token revoked', '“Nightly job” no longer works.']);
    expect(await card().findByText('No access tokens yet.')).toBeVisible();
  });
});

describe('the access tokens of someone under 18', () => {
  it('can’t be created yet', async () => {
    server.respond('GET /api/privacy/preview', aPreview({ isShown: false, why: 'minor', person: null }));
    await open([]);
    expect(await card().findByText('You can create access tokens once you’re 18.')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Create token' })).not.toBeInTheDocument();
  });
});

describe('a new access token', () => {
  it('is created with the password, and shown once', async () => {
    server.respond(CREATE_ROUTE, { ...token(), token: TEXT });
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('Name'), 'Nightly job');
    await user.click(form.getByLabelText('Read your account, saved colleges and minutes'));
    await user.selectOptions(form.getByLabelText('Expires in'), '90 days');
    await user.type(form.getByLabelText('Your password'), 'my password');
    server.respond(LIST_ROUTE, [token()]);
    await user.click(form.getByRole('button', { name: 'Create token' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Copy your token' }));
    expect(dialog.getByText(TEXT)).toBeVisible();
    expect(server.callsTo(CREATE_ROUTE)[0]!.body).toEqual({
      name: 'Nightly job',
      scopes: ['me:read'],
      expiresInDays: 90,
      password: 'my password',
    });
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await card().findByText('Nightly job')).toBeVisible();
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  });

  it('needs a name, a scope and the password', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Create token' }));
    for (const message of ['Name is required', 'Choose what the token can do', 'Password is required']) {
      expect(await form.findByText(message)).toBeVisible();
    }
    expect(server.callsTo(CREATE_ROUTE)).toEqual([]);
  });

  it('shows why it was refused', async () => {
    const message = 'You can create access tokens once you’re 18.';
    server.respond(CREATE_ROUTE, problem(403, message, { code: 'identity.access-tokens-not-for-minors' }));
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('Name'), 'Nightly job');
    await user.click(form.getByLabelText('Save and remove colleges'));
    await user.type(form.getByLabelText('Your password'), 'my password');
    await user.click(form.getByRole('button', { name: 'Create token' }));
    expect(await form.findByRole('alert')).toHaveTextContent(message);
  });

  it('asks people without a password for no password', async () => {
    const { form } = await openForm(aProfile({ hasPassword: false }));
    expect(form.queryByLabelText('Your password')).not.toBeInTheDocument();
  });
});
