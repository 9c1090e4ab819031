import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { assertCanAct } from '../../domain/memberships/eligibility';
import { twoFactorRequiredSince } from '../../../../shared/domain/two-factor-rule';
import { AdministratorRules, People } from './ports/people';
import { Memberships } from './ports/memberships';

/** The college that the person represents, or has asked to represent. */
export interface OwnCollegeAdmin {
  collegeId: number;
  /** Gives no rights while it’s pending. */
  status: 'pending' | 'active';
  department: string | null;
  position: string | null;
  /** Whether the person is the main administrator. */
  isMainAdmin: boolean;
  /** Another college that the person has asked to represent instead. */
  requestedCollegeId: number | null;
}

/** The state of a user's verification as an administrator. */
export interface AdministratorVerification {
  readonly status: 'pending' | 'active' | 'expired';
  /** Until when the administrator is verified; null if they never were. */
  readonly verifiedUntil: Date | null;
  readonly isMainAdmin: boolean;
  readonly emailConfirmed: boolean;
  /** From when the administrator needs two-factor authentication; null if they have it or never need it. */
  readonly twoFactorNeededFrom: Date | null;
}

/** Finds the college the caller represents. A request can't select another one. */
@UseCase()
export class FindOwnCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly people: People,
    private readonly rules: AdministratorRules,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the college the user represents or asked to represent: with a pending request, they can read its public
   * data and write nothing. With an expired verification, they see as much as without one.
   * @throws AdministratorNotVerified, TwoFactorNeeded
   */
  async getReadableCollege(userId: number): Promise<{ collegeId: number; verification: AdministratorVerification }> {
    const own = await this.memberships.listByUser(userId);
    const active = own.find((membership) => membership.isActive);
    const isVerified = active?.isVerifiedAt(this.clock.now()) ?? false;
    if (active && isVerified) await this.execute(userId);
    const shown = active ?? own.find((membership) => membership.isPending);
    const person = shown && (await this.people.find(userId));
    if (!person || person.isMinor) throw new AdministratorNotVerified();
    const emailConfirmed = person.confirmedEmail !== null;
    const { collegeId, isMain } = shown.snapshot();
    const status = !active ? 'pending' : isVerified ? 'active' : 'expired';
    const { verifiedUntil } = shown;
    const twoFactorRequiredFrom = person.twoFactorEnabled
      ? null
      : twoFactorRequiredSince(this.rules.twoFactor, shown.mainSince);
    return {
      collegeId,
      verification: {
        status,
        isMainAdmin: isMain,
        emailConfirmed,
        verifiedUntil,
        twoFactorNeededFrom: active ? twoFactorRequiredFrom : null,
      },
    };
  }

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async execute(userId: number): Promise<number> {
    const own = (await this.memberships.listByUser(userId)).find((membership) => membership.isActive);
    const person = own && (await this.people.find(userId));
    assertCanAct(own, person, this.rules.twoFactor, this.clock.now());
    return own.collegeId;
  }
}

/** Shows which college a user represents or asked to represent. */
@UseCase()
export class ShowOwnMembership {
  constructor(private readonly memberships: Memberships) {}

  /** @returns null if the user has neither a membership nor a request */
  async execute(userId: number): Promise<OwnCollegeAdmin | null> {
    const own = await this.memberships.listByUser(userId);
    const active = own.find((one) => one.isActive);
    const pending = own.find((one) => one.isPending);
    const shown = active ?? pending;
    if (!shown) return null;

    const { collegeId, department, position, isMain } = shown.snapshot();
    return {
      collegeId,
      status: active ? 'active' : 'pending',
      department,
      position,
      isMainAdmin: isMain,
      requestedCollegeId: (active && pending?.collegeId) ?? null,
    };
  }
}
