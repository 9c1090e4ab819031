import { screen } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin, aVerifiedAdmin } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const TITLE = 'Verify that you represent Boston University';

beforeEach(() => server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 })));

describe('a page about people, as a pending administrator', () => {
  it.each([
    ['/messages', 'GET /api/conversations'],
    ['/notifications', 'GET /api/notifications'],
  ])('%s shows what is missing, without an error, and requests no data', async (address, call) => {
    visit(address, { as: aCollegeAdmin() });
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what’s missing' })).toHaveAttribute(
      'href',
      '/college-admin-dashboard',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.callsTo(call)).toHaveLength(0);
  });

  it('asks to confirm the address first', async () => {
    visit('/messages', { as: aCollegeAdmin({ emailVerified: false }) });
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email address first' });
  });

  it('opens for verified administrators', async () => {
    visit('/messages', { as: aVerifiedAdmin() });
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
  });
});
