import { screen, within } from '@testing-library/react';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const RESET_ROUTE = 'POST /api/password/reset';
const CHANGED_MESSAGE = 'Your password is changed. Please sign in with the new one.';
const GOOD = 'four quiet lanterns';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function choose(password: string, again = password) {
  const page = visit('/reset-password?token=abc');
  await title('Choose a new password');
  const form = within(screen.getByRole('form', { name: 'Choose a new password' }));
  if (password) await page.user.type(form.getByLabelText('New password'), password);
  if (again) await page.user.type(form.getByLabelText('Confirm new password'), again);
  await page.user.click(form.getByRole('button', { name: 'Change password' }));
  return { ...page, form };
}

describe('the link of a password email', () => {
  it('changes the password and opens the login', async () => {
    server.respond(RESET_ROUTE, { message: CHANGED_MESSAGE });
    await choose(GOOD);
    await title('Password changed');
    expect(screen.getByText(CHANGED_MESSAGE)).toHaveFocus();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(server.callsTo(RESET_ROUTE).map(({ body }) => body)).toEqual([{ token: 'abc', password: GOOD }]);
  });

  it.each([
    ['seven77', 'seven77', 'Password must be at least 8 characters'],
    [GOOD, 'another one', 'Passwords do not match'],
  ])('rejects %s with %s', async (password, again, sentence) => {
    const { form } = await choose(password, again);
    expect(await form.findByText(sentence)).toBeInTheDocument();
    expect(server.callsTo(RESET_ROUTE)).toEqual([]);
  });

  it('can be used again with a better password', async () => {
    const message = 'This password is too easy to guess';
    const errors = [{ field: 'password', message }];
    server.respond(RESET_ROUTE, problem(400, message, { code: 'identity.password-refused', errors }));
    const { form } = await choose(GOOD);
    expect(await form.findByText(message)).toBeInTheDocument();
    expect(form.getByLabelText('New password')).toHaveFocus();
  });

  it('reports that it is no longer valid, and leads to a new one', async () => {
    const message = 'This link is no longer valid. Ask for a new one.';
    server.respond(RESET_ROUTE, problem(400, message, { code: 'identity.token-invalid' }));
    await choose(GOOD);
    await title('This link doesn’t work');
    expect(screen.getByText(message)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('reports a missing token', async () => {
    visit('/reset-password');
    await title('This link doesn’t work');
  });
});
