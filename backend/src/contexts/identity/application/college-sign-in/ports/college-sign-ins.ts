import type { CollegeSignIn } from '../../../domain/college-sign-in/college-sign-in';
import type { SignInAttemptSecrets, IdentityProof } from '../../external-sign-in/ports/external-sign-in';

/** A college with its own sign-in, as the sign-in page shows it. */
export interface SignInCollege {
  readonly id: number;
  readonly name: string;
}

/** The sign-ins of colleges, one for each college. Client secrets are stored encrypted. */
export abstract class CollegeSignIns {
  /** Inside a unit of work, locks the settings until it ends. */
  abstract find(collegeId: number): Promise<CollegeSignIn | null>;

  /** Finds the college whose sign-in is on for addresses of this domain. */
  abstract findCollegeByDomain(domain: string): Promise<SignInCollege | null>;

  /**
   * Stores new or changed settings.
   * @throws CollegeDomainTaken
   */
  abstract save(signIn: CollegeSignIn): Promise<void>;

  /** Repeating it changes nothing. */
  abstract delete(collegeId: number): Promise<void>;
}

/** OpenID Connect providers of colleges. */
export abstract class CollegeProviders {
  /** Returns the address to which the college's provider sends people back. */
  abstract getCallbackUrl(collegeId: number): string;

  /**
   * Returns the address of the provider's sign-in page for an attempt.
   * @throws ExternalSignInRefused (unavailable) when the provider doesn't respond, or may not be reached
   */
  abstract createSignInUrl(signIn: CollegeSignIn, keys: SignInAttemptSecrets): Promise<string>;

  /**
   * Verifies everything that the provider sent back: issuer, audience, time, attempt and signature.
   * @param query query string of the callback URL, without the question mark
   * @throws ExternalSignInRefused
   */
  abstract identify(
    signIn: CollegeSignIn,
    query: string,
    keys: SignInAttemptSecrets,
  ): Promise<IdentityProof['identity']>;
}
