import { screen, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { NO_EXPORT, openOwnData } from '@test/support/own-data';
import { problem, server } from '@test/support/server';

const DELETE_ROUTE = 'POST /api/account/delete';
const DELETION_RESPONSE = { message: 'Your account is being deleted.', deleteAfter: '2026-01-19T12:00:00.000Z' };

async function ask(profile = aProfile()) {
  const page = await openOwnData(NO_EXPORT, profile);
  await screen.findByRole('button', { name: 'Ask for a copy' });
  const open = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return { question, confirm: question.getByRole('button', { name: 'Delete my account' }) };
  };
  return { ...page, open };
}

describe('deleting the account', () => {
  it('requires the password and a confirmation word, then opens the public page', async () => {
    server.respond(DELETE_ROUTE, () => {
      server.respond('GET /api/user', problem(401));
      return DELETION_RESPONSE;
    });
    const { user, open, place } = await ask();
    await user.click(screen.getByRole('radio', { name: 'Remove it' }));
    const { question, confirm } = await open();
    expect(question.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    await user.type(question.getByLabelText('Password'), 'secret');
    await user.type(question.getByLabelText('Type "delete" to confirm'), ' Delete ');
    await user.click(confirm);
    expect(await toastOnShow()).toEqual([
      'Your account is being deleted',
      'You can restore it until Jan 19, 2026 with the link we emailed you.',
    ]);
    expect(server.callsTo(DELETE_ROUTE).map(({ body }) => body)).toEqual([{ written: 'remove', password: 'secret' }]);
    expect(place()).toBe('/');
    expect(screen.getAllByRole('link', { name: 'Sign In' })[0]).toBeInTheDocument();
  });

  it('works with the keyboard only, and sends one request', async () => {
    server.holdRequests(DELETE_ROUTE);
    const { user, open } = await ask();
    const { question, confirm } = await open();
    await user.type(question.getByLabelText('Password'), 'secret');
    await user.type(question.getByLabelText('Type "delete" to confirm'), 'delete');
    confirm.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(server.callsTo(DELETE_ROUTE)).toHaveLength(1);
    expect(server.callsTo(DELETE_ROUTE)[0]!.body).toEqual({ written: 'keep', password: 'secret' });
    expect(confirm).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('sends nothing without the password and the confirmation word', async () => {
    const { user, open } = await ask();
    const { question, confirm } = await open();
    await user.click(confirm);
    expect(await question.findByText('Password is required')).toBeInTheDocument();
    expect(question.getByLabelText('Password')).toHaveFocus();
    await user.type(question.getByLabelText('Password'), 'secret');
    await user.type(question.getByLabelText('Type "delete" to confirm'), 'no');
    await user.click(confirm);
    expect(question.getByLabelText('Type "delete" to confirm')).toHaveFocus();
    expect(server.callsTo(DELETE_ROUTE)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  });

  it('shows the error for a wrong password at its field', async () => {
    const message = 'The password is not right.';
    const errors = [{ field: 'password', message }];
    server.respond(DELETE_ROUTE, problem(403, message, { code: 'identity.password-incorrect', errors }));
    const { user, open } = await ask();
    const { question, confirm } = await open();
    await user.type(question.getByLabelText('Password'), 'wrong');
    await user.type(question.getByLabelText('Type "delete" to confirm'), 'delete');
    await user.click(confirm);
    expect(await question.findByText(message)).toBeInTheDocument();
    expect(question.getByLabelText('Password')).toHaveFocus();
  });

  it('asks users without a password to sign in again', async () => {
    const errors = [{ field: 'password', message: 'needed' }];
    server.respond(DELETE_ROUTE, problem(403, 'needed', { code: 'identity.password-needed', errors }));
    const { user, open } = await ask(aProfile({ hasPassword: false }));
    const { question, confirm } = await open();
    expect(question.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.type(question.getByLabelText('Type "delete" to confirm'), 'delete');
    await user.click(confirm);
    expect(await question.findByText(/sign out, sign in again and come back/)).toBeInTheDocument();
    expect(server.callsTo(DELETE_ROUTE)[0]!.body).toEqual({ written: 'keep' });
  });
});
