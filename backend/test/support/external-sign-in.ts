import { registered, studentForm } from './accounts';
import { startApp, type TestApp } from './app';
import { type IdentityProvider, startIdentityProvider } from './identity-provider';

export type Browser = ReturnType<TestApp['browser']>;

/** The form for a person who signs in with a provider for the first time. */
export const BIRTH = { birthDate: '2000-02-29', isAgeVerified: true };

/** The product with an identity provider, and a new person at the provider for each test. */
export class ExternalSignInFixture {
  person = 0;

  private constructor(
    readonly app: TestApp,
    readonly provider: IdentityProvider,
  ) {}

  static async open(): Promise<ExternalSignInFixture> {
    const provider = await startIdentityProvider();
    return new ExternalSignInFixture(await startApp(provider.settings), provider);
  }

  /** Switches the provider to another person, without forged tokens. */
  nextPerson(): void {
    this.person += 1;
    Object.assign(this.provider, { claims: this.aPerson(), forge: null, spoil: null });
  }

  aPerson(changes: object = {}): Record<string, unknown> {
    return {
      sub: `subject-${this.person}`,
      email: `person${this.person}@example.org`,
      email_verified: true,
      name: 'Robin Example',
      ...changes,
    };
  }

  /** @returns the URL that the browser is redirected to */
  async comeBack(browser: Browser, path: string): Promise<string> {
    return (await browser.get(path).expect(302)).headers.location as string;
  }

  /**
   * Signs in at the provider and returns to the product.
   * @returns the URL that the browser is redirected to
   */
  async enter(browser: Browser, start?: string): Promise<string> {
    return this.comeBack(browser, await this.provider.signIn(browser, start));
  }

  /** Registers a user through the provider and returns the browser. */
  async member(changes: object = {}): Promise<Browser> {
    const browser = this.app.browser();
    expect(await this.enter(browser)).toBe('/auth/complete');
    await browser
      .post('/api/auth/complete')
      .send({ ...BIRTH, username: `member${this.person}`, ...changes })
      .expect(201);
    return browser;
  }

  /** Registers a user with a password and a confirmed address, and returns the browser. */
  async registerWithPassword(): Promise<Browser> {
    const browser = await registered(this.app, studentForm(`settled${this.person}`));
    await this.confirm(`settled${this.person}`);
    return browser;
  }

  async confirm(username: string): Promise<void> {
    await this.app.db.query(`UPDATE identity.users SET email_verified_at = now() WHERE username = $1`, [username]);
  }

  async count(table: string): Promise<number> {
    const [row] = await this.app.db.query<{ count: string }[]>(`SELECT count(*) FROM identity.${table}`);
    return Number(row!.count);
  }
}

/** Returns the cookies that the browser would send to the product. */
export const cookieOf = (browser: Browser): string =>
  browser.jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false }).toValueString();
