import { screen, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { CollegeAdministrator } from '@/entities/college-administrator';

const LIST_ROUTE = 'GET /api/admin/college/admins';
const ME = aVerifiedAdmin().id;

const anAdmin = (overrides: Partial<CollegeAdministrator> = {}): CollegeAdministrator => ({
  id: ME,
  name: 'Sam Example',
  fullName: 'Sam Example',
  email: 'sam@bu.edu',
  role: 'college_admin',
  department: 'Admissions',
  position: 'Dean',
  isMainAdmin: true,
  isSample: false,
  status: 'active',
  expiresAt: null,
  verifiedUntil: '2027-03-01T12:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  addressVerified: true,
  approved: true,
  ...overrides,
});
const aColleague = (overrides: Partial<CollegeAdministrator> = {}) =>
  anAdmin({
    id: 21,
    name: 'Kim Colleague',
    fullName: 'Kim Colleague',
    email: 'kim@bu.edu',
    isMainAdmin: false,
    ...overrides,
  });

async function enter(...administrators: CollegeAdministrator[]) {
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond(LIST_ROUTE, administrators);
  const { user } = visit('/college-admin-dashboard?tab=profile&part=administrators', { as: aVerifiedAdmin() });
  const panel = within(await screen.findByRole('region', { name: 'Administrators' }));
  return { user, panel };
}

describe("the college's administrators", () => {
  it('are listed with name, address, role and department', async () => {
    const { panel } = await enter(anAdmin(), aColleague({ department: 'Registrar', position: null }));
    const [self, colleague] = panel.getAllByRole('listitem');
    expect(self).toHaveTextContent(/Sam Example\(you\)Main administratorsam@bu\.eduDean, Admissions/);
    expect(colleague).toHaveTextContent(/Kim ColleagueAdministratorkim@bu\.eduRegistrar/);
  });

  it('are marked if they were invented for the demo data', async () => {
    const { panel } = await enter(anAdmin(), aColleague({ isSample: true }));
    const [self, colleague] = panel.getAllByRole('listitem');
    expect(within(colleague!).getByText('Sample')).toBeInTheDocument();
    expect(within(self!).queryByText('Sample')).not.toBeInTheDocument();
  });

  it("include a note if there is only one, who can't remove themselves", async () => {
    const { panel } = await enter(anAdmin());
    expect(panel.getByText('You are currently the only administrator.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('can be managed only by the main administrator', async () => {
    const { panel } = await enter(aColleague({ isMainAdmin: true }), anAdmin({ isMainAdmin: false }));
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be loaded again after an error', async () => {
    server.respond('GET /api/admin/college', anOwnCollege());
    server.respond(LIST_ROUTE, problem(500));
    const { user } = visit('/college-admin-dashboard?tab=profile&part=administrators', { as: aVerifiedAdmin() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond(LIST_ROUTE, [anAdmin()]);
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Administrators' })).toBeInTheDocument();
  });
});

describe('the main administrator', () => {
  it('invites a colleague', async () => {
    server.respond('POST /api/admin/college/admins', reply(201, aColleague({ status: 'invited' })));
    const { user, panel } = await enter(anAdmin());
    await user.click(panel.getByRole('button', { name: 'Add Administrator' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Administrator' }));
    await user.type(dialog.getByLabelText('Work email'), 'kim@bu.edu');
    await user.type(dialog.getByLabelText(/Department/), 'Registrar');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(server.callsTo('POST /api/admin/college/admins')[0]!.body).toEqual({
      email: 'kim@bu.edu',
      department: 'Registrar',
    });
  });

  it('sees why an invitation is rejected', async () => {
    const message = 'This person is an administrator of your college already.';
    server.respond('POST /api/admin/college/admins', problem(409, message, { errors: [{ field: 'email', message }] }));
    const { user, panel } = await enter(anAdmin());
    await user.click(panel.getByRole('button', { name: 'Add Administrator' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Work email'), 'nonsense');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Please enter a valid email address.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Work email'), '@bu.edu');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findAllByText(message)).not.toHaveLength(0);
  });

  it("edits a colleague's position", async () => {
    server.respond('PATCH /api/admin/college/admins/21', [anAdmin(), aColleague()]);
    const { user, panel } = await enter(anAdmin(), aColleague());
    await user.click(panel.getByRole('button', { name: 'Edit Kim Colleague' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Kim Colleague' }));
    await user.clear(dialog.getByLabelText(/Position/));
    await user.type(dialog.getByLabelText(/Position/), 'Head of admissions');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    expect(await screen.findByText('Administrator updated')).toBeInTheDocument();
    expect(server.callsTo('PATCH /api/admin/college/admins/21')[0]!.body).toEqual({
      department: 'Admissions',
      position: 'Head of admissions',
    });
  });

  it('hands over the role after an explanation', async () => {
    server.respond('PATCH /api/admin/college/admins/21', [aColleague({ isMainAdmin: true })]);
    const { user, panel } = await enter(anAdmin(), aColleague());
    await user.click(panel.getByRole('button', { name: 'Make main administrator Kim Colleague' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Make Kim Colleague the main administrator?' }));
    expect(dialog.getByText(/Only they can give the role back/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Make main administrator' }));
    expect(await screen.findByText('Main administrator changed')).toBeInTheDocument();
  });

  it.each([
    ['removes a colleague', aColleague(), 'Remove Kim Colleague', 'Remove', 'Kim Colleague removed'],
    [
      'withdraws an invitation',
      aColleague({ status: 'invited' }),
      'Withdraw Kim Colleague',
      'Withdraw',
      'Invitation withdrawn',
    ],
  ])('%s after a confirmation', async (_, colleague, button, confirm, done) => {
    server.respond('DELETE /api/admin/college/admins/21', reply(204));
    const { user, panel } = await enter(anAdmin(), colleague);
    await user.click(panel.getByRole('button', { name: button }));
    expect(server.callsTo('DELETE /api/admin/college/admins/21')).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  it('approves requests, and declines them after a confirmation', async () => {
    for (const decision of ['approve', 'refuse'])
      server.respond(`POST /api/admin/college/admins/21/${decision}`, reply(204));
    const { user, panel } = await enter(anAdmin(), aColleague({ status: 'pending', approved: false }));
    expect(panel.getByText('Their work email is verified. They need your approval.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Approve Kim Colleague' }));
    expect(await screen.findByText('Kim Colleague is now an administrator')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Decline Kim Colleague' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Request declined')).toBeInTheDocument();
  });

  it('sees that an approved colleague still has to verify a work email', async () => {
    server.respond('POST /api/admin/college/admins/21/approve', reply(204));
    const pending = { status: 'pending', addressVerified: false } as const;
    const { user, panel } = await enter(anAdmin(), aColleague({ ...pending, approved: false }));
    server.respond(LIST_ROUTE, [anAdmin(), aColleague({ ...pending, approved: true })]);
    await user.click(panel.getByRole('button', { name: 'Approve Kim Colleague' }));
    expect(await screen.findByText('Kim Colleague can join after verifying their work email')).toBeInTheDocument();
    expect(
      await panel.findByText('You approved the request. They still need to verify their work email.'),
    ).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Approve Kim Colleague' })).not.toBeInTheDocument();
  });

  it('sees a toast when an action is rejected', async () => {
    server.respond('DELETE /api/admin/college/admins/21', problem(409, 'You can’t remove yourself.'));
    const { user, panel } = await enter(anAdmin(), aColleague());
    await user.click(panel.getByRole('button', { name: 'Remove Kim Colleague' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
  });
});
