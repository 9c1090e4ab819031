import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile, aSession, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { problem, reply, server } from '@test/support/server';

const CHANGE_ROUTE = 'POST /api/user/change-password';
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('changing the password', () => {
  const fill = async (current: string, next: string, again = next) => {
    const page = await openSettings('security');
    const form = within(screen.getByRole('form', { name: 'Change password' }));
    if (current) await page.user.type(form.getByLabelText('Current password'), current);
    if (next) await page.user.type(form.getByLabelText('New password'), next);
    if (again) await page.user.type(form.getByLabelText('Confirm new password'), again);
    await page.user.click(form.getByRole('button', { name: 'Change password' }));
    return { ...page, form };
  };

  it('sends the old and the new one', async () => {
    server.respond(CHANGE_ROUTE, { message: 'Changed' });
    const { form } = await fill('old password', 'four quiet lanterns');
    expect((await toastOnShow())[0]).toBe('Password changed');
    expect(server.callsTo(CHANGE_ROUTE)[0]!.body).toEqual({
      currentPassword: 'old password',
      newPassword: 'four quiet lanterns',
    });
    expect(form.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    ['', 'four quiet lanterns', 'four quiet lanterns', 'Current password is required'],
    ['old password', 'short', 'short', 'Password must be at least 8 characters'],
    ['old password', 'four quiet lanterns', 'another', 'Passwords do not match'],
  ])('does not send %s, %s and %s', async (current, next, again, sentence) => {
    const { form } = await fill(current, next, again);
    expect(await form.findByText(sentence)).toBeInTheDocument();
    expect(server.callsTo(CHANGE_ROUTE)).toEqual([]);
  });

  it('reports no success when the server refuses', async () => {
    const message = 'Current password is incorrect';
    const errors = [{ field: 'currentPassword', message }];
    server.respond(CHANGE_ROUTE, problem(400, message, { code: 'identity.current-password-incorrect', errors }));
    const { form } = await fill('wrong', 'four quiet lanterns');
    expect(await toastOnShow()).toEqual(['Password change failed', message]);
    expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(message);
    expect(form.getByLabelText('Current password')).toHaveFocus();
  });

  it('sends users without a password to a link by email', async () => {
    await openSettings('security', aProfile({ hasPassword: false }));
    const link = screen.getByRole('link', { name: 'Get a link to set one' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });
});

describe('two-factor authentication', () => {
  const SETUP_ROUTE = 'POST /api/2fa/setup';
  const secret = { secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/x', qrCode: 'data:image/svg+xml;base64,PHN2Zy8+' };
  const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);
  const factors = () => card('Two-factor authentication');
  const start = async () => {
    const page = await openSettings('security');
    await page.user.click(screen.getByRole('button', { name: 'Enable Two-Factor Authentication' }));
    return page;
  };

  it('is turned on with a code from the app, and shows the recovery codes once', async () => {
    server.respond(SETUP_ROUTE, secret);
    server.respond('POST /api/2fa/enable', () => {
      server.respond('GET /api/user/profile', aProfile({ twoFactorEnabled: true, recoveryCodesLeft: 10 }));
      return { recoveryCodes: codes };
    });
    const { user } = await start();
    expect(await factors().findByRole('img', { name: /^QR code/ })).toHaveAttribute('src', secret.qrCode);
    expect(factors().getByText('ABCD EFGH')).toBeInTheDocument();
    await user.type(factors().getByLabelText('Code'), '123 456');
    await user.click(factors().getByRole('button', { name: 'Turn on' }));

    const shown = within(await factors().findByRole('list', { name: 'Recovery codes' }));
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await user.click(factors().getByRole('button', { name: 'Copy' }));
    expect(await factors().findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(factors().getByRole('button', { name: 'I’ve saved them' }));
    expect(factors().getByText('10 recovery codes are left.')).toBeInTheDocument();
    expect(factors().getByText('On')).toBeInTheDocument();
  });

  it('sends one request for a double click', async () => {
    server.holdRequests(SETUP_ROUTE);
    await openSettings('security');
    const button = screen.getByRole('button', { name: 'Enable Two-Factor Authentication' });
    // Faster than the page renders.
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    expect(server.callsTo(SETUP_ROUTE)).toHaveLength(1);
  });

  it('shows an error for a wrong code', async () => {
    const message = 'This code is not valid. Wait for the next one';
    server.respond(SETUP_ROUTE, secret);
    server.respond('POST /api/2fa/enable', problem(400, message, { errors: [{ field: 'code', message }] }));
    const { user } = await start();
    await user.type(await factors().findByLabelText('Code'), '000000');
    await user.click(factors().getByRole('button', { name: 'Turn on' }));
    expect(await factors().findByText(message)).toBeInTheDocument();
  });

  it('asks for the password when the session is not fresh', async () => {
    server.respond(SETUP_ROUTE, problem(403, 'needed', { code: 'identity.password-needed' }));
    const { user } = await start();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    server.respond(SETUP_ROUTE, secret);
    await user.type(dialog.getByLabelText('Password'), 'old password');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await factors().findByText('ABCD EFGH')).toBeInTheDocument();
    expect(server.callsTo(SETUP_ROUTE).map(({ body }) => body)).toEqual([{}, { password: 'old password' }]);
  });

  const on = aProfile({ twoFactorEnabled: true, recoveryCodesLeft: 2 });

  it('warns when few recovery codes are left, and creates new ones', async () => {
    server.respond('POST /api/2fa/recovery-codes', { recoveryCodes: codes });
    const { user } = await openSettings('security', on);
    expect(factors().getByText('2 recovery codes are left. Create new ones now.')).toBeInTheDocument();
    await user.click(factors().getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await user.type(dialog.getByLabelText('Password'), 'old password');
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Create new codes' }));
    expect(await factors().findByText(codes[9]!)).toBeInTheDocument();
  });

  it('is turned off with the password and a recovery code', async () => {
    const DISABLE_ROUTE = 'POST /api/2fa/disable';
    const message = 'This recovery code is not valid';
    server.respond(DISABLE_ROUTE, problem(400, message, { errors: [{ field: 'recoveryCode', message }] }));
    const { user } = await openSettings('security', on);
    await user.click(factors().getByRole('button', { name: 'Disable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable two-factor authentication' }));
    await user.type(dialog.getByLabelText('Password'), 'old password');
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code instead' }));
    await user.type(dialog.getByLabelText('Recovery code'), codes[0]!);
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();

    server.respond(DISABLE_ROUTE, { message: 'Off' });
    server.respond('GET /api/user/profile', aProfile());
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await factors().findByText('Off')).toBeInTheDocument();
    expect(server.callsTo(DISABLE_ROUTE).at(-1)!.body).toEqual({ password: 'old password', recoveryCode: codes[0] });
  });
});

describe('the sessions', () => {
  const here = aSession();
  const otherSession = aSession({ id: 2, device: 'Safari on iPhone', isCurrent: false });
  const open = () => {
    server.respond('GET /api/user/sessions', [here, otherSession]);
    return openSettings('security');
  };
  const row = (name: string) => within(screen.getByText(name).closest('li')!);

  it('are listed, with the current one marked', async () => {
    await open();
    await screen.findByText('Firefox on Linux');
    expect(row('Firefox on Linux').getByText('This device')).toBeInTheDocument();
    expect(row('Safari on iPhone').queryByText('This device')).not.toBeInTheDocument();
  });

  it('can be ended one by one', async () => {
    server.respond('DELETE /api/user/sessions/2', reply(204));
    const { user } = await open();
    await screen.findByText('Safari on iPhone');
    server.respond('GET /api/user/sessions', [here]);
    await user.click(row('Safari on iPhone').getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect((await toastOnShow())[1]).toBe('Safari on iPhone is no longer signed in.');
  });

  it('can be ended everywhere else', async () => {
    server.respond('DELETE /api/user/sessions', reply(204));
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
    server.respond('GET /api/user/sessions', [here]);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(server.callsTo('DELETE /api/user/sessions')[0]!.query.get('everywhere')).toBeNull();
  });

  it('can be ended everywhere after a confirmation, including here', async () => {
    localStorage.setItem('recentColleges', '[]');
    server.respond('DELETE /api/user/sessions', () => {
      server.respond('GET /api/user', problem(401));
      return reply(204);
    });
    const { user, place } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByRole('form', { name: 'Login' });
    expect(place()).toBe('/auth?next=%2Fprofile-settings%3Ftab%3Dsecurity');
    expect(server.callsTo('DELETE /api/user/sessions')[0]!.query.get('everywhere')).toBe('true');
    expect(localStorage.getItem('recentColleges')).toBeNull();
  });
});
