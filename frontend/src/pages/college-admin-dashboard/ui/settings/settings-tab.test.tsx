import { screen, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { anOwnCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const CHANGE_ROUTE = 'POST /api/user/change-password';

beforeEach(() => {
  const person = aProfile(aVerifiedAdmin());
  server.respond('GET /api/user/profile', person);
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/admin/college/admins', []);
});

const open = (address = '/college-admin-dashboard?tab=settings') => visit(address, { as: aVerifiedAdmin() });

describe('the account settings of an administrator', () => {
  it('change the password', async () => {
    server.respond(CHANGE_ROUTE, { message: 'Changed' });
    const { user } = open();
    const form = within(await screen.findByRole('form', { name: 'Change password' }));
    await user.type(form.getByLabelText('Current password'), 'old password');
    await user.type(form.getByLabelText('New password'), 'four quiet lanterns');
    await user.type(form.getByLabelText('Confirm new password'), 'four quiet lanterns');
    await user.click(form.getByRole('button', { name: 'Change password' }));

    expect((await toastOnShow())[0]).toBe('Password changed');
    expect(server.callsTo(CHANGE_ROUTE)[0]!.body).toEqual({
      currentPassword: 'old password',
      newPassword: 'four quiet lanterns',
    });
  });

  it('offer two-factor authentication and list the administrators', async () => {
    open();

    expect(await screen.findByRole('button', { name: 'Enable Two-Factor Authentication' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Administrators' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeInTheDocument();
  });
});

describe('a main administrator who needs two-factor authentication', () => {
  const { verification } = anOwnCollege();

  it('sees the deadline on every tab', async () => {
    const needed = { ...verification, twoFactorNeededFrom: '2026-03-15T12:00:00.000Z' };
    server.respond('GET /api/admin/college', anOwnCollege({ verification: needed }));
    open('/college-admin-dashboard');

    expect(
      await screen.findByText(/by Mar\w* 15, 2026\. After that, you can’t manage Boston University/),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Turn it on' })[0]).toHaveAttribute(
      'href',
      '/college-admin-dashboard?tab=settings',
    );
  });

  it('can turn it on while the dashboard is restricted', async () => {
    const code = 'admin-analytics.two-factor-needed';
    const message = 'Turn on two-factor authentication to act on behalf of your college.';
    server.respond('GET /api/admin/college', problem(403, message, { code }));
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enable Two-Factor Authentication' })).toBeEnabled();
  });
});
