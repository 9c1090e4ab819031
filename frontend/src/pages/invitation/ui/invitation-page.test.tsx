import { screen, waitFor, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aCollegeAdmin, aProfile, aStudent, aVerifiedAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';
import type { Invitation } from '../api/invitation';

const DETAILS_ROUTE = 'POST /api/admin/invitations/details';
const ACCEPT_ROUTE = 'POST /api/admin/invitations/accept';

const invitation: Invitation = {
  collegeId: 1,
  collegeName: 'Boston University',
  email: 'kim@bu.edu',
  department: 'Admissions',
  position: null,
  expiresAt: '2026-03-08T12:00:00.000Z',
};

async function open(as: User | null = null) {
  server.respondByDefault(DETAILS_ROUTE, invitation);
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/colleges/1', anOwnCollege());
  server.respondByDefault('GET /api/user/profile', aProfile(aVerifiedAdmin()));
  const page = visit('/invitation?token=secret', { as });
  await screen.findByRole('heading', { level: 1, name: 'Help manage Boston University' });
  return page;
}

describe('an invitation', () => {
  it('is accepted by a visitor with a new account', async () => {
    const { user, place } = await open();
    expect(screen.getByText('kim@bu.edu')).toBeInTheDocument();
    const form = within(screen.getByRole('form', { name: 'Create your account' }));
    await user.type(form.getByLabelText('Full name'), 'Kim Colleague');
    await user.type(form.getByLabelText('Username'), 'kim');
    await user.type(form.getByLabelText('Password'), 'Correct-horse-9');
    await user.type(form.getByLabelText('Birth date'), '1990-02-03');
    server.respond(ACCEPT_ROUTE, reply(201, aVerifiedAdmin()));
    server.respond('GET /api/user', aVerifiedAdmin());
    await user.click(form.getByRole('button', { name: 'Accept invitation' }));

    await waitFor(() => expect(place()).toBe('/college-admin-dashboard'));
    expect(server.callsTo(ACCEPT_ROUTE)[0]!.body).toEqual({
      token: 'secret',
      fullName: 'Kim Colleague',
      username: 'kim',
      password: 'Correct-horse-9',
      birthDate: '1990-02-03',
    });
  });

  it('reports every missing field', async () => {
    const { user } = await open();
    const form = within(screen.getByRole('form'));
    await user.click(form.getByRole('button', { name: 'Accept invitation' }));
    for (const text of ['Username is required', 'Birth date is required']) {
      expect(await form.findByText(text)).toBeInTheDocument();
    }
    expect(server.callsTo(ACCEPT_ROUTE)).toEqual([]);
  });

  it('is accepted by a signed-in administrator', async () => {
    const { user, place } = await open(aCollegeAdmin());
    server.respond(ACCEPT_ROUTE, reply(201, aVerifiedAdmin()));
    server.respond('GET /api/user', aVerifiedAdmin());
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    await waitFor(() => expect(place()).toBe('/college-admin-dashboard'));
    expect(server.callsTo(ACCEPT_ROUTE)[0]!.body).toEqual({ token: 'secret' });
  });

  it('shows why it was refused', async () => {
    const message = 'You’re an administrator of another college.';
    server.respond(ACCEPT_ROUTE, problem(409, message));
    const { user } = await open(aCollegeAdmin());
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is not available to other accounts', async () => {
    await open(aStudent());
    expect(screen.getByRole('alert')).toHaveTextContent(/isn’t a college administrator account/);
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).not.toBeInTheDocument();
  });

  it('shows an error if it has expired', async () => {
    server.respond(DETAILS_ROUTE, problem(404, 'This invitation has expired'));
    visit('/invitation?token=secret');
    expect(await screen.findByRole('heading', { level: 1, name: 'This invitation doesn’t work' })).toBeInTheDocument();
  });

  it('can be loaded again after a server error', async () => {
    server.respond(DETAILS_ROUTE, problem(500));
    const { user } = visit('/invitation?token=secret');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond(DETAILS_ROUTE, invitation);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: /Help manage/ })).toBeInTheDocument();
  });
});
