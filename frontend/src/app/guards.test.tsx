import { screen, waitFor } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => server.answers('GET /api/colleges/1', aCollegeInDetail({ id: 1 })));

describe('the home page', () => {
  it('shows a spinner while no one knows who is there', async () => {
    server.holds('GET /api/user');
    visit('/');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is the public page for visitors', async () => {
    visit('/');
    await title(/^Ask someone/);
  });

  it('is the public page when no one can say who is there', async () => {
    server.answers('GET /api/user', () => problem(500));
    visit('/');
    await title(/^Ask someone/);
  });

  it.each([
    ['students', aStudent()],
    ['alumni', anAlum()],
  ])('is the dashboard for %s', async (_, as) => {
    const { place } = visit('/', { as });
    await title('Dashboard');
    expect(place()).toBe('/');
  });

  it('sends college administrators to theirs', async () => {
    const { place } = visit('/', { as: aCollegeAdmin() });
    await waitFor(() => expect(place()).toBe('/college-admin-dashboard'));
    await title('Access Restricted');
  });
});

describe('the sign-in page', () => {
  it('is for visitors', async () => {
    visit('/auth');
    expect(await screen.findByRole('form', { name: 'Login' })).toBeInTheDocument();
  });

  it('sends people who are signed in home', async () => {
    const { place } = visit('/auth', { as: aStudent() });
    await title('Dashboard');
    expect(place()).toBe('/');
  });

  it('sends people who are signed in where they wanted to go', async () => {
    server.answers('GET /api/colleges/12', aCollegeInDetail());
    const { place } = visit('/auth?next=%2Fcollege%2F12', { as: aStudent() });
    await title('Boston University');
    expect(place()).toBe('/college/12');
  });

  it('sends no one to another site', async () => {
    const { place } = visit('/auth?next=%2F%2Fevil.example', { as: aStudent() });
    await title('Dashboard');
    expect(place()).toBe('/');
  });
});

describe('the page of college administrators', () => {
  const DENIED = "You don't have permission to access this page. This area is restricted to college_admin users.";

  it.each([
    ['visitors', null],
    ['students', aStudent()],
    ['alumni', anAlum()],
  ])('is denied to %s', async (_, as) => {
    visit('/college-admin-dashboard', { as });
    await title('Access Denied');
    expect(screen.getByText(DENIED)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
  });

  it('lets visitors sign in and come back', async () => {
    visit('/college-admin-dashboard');
    await title('Access Denied');
    const way = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'));
    expect(way).toContain('/auth?next=%2Fcollege-admin-dashboard');
  });

  it('shows nothing of itself while no one knows who is there', async () => {
    server.holds('GET /api/user');
    visit('/college-admin-dashboard');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('opens for college administrators', async () => {
    visit('/college-admin-dashboard', { as: aCollegeAdmin() });
    await title('Access Restricted');
  });
});

describe('an address in another letter case', () => {
  it.each([
    ['/TERMS?Q=Abc#Top', '/terms?Q=Abc#Top'],
    ['/Auth', '/auth'],
  ])('leads to the one of its page: %s', async (address, place) => {
    const page = visit(address);
    await waitFor(() => expect(page.place()).toBe(place));
  });

  it('stays as it is where there is no page', async () => {
    const page = visit('/Nothing');
    await screen.findByRole('heading', { level: 1, name: /not found/i });
    expect(page.place()).toBe('/Nothing');
  });
});
