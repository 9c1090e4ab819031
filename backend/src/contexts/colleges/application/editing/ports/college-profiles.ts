import type { CollegeProfile, FieldChange } from '../../../domain/editing/college-profile';

/** What an administrator changed, who it was and when. */
export interface EditNote {
  readonly changes: readonly FieldChange[];
  readonly by: number;
  readonly at: Date;
}

/** What colleges say of themselves. */
export abstract class CollegeProfiles {
  /**
   * Inside a unit of work no one else changes it before it ends.
   * @throws CollegeNotFound, CatalogueIsBusy while a federal file is brought in
   */
  abstract byId(id: number): Promise<CollegeProfile>;

  /** Writes it, its history, and brings up to date what is derived from it. */
  abstract save(profile: CollegeProfile, note: EditNote): Promise<void>;
}
