import type { AddressPart, CollegeAddress } from '../../directory/ports/college-addresses';

/** The colleges with programs, as search engines list their pages. */
export abstract class ProgramAddresses {
  /** Returns the parts of the list of all colleges that contain colleges with programs. */
  abstract listParts(): Promise<readonly AddressPart[]>;

  /** Returns the next colleges with programs in a part of the list, by ID; none at its end. */
  abstract listPage(part: number, after: number): Promise<readonly CollegeAddress[]>;

  /** Counts the listed programs of an operating college; 0 for any other. */
  abstract countOfCollege(collegeId: number): Promise<number>;
}
