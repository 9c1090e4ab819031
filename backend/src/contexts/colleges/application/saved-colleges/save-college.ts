import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { EVENT_ID_BYTES } from '../../domain/engagement/interaction-sources';
import type { PersonId, CollegeId } from '../../domain/catalogue/ids';
import type { CollegePlan } from '../../domain/saved-colleges/college-plan';
import { SavedCollege, type SavedCollegeState } from '../../domain/saved-colleges/saved-college';
import { type KnownCollege, KnownColleges } from '../catalogue/ports/known-colleges';
import { SavedColleges, type SavedCollegeKey, type SavedCollegeView } from './ports/saved-colleges';
import { Transactions } from '../../../../shared/application/transactions';

interface SaveCollegeInput {
  readonly userId: PersonId;
  readonly collegeId: number;
  readonly plan?: Partial<CollegePlan>;
}

/** A college as its user sees it on the list. */
export const toSavedCollegeView = (
  { id, name, city, state, type }: KnownCollege,
  { savedAt, status, deadline, note }: SavedCollegeState,
): SavedCollegeView => ({ id, name, city, state, type, saved_at: savedAt.toISOString(), status, deadline, note });

@UseCase()
export class SaveCollege {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly savedColleges: SavedColleges,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * @param plan the plan for a college that isn't on the list yet
   * @throws CollegeNotFound, NoteTooLong
   */
  async execute({ userId, collegeId, plan }: SaveCollegeInput): Promise<SavedCollegeView> {
    const college = await this.colleges.get(collegeId);

    const eventId = this.randomness.createToken(EVENT_ID_BYTES);
    const saved = SavedCollege.save(eventId, userId, college.id, this.clock.now(), plan);

    return toSavedCollegeView(college, await this.savedColleges.saveOnce(saved));
  }
}

/** Changes the status, deadline or note of a saved college. */
@UseCase()
export class PlanSavedCollege {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly savedColleges: SavedColleges,
  ) {}

  /** @throws CollegeNotSaved, NoteTooLong */
  async execute(key: SavedCollegeKey, changes: Partial<CollegePlan>): Promise<SavedCollegeView> {
    const state = await this.savedColleges.update(key, (saved) => {
      saved.changePlan(changes);
      return saved.snapshot();
    });
    return toSavedCollegeView(await this.colleges.get(key.collegeId), state);
  }
}

/** Merges the list of a browser from before signing in into the user's list. */
@UseCase()
export class MergeSavedColleges {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly savedColleges: SavedColleges,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * @param collegeIds newest first; unknown IDs are skipped
   * @returns the whole list after the merge
   */
  async execute(userId: PersonId, collegeIds: readonly number[]): Promise<readonly SavedCollegeView[]> {
    const existing = new Set<number>(await this.colleges.listExistingIds(collegeIds));

    const now = this.clock.now().getTime();
    const ids = [...new Set(collegeIds)].filter((id) => existing.has(id));
    // Times differ by a millisecond, so that the list keeps its order; saved in the order of keys, so that two browsers
    // can't deadlock.
    const merged = ids
      .map((id, nth) => ({ id: id as CollegeId, at: new Date(now - nth) }))
      .sort((first, second) => first.id - second.id)
      .map(({ id, at }) => SavedCollege.save(this.randomness.createToken(EVENT_ID_BYTES), userId, id, at));

    await this.transactions.run(async () => {
      for (const saved of merged) await this.savedColleges.saveOnce(saved);
    });
    return this.savedColleges.listByUser(userId);
  }
}
