/** Sort order of the list; descending with a minus. */
export const ALUMNI_ORDERS = [
  'name',
  '-name',
  'graduationYear',
  '-graduationYear',
  'importedAt',
  '-importedAt',
] as const;
export type AlumniOrder = (typeof ALUMNI_ORDERS)[number];

export interface AlumniQuery {
  /** Words in the name, the major or, for unclaimed profiles, the email address. */
  readonly q?: string;
  readonly claimed?: boolean;
  readonly order: AlumniOrder;
  readonly limit: number;
  /** The last row of the previous page, as returned in `next`. */
  readonly after: AlumniCursor | null;
}

/** A position in the list: the sort values of a row, and its key. */
export interface AlumniCursor {
  readonly by: readonly (string | number)[];
  readonly id: number;
}

/** An alum as the college imported them. */
export interface ListedRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Null if the profile is claimed. */
  readonly email: string | null;
  readonly major: string;
  readonly graduationYear: number;
  readonly importedAt: Date;
  readonly invitedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly claimedAt: Date | null;
  readonly claimedBy: number | null;
  /** Whether the person lets the college see the month in which they were last active. */
  readonly sharesActivity: boolean;
}

export interface AlumniPage {
  readonly items: readonly ListedRow[];
  readonly next: AlumniCursor | null;
}

/** The alumni of one college. */
export abstract class AlumniList {
  abstract list(collegeId: number, query: AlumniQuery): Promise<AlumniPage>;

  abstract count(collegeId: number, query: Pick<AlumniQuery, 'q' | 'claimed'>): Promise<number>;

  /** Returns the accounts that have claimed a row. */
  abstract listClaimants(collegeId: number): Promise<readonly number[]>;
}
