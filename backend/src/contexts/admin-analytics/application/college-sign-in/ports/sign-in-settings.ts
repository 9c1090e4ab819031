import type { Visitor } from '../../../../../shared/application/visitor';

/** What an administrator enters. */
export interface SignInSettingsDraft {
  readonly issuer: string;
  readonly clientId: string;
  /** Null keeps the stored secret, as long as the issuer stays the same. */
  readonly clientSecret: string | null;
  readonly domains: readonly string[];
}

/** The stored settings without the client secret. */
export interface StoredSignInSettings extends Omit<SignInSettingsDraft, 'clientSecret'> {
  readonly isEnabled: boolean;
  /** When an administrator signed in at the provider to test these settings; null if no one did. */
  readonly testedAt: Date | null;
}

/** The person who changes the settings, as their request proves it. */
export interface SettingsEditor {
  readonly userId: number;
  /** Required unless the person has signed in within the last ten minutes. */
  readonly password: string | null;
  readonly visitor: Visitor;
  readonly sessionSecret: string;
}

/** The settings of the sign-ins of colleges, as `identity` stores them. */
export abstract class SignInSettings {
  /** Returns the address to which the college's provider sends people back. */
  abstract getCallbackUrl(collegeId: number): string;

  /** @returns null if the college has no sign-in of its own */
  abstract find(collegeId: number): Promise<StoredSignInSettings | null>;

  /** Call before the unit of work: hashing is slow. @throws PasswordNeeded, PasswordIncorrect, TooManyRequests */
  abstract authenticateEditor(editor: SettingsEditor): Promise<void>;

  /** Replaces the settings, which are off until they are tested. @throws CollegeSignInInvalid, CollegeDomainTaken */
  abstract save(college: { id: number; name: string }, draft: SignInSettingsDraft, by: number): Promise<void>;

  /** @throws CollegeSignInNotFound, CollegeSignInNotTested */
  abstract setEnabled(collegeId: number, isEnabled: boolean, by: number): Promise<void>;

  /** Repeating it changes nothing. */
  abstract delete(collegeId: number, by: number): Promise<void>;
}
