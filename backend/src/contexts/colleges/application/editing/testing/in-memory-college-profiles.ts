import { CollegeProfile, type CollegeProfileState } from '../../../domain/editing/college-profile';
import { CollegeNotFound } from '../../../domain/catalogue/errors';
import { CollegeProfiles, type EditNote } from '../ports/college-profiles';

export class InMemoryCollegeProfiles extends CollegeProfiles {
  readonly #kept = new Map<number, CollegeProfileState>();
  readonly notes: EditNote[] = [];

  constructor(...profiles: readonly CollegeProfile[]) {
    super();
    for (const profile of profiles) this.#kept.set(profile.id, profile.snapshot());
  }

  async byId(id: number): Promise<CollegeProfile> {
    const state = this.#kept.get(id);
    if (!state) throw new CollegeNotFound();
    return CollegeProfile.restore({ ...state, values: { ...state.values } });
  }

  async save(profile: CollegeProfile, note: EditNote): Promise<void> {
    this.#kept.set(profile.id, profile.snapshot());
    this.notes.push(note);
  }
}
