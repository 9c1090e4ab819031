import { Aggregate } from '../../../../shared/domain/aggregate';
import { PLAIN_LINE_PATTERN } from '../../../../shared/domain/plain-line';
import { ExternalSignInRefused, type VerifiedIdentity } from '../external-sign-in/external-sign-in';
import { CollegeSignInInvalid, CollegeSignInNotTested } from './errors';

export const COLLEGE_SIGN_IN_LIMITS = {
  issuer: 500,
  clientId: 255,
  clientSecret: 1_000,
  domain: 253,
  domains: 5,
} as const;

const DOMAIN_PATTERN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Whether a text in lower case is the name of a domain. */
export const isDomain = (text: string): boolean =>
  text.length <= COLLEGE_SIGN_IN_LIMITS.domain && DOMAIN_PATTERN.test(text);

/** How the college's OpenID Connect provider is reached. */
interface CollegeProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The domains of the addresses that the provider vouches for, in lower case. */
  readonly domains: readonly string[];
}

export interface CollegeSignInState extends CollegeProviderSettings {
  readonly collegeId: number;
  /** As the sign-in page names it. */
  readonly collegeName: string;
  readonly isEnabled: boolean;
  /** When an administrator last signed in at the provider to test these settings; null if no one did. */
  readonly testedAt: Date | null;
  readonly savedAt: Date;
}

/** What an administrator enters. */
export interface CollegeSignInDraft extends Omit<CollegeProviderSettings, 'clientSecret'> {
  readonly collegeId: number;
  readonly collegeName: string;
  /** Null keeps the secret of the earlier settings. */
  readonly clientSecret: string | null;
}

/** The sign-in of people of one college with the college's own OpenID Connect provider. */
export class CollegeSignIn extends Aggregate {
  private constructor(private state: CollegeSignInState) {
    super();
  }

  /**
   * New settings are off until they are tested.
   * @param earlier the settings that they replace; null if there are none
   * @throws CollegeSignInInvalid
   */
  static create(draft: CollegeSignInDraft, earlier: CollegeSignIn | null, now: Date): CollegeSignIn {
    const issuer = draft.issuer.trim();
    // A secret must not be sent to a server for which it wasn't entered.
    const keptSecret = earlier?.issuer === issuer ? earlier.clientSecret : null;
    const clientSecret = draft.clientSecret ?? keptSecret;
    const domains = [...new Set(draft.domains.map((domain) => domain.trim().toLowerCase()))];
    assertIssuer(issuer);
    if (clientSecret === null) throw new CollegeSignInInvalid('clientSecret', 'Enter the client secret');
    assertPlain('clientId', draft.clientId);
    assertPlain('clientSecret', clientSecret);
    if (domains.length === 0) throw new CollegeSignInInvalid('domains', 'Enter at least one email domain');
    const invalid = domains.find((domain) => !isDomain(domain));
    if (invalid !== undefined) throw new CollegeSignInInvalid('domains', `${invalid} isn’t a domain`);
    const { collegeId, collegeName, clientId } = draft;
    const settings = { collegeId, collegeName, issuer, clientId: clientId.trim(), clientSecret, domains };
    return new CollegeSignIn({ ...settings, isEnabled: false, testedAt: null, savedAt: now });
  }

  static restore(state: CollegeSignInState): CollegeSignIn {
    return new CollegeSignIn(state);
  }

  /** An administrator has signed in at the provider with these settings. */
  recordTest(now: Date): void {
    this.state = { ...this.state, testedAt: now };
  }

  /** @throws CollegeSignInNotTested */
  enable(): void {
    if (this.state.testedAt === null) throw new CollegeSignInNotTested();
    this.state = { ...this.state, isEnabled: true };
  }

  disable(): void {
    this.state = { ...this.state, isEnabled: false };
  }

  /**
   * Checks at every sign-in that the provider vouches for an address of one of the college's domains.
   * @throws ExternalSignInRefused (address_not_of_college)
   */
  assertAddress({ email, isEmailVerified }: VerifiedIdentity): void {
    const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? '';
    if (!isEmailVerified || !this.state.domains.includes(domain)) {
      throw new ExternalSignInRefused('address_not_of_college');
    }
  }

  /** @throws ExternalSignInRefused (unavailable) */
  assertEnabled(): void {
    if (!this.state.isEnabled) throw new ExternalSignInRefused('unavailable');
  }

  /** Whether the same settings are still stored: they may have been replaced while a person was at the provider. */
  isSameAs(other: CollegeSignIn): boolean {
    return this.state.savedAt.getTime() === other.state.savedAt.getTime();
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get issuer(): string {
    return this.state.issuer;
  }

  get clientSecret(): string {
    return this.state.clientSecret;
  }

  get isEnabled(): boolean {
    return this.state.isEnabled;
  }

  snapshot(): CollegeSignInState {
    return { ...this.state };
  }
}

/** The outbound check refuses `http`, except to hosts that the operator has listed. */
function assertIssuer(issuer: string): void {
  assertPlain('issuer', issuer);
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isAddress = url !== null && ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password;
  if (!isAddress || url.search || url.hash) {
    throw new CollegeSignInInvalid('issuer', 'Enter the issuer address, such as https://sso.college.edu');
  }
}

/** The database and headers accept no control characters. */
function assertPlain(field: 'issuer' | 'clientId' | 'clientSecret', text: string): void {
  if (!PLAIN_LINE_PATTERN.test(text))
    throw new CollegeSignInInvalid(field, 'This contains characters that aren’t allowed');
}
