import type { Role } from '../../../../shared/domain/role';
import type { Provider, ProvenIdentity } from './external-identity';
import type { UserId } from '../users/ids';

const MINUTE = 60_000;

/** So long someone may take at the provider. */
export const ATTEMPT_LIFETIME = 10 * MINUTE;

/** So long someone may take to tell what the provider did not. */
export const PENDING_REGISTRATION_LIFETIME = 30 * MINUTE;

/** Random, in what a browser holds meanwhile. */
export const EXTERNAL_SECRET_BYTES = 32;

/** `test` looks at what the provider tells, and changes nothing. */
export type Purpose = 'enter' | 'connect' | 'test';

/** Someone has left for a provider and may come back. */
export interface SignInAttempt {
  readonly provider: Provider;
  readonly purpose: Purpose;
  /** The role someone new will ask for. */
  readonly role: Role;
  /** Where they wanted to go. */
  readonly next: string | null;
  /** Who connects an identity; null for everybody else. */
  readonly userId: UserId | null;
  readonly expiresAt: Date;
}

/** Someone whom a provider vouches for, and who has no account before their age is known. */
export interface PendingRegistration {
  readonly identity: ProvenIdentity;
  readonly role: Role;
  readonly next: string | null;
  readonly expiresAt: Date;
}
