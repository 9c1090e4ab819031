import { screen } from '@testing-library/react';
import { anAlum, aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

describe('a page about people, with an unconfirmed email address', () => {
  it.each([
    ['/connect-students', anAlum, 'GET /api/students'],
    ['/students/31', aStudent, 'GET /api/students/31'],
    ['/recommendations', aStudent, 'GET /api/recommendations'],
    ['/my-people', aStudent, 'GET /api/my-people'],
    ['/events', aStudent, 'GET /api/meetings'],
  ])('%s shows how to confirm it, and requests no data', async (address, person, call) => {
    visit(address, { as: person({ emailVerified: false }) });
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email address first' });
    expect(screen.getByRole('link', { name: 'Change your email address' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend confirmation' })).toBeInTheDocument();
    expect(server.callsTo(call)).toHaveLength(0);
  });
});
