import { screen, within } from '@testing-library/react';
import { aCollegeInDetail, anOwnCollege } from '@test/support/colleges';
import { aCollegeAdmin, aVerifiedAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const START_ROUTE = 'POST /api/admin/verify/start';
const CONFIRM_ROUTE = 'POST /api/admin/verify/confirm';

beforeEach(() => {
  server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 }));
  server.respond('GET /api/admin/verify', {
    collegeId: 1,
    addressVerified: false,
    approved: true,
    approver: 'operator',
    dnsRecord: null,
  });
  server.respond(START_ROUTE, reply(202, { expiresAt: '2026-03-01T12:15:00.000Z' }));
});

async function enter(as = aCollegeAdmin(), title = 'Verify with your work email') {
  const { user } = visit('/college-admin-dashboard', { as });
  const panel = within(await screen.findByRole('region', { name: title }));
  const ask = async (email: string) => {
    await user.type(panel.getByLabelText('Work email'), email);
    await user.click(panel.getByRole('button', { name: 'Send code' }));
  };
  return { user, panel, ask };
}

describe('verification with a code', () => {
  it('waits for the approval, if there is none yet', async () => {
    const { user, panel, ask } = await enter();
    await ask('sam@bu.edu');
    server.respond(CONFIRM_ROUTE, aCollegeAdmin().collegeAdmin);
    await user.type(await panel.findByLabelText('Code'), '123456');
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your request still needs approval.')).toBeInTheDocument();
  });

  it('opens the dashboard after the approval', async () => {
    const { user, panel, ask } = await enter();
    await ask('sam@bu.edu');
    expect(await panel.findByRole('status')).toHaveTextContent('We sent a code to sam@bu.edu.');
    server.respond(CONFIRM_ROUTE, aVerifiedAdmin().collegeAdmin);
    server.respond('GET /api/user', aVerifiedAdmin());
    server.respond('GET /api/admin/college', anOwnCollege());
    await user.type(panel.getByLabelText('Code'), '123456');
    await user.click(panel.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(server.callsTo(CONFIRM_ROUTE)[0]!.body).toEqual({ code: '123456' });
  });

  it('shows which address is required', async () => {
    const message = 'Enter your work address at bu.edu. Student and alumni addresses don’t count.';
    server.respond(START_ROUTE, problem(400, message, { errors: [{ field: 'email', message }] }));
    const { panel, ask } = await enter();
    await ask('sam@example.org');
    expect(await panel.findByText(message)).toBeInTheDocument();
  });

  it('reports a wrong code, and allows another address', async () => {
    const message = 'This code is wrong or has expired. Check it, or ask for a new one.';
    server.respond(CONFIRM_ROUTE, problem(400, message, { errors: [{ field: 'code', message }] }));
    const { user, panel, ask } = await enter();
    await ask('sam@bu.edu');
    await user.type(await panel.findByLabelText('Code'), '000000');
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    expect(await panel.findByText(message)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Use another address' }));
    expect(panel.getByLabelText('Work email')).toHaveValue('sam@bu.edu');
  });

  it('allows another code only after a minute', async () => {
    const { panel, ask } = await enter();
    await ask('sam@bu.edu');
    expect(await panel.findByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled();
  });

  it("is not offered before the account's address is confirmed", async () => {
    visit('/college-admin-dashboard', { as: aCollegeAdmin({ emailVerified: false }) });
    await screen.findByRole('heading', { level: 1, name: /^Verify that you represent/ });
    expect(screen.queryByRole('region', { name: 'Verify with your work email' })).not.toBeInTheDocument();
  });

  it('is required again every year', async () => {
    const verification = { ...anOwnCollege().verification, status: 'expired' as const };
    server.respond('GET /api/admin/college', anOwnCollege({ verification }));
    const { panel } = await enter(aVerifiedAdmin(), 'Verify again');
    expect(screen.getByText(/Your yearly verification has expired/)).toBeInTheDocument();
    expect(panel.getByLabelText('Work email')).toBeInTheDocument();
  });
});
