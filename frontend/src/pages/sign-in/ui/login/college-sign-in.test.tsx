import { screen, waitFor } from '@testing-library/react';
import { enter } from '@test/support/sign-in';
import { problem, server } from '@test/support/server';

const ROUTE = 'GET /api/auth/college';
const link = () => screen.findByRole('link', { name: 'Sign in with Example College' });
const findNoLink = () => expect(screen.queryByRole('link', { name: /^Sign in with/ })).not.toBeInTheDocument();

beforeEach(() =>
  server.respond(ROUTE, ({ query }) => ({
    college: query.get('domain') === 'college.edu' ? { id: 7, name: 'Example College' } : null,
  })),
);

describe('signing in from a college', () => {
  it('is offered for an address of its domain, beside the password', async () => {
    const form = await enter('Login', { next: '/college/12' });
    await form.user.type(screen.getByLabelText('Username'), 'robin@College.edu');
    expect(await link()).toHaveAttribute('href', '/api/auth/college/7?role=student&next=%2Fcollege%2F12');
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(server.callsTo(ROUTE).every(({ query }) => !String(query).includes('robin'))).toBe(true);
  });

  it('is not offered for another address or a username, or while the college is unknown', async () => {
    const form = await enter('Login');
    await form.user.type(screen.getByLabelText('Username'), 'robin');
    findNoLink();
    expect(server.callsTo(ROUTE)).toEqual([]);
    await form.user.type(screen.getByLabelText('Username'), '@example.org');
    await waitFor(() => expect(server.callsTo(ROUTE)).toHaveLength(1));
    findNoLink();
  });

  it('disappears when the address changes', async () => {
    const form = await enter('Login');
    await form.user.type(screen.getByLabelText('Username'), 'robin@college.edu');
    await link();
    await form.user.clear(screen.getByLabelText('Username'));
    await waitFor(findNoLink);
  });

  it('does not prevent signing in with the password if the server fails', async () => {
    server.respond(ROUTE, problem(500));
    const form = await enter('Login');
    await form.user.type(screen.getByLabelText('Username'), 'robin@college.edu');
    await waitFor(() => expect(server.callsTo(ROUTE).length).toBeGreaterThan(0));
    findNoLink();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });
});
