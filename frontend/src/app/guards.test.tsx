import { screen, waitFor } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 })));

describe('the home page', () => {
  it('shows a spinner while the current user is loading', async () => {
    server.holdRequests('GET /api/user');
    visit('/');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is the landing page for visitors', async () => {
    visit('/');
    await title(/^Ask someone/);
  });

  it("isn't the landing page when the current user can't be loaded", async () => {
    server.respond('GET /api/user', () => problem(500));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    visit('/');
    await title('We couldn’t load your account');
    jest.restoreAllMocks();
  });

  it.each([
    ['students', aStudent()],
    ['alumni', anAlum()],
  ])('is the dashboard for %s', async (_, as) => {
    const { place } = visit('/', { as });
    await title('Dashboard');
    expect(place()).toBe('/');
  });

  it('redirects college administrators to their dashboard', async () => {
    const { place } = visit('/', { as: aCollegeAdmin() });
    await waitFor(() => expect(place()).toBe('/college-admin-dashboard'));
    await title(/^Verify that you represent/);
  });
});

describe('the sign-in page', () => {
  it('is shown to visitors', async () => {
    visit('/auth');
    expect(await screen.findByRole('form', { name: 'Login' })).toBeInTheDocument();
  });

  it('redirects signed-in users to the dashboard', async () => {
    const { place } = visit('/auth', { as: aStudent() });
    await title('Dashboard');
    expect(place()).toBe('/');
  });

  it('redirects signed-in users to the page they requested', async () => {
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    const { place } = visit('/auth?next=%2Fcollege%2F12', { as: aStudent() });
    await title('Boston University');
    expect(place()).toBe('/college/12');
  });

  it('never redirects to another site', async () => {
    const { place } = visit('/auth?next=%2F%2Fevil.example', { as: aStudent() });
    await title('Dashboard');
    expect(place()).toBe('/');
  });
});

describe('the college administrator dashboard', () => {
  const ACCESS_DENIED_TEXT =
    "You don't have permission to access this page. This area is restricted to college_admin users.";

  it.each([
    ['visitors', null],
    ['students', aStudent()],
    ['alumni', anAlum()],
  ])('denies access to %s', async (_, as) => {
    visit('/college-admin-dashboard', { as });
    await title('Access Denied');
    expect(screen.getByText(ACCESS_DENIED_TEXT)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
  });

  it('offers visitors a sign-in that returns to it', async () => {
    visit('/college-admin-dashboard');
    await title('Access Denied');
    const way = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'));
    expect(way).toContain('/auth?next=%2Fcollege-admin-dashboard');
  });

  it('shows only a spinner while the current user is loading', async () => {
    server.holdRequests('GET /api/user');
    visit('/college-admin-dashboard');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('opens for college administrators', async () => {
    visit('/college-admin-dashboard', { as: aCollegeAdmin() });
    await title(/^Verify that you represent/);
  });
});

describe('a path in another letter case', () => {
  it.each([
    ['/TERMS?Q=Abc#Top', '/terms?Q=Abc#Top'],
    ['/Auth', '/auth'],
  ])("is redirected to the page's own path: %s", async (address, place) => {
    const page = visit(address);
    await waitFor(() => expect(page.place()).toBe(place));
  });

  it('stays unchanged if there is no such page', async () => {
    const page = visit('/Nothing');
    await screen.findByRole('heading', { level: 1, name: /not found/i });
    expect(page.place()).toBe('/Nothing');
  });
});
