import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { assertAdultAdministrator, assertEmailConfirmed } from '../../domain/memberships/eligibility';
import { NothingToVerify, WrongCode } from '../../domain/verification/errors';
import { findVerifiableMembership, Verification } from '../../domain/verification/verification';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { Memberships } from '../memberships/ports/memberships';
import { People } from '../memberships/ports/people';
import { VerifyMembership } from '../memberships/verify-administrator';
import { VerificationPages, Verifications, VerificationSecrets } from './ports/verifications';
import { toVerificationCode } from './verification-code';
import { verificationMail } from './verification-mail';

export const SEND_VERIFICATION_CODE = 'send-verification-code';

/** An administrator requests a code for their staff address. */
@UseCase()
export class StartVerification {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly colleges: KnownColleges,
    private readonly verifications: Verifications,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns when the code expires
   * @throws RoleNotAllowed, AdministratorIsMinor, EmailNotConfirmed, NothingToVerify, NotStaffAddress, TooManyRequests
   */
  async execute({ userId, email }: { userId: number; email: string }): Promise<Date> {
    const person = await this.people.find(userId);
    assertAdultAdministrator(person);
    assertEmailConfirmed(person);
    // Right after registration, the membership request may not exist yet.
    const own = await this.memberships.listByUser(userId);
    const collegeId = findVerifiableMembership(own)?.collegeId ?? person.collegeId;
    if (collegeId === null) throw new NothingToVerify();
    const staffDomain = await this.colleges.findStaffDomain(collegeId);
    const verification = Verification.request({ userId, collegeId, email, staffDomain }, this.clock.now());

    await this.limits.consume(RATE_LIMITS.verificationCodesPerPerson, String(userId));
    await this.limits.consume(RATE_LIMITS.verificationCodesPerMinute, String(userId));
    await this.limits.consume(RATE_LIMITS.mailPerRecipient, verification.email);
    await this.transactions.run(async () => {
      await this.verifications.save(verification);
      await this.jobs.send(SEND_VERIFICATION_CODE, { userId });
    });
    return verification.expiresAt;
  }
}

/** Emails the requested code. If the job runs again, it sends a new code; only the last one works. */
@UseCase()
export class SendVerificationCode {
  constructor(
    private readonly verifications: Verifications,
    private readonly colleges: KnownColleges,
    private readonly mailbox: Mailbox,
    private readonly pages: VerificationPages,
    private readonly randomness: Randomness,
    private readonly secrets: VerificationSecrets,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: number }): Promise<void> {
    const verification = await this.verifications.find(userId);
    if (!verification?.isValidAt(this.clock.now())) return;
    const [college] = await this.colleges.listByIds([verification.collegeId]);
    if (!college) return;
    const code = toVerificationCode(Buffer.from(this.randomness.createToken(CODE_BYTES), 'base64url'));
    const hash = this.secrets.hashCode(userId, code);
    const email = await this.verifications.update(userId, (current) => {
      current.setCode(hash);
      return current.email;
    });
    await this.mailbox.send({ to: email, ...verificationMail(code, college.name, this.pages) });
  }
}

const CODE_BYTES = 16;

/**
 * An administrator proves with the emailed code that they read email at a staff address. This activates a membership
 * that is already approved, and renews an active one; any other waits for the approval.
 */
@UseCase()
export class ConfirmVerification {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly verifications: Verifications,
    private readonly secrets: VerificationSecrets,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws WrongCode, RoleNotAllowed, AdministratorIsMinor, NothingToVerify */
  async execute({ userId, code }: { userId: number; code: string }): Promise<void> {
    const hash = this.secrets.hashCode(userId, code);
    const now = this.clock.now();
    // Runs outside the unit of work below, so that a failed attempt is counted even though it is refused.
    const isRight = await this.verifications.update(userId, (verification) => verification.tryCode(hash, now));
    if (!isRight) throw new WrongCode();
    await this.transactions.run(async () => {
      const own = await this.memberships.listByUser(userId);
      const verification = await this.verifications.lock(userId);
      verification.assertValidAt(now);
      assertAdultAdministrator(await this.people.find(userId));
      const membership = verification.getMatchingMembership(findVerifiableMembership(own));
      await this.verifications.delete(userId);
      membership.verifyAddress(now);
      await this.memberships.save(membership);
      if (membership.isActive || membership.isApproved) await this.verifyMembership.execute(userId);
    });
  }
}
