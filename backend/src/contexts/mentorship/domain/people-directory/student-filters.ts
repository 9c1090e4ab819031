/** How students are looked for: all of it has to fit. */
export interface StudentFilters {
  /** Words of the intended major, or how they begin. */
  readonly major?: string;
  /** Of graduation. */
  readonly year?: number;
  /** USPS code. */
  readonly state?: string;
}

export const narrows = ({ major, year, state }: StudentFilters): boolean =>
  Boolean(major) || year !== undefined || state !== undefined;
