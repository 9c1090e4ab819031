import { screen, within } from '@testing-library/react';
import { aCollegeAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

async function steps(emailVerified: boolean) {
  server.answers('GET /api/colleges/1', problem(404));
  visit('/college-admin-dashboard', { as: aCollegeAdmin({ emailVerified }) });
  const account = within(await screen.findByRole('region', { name: 'Where your account stands' }));
  return account.getAllByRole('listitem').map((step) => step.textContent);
}

describe('an administrator whose college has not been verified', () => {
  it('reads which address to confirm', async () => {
    expect((await steps(false))[0]).toMatch(/Open the link we sent to robin@example\.org\.$/);
  });

  it('reads that the address is confirmed', async () => {
    expect((await steps(true))[0]).toMatch(/Your address is confirmed\.$/);
  });

  it('is promised no approval', async () => {
    expect((await steps(true))[1]).toMatch(/Approval of college administrators is not open yet\./);
  });
});
