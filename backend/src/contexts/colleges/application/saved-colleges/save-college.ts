import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { EVENT_ID_BYTES } from '../../domain/engagement/interaction-sources';
import type { PersonId, CollegeId } from '../../domain/catalogue/ids';
import { SavedCollege } from '../../domain/saved-colleges/saved-college';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { SavedColleges, type SavedCollegeView } from './ports/saved-colleges';
import { Transactions } from '../../../../shared/application/transactions';

@UseCase()
export class SaveCollege {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly savedColleges: SavedColleges,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws CollegeNotFound */
  async execute({ userId, collegeId }: { userId: PersonId; collegeId: number }): Promise<SavedCollegeView> {
    const college = await this.colleges.get(collegeId);

    const eventId = this.randomness.createToken(EVENT_ID_BYTES);
    const saved = SavedCollege.save(eventId, userId, college.id, this.clock.now());

    const since = await this.savedColleges.saveOnce(saved);
    return { ...college, saved_at: since.toISOString() };
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
