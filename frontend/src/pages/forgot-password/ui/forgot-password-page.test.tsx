import { screen, within } from '@testing-library/react';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const FORGOT_ROUTE = 'POST /api/password/forgot';
const SENT_MESSAGE = 'If there is an account, we have sent a link to its email address. It works for 60 minutes.';

async function open() {
  const page = visit('/forgot-password');
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  const form = within(screen.getByRole('form', { name: 'Forgot password' }));
  const ask = async (text = '') => {
    if (text) await page.user.type(form.getByLabelText('Username or email'), text);
    await page.user.click(form.getByRole('button'));
  };
  return { ...page, form, ask };
}

describe('the page for a forgotten password', () => {
  it('is linked from the login', async () => {
    const { user } = visit('/auth');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  });

  it('requests a link by email, and shows the response', async () => {
    server.respond(FORGOT_ROUTE, reply(202, { message: SENT_MESSAGE }));
    const { ask } = await open();
    await ask(' robin ');
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(screen.getByText(SENT_MESSAGE)).toHaveFocus();
    expect(server.callsTo(FORGOT_ROUTE).map(({ body }) => body)).toEqual([{ identifier: 'robin' }]);
  });

  it('can be submitted again', async () => {
    server.respond(FORGOT_ROUTE, reply(202, { message: SENT_MESSAGE }));
    const { ask, user } = await open();
    await ask('robin');
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(screen.getByLabelText('Username or email')).toHaveValue('');
  });

  it('requires a username or an email address', async () => {
    const { ask, form } = await open();
    await ask();
    expect(await form.findByText('Enter your username or your email address')).toBeInTheDocument();
    expect(form.getByLabelText('Username or email')).toHaveFocus();
    expect(server.callsTo(FORGOT_ROUTE)).toEqual([]);
  });

  it('shows how long to wait after too many requests', async () => {
    server.respond(FORGOT_ROUTE, problem(429, 'Too many links.', {}, { 'Retry-After': '600' }));
    const { ask, form } = await open();
    await ask('robin');
    expect(await form.findByText('Too many links. Try again in 10 minutes.')).toBeInTheDocument();
  });
});
