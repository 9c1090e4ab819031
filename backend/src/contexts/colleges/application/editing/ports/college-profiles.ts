import type { PageRequest } from '../../directory/ports/college-reader';
import type { CollegeProfile, FieldChange, RecordedChange } from '../../../domain/editing/college-profile';

/** What an administrator changed, who it was and when. */
export interface EditNote {
  readonly changes: readonly FieldChange[];
  readonly by: number;
  readonly at: Date;
}

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
  /** The source's name for people, never a person's. */
  readonly changed_by: string | null;
}

/** A change as administrators of the college see it, in the unit it is kept in: rates are percent. */
export interface StoredChange extends RecordedChange {
  readonly id: number;
  readonly source: 'federal' | 'college';
  readonly release: string | null;
  readonly changedAt: Date;
  /** Null for federal files, and once the account is gone. */
  readonly changedBy: number | null;
}

export interface StoredChanges {
  readonly items: readonly StoredChange[];
  readonly total: number;
  /** The key after which the next page begins; null on the last one. */
  readonly nextAfter: number | null;
}

export interface CollegeChanges {
  readonly items: readonly CollegeChangeView[];
  readonly total: number;
}

/** What colleges say of themselves, and how it has changed. */
export abstract class CollegeProfiles {
  /**
   * Inside a unit of work no one else changes it before it ends.
   * @throws CollegeNotFound, CatalogueIsBusy while a federal file is brought in
   */
  abstract byId(id: number): Promise<CollegeProfile>;

  /** Writes it, its history, and brings up to date what is derived from it. */
  abstract save(profile: CollegeProfile, note: EditNote): Promise<void>;

  /** How what is known of a college has changed, newest first. @throws CollegeNotFound */
  abstract historyOf(id: number, page: PageRequest): Promise<CollegeChanges>;

  /** The same for administrators, newest first by key. @param page `after`: the last key of the page before; null for the first page */
  abstract changesOf(id: number, page: { limit: number; after: number | null }): Promise<StoredChanges>;

  /** One change of this college. @throws ChangeNotFound */
  abstract changeOf(id: number, changeId: number): Promise<StoredChange>;
}
