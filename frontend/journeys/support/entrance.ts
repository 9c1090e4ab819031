import type { Locator, Page } from '@playwright/test';
import type { Person, Role } from './people';

const CHOICE: Record<Role, string> = { student: 'Student', alumni: 'Alumni', college_admin: 'College Admin' };

/** The sign-in and registration screen, addressed by its visible labels. */
export class AuthScreen {
  readonly login: Locator;
  readonly registration: Locator;

  constructor(private readonly page: Page) {
    this.login = page.getByRole('form', { name: 'Login' });
    this.registration = page.getByRole('form', { name: 'Register' });
  }

  async openLogin(search = ''): Promise<void> {
    await this.page.goto(`/auth${search}`);
    await this.login.waitFor();
  }

  async openRegistration(role: Role = 'student'): Promise<void> {
    await this.page.goto('/auth');
    await this.tab('Register').click();
    await this.type(this.registration, role).click();
  }

  tab(name: 'Login' | 'Register'): Locator {
    return this.page.getByRole('tab', { name });
  }

  type(form: Locator, role: Role): Locator {
    return form.getByRole('radio', { name: CHOICE[role], exact: true });
  }

  field(form: Locator, label: string): Locator {
    return form.getByLabel(label, { exact: true });
  }

  get signInButton(): Locator {
    return this.login.getByRole('button', { name: /^(Sign In|Signing in\.\.\.)$/ });
  }

  get createButton(): Locator {
    return this.registration.getByRole('button', { name: /^(Create Account|Creating account\.\.\.)$/ });
  }

  async signIn({ username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
    await this.field(this.login, 'Username').fill(username);
    await this.field(this.login, 'Password').fill(password);
    await this.signInButton.click();
  }

  /** Fills in every field that all roles share, including the consent; submits nothing. */
  async describe(person: Person): Promise<void> {
    const form = this.registration;
    await this.field(form, 'Full name').fill(person.fullName);
    await this.field(form, 'Username').fill(person.username);
    await this.field(form, 'Email').fill(person.email);
    await this.field(form, 'Password').fill(person.password);
    await this.field(form, 'Confirm password').fill(person.password);
    await this.field(form, 'Birth date').fill(person.birthDate);
    await form.getByRole('checkbox', { name: 'I am at least 13 years old' }).check();
  }
}
