import { act, screen, waitFor, within } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';
import { listenForInstallOffer } from '@/shared/lib/install';
import { setTheme } from '@/shared/lib/theme';

async function enter(as: User) {
  const page = visit('/', { as });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const sidebar = () => within(screen.getByRole('complementary'));
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => server.respond('GET /api/colleges/1', problem(404)));

describe('the sidebar', () => {
  it.each([
    ['a student', aStudent(), 'Student'],
    ['an alum', anAlum(), 'Alumni'],
    ['a college administrator', aCollegeAdmin(), 'Admin'],
  ])('shows name and role of %s', async (_, as, role) => {
    await enter(as);
    expect(sidebar().getByText(as.fullName)).toBeInTheDocument();
    expect(sidebar().getByText(role)).toBeInTheDocument();
  });

  it('shows the ID of a user without a name', async () => {
    await enter(aStudent({ id: 7, fullName: '' }));
    expect(sidebar().getByText('User 7')).toBeInTheDocument();
  });

  it('marks only the current page', async () => {
    await enter(aStudent());
    const current = sidebar().getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['Dashboard']);
  });

  it.each([
    ['students to alumni', aStudent(), 'Find Alumni'],
    ['alumni to students', anAlum(), 'Connect with Students'],
  ])('leads %s, and everyone to the other pages', async (_, as, people) => {
    await enter(as);
    const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(entries.map((link) => link.textContent)).toEqual([
      'Dashboard',
      people,
      'My People',
      'Messages',
      'Events',
      'Forum',
      'Questions',
      'Reviews',
      'College Hub',
      'College Directory',
      'Profile Settings',
    ]);
  });

  it("marks the hub as current on a college's page", async () => {
    server.respond('GET /api/colleges/5', problem(404));
    visit('/college/5', { as: aStudent() });
    await title(/Not Found/);
    expect(sidebar().getByRole('link', { name: 'College Hub' })).toHaveAttribute('data-covers', 'true');
    expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('College Hub');
  });

  it('highlights only the directory in the directory', async () => {
    server.respond('GET /api/colleges', problem(503));
    server.respond('GET /api/colleges/facets', problem(503));
    visit('/colleges', { as: aStudent() });
    await title(/College Directory/);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('College Directory');
    expect(main.getByRole('link', { name: 'College Hub' })).not.toHaveAttribute('data-covers');
  });

  it('leads college administrators to their own dashboard', async () => {
    await enter(aCollegeAdmin());
    const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(entries.map((link) => link.getAttribute('href'))).toEqual([
      '/college-admin-dashboard',
      '/messages',
      '/forum',
      '/college',
      '/colleges',
      '/profile-settings',
    ]);
  });
});

describe('signing out', () => {
  const signOut = async (user: Awaited<ReturnType<typeof enter>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Log out' }));

  it('shows a toast and the landing page', async () => {
    server.respond('POST /api/logout', { message: 'Logged out' });
    const { user, place } = await enter(aStudent());
    server.respond('GET /api/user', problem(401));
    await signOut(user);
    expect(await screen.findByText('You have been logged out successfully')).toBeInTheDocument();
    await title(/^Ask someone/);
    expect(place()).toBe('/');
  });

  it('deletes recent and saved colleges from the device', async () => {
    localStorage.setItem('recentColleges', '[]');
    localStorage.setItem('savedColleges', '[]');
    server.respond('POST /api/logout', {});
    const { user } = await enter(aStudent());
    server.respond('GET /api/user', problem(401));
    await signOut(user);
    await title(/^Ask someone/);
    expect(localStorage.getItem('recentColleges')).toBeNull();
    expect(localStorage.getItem('savedColleges')).toBeNull();
  });

  it("doesn't store the current college again, even if its page is reopened", async () => {
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    server.respond('POST /api/logout', {});
    const { user, router } = visit('/college/12', { as: aStudent() });
    await title(/^Boston University/);
    await waitFor(() => expect(localStorage.getItem('recentColleges')).toContain('Boston University'));
    server.respond('GET /api/user', problem(401));
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    await signOut(user);
    await title(/^Ask someone/);
    await act(() => router.navigate({ to: '/college/$collegeId', params: { collegeId: '12' } }));
    await title(/^Boston University/);
    expect(setItem).not.toHaveBeenCalledWith('recentColleges', expect.anything());
    expect(localStorage.getItem('recentColleges')).toBeNull();
    setItem.mockRestore();
  });

  it('keeps the theme of the device', async () => {
    setTheme('dark');
    server.respond('POST /api/logout', {});
    const { user } = await enter(aStudent());
    server.respond('GET /api/user', problem(401));
    await signOut(user);
    await title(/^Ask someone/);
    expect(document.documentElement.dataset.theme).toBe('dark');
    act(() => setTheme('system'));
  });

  it('shows an error and stays on the page when the request fails', async () => {
    server.respond('POST /api/logout', problem(500));
    const { user } = await enter(aStudent());
    await signOut(user);
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByText('Server error. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });
});

describe('the menu of small screens', () => {
  async function openMenu(as = aStudent()) {
    const page = await enter(as);
    await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
    return { ...page, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
  }

  it('has its own order', async () => {
    const { menu } = await openMenu();
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Alumni',
      'Forum',
      'Questions',
      'My People',
      'Colleges',
      'Messages',
      'College Directory',
      'Profile Settings',
      'Reviews',
      'Events',
      'Recommendations',
    ]);
  });

  it('leads alumni to the finder, which their sidebar has no entry for', async () => {
    const { menu } = await openMenu(anAlum());
    expect(menu.getByRole('link', { name: 'Find Alumni' })).toHaveAttribute('href', '/find-alumni');
  });

  it('opens on the side of its button, and keeps "Sign Out" in view while the rest scrolls', async () => {
    const { menu } = await openMenu();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveClass('right-0');
    expect(menu.getByRole('button', { name: 'Sign Out' }).parentElement).toHaveClass('sticky');
  });

  it('calls the dashboard Home', async () => {
    const { menu } = await openMenu();
    expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('closes when a link is followed', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('returns the focus to its button on Escape', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('signs out', async () => {
    server.respond('POST /api/logout', {});
    const { user, menu } = await openMenu();
    server.respond('GET /api/user', problem(401));
    await user.click(menu.getByRole('button', { name: 'Sign Out' }));
    await title(/^Ask someone/);
  });
});

describe('the bottom bar of small screens', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Tabs' }));

  it('contains the most used pages and marks the current one', async () => {
    await enter(aStudent());
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Alumni', 'Messages', 'Colleges', 'Forum']);
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  });

  it.each([aStudent(), anAlum(), aCollegeAdmin()])('has five columns: $role', async (user) => {
    await enter(user);
    await waitFor(() => expect(bar().getAllByRole('link')).toHaveLength(5));
  });

  it.each([
    ['the directory', '/colleges', /College Directory/, 'Colleges'],
    ["a college's page", '/college/5', /Not Found/, 'Colleges'],
    ['a discussion', '/forum/5', /Not Found/, 'Forum'],
  ])('marks the tab of %s as current', async (_, path, heading, tab) => {
    server.respond('GET /api/colleges/5', problem(404));
    server.respond('GET /api/forum/posts/5', problem(404));
    server.respond('GET /api/colleges', problem(503));
    server.respond('GET /api/colleges/facets', problem(503));
    visit(path, { as: aStudent() });
    await title(heading);
    const highlighted = bar()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(highlighted.map((link) => link.textContent)).toEqual([tab]);
  });
});

describe('the College Hub in the sidebar', () => {
  it.each([
    ['/college/5', true],
    ['/college-hub', true],
    ['/colleges', false],
    ['/college-admin-dashboard', false],
  ])('is current on %s: %s', async (path, isCurrent) => {
    for (const call of [
      '/api/colleges/5',
      '/api/colleges',
      '/api/colleges/facets',
      '/api/colleges/popular',
      '/api/admin/college',
    ]) {
      server.respond(`GET ${call}`, problem(404));
    }
    visit(path, { as: aStudent() });
    const [sidebar] = await screen.findAllByRole('link', { name: 'College Hub' });
    await waitFor(() => expect(sidebar!.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null));
  });
});

describe('the number of unread messages', () => {
  const COUNT = 'GET /api/conversations/unread-count';

  it('is shown next to every Messages link', async () => {
    server.respond(COUNT, { count: 120 });
    await enter(aStudent());
    const names = async () =>
      (await screen.findAllByRole('link', { name: /^Messages/ })).map((link) => link.textContent);
    await waitFor(async () => expect(await names()).toEqual(['Messages, 99+ unread', 'Messages, 99+ unread']));
  });

  it('is not requested for users without access to messages', async () => {
    await enter(aCollegeAdmin());
    await screen.findAllByRole('link', { name: 'Messages' });
    expect(server.callsTo(COUNT)).toEqual([]);
  });
});

describe('the install button', () => {
  const installEvent = () =>
    act(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      });
      window.dispatchEvent(offer);
    });

  beforeAll(listenForInstallOffer);

  it('is hidden until the browser offers to install the app', async () => {
    await enter(aStudent());
    expect(screen.queryByRole('button', { name: 'Install app' })).not.toBeInTheDocument();
    installEvent();
    expect(screen.getByRole('button', { name: 'Install app' })).toBeInTheDocument();
  });

  it('disappears once the prompt is answered', async () => {
    const { user } = await enter(aStudent());
    installEvent();
    await user.click(screen.getByRole('button', { name: 'Install app' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install app' })).not.toBeInTheDocument());
  });
});
