import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnCollege } from '../memberships/own-membership';
import { People } from '../memberships/ports/people';
import { ProfileHistory, type RecordedProfileChange } from './ports/profile-history';

export interface ProfileChange extends Omit<RecordedProfileChange, 'source' | 'changedBy'> {
  readonly source: 'administrator' | 'federal';
  readonly changedBy: { readonly id: number; readonly fullName: string } | null;
}

interface ProfileChanges {
  readonly items: readonly ProfileChange[];
  readonly total: number;
  readonly nextAfter: number | null;
}

/** Shows the changes in the profile of the administrator's own college, with the names of the users who made them. */
@UseCase()
export class ShowProfileHistory {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly history: ProfileHistory,
    private readonly people: People,
  ) {}

  /** Newest first. @throws AdministratorNotVerified, TwoFactorNeeded */
  async execute(by: number, page: { limit: number; after: number | null }): Promise<ProfileChanges> {
    const { items, ...rest } = await this.history.list(await this.findOwnCollege.execute(by), page);
    const editors = new Set(items.flatMap(({ changedBy }) => (changedBy === null ? [] : [changedBy])));
    const names = await this.people.findNames([...editors]);
    return {
      ...rest,
      items: items.map(({ source, changedBy, ...change }) => ({
        ...change,
        source: source === 'college' ? 'administrator' : source,
        changedBy:
          changedBy !== null && names.has(changedBy) ? { id: changedBy, fullName: names.get(changedBy)! } : null,
      })),
    };
  }
}
