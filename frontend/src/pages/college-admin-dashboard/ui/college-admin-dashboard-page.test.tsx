import { screen, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/api';

async function enter(but: Partial<User> = {}) {
  visit('/college-admin-dashboard', { as: aCollegeAdmin(but) });
  await screen.findByRole('heading', { level: 1, name: 'Access Restricted' });
  return within(await screen.findByRole('region', { name: 'Your account' }));
}

beforeEach(() => {
  server.answers('GET /api/colleges/1', aCollegeInDetail({ id: 1 }));
  server.answers('GET /api/user/profile', aProfile(aCollegeAdmin()));
});

describe('an unverified college administrator', () => {
  it('sees that the dashboard is restricted', async () => {
    await enter();
    expect(screen.getByText('This dashboard is only accessible to college administrators.')).toBeInTheDocument();
  });

  it('sees the requested college', async () => {
    const steps = await enter();
    expect(await steps.findByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/1');
  });

  it("sees the ID of a college that can't be loaded", async () => {
    server.answers('GET /api/colleges/1', problem(500));
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
