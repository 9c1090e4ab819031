import { screen, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';
import type { VerificationStatus } from '../api/administrator-verification';

const STATUS_ROUTE = 'GET /api/admin/verify';
const DNS_ROUTE = 'POST /api/admin/verify/dns';
const record = { name: 'bu.edu', value: 'gradspan-verification=abc' };

const status = (overrides: Partial<VerificationStatus> = {}): VerificationStatus => ({
  collegeId: 1,
  addressVerified: false,
  approved: false,
  approver: 'operator',
  dnsRecord: record,
  ...overrides,
});

async function enter(overrides: Partial<User> = {}) {
  visit('/college-admin-dashboard', { as: aCollegeAdmin(overrides) });
  await screen.findByRole('heading', { level: 1, name: /^Verify that you represent/ });
  return within(await screen.findByRole('region', { name: 'Your account' }));
}

beforeEach(() => {
  server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 }));
  server.respond('GET /api/user/profile', aProfile(aCollegeAdmin()));
  server.respond(STATUS_ROUTE, status());
});

describe('an unverified college administrator', () => {
  it('sees which college to verify for, and that two steps are needed', async () => {
    await enter();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Verify that you represent Boston University' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/verify your work email and have your request approved/)).toBeInTheDocument();
    expect(screen.queryByText('Access Restricted')).not.toBeInTheDocument();
  });

  it('without a request, sees that the dashboard is restricted', async () => {
    visit('/college-admin-dashboard', { as: aCollegeAdmin({ collegeAdmin: null, adminStatus: null }) });
    await screen.findByRole('heading', { level: 1, name: 'Access Restricted' });
    expect(screen.getByText('This dashboard is only accessible to college administrators.')).toBeInTheDocument();
  });

  it('sees the requested college', async () => {
    const steps = await enter();
    expect(await steps.findByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/1');
  });

  it("sees the ID of a college that can't be loaded", async () => {
    server.respond('GET /api/colleges/1', problem(500));
    const steps = await enter();
    expect(steps.getByRole('link', { name: 'college 1' })).toBeInTheDocument();
  });

  it('is asked to confirm the address before verification', async () => {
    const steps = await enter({ emailVerified: false, email: 'sam@example.edu' });
    expect(steps.getByText('Open the link we sent to sam@example.edu.')).toBeInTheDocument();
    expect(steps.getByRole('heading', { name: 'Verification' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend confirmation' })).toBeInTheDocument();
  });

  it('sees that the address is confirmed', async () => {
    const steps = await enter({ emailVerified: true });
    expect(steps.getByText('Your address is confirmed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend confirmation' })).not.toBeInTheDocument();
  });
});

describe('the verification of a pending administrator', () => {
  const findApprovalRegion = async () => within(await screen.findByRole('region', { name: 'Approval' }));

  it.each([
    [
      { addressVerified: true, approver: 'main-administrator', dnsRecord: null },
      /We've asked the main administrator of/,
    ],
    [{ approver: 'main-administrator', dnsRecord: null }, /We'll ask them once you verify your work email/],
    [{ dnsRecord: null }, /team reviews your request\. We'll email you/],
    [{}, /has no administrator yet.*or you can approve it yourself with a DNS record/],
  ] as const)('show who approves: %j', async (overrides, text) => {
    server.respond(STATUS_ROUTE, status(overrides));
    await enter();
    expect((await findApprovalRegion()).getByText(text)).toBeInTheDocument();
  });

  it('show what is done', async () => {
    server.respond(STATUS_ROUTE, status({ addressVerified: true, approved: true }));
    await enter();
    expect(await screen.findByText('Your work email is verified.')).toBeInTheDocument();
    expect(screen.getByText('Your request is approved.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Work email' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  });

  it('are loaded again after an error', async () => {
    server.respond(STATUS_ROUTE, problem(500));
    const { user } = visit('/college-admin-dashboard', { as: aCollegeAdmin() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond(STATUS_ROUTE, status());
    await user.click(retry);
    await findApprovalRegion();
  });

  it('can include a DNS record: it is copied, looked for, and approves', async () => {
    const { user } = visit('/college-admin-dashboard', { as: aCollegeAdmin() });
    const panel = await findApprovalRegion();
    await user.click(panel.getByRole('button', { name: 'Copy value' }));
    expect(await navigator.clipboard.readText()).toBe(record.value);
    await user.click(panel.getByRole('button', { name: 'Copy name' }));
    expect(await navigator.clipboard.readText()).toBe(record.name);

    const refusal = 'We didn’t find the record at bu.edu. New records can take a few hours to appear.';
    server.respond(DNS_ROUTE, problem(409, refusal));
    await user.click(panel.getByRole('button', { name: 'Check now' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(refusal);

    server.respond(DNS_ROUTE, reply(200, aCollegeAdmin().collegeAdmin));
    server.respond(STATUS_ROUTE, status({ approved: true, dnsRecord: null }));
    await user.click(panel.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Your request is approved.')).toBeInTheDocument();
    expect(await screen.findByText('Record found')).toBeInTheDocument();
    expect(screen.getByLabelText('Work email')).toBeInTheDocument();
  });
});
