import type { OwnCollegeAdmin } from '../../../../shared/application/role-details';
import { UseCase } from '../../../../shared/application/use-case';
import { Memberships } from './ports/memberships';

/** For which college someone speaks, or waits to. */
@UseCase()
export class ShowOwnMembership {
  constructor(private readonly memberships: Memberships) {}

  /** @returns null for who neither speaks for a college nor waits for one */
  async execute(userId: number): Promise<OwnCollegeAdmin | null> {
    const own = await this.memberships.ofUser(userId);
    const active = own.find((one) => one.isActive);
    const pending = own.find((one) => one.isPending);
    const shown = active ?? pending;
    if (!shown) return null;

    const { collegeId, department, position, isMain } = shown.snapshot();
    return {
      ...{ collegeId, status: active ? 'active' : 'pending', department, position },
      isMainAdmin: isMain,
      requestedCollegeId: (active && pending?.collegeId) ?? null,
    };
  }
}
