/** The order of a list; with a minus the other way round. */
export const ALUMNI_ORDERS = [
  'name',
  '-name',
  'graduationYear',
  '-graduationYear',
  'importedAt',
  '-importedAt',
] as const;
export type AlumniOrder = (typeof ALUMNI_ORDERS)[number];

export interface AlumniAsked {
  /** Words in the name, the major or, for unclaimed profiles, the email address. */
  readonly q?: string;
  readonly claimed?: boolean;
  readonly order: AlumniOrder;
  readonly limit: number;
  /** The row after which the page begins, as `next` named it. */
  readonly after: AlumniCursor | null;
}

/** A place in a list: what the row is ordered by, and its key. */
export interface AlumniCursor {
  readonly by: readonly (string | number)[];
  readonly id: number;
}

/** An alumna or alumnus as the college imported them. */
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
  /** The person agreed that the college sees in which month they were last active. */
  readonly sharesActivity: boolean;
}

export interface AlumniPage {
  readonly items: readonly ListedRow[];
  readonly next: AlumniCursor | null;
}

/** The alumni of one college. */
export abstract class AlumniList {
  abstract page(collegeId: number, asked: AlumniAsked): Promise<AlumniPage>;

  abstract count(collegeId: number, asked: Pick<AlumniAsked, 'q' | 'claimed'>): Promise<number>;

  /** The accounts of those who have claimed. */
  abstract claimedBy(collegeId: number): Promise<readonly number[]>;

  /** @returns null when there is no such person */
  abstract stateOf(collegeId: number, id: number): Promise<'unclaimed' | 'claimed' | null>;

  /** @returns false when the person has claimed or is not there */
  abstract deleteUnclaimed(collegeId: number, id: number): Promise<boolean>;
}
