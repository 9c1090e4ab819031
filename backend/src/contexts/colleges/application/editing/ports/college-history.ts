import type { PageRequest } from '../../directory/ports/college-reader';

/** A change of one field. Rates are fractions. */
export interface CollegeChangeView {
  readonly id: number;
  readonly field: string;
  readonly source: 'federal' | 'college';
  readonly old_value: string | number | null;
  readonly new_value: string | number | null;
  /** YYYY-MM-DD of the federal release that brought it. */
  readonly release: string | null;
  /** ISO 8601, UTC. */
  readonly changed_at: string;
  /** The source's name for people, never a person's. */
  readonly changed_by: string | null;
}

export interface CollegeChanges {
  readonly items: readonly CollegeChangeView[];
  readonly total: number;
}

/** How what is known of a college has changed. */
export abstract class CollegeHistory {
  /** Newest first. @throws CollegeNotFound */
  abstract of(collegeId: number, page: PageRequest): Promise<CollegeChanges>;
}
