import { CollegeRights } from '../../../../../shared/application/college-rights';
import { DomainError } from '../../../../../shared/domain/domain-error';

export class RoleChangeRefused extends DomainError {
  constructor() {
    super('conflict', 'example.cannot-be-spared', 'Hand that over first.');
  }
}

/** Gives no one rights for a college; records whose rights are revoked, unless they can't be spared. */
export class StubCollegeRights extends CollegeRights {
  readonly by: number[] = [];
  readonly cannotBeSpared = new Set<number>();
  readonly verified = new Set<number>();

  async canRepresent(): Promise<boolean> {
    return false;
  }

  async canRepresentAny(): Promise<boolean> {
    return false;
  }

  async isVerified(userId: number): Promise<boolean> {
    return this.verified.has(userId);
  }

  async revoke(userId: number): Promise<void> {
    if (this.cannotBeSpared.has(userId)) throw new RoleChangeRefused();
    this.by.push(userId);
  }
}
