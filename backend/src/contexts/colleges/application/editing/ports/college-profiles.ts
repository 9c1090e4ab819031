import { Repository } from '../../../../../shared/application/repository';
import type { PageRequest } from '../../directory/ports/college-reader';
import type { CollegeProfile, RecordedChange } from '../../../domain/editing/college-profile';

/** A change of one field. Rates are fractions. */
export interface CollegeChangeView {
  readonly id: number;
  readonly field: string;
  readonly source: 'federal' | 'college';
  readonly old_value: string | number | null;
  readonly new_value: string | number | null;
  /** Date of the federal release with this value, YYYY-MM-DD. */
  readonly release: string | null;
  /** ISO 8601, UTC. */
  readonly changed_at: string;
  /** The display name of the source, never of a person. */
  readonly changed_by: string | null;
}

/** A change as administrators of the college see it, in the stored unit: rates are percent. */
export interface StoredChange extends RecordedChange {
  readonly id: number;
  readonly source: 'federal' | 'college';
  readonly release: string | null;
  readonly changedAt: Date;
  /** Null for federal files, and after the account was erased. */
  readonly changedBy: number | null;
}

export interface StoredChanges {
  readonly items: readonly StoredChange[];
  readonly total: number;
  /** The key after which the next page starts; null on the last page. */
  readonly nextAfter: number | null;
}

export interface CollegeChanges {
  readonly items: readonly CollegeChangeView[];
  readonly total: number;
}

/**
 * Profiles that colleges edit, and their history. `lock` and `update` throw CollegeNotFound, and CatalogueIsBusy while a
 * federal file is imported.
 */
export abstract class CollegeProfiles extends Repository<CollegeProfile> {
  /** @throws CollegeNotFound */
  abstract get(id: number): Promise<CollegeProfile>;

  /** Stores the profile and its history, and updates derived data; does nothing without changes. */
  abstract override save(profile: CollegeProfile): Promise<void>;

  /**
   * Returns the changes of a college's values, newest first.
   * @throws CollegeNotFound
   */
  abstract listHistory(id: number, page: PageRequest): Promise<CollegeChanges>;

  /**
   * Returns the changes for administrators, newest first by key.
   * @param page `after`: the last key of the previous page; null for the first page
   */
  abstract listChanges(id: number, page: { limit: number; after: number | null }): Promise<StoredChanges>;

  /**
   * Returns one change of this college.
   * @throws ChangeNotFound
   */
  abstract getChange(id: number, changeId: number): Promise<StoredChange>;
}
