import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnCollege } from './find-own-college';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';

export interface ListedAdministrator {
  readonly id: number;
  readonly fullName: string;
  readonly department: string | null;
  readonly position: string | null;
  readonly isMainAdmin: boolean;
}

/** The active administrators of one's own college, the main one first. */
@UseCase()
export class ListAdministrators {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
    private readonly representatives: Representatives,
  ) {}

  /** @throws NotVerified, TwoFactorNeeded */
  async execute(by: number): Promise<ListedAdministrator[]> {
    const active = await this.memberships.activeOf(await this.findOwnCollege.execute(by));
    const names = await this.representatives.namesOf(active.map(({ userId }) => userId));
    return active
      .map((one) => one.snapshot())
      .filter(({ userId }) => names.has(userId))
      .map(({ userId, department, position, isMain }) => ({
        id: userId,
        fullName: names.get(userId)!,
        department,
        position,
        isMainAdmin: isMain,
      }));
  }
}
