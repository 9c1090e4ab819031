/** Most addresses in one part of the list. */
export const ADDRESSES_PER_PART = 10_000;

/** A part of the list of colleges, with the date of its newest change. Part 1 starts at ID 1. */
export interface AddressPart {
  readonly part: number;
  readonly updatedAt: Date;
}

/** A state with open colleges, with the date of their newest change. */
export interface StateUpdate {
  /** Two-letter code. */
  readonly state: string;
  readonly updatedAt: Date;
}

export interface CollegeAddress {
  readonly id: number;
  readonly updatedAt: Date;
}

/** Lists the open colleges for search engines, in parts of fixed ranges of IDs. */
export abstract class CollegeAddresses {
  /** Returns the parts that contain colleges. */
  abstract listParts(): Promise<readonly AddressPart[]>;
  abstract listStates(): Promise<readonly StateUpdate[]>;
  /**
   * Returns the next colleges of a part by ID, at most a thousand; none at the end of the part.
   * @param after the last ID of the previous page; 0 for the first page
   */
  abstract listPage(part: number, after: number): Promise<readonly CollegeAddress[]>;
}
