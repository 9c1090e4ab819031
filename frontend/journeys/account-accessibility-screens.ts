import { expect, type Page } from '@playwright/test';
import type { Screen } from './accessibility-screens';
import { AuthScreen } from './support/entrance';
import { signUpSomeone } from './support/people';
import { SECURITY, turnOn } from './support/two-factors';

const settings = (tab: string) => `/profile-settings?tab=${tab}`;

/** Signs in with a password that still needs the second factor. */
async function startSecondStep(page: Page) {
  const student = await signUpSomeone(page.request);
  await turnOn(page);
  await page.context().clearCookies();
  const authScreen = new AuthScreen(page);
  await authScreen.openLogin();
  await authScreen.signIn(student);
}

/** Opens an invitation link as an imported alum. */
async function invitedByCollege(page: Page, link: string) {
  const json = {
    collegeId: 1,
    collegeName: 'Amherst College',
    importedAt: '2026-11-01T12:00:00.000Z',
    purgeAt: '2027-04-30T12:00:00.000Z',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada.example@alumni.example.org',
    graduationYear: 2015,
    major: 'Mathematics',
    jobTitle: 'Engineer',
    company: 'Analytical Engines',
    linkedinUrl: 'https://www.linkedin.com/in/ada-example',
    suggestedMentor: true,
  };
  await page.route('**/api/alumni/claim/details', (route) => route.fulfill({ json }));
  await page.goto(link);
}

/** The account screens, in every state that looks different. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'forgotten password', path: '/forgot-password' },
  {
    name: 'forgotten password, what is missing',
    path: '/forgot-password',
    after: (page) => page.getByRole('button', { name: 'Send the link' }).click(),
    shows: (page) => page.getByRole('textbox', { name: 'Username or email' }),
  },
  { name: 'new password', path: '/reset-password?token=unused' },
  { name: 'new password by an old link', path: '/reset-password' },
  { name: 'invitation of a college by an old link', path: '/claim' },
  {
    name: 'invitation of a college',
    path: '/claim',
    after: (page) => invitedByCollege(page, '/claim?token=invited'),
    shows: (page) => page.getByRole('form', { name: 'Claim your profile' }),
  },
  {
    name: 'invitation of a college, declining',
    path: '/claim',
    after: (page) => invitedByCollege(page, '/claim?token=invited&decline=true'),
    shows: (page) => page.getByRole('alertdialog', { name: 'Delete your details?' }),
  },
  { name: 'settings, menu', path: '/profile-settings', as: 'student' },
  { name: 'settings, profile', path: settings('profile'), as: 'student' },
  {
    name: 'settings, something unsaved',
    path: settings('profile'),
    as: 'student',
    after: async (page) => {
      await page.getByLabel('Full name').fill('R');
      await page.getByRole('button', { name: 'Save changes' }).click();
    },
    shows: (page) => page.getByText('Full name must be at least 2 characters.'),
  },
  { name: 'onboarding, major', path: '/welcome', as: 'student', shows: (page) => page.getByLabel('Intended major') },
  {
    name: 'onboarding, suggested majors',
    path: '/welcome',
    as: 'student',
    after: (page) => page.getByLabel('Intended major').pressSequentially('s'),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'onboarding, colleges',
    path: '/welcome?step=colleges',
    as: 'student',
    after: async (page) => {
      await page.request.put('/api/saved-colleges/1');
      await page.reload();
    },
    shows: (page) => page.getByRole('heading', { name: 'Saved colleges' }),
  },
  {
    name: 'onboarding, goals',
    path: '/welcome?step=goals',
    as: 'student',
    shows: (page) => page.getByRole('textbox', { name: 'Career goals' }),
  },
  { name: 'onboarding, mentoring', path: '/welcome', as: 'alumni', shows: (page) => page.getByLabel('Not now') },
  {
    name: 'onboarding, hours',
    path: '/welcome?step=hours',
    as: 'alumni',
    shows: (page) => page.getByRole('button', { name: 'Save and continue' }),
  },
  {
    name: 'onboarding, email',
    path: '/welcome?step=email',
    as: 'alumni',
    unconfirmed: true,
    shows: (page) => page.getByRole('button', { name: 'Resend confirmation' }),
  },
  { name: 'settings, privacy of a student', path: settings('privacy'), as: 'student' },
  { name: 'settings, privacy of a graduate', path: settings('privacy'), as: 'alumni' },
  { name: 'settings, role', path: settings('role'), as: 'student' },
  { name: 'settings, details of a student', path: settings('details'), as: 'student' },
  {
    name: 'settings, details of a graduate',
    path: settings('details'),
    as: 'alumni',
    after: async (page) => {
      const willing = await page.request.put('/api/alumni/profile', { data: { isWillingToMentor: true } });
      expect(willing.ok()).toBe(true);
      await page.reload();
    },
    shows: (page) => page.getByRole('form', { name: 'Minutes for students' }),
  },
  { name: 'settings, details of an administrator', path: settings('details'), as: 'college_admin' },
  { name: 'settings, developers', path: settings('developers'), as: 'student' },
  {
    name: 'settings, creating an access token',
    path: settings('developers'),
    as: 'student',
    after: (page) => page.getByRole('button', { name: 'Create token' }).click(),
    shows: (page) => page.getByRole('form', { name: 'Create an access token' }),
  },
  { name: 'settings, security', path: SECURITY, as: 'student' },
  {
    name: 'settings, setting up two factors',
    path: SECURITY,
    as: 'student',
    after: (page) => page.getByRole('button', { name: 'Enable Two-Factor Authentication' }).click(),
    shows: (page) => page.getByRole('heading', { name: '1. Scan the code' }),
  },
  {
    name: 'settings, recovery codes',
    path: SECURITY,
    as: 'student',
    after: turnOn,
    shows: (page) => page.getByRole('list', { name: 'Recovery codes' }),
  },
  {
    name: 'settings, turning two factors off',
    path: SECURITY,
    as: 'student',
    after: async (page) => {
      await turnOn(page);
      await page.getByRole('button', { name: 'I’ve saved them' }).click();
      await page.getByRole('button', { name: 'Disable' }).click();
    },
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'signing in with two factors',
    path: SECURITY,
    after: startSecondStep,
    shows: (page) => page.getByRole('form', { name: 'Two-factor authentication' }),
  },
  { name: 'what is kept about somebody', path: '/data-export', as: 'student' },
  { name: 'keeping an account that was given up', path: '/restore-account?token=unused' },
];
