import { Aggregate } from '../../../../shared/domain/aggregate';
import { isStaffAddress } from '../memberships/staff-address';
import type { Membership } from '../memberships/membership';
import { NotStaffAddress, NothingToVerify, WrongCode } from './errors';

/** Limits of the codes that prove access to a staff address of a college. */
export const VERIFICATION_CODE = { digits: 6, validForMs: 15 * 60 * 1_000, tries: 5 } as const;

export interface VerificationState {
  userId: number;
  collegeId: number;
  /** The staff address, in lower case. */
  email: string;
  /** Hash of the emailed code; null until the email is sent. */
  codeHash: Uint8Array | null;
  failedTries: number;
  expiresAt: Date;
}

interface VerificationDraft extends Readonly<Pick<VerificationState, 'userId' | 'collegeId' | 'email'>> {
  /** Of the college; null if it has none. */
  readonly staffDomain: string | null;
}

/** An administrator's request for a code that proves access to a staff address. A new one replaces it. */
export class Verification extends Aggregate {
  private constructor(private readonly state: VerificationState) {
    super();
  }

  /** @throws NotStaffAddress */
  static request({ userId, collegeId, email, staffDomain }: VerificationDraft, now: Date): Verification {
    const address = email.toLowerCase();
    if (!isStaffAddress(address, staffDomain)) throw new NotStaffAddress(staffDomain);
    const expiresAt = new Date(now.getTime() + VERIFICATION_CODE.validForMs);
    return new Verification({ userId, collegeId, email: address, codeHash: null, failedTries: 0, expiresAt });
  }

  static restore(state: VerificationState): Verification {
    return new Verification(state);
  }

  /** Only the newest code is valid. */
  setCode(hash: Uint8Array): void {
    this.state.codeHash = hash;
  }

  /**
   * Compares a code with the emailed one. A wrong code counts as a failed try; after too many, no code matches.
   * @param hash of the code that the user entered
   */
  tryCode(hash: Uint8Array, now: Date): boolean {
    const { codeHash, failedTries } = this.state;
    if (codeHash === null || !this.isValidAt(now) || failedTries >= VERIFICATION_CODE.tries) return false;
    const isSame = codeHash.length === hash.length && codeHash.every((byte, index) => byte === hash[index]);
    if (!isSame) this.state.failedTries += 1;
    return isSame;
  }

  /** @throws WrongCode */
  assertValidAt(now: Date): void {
    if (!this.isValidAt(now)) throw new WrongCode();
  }

  /**
   * Returns the membership that the code verifies: the user may have requested another college since.
   * @throws NothingToVerify
   */
  getMatchingMembership(membership: Membership | undefined): Membership {
    if (membership?.collegeId !== this.collegeId) throw new NothingToVerify();
    return membership;
  }

  isValidAt(now: Date): boolean {
    return this.state.expiresAt > now;
  }

  get userId(): number {
    return this.state.userId;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get email(): string {
    return this.state.email;
  }

  get expiresAt(): Date {
    return this.state.expiresAt;
  }

  snapshot(): VerificationState {
    return { ...this.state };
  }
}

/** Returns the membership that a code verifies: the pending one, or the active one for another year. */
export const findVerifiableMembership = (all: readonly Membership[]): Membership | undefined =>
  all.find((one) => one.isPending) ?? all.find((one) => one.isActive);

/**
 * Returns the membership that a user verifies.
 * @throws NothingToVerify
 */
export function getVerifiableMembership(all: readonly Membership[]): Membership {
  const membership = findVerifiableMembership(all);
  if (!membership) throw new NothingToVerify();
  return membership;
}
