import { CollegeProfile, type CollegeProfileState } from '../../../domain/editing/college-profile';
import type { PageRequest } from '../../directory/ports/college-reader';
import { ChangeNotFound, CollegeNotFound } from '../../../domain/catalogue/errors';
import {
  type CollegeChanges,
  CollegeProfiles,
  type EditNote,
  type StoredChange,
  type StoredChanges,
} from '../ports/college-profiles';

export class InMemoryCollegeProfiles extends CollegeProfiles {
  readonly #kept = new Map<number, CollegeProfileState>();
  readonly notes: EditNote[] = [];
  readonly #noted: number[] = [];

  constructor(...profiles: readonly CollegeProfile[]) {
    super();
    for (const profile of profiles) this.#kept.set(profile.id, profile.snapshot());
  }

  async get(id: number): Promise<CollegeProfile> {
    const state = this.#kept.get(id);
    if (!state) throw new CollegeNotFound();
    return CollegeProfile.restore({ ...state, values: { ...state.values } });
  }

  async save(profile: CollegeProfile, note: EditNote): Promise<void> {
    this.#kept.set(profile.id, profile.snapshot());
    this.notes.push(note);
    this.#noted.push(profile.id);
  }

  async listHistory(id: number, { limit, offset }: PageRequest): Promise<CollegeChanges> {
    const { name } = (await this.get(id)).snapshot().values;
    const items = this.notes
      .filter((_, n) => this.#noted[n] === id)
      .flatMap(({ changes, at }) => changes.map((change) => ({ ...change, at })))
      .map(({ field, oldValue, newValue, at }, n) => ({
        id: n + 1,
        field,
        source: 'college' as const,
        old_value: oldValue,
        new_value: newValue,
        release: null,
        changed_at: at.toISOString(),
        changed_by: String(name),
      }))
      .reverse();
    return { items: items.slice(offset, offset + limit), total: items.length };
  }

  async listChanges(id: number, { limit, after }: { limit: number; after: number | null }): Promise<StoredChanges> {
    const all = this.#changes(id);
    const rest = all.filter((change) => after === null || change.id < after);
    const items = rest.slice(0, limit);
    return { items, total: all.length, nextAfter: rest.length > limit ? items.at(-1)!.id : null };
  }

  async getChange(id: number, changeId: number): Promise<StoredChange> {
    const change = this.#changes(id).find((one) => one.id === changeId);
    if (!change) throw new ChangeNotFound();
    return change;
  }

  #changes(id: number): StoredChange[] {
    return this.notes
      .flatMap(({ changes, at, by }, n) => changes.map((change) => ({ ...change, at, by, of: this.#noted[n] })))
      .map(({ at, by, of, ...change }, n) => ({
        of,
        change: { ...change, id: n + 1, source: 'college' as const, release: null, changedAt: at, changedBy: by },
      }))
      .filter(({ of }) => of === id)
      .map(({ change }) => change)
      .reverse();
  }
}
