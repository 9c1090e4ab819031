import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import type { PersonId } from '../../../domain/catalogue/ids';
import { CollegeNotSaved, SavedCollege, type SavedCollegeState } from '../../../domain/saved-colleges/saved-college';
import { KnownColleges } from '../../catalogue/ports/known-colleges';
import { SavedColleges, type SavedCollegeKey, type SavedCollegeView } from '../ports/saved-colleges';
import { toSavedCollegeView } from '../save-college';

export class InMemorySavedColleges extends SavedColleges {
  readonly events: DomainEvent[] = [];
  #rows: SavedCollegeState[] = [];

  constructor(private readonly colleges: KnownColleges) {
    super();
  }

  async saveOnce(saved: SavedCollege): Promise<SavedCollegeState> {
    const state = saved.snapshot();
    await this.colleges.get(state.collegeId);
    const existing = this.#find(state.userId, state.collegeId);
    if (existing) return existing;
    this.#put(saved);
    return state;
  }

  async lock({ userId, collegeId }: SavedCollegeKey): Promise<SavedCollege> {
    const row = this.#find(userId, collegeId);
    if (!row) throw new CollegeNotSaved();
    return SavedCollege.restore(row);
  }

  async save(saved: SavedCollege): Promise<void> {
    this.#put(saved);
  }

  async delete(userId: PersonId, collegeId: number): Promise<void> {
    this.#rows = this.#rows.filter((row) => row !== this.#find(userId, collegeId));
  }

  async listByUser(userId: PersonId): Promise<readonly SavedCollegeView[]> {
    const own = this.#rows.filter((row) => row.userId === userId);
    own.sort(
      (first, second) => second.savedAt.getTime() - first.savedAt.getTime() || second.collegeId - first.collegeId,
    );
    return Promise.all(own.map(async (row) => toSavedCollegeView(await this.colleges.get(row.collegeId), row)));
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  #put(saved: SavedCollege): void {
    const state = saved.snapshot();
    this.#rows = [...this.#rows.filter((row) => row !== this.#find(state.userId, state.collegeId)), state];
    this.events.push(...saved.pullEvents());
  }

  #find(userId: PersonId, collegeId: number): SavedCollegeState | undefined {
    return this.#rows.find((row) => row.userId === userId && row.collegeId === collegeId);
  }
}
