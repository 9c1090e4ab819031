import type { Page, Request } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { holdRequests } from './support/hold';
import { skipSetup } from './support/onboarding';
import { signUpSomeone, aPerson, type Role } from './support/people';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

const TOO_YOUNG = 'You must be at least 13 years old to register';
const AGE_NOT_CONFIRMED_MESSAGE = "Please confirm that you're at least 13.";
const ALUMNI_REQUIRED_MESSAGE = 'College, major, and graduation year are required for alumni registration';

interface Account {
  role: Role;
  alumniProfile: Record<string, unknown> | null;
  collegeAdmin: Record<string, unknown> | null;
}

const account = async (page: Page): Promise<Account> => (await (await page.request.get('/api/user')).json()) as Account;

/** Collects the registration requests that the page sends from now on. */
function registrationsSent(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/register')) sent.push(request);
  });
  return sent;
}

/** Returns the birth date of a person who reaches the given age in the given number of days. */
function birthDateOf(years: number, daysFromNow: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + daysFromNow);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

test.describe('registering as an alum', () => {
  test('asks for studies and work, and stores them', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    const graduate = aPerson('alumni');
    const sent = registrationsSent(page);
    await authScreen.openRegistration('alumni');
    await authScreen.describe(graduate);
    await expect(authScreen.field(form, 'Graduation year')).toHaveValue(String(new Date().getFullYear()));

    await authScreen.field(form, 'College').pressSequentially('Yale');
    await page.getByRole('option', { name: 'Yale University' }).click();
    await expect(authScreen.field(form, 'College')).toHaveValue('Yale University');
    await authScreen.field(form, 'Major').fill('Geology');
    await authScreen.field(form, 'Graduation year').fill('2019');
    await form.getByLabel('Current position').fill('Geologist');
    await form.getByLabel('Company').fill('Stones and more');
    await authScreen.createButton.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you want to mentor students?');
    await skipSetup(page);
    await expect(
      page.getByText(`Welcome back, ${graduate.fullName}! Connect with students and provide valuable mentorship`, {
        exact: true,
      }),
    ).toBeVisible();
    const { role, alumniProfile } = await account(page);
    expect(role).toBe('alumni');
    expect(alumniProfile).toMatchObject({
      college: 'Yale University',
      collegeId: expect.any(Number),
      major: 'Geology',
      graduationYear: 2019,
      currentPosition: 'Geologist',
      company: 'Stones and more',
    });
    expect(Object.keys(sent[0]?.postDataJSON() as object)).not.toContain('confirmPassword');
  });

  test('accepts an unlisted college, and replaces a non-numeric graduation year with the current year', async ({
    page,
  }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    await authScreen.openRegistration('alumni');
    await authScreen.describe(aPerson('alumni'));
    await authScreen.field(form, 'College').fill('Academy of the far islands');
    await authScreen.field(form, 'Major').fill('Navigation');
    await authScreen.field(form, 'Graduation year').fill('soon');
    await authScreen.createButton.click();

    await expect(page).toHaveURL('/welcome');
    expect((await account(page)).alumniProfile).toMatchObject({
      college: 'Academy of the far islands',
      collegeId: null,
      graduationYear: new Date().getFullYear(),
      currentPosition: null,
      company: null,
    });
  });

  test('shows one message about missing fields, and what is missing at each of them', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    await authScreen.openRegistration('alumni');
    await authScreen.describe(aPerson('alumni'));
    await authScreen.createButton.click();

    await expect(form.getByText(ALUMNI_REQUIRED_MESSAGE)).toHaveCount(1);
    const expected = { College: /College name is required$/, Major: 'Major is required' };
    for (const [label, text] of Object.entries(expected)) {
      await expect(authScreen.field(form, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(authScreen.field(form, label)).toHaveAccessibleDescription(text);
    }
    await expect(authScreen.field(form, 'College')).toBeFocused();
  });
});

test.describe('registering as a college administrator', () => {
  test('leads to the page that shows what is missing', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    const administrator = aPerson('college_admin');
    await authScreen.openRegistration('college_admin');
    await expect(
      form.getByText(/require verification of an academic email.*more information about your institution/),
    ).toBeVisible();

    await authScreen.describe(administrator);
    await authScreen.field(form, 'Find your college').pressSequentially('Bowdoin');
    await page.getByRole('option', { name: 'Bowdoin College' }).click();
    await expect(form.getByText('Your college: Bowdoin College, Brunswick, ME')).toBeVisible();
    await form.getByRole('button', { name: 'Enter the number instead' }).click();
    const chosen = Number(await authScreen.field(form, 'College number').inputValue());
    await authScreen.createButton.click();

    await expect(page).toHaveURL('/college-admin-dashboard');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Verify that you represent Bowdoin College' }),
    ).toBeVisible();
    const { role, collegeAdmin } = await account(page);
    expect(role).toBe('college_admin');
    expect(collegeAdmin).toMatchObject({ collegeId: chosen, status: 'pending' });

    await page.goto('/');
    await expect(page).toHaveURL('/college-admin-dashboard');
  });

  test('replaces a non-numeric college number with 1', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const number = authScreen.field(authScreen.registration, 'College number');
    await authScreen.openRegistration('college_admin');
    await authScreen.registration.getByRole('button', { name: 'Enter the number instead' }).click();
    await number.fill('mine');
    await number.blur();
    await expect(number).toHaveValue('1');
  });
});

test.describe('an invalid registration form', () => {
  test('lists all missing fields', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    const sent = registrationsSent(page);
    await authScreen.openRegistration();
    await authScreen.createButton.click();

    const expected = {
      'Full name': 'Full name is required',
      Username: 'Username is required',
      Email: 'Email is required',
      Password: 'Password is required',
      'Confirm password': 'Enter your password again',
      'Birth date': 'Birth date is required',
      'I am at least 13 years old': AGE_NOT_CONFIRMED_MESSAGE,
    };
    for (const [label, text] of Object.entries(expected)) {
      await expect(authScreen.field(form, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(authScreen.field(form, label)).toHaveAccessibleDescription(new RegExp(text));
    }
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: 'Birth date is required' }).click();
    await expect(authScreen.field(form, 'Birth date')).toBeFocused();
    expect(sent).toHaveLength(0);
  });

  test('reports mismatched passwords at the confirmation field', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    const sent = registrationsSent(page);
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await authScreen.field(form, 'Confirm password').fill('something else altogether');
    await authScreen.createButton.click();

    const second = authScreen.field(form, 'Confirm password');
    await expect(second).toHaveAccessibleDescription("Passwords don't match");
    await expect(second).toBeFocused();
    await expect(authScreen.field(form, 'Password')).not.toHaveAttribute('aria-invalid');
    expect(sent).toHaveLength(0);
  });

  test('rejects a short password and an invalid email address', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await authScreen.field(form, 'Email').fill('nobody at nowhere');
    await authScreen.field(form, 'Password').fill('short');
    await authScreen.field(form, 'Confirm password').fill('short');
    await authScreen.createButton.click();

    await expect(authScreen.field(form, 'Password')).toHaveAccessibleDescription(
      /Password must be at least 8 characters/,
    );
    await expect(authScreen.field(form, 'Email')).toHaveAccessibleDescription('Enter a valid email address');
    await expect(authScreen.field(form, 'Email')).toBeFocused();
  });

  test('rates a password on the list of common ones as such, and rejects it', async ({ page, complaints }) => {
    complaints.expectErrors(/status of 400 .* at \/api\/register$/);
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await authScreen.field(form, 'Password').fill('Password1');
    await expect(form.getByText('Too common')).toBeVisible();
    await authScreen.field(form, 'Confirm password').fill('Password1');
    await authScreen.createButton.click();
    await expect(authScreen.field(form, 'Password')).toHaveAccessibleDescription(/too common/i);
  });

  test('rejects applicants under 13', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const form = authScreen.registration;
    await authScreen.openRegistration();
    await authScreen.describe({ ...aPerson(), birthDate: birthDateOf(13, 2) });
    await authScreen.createButton.click();
    await expect(authScreen.field(form, 'Birth date')).toHaveAccessibleDescription(TOO_YOUNG);
    await expect(authScreen.field(form, 'Birth date')).toBeFocused();
  });

  test('accepts an applicant who has just turned 13', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    await authScreen.openRegistration();
    await authScreen.describe({ ...aPerson(), birthDate: birthDateOf(13, -1) });
    await authScreen.createButton.click();
    await expect(page).toHaveURL('/welcome');
  });

  test('requires the consent regardless of the birth date', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const consent = authScreen.field(authScreen.registration, 'I am at least 13 years old');
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await consent.uncheck();
    await authScreen.createButton.click();
    await expect(consent).toHaveAccessibleDescription(AGE_NOT_CONFIRMED_MESSAGE);
    await expect(consent).toBeFocused();
  });

  test('reports a taken username at its field', async ({ page, request, complaints }) => {
    complaints.expectErrors(/status of 409 .* at \/api\/register$/);
    const authScreen = new AuthScreen(page);
    const { username } = await signUpSomeone(request);
    await authScreen.openRegistration();
    await authScreen.describe({ ...aPerson(), username: username.toUpperCase() });
    await authScreen.createButton.click();

    const field = authScreen.field(authScreen.registration, 'Username');
    await expect(field).toHaveAccessibleDescription(/already exists/);
    await expect(field).toBeFocused();
    await expectToast(page, 'Registration failed', /already exists/);
    await expect(authScreen.createButton).toBeEnabled();
  });

  test('does not reveal that an address already has an account', async ({ page, request, complaints }) => {
    complaints.expectErrors(/status of 409 .* at \/api\/register$/);
    const authScreen = new AuthScreen(page);
    const { email } = await signUpSomeone(request);
    await authScreen.openRegistration();
    await authScreen.describe({ ...aPerson(), email });
    await authScreen.createButton.click();

    const refusal = 'We can’t create an account with these details. If you already have an account, sign in instead.';
    await expect(authScreen.registration.getByRole('alert')).toHaveText(refusal);
    await expect(authScreen.field(authScreen.registration, 'Email')).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('the submit button', () => {
  test('creates one account on a double click', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const sent = registrationsSent(page);
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await authScreen.createButton.dblclick();

    await expect(page).toHaveURL('/welcome');
    expect(sent).toHaveLength(1);
  });

  test("shows 'Creating account...' while the request is pending", async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const release = await holdRequests(page, '**/api/register');
    await authScreen.openRegistration();
    await authScreen.describe(aPerson());
    await authScreen.createButton.click();

    await expect(authScreen.createButton).toHaveText('Creating account...');
    await expect(authScreen.createButton).toBeDisabled();
    release();
    await expect(page).toHaveURL('/welcome');
  });
});

test('the selected role is kept when switching tabs', async ({ page }) => {
  const authScreen = new AuthScreen(page);
  await authScreen.openRegistration('alumni');
  await authScreen.tab('Login').click();
  await expect(authScreen.type(authScreen.login, 'alumni')).toBeChecked();

  await authScreen.type(authScreen.login, 'college_admin').click();
  await authScreen.tab('Register').click();
  await expect(authScreen.type(authScreen.registration, 'college_admin')).toBeChecked();
  await expect(authScreen.field(authScreen.registration, 'Find your college')).toBeVisible();
});
