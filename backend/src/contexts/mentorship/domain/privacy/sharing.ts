import { Aggregate } from '../../../../shared/domain/aggregate';
import { SharingNotForMinors } from '../profile-fields/errors';
import { SharingChanged } from '../profiles/profile-events';

export interface Sharing {
  /** When they read messages. */
  readonly readReceipts: boolean;
  /** That they are active, and typing. */
  readonly activityStatus: boolean;
}

export type SharingChoices = { readonly [field in keyof Sharing]?: boolean };

export const NOTHING_SHARED: Sharing = { readReceipts: false, activityStatus: false };
export const SHARING_FIELDS = ['readReceipts', 'activityStatus'] as const satisfies (keyof Sharing)[];

/** What someone shares with connections who share it, too. Off until chosen; under 18 always off. */
export class SharingPreferences extends Aggregate {
  private constructor(
    private readonly userId: number,
    private state: Sharing,
  ) {
    super();
  }

  static create(userId: number): SharingPreferences {
    return new SharingPreferences(userId, NOTHING_SHARED);
  }

  static restore(userId: number, state: Sharing): SharingPreferences {
    return new SharingPreferences(userId, state);
  }

  /** @returns whether something is different now. @throws SharingNotForMinors */
  choose(choices: SharingChoices, isMinor: boolean, now: Date): boolean {
    const [refused, ...others] = isMinor ? SHARING_FIELDS.filter((field) => choices[field]) : [];
    if (refused) throw new SharingNotForMinors([refused, ...others]);
    const before = this.state;
    const after: Sharing = {
      readReceipts: choices.readReceipts ?? before.readReceipts,
      activityStatus: choices.activityStatus ?? before.activityStatus,
    };
    const changes = SHARING_FIELDS.filter((field) => before[field] !== after[field]);
    if (changes.length === 0) return false;
    this.state = after;
    for (const field of changes) this.record(new SharingChanged(this.userId, field, after[field], now));
    return true;
  }

  /** What holds: nothing while the person is under 18. */
  shown(isMinor: boolean): Sharing {
    return isMinor ? NOTHING_SHARED : this.state;
  }

  snapshot(): Sharing & { readonly userId: number } {
    return { userId: this.userId, ...this.state };
  }
}
