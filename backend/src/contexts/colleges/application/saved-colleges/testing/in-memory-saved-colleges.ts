import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import type { PersonId } from '../../../domain/catalogue/ids';
import type { SavedCollege, SavedCollegeState } from '../../../domain/saved-colleges/saved-college';
import { type KnownCollege, KnownColleges } from '../../catalogue/ports/known-colleges';
import { SavedColleges, type SavedCollegeView } from '../ports/saved-colleges';

export class InMemorySavedColleges extends SavedColleges {
  readonly events: DomainEvent[] = [];
  #rows: SavedCollegeState[] = [];

  constructor(private readonly colleges: KnownColleges) {
    super();
  }

  async saveOnce(saved: SavedCollege): Promise<Date> {
    const state = saved.snapshot();
    await this.colleges.get(state.collegeId);
    const existing = this.#find(state.userId, state.collegeId);
    if (existing) return existing.savedAt;
    this.#rows.push(state);
    this.events.push(...saved.pullEvents());
    return state.savedAt;
  }

  async delete(userId: PersonId, collegeId: number): Promise<void> {
    this.#rows = this.#rows.filter((row) => row !== this.#find(userId, collegeId));
  }

  async listByUser(userId: PersonId): Promise<readonly SavedCollegeView[]> {
    const own = this.#rows.filter((row) => row.userId === userId);
    own.sort(
      (first, second) => second.savedAt.getTime() - first.savedAt.getTime() || second.collegeId - first.collegeId,
    );
    return Promise.all(own.map(async (row) => asView(await this.colleges.get(row.collegeId), row.savedAt)));
  }

  #find(userId: PersonId, collegeId: number): SavedCollegeState | undefined {
    return this.#rows.find((row) => row.userId === userId && row.collegeId === collegeId);
  }
}

const asView = ({ id, name, city, state, type }: KnownCollege, savedAt: Date): SavedCollegeView => ({
  id,
  name,
  city,
  state,
  type,
  saved_at: savedAt.toISOString(),
});
