import { AuthScreen } from './support/entrance';
import { collegeCards, figure, searchBox, searchStatus } from './support/landing';
import { confirmationLink } from './support/outbox';
import { signUpSomeone, aPerson } from './support/people';
import { expect, NOT_SIGNED_IN_ERROR, test } from './support/test';
import { expectToast } from './support/toasts';

const FOUND = /^Found [1-9]\d* colleges$/;
const A_FIGURE = { count: /^\d{1,3}(,\d{3})*$/, money: /^\$\d{1,3}(,\d{3})*$/, rate: /^\d{1,3}(\.\d)?%$/ };

test.describe('a first visit', () => {
  test('leads from a search to an account, and through signing out and in again', async ({ page, complaints }) => {
    complaints.expectErrors(NOT_SIGNED_IN_ERROR);
    const student = aPerson('student');
    const authScreen = new AuthScreen(page);

    await test.step('searches colleges', async () => {
      await page.goto('/');
      await searchBox(page).fill('boston university');
      await expect(searchStatus(page)).toHaveText(FOUND);
      await expect(page).toHaveURL(/\?q=boston(\+|%20)university$/);
    });

    await test.step('opens a college and sees its figures', async () => {
      await collegeCards(page).getByRole('link', { name: 'Boston University', exact: true }).click();
      await expect(page).toHaveURL(/\/college\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Boston University/);
      const facts = page.getByRole('main');
      await expect(figure(facts, 'Students')).toHaveText(A_FIGURE.count);
      await expect(figure(facts, 'Acceptance Rate')).toHaveText(A_FIGURE.rate);
      await expect(figure(facts, 'Tuition')).toHaveText(A_FIGURE.money);
      await expect(figure(facts, 'Graduation Rate')).toHaveText(A_FIGURE.rate);
    });

    await test.step('registers as a student', async () => {
      await page.getByRole('link', { name: 'Get Started' }).click();
      await authScreen.type(authScreen.registration, 'student').click();
      await authScreen.describe(student);
      await authScreen.createButton.click();
      await expect(page).toHaveURL('/welcome');
      await expectToast(page, 'Registration successful', /Your account has been created\. We sent a link to /);
    });

    await test.step('answers three short questions', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('What do you want to study?');
      await page.getByRole('combobox', { name: 'Intended major' }).pressSequentially('nurs');
      await page.getByRole('option', { name: 'Nursing' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();

      await expect(heading).toHaveText('Which colleges interest you?');
      await expect(heading).toBeFocused();
      await page.getByRole('combobox', { name: 'Find a college' }).pressSequentially('boston university');
      await page.getByRole('option', { name: /^Boston University/ }).click();
      const saved = page.getByRole('region', { name: 'Saved colleges' });
      await expect(saved.getByText('Boston University')).toBeVisible();

      // Another device would also continue here, because the progress is stored on the server.
      await page.goto('/');
      await page.getByRole('link', { name: 'Continue setup' }).click();
      await expect(heading).toHaveText('What are your career goals?');
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(saved.getByText('Boston University')).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: /Work in health care$/ }).click();
      await page.getByRole('button', { name: 'Finish' }).click();
      await expectToast(page, 'Almost done', /^Confirm your email/);

      const { studentProfile } = (await (await page.request.get('/api/user')).json()) as { studentProfile: object };
      expect(studentProfile).toMatchObject({ intendedMajor: 'Nursing', careerGoals: 'Work in health care' });
    });

    await test.step('sees the dashboard', async () => {
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Continue setup' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await expect(
        page.getByText(`Welcome back, ${student.fullName}! Connect with alumni and find the guidance you need`, {
          exact: true,
        }),
      ).toBeVisible();
    });

    await test.step('sees it with all of its styles when it is the first page loaded', async () => {
      await page.reload();
      const card = page.getByRole('link', { name: /^Unread Messages/ });
      const [label, figure] = [card.locator('span').first(), card.locator('span').last()];
      const [above, below] = [(await label.boundingBox())!, (await figure.boundingBox())!];
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    });

    await test.step('signs out', async () => {
      await page.getByRole('button', { name: /log ?out|sign out/i }).click();
      await expectToast(page, 'Logged out', 'You have been logged out successfully');
      await expect(searchBox(page)).toBeVisible();
    });

    await test.step('signs in again', async () => {
      await page.getByRole('link', { name: 'Sign In' }).click();
      await authScreen.signIn(student);
      await expect(page).toHaveURL('/');
      await expectToast(page, 'Login successful', `Welcome back, ${student.fullName}!`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    });
  });

  test('keeps a search when going back and forward', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('yale');
    await expect(searchStatus(page)).toHaveText(FOUND);
    await collegeCards(page).getByRole('link', { name: 'Yale University', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Yale University/);

    await page.goBack();
    await expect(searchBox(page)).toHaveValue('yale');
    await expect(collegeCards(page).first()).toContainText('Yale University');

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Yale University/);
  });

  test('can start from a shared search', async ({ page }) => {
    await page.goto('/?q=new+haven');
    await expect(searchBox(page)).toHaveValue('new haven');
    await expect(searchStatus(page)).toHaveText(FOUND);
    await expect(collegeCards(page).filter({ hasText: 'Yale University' })).toHaveCount(1);
    await expect(collegeCards(page).first()).toContainText('New Haven, CT');
  });

  test('finds colleges by the majors they offer', async ({ page }) => {
    await page.goto('/?q=nursing');
    await expect(searchStatus(page)).toHaveText(FOUND);
    await expect(collegeCards(page).filter({ hasText: 'Offers Nursing' }).first()).toBeVisible();
  });

  test('shows that nothing was found', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('qqqqzzzzxxxx');
    await expect(searchStatus(page)).toHaveText('No colleges found. Try a different search term.');
    await expect(collegeCards(page)).toHaveCount(0);

    await searchBox(page).press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible();
    await expect(page.getByRole('link', { name: "Sign Up Now - It's Free" })).toBeVisible();
  });
});

test.describe('confirming an address', () => {
  test('works with the emailed link', async ({ page, request }) => {
    const student = await signUpSomeone(page.request);
    await page.goto(await confirmationLink(request, student.email));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

    const user = (await (await page.request.get('/api/user')).json()) as { emailVerified: boolean };
    expect(user.emailVerified).toBe(true);
  });

  test('works without a session, and only once', async ({ page, request, complaints }) => {
    complaints.expectErrors(/status of 409 .* at \/api\/email\/verify$/);
    const student = await signUpSomeone(request);
    const link = await confirmationLink(request, student.email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText(/^This link was already used/)).toBeVisible();
  });
});
