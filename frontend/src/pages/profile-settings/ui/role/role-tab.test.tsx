import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { problem, server } from '@test/support/server';
import type { RolePreview } from '../../api/profile/account';

const PUT_ROUTE = 'PUT /api/user/role';
const PREVIEW_ROUTE = 'GET /api/user/role/preview';
const ADMINISTRATORS_ROUTE = 'GET /api/admin/college/admins';

const emptyRolePreview: RolePreview = { newRole: 'alumni', connections: 0, requests: 0, meetings: 0, membership: null };
const administrator = (id: number, fullName: string, isMainAdmin = false) => ({
  id,
  fullName,
  name: fullName,
  status: 'active',
  isMainAdmin,
  department: 'Admissions',
  position: 'Officer',
});

beforeEach(() => server.respondByDefault(PREVIEW_ROUTE, emptyRolePreview));

/** Chooses a role and opens the dialog. */
async function choose(name: string, profile = aProfile()) {
  const page = await openSettings('role', profile);
  await page.user.click(screen.getByRole('radio', { name }));
  await page.user.click(screen.getByRole('button', { name: 'Update role' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Update role?' })) };
}

/** Chooses a role and confirms it with the password. */
async function become(name: string) {
  const page = await choose(name);
  await page.user.type(await page.dialog.findByLabelText('Password'), 'Correct-horse-9');
  await page.user.click(page.dialog.getByRole('button', { name: 'Update role' }));
  return page;
}

describe('the role', () => {
  it('is preset to the current one', async () => {
    await openSettings('role');
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Update role' })).toBeDisabled();
  });

  it('can be changed with the password', async () => {
    const alum = aProfile({ role: 'alumni' });
    server.respond(PUT_ROUTE, () => {
      server.respond('GET /api/user', alum);
      return alum;
    });
    await become('Alumni');
    expect(await toastOnShow()).toEqual(['Role updated successfully']);
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ newRole: 'alumni', currentPassword: 'Correct-horse-9' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is changed only after the dialog has shown what ends', async () => {
    server.respond(PREVIEW_ROUTE, {
      ...emptyRolePreview,
      newRole: 'college_admin',
      connections: 2,
      requests: 1,
      meetings: 1,
    });
    const { dialog } = await choose('College Admin');
    await dialog.findByText('This ends right away and can’t be undone:');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 connections',
      '1 open request',
      '1 upcoming meeting',
      'Your activity on college pages and your permissions for colleges',
    ]);
    expect(dialog.getByText('We’ll let the other people know by email.')).toBeVisible();
    expect(server.callsTo(PUT_ROUTE)).toHaveLength(0);
  });

  it('reports that nothing ends, and can be left unchanged', async () => {
    const { dialog, user } = await choose('Student', aProfile({ role: 'alumni' }));
    await dialog.findByText('Your connections, requests and meetings stay.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.callsTo(PUT_ROUTE)).toHaveLength(0);
  });

  it('asks for the password', async () => {
    const { dialog, user } = await choose('Alumni');
    await user.click(await dialog.findByRole('button', { name: 'Update role' }));
    expect(await dialog.findByText('Password is required')).toBeVisible();
    expect(server.callsTo(PUT_ROUTE)).toHaveLength(0);
  });

  it('asks users without a password to sign in again', async () => {
    server.respond(PUT_ROUTE, problem(403, 'Please enter your password', { code: 'identity.password-needed' }));
    const { dialog, user } = await choose('Alumni', aProfile({ hasPassword: false }));
    await user.click(await dialog.findByRole('button', { name: 'Update role' }));
    expect(await dialog.findByText(/sign out, sign in again/)).toBeVisible();
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('sends one request for a double click', async () => {
    server.holdRequests(PUT_ROUTE);
    const { dialog, user } = await choose('Alumni');
    await user.type(await dialog.findByLabelText('Password'), 'Correct-horse-9');
    const button = dialog.getByRole('button', { name: 'Update role' });
    // Faster than the page renders.
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(server.callsTo(PUT_ROUTE)).toHaveLength(1));
  });

  it('shows why the server refused', async () => {
    const message = 'You can become an alumni mentor once you are 18.';
    server.respond(PUT_ROUTE, problem(403, message, { code: 'identity.not-for-minors' }));
    const { dialog } = await become('Alumni');
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    // Behind the dialog for assistive technology, which has announced the error there.
    expect(screen.getByText('Error updating role')).toBeInTheDocument();
  });
});

describe('the role of a main administrator', () => {
  const main = () => aProfile({ role: 'college_admin', id: 7 });
  beforeEach(() => server.respond(PREVIEW_ROUTE, { ...emptyRolePreview, newRole: 'student', membership: 'main' }));

  it('has to be handed over before it can be changed', async () => {
    server.respond(ADMINISTRATORS_ROUTE, [administrator(7, 'Morgan Hale', true), administrator(8, 'Ben Colleague')]);
    server.respond('PATCH /api/admin/college/admins/8', () => {
      server.respond(PREVIEW_ROUTE, { ...emptyRolePreview, newRole: 'student', membership: 'active' });
      return [administrator(8, 'Ben Colleague', true), administrator(7, 'Morgan Hale')];
    });
    const { dialog, user } = await choose('Student', main());
    const button = await dialog.findByRole('button', { name: 'Make main administrator' });
    expect(button).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Ben Colleague/ }));
    await user.click(button);

    expect(server.callsTo('PATCH /api/admin/college/admins/8')[0]!.body).toEqual({ isMainAdmin: true });
    expect(await dialog.findByText('Your access to your college’s pages')).toBeVisible();
    expect(dialog.getByLabelText('Password')).toBeVisible();
  });

  it('is kept while there is no colleague, and the dialog explains what to do', async () => {
    server.respond(ADMINISTRATORS_ROUTE, [administrator(7, 'Morgan Hale', true)]);
    const { dialog } = await choose('Student', main());
    expect(await dialog.findByText(/a colleague has to register/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Update role' })).not.toBeInTheDocument();
  });
});
