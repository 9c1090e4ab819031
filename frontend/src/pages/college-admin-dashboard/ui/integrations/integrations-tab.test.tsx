import { screen, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const admin = (isMainAdmin: boolean) => {
  const user = aVerifiedAdmin();
  return { ...user, collegeAdmin: { ...user.collegeAdmin!, isMainAdmin } };
};
const open = (isMainAdmin: boolean) => {
  const college = anOwnCollege();
  const verification = { ...college.verification, isMainAdmin };
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respondByDefault('GET /api/tokens', []);
  server.respondByDefault('GET /api/webhooks', []);
  server.respondByDefault('GET /api/admin/college/sign-in', problem(404));
  server.respond('GET /api/admin/college', { ...college, verification });
  visit('/college-admin-dashboard?tab=integrations', { as: admin(isMainAdmin) });
};
const sidebarLink = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Integrations' });

describe('the integrations of a college', () => {
  it('have a tab in the sidebar of the main administrator', async () => {
    open(true);
    await screen.findByRole('heading', { level: 1, name: 'Integrations' });
    expect(sidebarLink()).toHaveAttribute('href', '/college-admin-dashboard?tab=integrations');
  });

  it('include the access tokens of the college', async () => {
    open(true);
    await screen.findByRole('region', { name: 'Access tokens' });
    expect(await screen.findByText('No access tokens yet.')).toBeVisible();
    expect(server.callsTo('GET /api/tokens')[0]!.query.get('collegeId')).toBe('1');
  });

  it('are closed to other administrators', async () => {
    open(false);
    expect(await screen.findByText(/Only the main administrator of Boston University can/)).toBeVisible();
    expect(sidebarLink()).not.toBeInTheDocument();
  });
});
