import { screen, waitFor, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

beforeEach(() => {
  server.respond('GET /api/colleges/1', anOwnCollege());
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/admin/college/history', []);
});

const enter = (address = '/college-admin-dashboard') => visit(address, { as: aVerifiedAdmin() });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the layout of the dashboard', () => {
  it('shows the college with city and state, and lists its tabs', async () => {
    enter();
    await heading('Dashboard');
    expect(await screen.findByText('Boston, Massachusetts')).toBeInTheDocument();
    expect(sidebar().getByRole('link', { name: 'College Profile' })).toHaveAttribute(
      'href',
      '/college-admin-dashboard?tab=profile',
    );
    expect(sidebar().getByRole('link', { name: 'Messages' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('keeps the tab in the URL, and moves the focus to its heading', async () => {
    const { user, place } = enter();
    await heading('Dashboard');
    await user.click(sidebar().getByRole('link', { name: 'College Profile' }));

    expect(await heading('College Profile')).toHaveFocus();
    expect(place()).toBe('/college-admin-dashboard?tab=profile');
    expect(sidebar().getByRole('link', { name: 'College Profile' })).toHaveAttribute('aria-current', 'page');
    expect(sidebar().getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('shows one tuition and open admission as the public page does', async () => {
    const college = { tuition_in_state: 41_000, tuition_out_state: 41_000, admission_rate: null, open_admission: true };
    server.respond('GET /api/admin/college', anOwnCollege(college));
    enter();
    const figures = within(await screen.findByRole('region', { name: 'What everyone sees' }));
    expect(figures.getByText('Tuition')).toBeInTheDocument();
    expect(figures.queryByText('In-State Tuition')).not.toBeInTheDocument();
    expect(figures.getByText('Open admission')).toBeInTheDocument();
  });

  it.each(['students', 'nonsense'])('shows the first tab for ?tab=%s', async (tab) => {
    enter(`/college-admin-dashboard?tab=${tab}`);
    await heading('Dashboard');
  });

  it('restricts access when the rights are suspended, and shows the reason', async () => {
    server.respond(
      'GET /api/admin/college',
      problem(403, 'Turn on two-factor authentication to act on behalf of your college.'),
    );
    enter();
    await heading('Access Restricted');
    expect(screen.getByText('Turn on two-factor authentication to act on behalf of your college.')).toBeInTheDocument();
  });

  it("offers to retry when the college can't be loaded", async () => {
    server.respond('GET /api/admin/college', problem(500));
    const { user } = enter();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond('GET /api/admin/college', anOwnCollege());
    await user.click(retry);
    await waitFor(() => expect(screen.getByText('Boston, Massachusetts')).toBeInTheDocument());
  });
});
