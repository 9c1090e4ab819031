import { CollegeProfile, type CollegeProfileState, type UnsavedChange } from '../../../domain/editing/college-profile';
import type { PageRequest } from '../../directory/ports/college-reader';
import { ChangeNotFound, CollegeNotFound } from '../../../domain/catalogue/errors';
import { type CollegeChanges, CollegeProfiles, type StoredChange, type StoredChanges } from '../ports/college-profiles';

export class InMemoryCollegeProfiles extends CollegeProfiles {
  readonly #rows = new Map<number, CollegeProfileState>();
  readonly history: (UnsavedChange & { readonly collegeId: number })[] = [];

  constructor(...profiles: readonly CollegeProfile[]) {
    super();
    for (const profile of profiles) this.#rows.set(profile.id, profile.snapshot());
  }

  async get(id: number): Promise<CollegeProfile> {
    const state = this.#rows.get(id);
    if (!state) throw new CollegeNotFound();
    return CollegeProfile.restore({ ...state, values: { ...state.values } });
  }

  lock(id: number): Promise<CollegeProfile> {
    return this.get(id);
  }

  async save(profile: CollegeProfile): Promise<void> {
    this.#rows.set(profile.id, profile.snapshot());
    this.history.push(...profile.pullChanges().map((change) => ({ ...change, collegeId: profile.id })));
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async listHistory(id: number, { limit, offset }: PageRequest): Promise<CollegeChanges> {
    const { name } = (await this.get(id)).snapshot().values;
    const items = this.#changes(id).map((change) => ({
      id: change.id,
      field: change.field,
      source: change.source,
      release: change.release,
      old_value: change.oldValue,
      new_value: change.newValue,
      changed_at: change.changedAt.toISOString(),
      changed_by: String(name),
    }));
    return { items: items.slice(offset, offset + limit), total: items.length };
  }

  async listChanges(id: number, { limit, after }: { limit: number; after: number | null }): Promise<StoredChanges> {
    const all = this.#changes(id);
    const following = all.filter((change) => after === null || change.id < after);
    const items = following.slice(0, limit);
    return { items, total: all.length, nextAfter: following.length > limit ? items.at(-1)!.id : null };
  }

  async getChange(id: number, changeId: number): Promise<StoredChange> {
    const change = this.#changes(id).find((stored) => stored.id === changeId);
    if (!change) throw new ChangeNotFound();
    return change;
  }

  /** Newest first. */
  #changes(id: number): StoredChange[] {
    return this.history
      .flatMap(({ collegeId, by, at, ...change }, index) =>
        collegeId === id
          ? [{ ...change, id: index + 1, source: 'college' as const, release: null, changedAt: at, changedBy: by }]
          : [],
      )
      .reverse();
  }
}
