import { UseCase } from '../../../../shared/application/use-case';
import { AdministratorNotVerified } from '../../../../shared/domain/administrator-not-verified';
import { TwoFactorNeeded } from '../../domain/memberships/errors';
import { AdministratorRules } from './ports/administrator-rules';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';

/** How far someone has come with speaking for a college. */
export interface Verification {
  readonly status: 'pending' | 'active';
  readonly isMainAdmin: boolean;
  readonly emailConfirmed: boolean;
}

/** Which college someone speaks for. Nothing in a request can name another one. */
@UseCase()
export class FindOwnCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly representatives: Representatives,
    private readonly rules: AdministratorRules,
  ) {}

  /**
   * The college someone speaks for, or waits to: who waits reads what is public of it, and writes nothing.
   * @throws AdministratorNotVerified, TwoFactorNeeded
   */
  async toRead(userId: number): Promise<{ collegeId: number; verification: Verification }> {
    const own = await this.memberships.ofUser(userId);
    const active = own.find((membership) => membership.isActive);
    if (active) await this.execute(userId);
    const shown = active ?? own.find((membership) => membership.isPending);
    const person = shown && (await this.representatives.byId(userId));
    if (!person || person.isMinor) throw new AdministratorNotVerified();
    const emailConfirmed = person.confirmedEmail !== null;
    const { collegeId, isMain } = shown.snapshot();
    return { collegeId, verification: { status: active ? 'active' : 'pending', isMainAdmin: isMain, emailConfirmed } };
  }

  /** @throws AdministratorNotVerified, TwoFactorNeeded */
  async execute(userId: number): Promise<number> {
    const own = (await this.memberships.ofUser(userId)).find((membership) => membership.isActive);
    const person = own && (await this.representatives.byId(userId));
    if (!person || person.isMinor) throw new AdministratorNotVerified();
    if (this.rules.twoFactorNeeded && !person.twoFactorEnabled) throw new TwoFactorNeeded();
    return own.collegeId;
  }
}
