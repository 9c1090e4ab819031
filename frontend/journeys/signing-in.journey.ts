import type { Page } from '@playwright/test';
import { AuthScreen } from './support/entrance';
import { holdRequests } from './support/hold';
import { signUpSomeone } from './support/people';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

const WRONG = 'Invalid username or password';
const WRONG_PASSWORD = /status of 401 .* at \/api\/(login|user)$/;
const SESSION_ENDED = /status of 401 .* at \/api\//;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('signing in', () => {
  test('marks both fields after a wrong password, then accepts the right one', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expectErrors(WRONG_PASSWORD);
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    const fields = [authScreen.field(authScreen.login, 'Username'), authScreen.field(authScreen.login, 'Password')];
    await authScreen.openLogin();
    await authScreen.signIn({ ...student, password: 'not this one' });

    await expectToast(page, 'Login Failed', WRONG);
    await expect(authScreen.login.getByRole('alert')).toHaveText(WRONG);
    for (const field of fields) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${WRONG}$`));
    }

    await authScreen.signIn(student);
    await expect(heading(page)).toHaveText('Dashboard');
    await expectToast(page, 'Login successful', `Welcome back, ${student.fullName}!`);
  });

  test('shows the same error for an unknown username as for a wrong password', async ({ page, complaints }) => {
    complaints.expectErrors(WRONG_PASSWORD);
    const authScreen = new AuthScreen(page);
    await authScreen.openLogin();
    await authScreen.signIn({ username: 'nobody-has-this-name', password: 'not this one' });
    await expect(authScreen.login.getByRole('alert')).toHaveText(WRONG);
  });

  test('marks missing fields', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const username = authScreen.field(authScreen.login, 'Username');
    const password = authScreen.field(authScreen.login, 'Password');
    await authScreen.openLogin();
    await authScreen.signInButton.click();
    await expect(username).toHaveAccessibleDescription('Your email address works too. Username is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(username).toBeFocused();
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  });

  test('ignores the case of the username and the selected role', async ({ page, request }) => {
    const authScreen = new AuthScreen(page);
    const graduate = await signUpSomeone(request, 'alumni');
    await authScreen.openLogin();
    await authScreen.type(authScreen.login, 'student').click();
    await authScreen.signIn({ ...graduate, username: graduate.username.toUpperCase() });
    await expect(page.getByText(/Connect with students and provide valuable mentorship/)).toBeVisible();
  });

  test("shows 'Signing in...' while the request is pending", async ({ page, request }) => {
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    const release = await holdRequests(page, '**/api/login');
    await authScreen.openLogin();
    await authScreen.signIn(student);
    await expect(authScreen.signInButton).toHaveText('Signing in...');
    await expect(authScreen.signInButton).toBeDisabled();
    release();
    await expect(heading(page)).toHaveText('Dashboard');
  });

  test('shows the password on request', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    const password = authScreen.field(authScreen.login, 'Password');
    await authScreen.openLogin();
    await password.fill('can be read');
    await expect(password).toHaveAttribute('type', 'password');
    await authScreen.login.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('can be read');
  });

  test('explains why LinkedIn is not available', async ({ page }) => {
    const authScreen = new AuthScreen(page);
    await authScreen.openLogin();
    const linkedIn = authScreen.login.getByRole('button', { name: /LinkedIn.*Coming Soon/ });
    await linkedIn.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/temporarily disabled while we improve its reliability/);
    await linkedIn.click({ force: true });
    await expect(page).toHaveURL('/auth');
  });
});

test.describe('the return path after sign-in', () => {
  test('returns to the page that was requested', async ({ page, request }) => {
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    await page.goto('/?q=michigan+state');
    await page.getByRole('link', { name: 'Connect with Alumni of Michigan State University' }).click();
    await expect(page).toHaveURL(/\/auth\?tab=register&next=/);
    await authScreen.tab('Login').click();
    await authScreen.signIn(student);
    await expect(page).toHaveURL(/\/find-alumni\?college=Michigan(\+|%20)State(\+|%20)University$/);
    await expect(heading(page)).toHaveText('Find Alumni');
  });

  test('keeps the query string', async ({ page, request }) => {
    const authScreen = new AuthScreen(page);
    const student = await signUpSomeone(request);
    await authScreen.openLogin(`?next=${encodeURIComponent('/?q=yale')}`);
    await authScreen.signIn(student);
    await expect(page).toHaveURL('/?q=yale');
  });

  for (const next of ['//evil.example/x', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
    test(`never redirects to ${next}`, async ({ page, request }) => {
      const authScreen = new AuthScreen(page);
      const student = await signUpSomeone(request);
      await authScreen.openLogin(`?next=${encodeURIComponent(next)}`);
      await authScreen.signIn(student);
      await expect(heading(page)).toHaveText('Dashboard');
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('a signed-in user', () => {
  test('is redirected from the sign-in page to the dashboard', async ({ page }) => {
    await signUpSomeone(page.request);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Dashboard');
  });

  test('stays signed in after a reload', async ({ page }) => {
    await signUpSomeone(page.request);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Dashboard');
    await page.reload();
    await expect(heading(page)).toHaveText('Dashboard');
  });

  test('sees which role has access to a page of another role', async ({ page }) => {
    await signUpSomeone(page.request, 'student');
    await page.goto('/college-admin-dashboard');
    await expect(heading(page)).toHaveText('Access Denied');
    await expect(
      page.getByText("You don't have permission to access this page. This area is restricted to college_admin users."),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /dashboard/i })
      .click();
    await expect(heading(page)).toHaveText('Dashboard');
  });
});

test.describe('a session that ended elsewhere', () => {
  test('is detected by the next request', async ({ page, complaints }) => {
    complaints.expectErrors(SESSION_ENDED);
    await signUpSomeone(page.request);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Dashboard');

    await page.context().clearCookies();
    // The page may send a request of its own first, and then the button is gone.
    const resend = page.getByRole('button', { name: 'Resend confirmation' });
    await resend.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page).toHaveURL('/auth?next=%2F&reason=session-ended');
    await expect(page.getByText('Your session ended. Sign in to pick up where you left off.')).toBeVisible();
  });

  test('makes a guarded page offer sign-in, which returns to it', async ({ page, complaints }) => {
    complaints.expectErrors(SESSION_ENDED);
    const authScreen = new AuthScreen(page);
    const administrator = await signUpSomeone(page.request, 'college_admin');
    await page.goto('/college-admin-dashboard');
    await expect(heading(page)).toHaveText(/^Verify that you represent /);

    await page.context().clearCookies();
    await page.reload();
    await expect(heading(page)).toHaveText('Access Denied');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth?next=%2Fcollege-admin-dashboard');
    await authScreen.signIn(administrator);
    await expect(page).toHaveURL('/college-admin-dashboard');
    await expect(heading(page)).toHaveText(/^Verify that you represent /);
  });
});
