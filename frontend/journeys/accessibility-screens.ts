import { expect, type Page } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { member } from './support/mentors';
import { confirmationLink } from './support/outbox';
import { signUpSomeone, aPerson, type Role } from './support/people';
import { keepToastOpen, toasts } from './support/toasts';

export interface Screen {
  name: string;
  path: string;
  /** The role of the viewer; a visitor if undefined. */
  as?: Role;
  /** The viewer's address is not confirmed. */
  unconfirmed?: boolean;
  /** Brings the page into the state that the name describes. */
  after?: (page: Page) => Promise<unknown>;
  /** The element to wait for before the check; the page's heading if undefined. */
  shows?: (page: Page) => ReturnType<Page['getByRole']>;
  /** The screen exists only on narrow windows. */
  narrowOnly?: boolean;
  /** The browser errors that this screen is expected to cause. */
  provokes?: RegExp;
}

const register = async (page: Page, role: Role) => {
  const authScreen = new AuthScreen(page);
  await authScreen.tab('Register').click();
  await authScreen.type(authScreen.registration, role).click();
  return authScreen;
};

/** Waits until loading is finished: the content has replaced the skeletons. */
export const expectNoSkeletons = (page: Page) => expect(page.locator('.skeleton')).toHaveCount(0);

/** Every screen in every state that looks different. Adding a screen takes one entry. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'landing with results', path: '/?q=state', shows: (page) => page.getByRole('article').first() },
  { name: 'landing without results', path: '/?q=qqqqzzzzxxxx', shows: (page) => page.getByText(/^No colleges found/) },
  {
    name: 'landing when the search failed',
    path: '/?q=state',
    provokes: /api\/colleges\/search/,
    after: async (page) => {
      await page.route('**/api/colleges/search*', (route) => route.abort());
      await page.reload();
    },
    shows: (page) => page.getByText('Search failed. Please try again.'),
  },
  { name: 'login', path: '/auth', shows: (page) => page.getByRole('button', { name: /LinkedIn/ }) },
  {
    name: 'login with what is missing',
    path: '/auth',
    after: (page) => new AuthScreen(page).signInButton.click(),
    shows: (page) => page.getByText('Password is required'),
  },
  {
    name: 'login refused, with its toast',
    path: '/auth',
    provokes: /status of 401 .* at \/api\/(login|user)$/,
    after: async (page) => {
      await new AuthScreen(page).signIn(aPerson());
      await keepToastOpen(page);
    },
    shows: (page) => toasts(page).getByText('Login Failed', { exact: true }),
  },
  {
    name: 'login after a provider sent someone back',
    path: '/auth?error=link_needs_login',
    shows: (page) => page.getByText(/^An account already uses this email address/),
  },
  {
    name: 'tooltip',
    path: '/auth',
    after: (page) => page.getByRole('button', { name: /LinkedIn/ }).focus(),
    shows: (page) => page.getByRole('tooltip'),
  },
  { name: 'registration of a student', path: '/auth', after: (page) => register(page, 'student') },
  {
    name: 'registration of a graduate',
    path: '/auth',
    after: (page) => register(page, 'alumni'),
    shows: (page) => page.getByLabel('Major'),
  },
  {
    name: 'registration of an administrator',
    path: '/auth',
    after: (page) => register(page, 'college_admin'),
    shows: (page) => page.getByLabel('Find your college'),
  },
  {
    name: 'registration with what is missing',
    path: '/auth',
    after: async (page) => (await register(page, 'alumni')).createButton.click(),
    shows: (page) => page.getByText('Birth date is required').first(),
  },
  {
    name: 'college suggestions',
    path: '/auth',
    after: async (page) => {
      const authScreen = await register(page, 'alumni');
      await authScreen.field(authScreen.registration, 'College').pressSequentially('Univ');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'registration to be completed',
    path: '/api/auth/google?role=alumni',
    shows: (page) => page.getByLabel('Major'),
  },
  {
    name: 'registration to be completed, with what is missing',
    path: '/api/auth/google',
    after: (page) => page.getByRole('button', { name: 'Create Account' }).click(),
    shows: (page) => page.getByText('Birth date is required').first(),
  },
  { name: 'registration that waited too long', path: '/auth/complete', provokes: /status of 404/ },
  { name: 'tools for operators', path: '/oauth-debug' },
  {
    name: 'tools for operators after a test',
    path: '/api/auth/google?test=true',
    shows: (page) => page.getByRole('heading', { name: 'Google: it works' }),
  },
  { name: 'tools for operators after a refusal', path: '/oauth-debug?provider=google&error=cancelled' },
  { name: 'college', path: '/college/1', shows: (page) => page.getByRole('heading', { name: 'College Information' }) },
  { name: 'comparison of a visitor', path: '/compare?colleges=1,2,3', after: expectNoSkeletons },
  { name: 'comparison without colleges', path: '/compare' },
  { name: 'comparison of unknown colleges', path: '/compare?colleges=999999998', provokes: /status of 404/ },
  { name: 'states', path: '/states' },
  {
    name: 'colleges of a state, with selected ones',
    path: '/states/california',
    after: async (page) => {
      await page
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Compare (1)' }).waitFor();
    },
    shows: (page) => page.getByRole('article').first(),
  },
  { name: 'state not found', path: '/states/nowhere', provokes: /status of 404/ },
  { name: 'college not found', path: '/college/999999999', provokes: /status of 404/ },
  { name: 'no such page', path: '/no/such/page', provokes: /status of 404/ },
  { name: 'terms', path: '/terms' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'privacy policy by its other address', path: '/privacy' },
  { name: 'confirming an address', path: '/verify-email?token=unused' },
  { name: 'confirming an address without a token', path: '/verify-email' },
  {
    name: 'confirming an address with an old link',
    path: '/verify-email?token=unknown',
    provokes: /status of 400 .* at \/api\/email\/verify$/,
    after: (page) => page.getByRole('button', { name: 'Confirm my address' }).click(),
    shows: (page) => page.getByText('This link is no longer valid. Ask for a new one.'),
  },
  {
    name: 'address confirmed',
    path: '/verify-email',
    after: async (page) => {
      const { email } = await signUpSomeone(page.request);
      await page.goto(await confirmationLink(page.request, email));
      await page.getByRole('button', { name: 'Confirm my address' }).click();
    },
    shows: (page) => page.getByText('Your email address is confirmed.'),
  },
  {
    name: 'dashboard of a student',
    path: '/',
    as: 'student',
    shows: (page) => page.getByRole('link', { name: /^View Profile/ }).first(),
  },
  {
    name: 'dashboard with an address that is not confirmed',
    path: '/',
    as: 'student',
    unconfirmed: true,
    shows: (page) => page.getByRole('region', { name: 'Confirm your email to continue' }),
  },
  {
    name: 'people with an address that is not confirmed',
    path: '/my-people',
    as: 'student',
    unconfirmed: true,
    shows: (page) => page.getByRole('heading', { name: 'Confirm your email address first' }),
  },
  {
    name: 'dashboard of a graduate',
    path: '/',
    as: 'alumni',
    shows: (page) => page.getByRole('link', { name: /^Unread Messages/ }),
  },
  {
    name: 'dashboard with results',
    path: '/?q=state',
    as: 'student',
    shows: (page) => page.getByRole('article').first(),
  },
  { name: 'dashboard of an administrator', path: '/college-admin-dashboard', as: 'college_admin' },
  { name: 'access denied', path: '/college-admin-dashboard', as: 'student' },
  {
    name: 'college for who is signed in',
    path: '/college/2',
    as: 'student',
    shows: (page) => page.getByRole('heading', { name: 'College Information' }),
  },
  {
    name: 'slide-out menu',
    path: '/',
    as: 'student',
    narrowOnly: true,
    after: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'toast of a success',
    path: '/auth',
    after: async (page) => {
      const student = await signUpSomeone(page.request);
      await page.context().clearCookies();
      await new AuthScreen(page).signIn(student);
      // The page that opens takes the focus; until then the pointer over the toast keeps it open.
      await toasts(page).getByRole('listitem').hover();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
      await keepToastOpen(page);
    },
    shows: (page) => toasts(page).getByText('Login successful', { exact: true }),
  },
  {
    name: 'offline bar',
    path: '/auth',
    after: async (page) => {
      await page.getByRole('button', { name: /LinkedIn/ }).waitFor();
      await page.context().setOffline(true);
    },
    shows: (page) => page.getByText("You're offline. Changes won’t be saved."),
    // A request that starts while the connection is lost fails.
    provokes: /ERR_INTERNET_DISCONNECTED/,
  },
  { name: 'offline page', path: '/offline.html' },
];

/** Opens a screen on the page; the caller has already set the window size. */
export async function arrive(page: Page, { path, after, shows, as: role, unconfirmed }: Screen): Promise<void> {
  if (role) await (unconfirmed ? signUpSomeone : member)(page.request, role);
  await page.goto(path);
  // Not by role, because a page behind an open dialog has no accessible heading.
  await page.locator('h1').first().waitFor();
  await after?.(page);
  await (shows?.(page) ?? page.getByRole('heading', { level: 1 })).waitFor();
}
