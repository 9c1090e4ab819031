import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile } from '@test/support/account';
import { aCollegeInDetail, anOwnCollege } from '@test/support/colleges';
import { aCollegeAdmin } from '@test/support/people';
import { toastOnShow } from '@test/support/sign-in';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { AccountProfile } from '@/entities/account';
import type { User } from '@/shared/auth';

const membership = (overrides: Partial<NonNullable<User['collegeAdmin']>> = {}) => ({
  collegeAdmin: { ...aCollegeAdmin().collegeAdmin!, ...overrides },
});

async function steps(overrides: Partial<AccountProfile> = {}) {
  server.respondByDefault('GET /api/colleges/1', problem(404));
  const person = aProfile({ ...aCollegeAdmin(), ...overrides });
  server.respond('GET /api/user/profile', person);
  visit('/college-admin-dashboard', { as: person });
  const account = within(await screen.findByRole('region', { name: 'Your account' }));
  await account.findByText('Two-factor authentication');
  return { account, texts: account.getAllByRole('listitem').map((step) => step.textContent) };
}

describe('an administrator of an unverified college', () => {
  it('sees which address to confirm', async () => {
    expect((await steps({ emailVerified: false })).texts[0]).toMatch(/Open the link we sent to robin@example\.org\.$/);
  });

  it('sees that the address is confirmed', async () => {
    expect((await steps()).texts[0]).toMatch(/: doneYour address is confirmed\.$/);
  });

  it('sees links for entering duties and turning on two-factor authentication', async () => {
    const { account } = await steps();
    expect(account.getByRole('link', { name: 'Add them' })).toHaveAttribute('href', '/profile-settings?tab=details');
    expect(account.getByRole('link', { name: 'Turn it on' })).toHaveAttribute('href', '/profile-settings?tab=security');
  });

  it('sees which of these steps are done', async () => {
    const { texts } = await steps({
      ...membership({ department: 'Admissions', position: 'Dean' }),
      twoFactorEnabled: true,
    });
    expect(texts.slice(1, 3)).toEqual([
      expect.stringContaining('Dean, Admissions.'),
      expect.stringContaining('It’s on.'),
    ]);
  });

  it('can hide the list on all devices, and undo that', async () => {
    const hidden = { steps: [], completedSteps: [], isCompleted: true, completedAt: null };
    server.respond('PATCH /api/onboarding', { ...hidden, skippedAt: '2026-01-05T12:00:00.000Z' });
    await steps();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
    expect((await toastOnShow())[0]).toBe('List hidden');
    expect(screen.queryByRole('region', { name: 'Your account' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /^Verify that you represent/ })).toBeInTheDocument();

    server.respond('PATCH /api/onboarding', { ...hidden, skippedAt: null });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: 'Your account' });
    expect(server.callsTo('PATCH /api/onboarding').map(({ body }) => body)).toEqual([
      { skipped: true },
      { skipped: false },
    ]);
  });

  it('does not see a hidden list while it is loading whether it is hidden', async () => {
    server.respond('GET /api/colleges/1', problem(404));
    const held = server.holdRequests('GET /api/onboarding');
    visit('/college-admin-dashboard', { as: aCollegeAdmin() });
    await screen.findByRole('heading', { level: 1, name: /^Verify that you represent/ });
    expect(screen.queryByRole('region', { name: 'Your account' })).not.toBeInTheDocument();
    await waitFor(() => expect(held).toHaveLength(1));
  });

  it('needs a verified work email and an approval', async () => {
    expect((await steps()).texts[3]).toMatch(
      /Verify your work email, and get approval from the college’s main administrator/,
    );
  });
});

describe('an administrator of a verified college', () => {
  it('has a dashboard, and sees what they can do', async () => {
    server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 }));
    server.respond('GET /api/admin/college', anOwnCollege());
    const { account, texts } = await steps(membership({ status: 'active' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(await account.findByText(/^You represent/)).toHaveTextContent('You represent Boston University.');
    expect(texts[3]).toMatch(/manage your college’s page, events/);
  });

  it('sees the other college they requested', async () => {
    server.respond('GET /api/admin/college', anOwnCollege());
    server.respond('GET /api/colleges/2', aCollegeInDetail({ id: 2, name: 'Other College' }));
    const { account } = await steps(membership({ status: 'active', requestedCollegeId: 2 }));
    await account.findByRole('link', { name: 'Other College' });
    expect(account.getByText(/^You asked to represent/)).toHaveTextContent(
      'You asked to represent Other College. The request is waiting for approval.',
    );
  });
});
