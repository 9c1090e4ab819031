/** One change of one field of a college's profile. Rates are fractions. */
export interface RecordedProfileChange {
  readonly id: number;
  readonly field: string;
  readonly oldValue: string | number | null;
  readonly newValue: string | number | null;
  readonly source: 'federal' | 'college';
  readonly release: string | null;
  readonly changedAt: Date;
  readonly changedBy: number | null;
  readonly isRevertible: boolean;
}

/** The changes of colleges' profiles, stored by the catalog. */
export abstract class ProfileHistory {
  /**
   * Newest first.
   * @param page `after`: the last key of the previous page; null for the first page
   */
  abstract list(
    collegeId: number,
    page: { limit: number; after: number | null },
  ): Promise<{
    readonly items: readonly RecordedProfileChange[];
    readonly total: number;
    readonly nextAfter: number | null;
  }>;
}
