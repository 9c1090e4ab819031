import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

describe('the roster of a college', () => {
  it('has an address to copy, and the attributes to send', async () => {
    const user = aVerifiedAdmin();
    const college = anOwnCollege();
    server.respondByDefault('GET /api/colleges/1', problem(404));
    server.respond('GET /api/admin/college', {
      ...college,
      verification: { ...college.verification, isMainAdmin: true },
    });
    visit('/college-admin-dashboard?tab=integrations', {
      as: { ...user, collegeAdmin: { ...user.collegeAdmin!, isMainAdmin: true } },
    });
    const roster = within(await screen.findByRole('region', { name: 'Roster' }));
    const events = userEvent.setup();

    await events.click(roster.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/scim/v2');
    await events.click(roster.getByText('Attributes to send', { selector: 'summary' }));
    expect(
      roster.getByRole('row', { name: 'userName Email address, which gets the invitation (required)' }),
    ).toBeVisible();
    await events.click(roster.getByText('Example request', { selector: 'summary' }));
    await events.click(roster.getByRole('button', { name: 'Copy example' }));
    expect(await navigator.clipboard.readText()).toContain('curl http://localhost/scim/v2/Users \\\n');
  });
});
