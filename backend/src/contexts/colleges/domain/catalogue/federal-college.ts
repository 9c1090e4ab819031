import type { CollegeLevel, CollegeType } from './college-type';
import type { CollegeFacts } from './federal/college-facts';
import type { ReportedFigures } from './federal/reported-figures';
import type { CollegeTrait } from './traits';

/** The sources of majors, coarsest first. A coarser source never replaces a finer one. */
export const MAJOR_SOURCES = ['families', 'starter', 'fields'] as const;
export type MajorSource = (typeof MAJOR_SOURCES)[number];

/** An institution as the federal file describes it. Null means "not reported", never zero. */
export interface FederalCollege {
  /** UNITID. Institutions have six digits; branches have eight-digit IDs from the Scorecard. */
  readonly ipedsId: number;
  readonly opeid: string | null;
  readonly name: string;
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  readonly type: CollegeType;
  readonly level: CollegeLevel;
  readonly website: string | null;
  readonly netPriceCalculatorUrl: string | null;
  /** Decimal degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Percent, two decimals. */
  readonly admissionRate: number | null;
  /** Share of students who finished within one and a half times the normal time, in percent with two decimals. */
  readonly graduationRate: number | null;
  /** Degree-seeking undergraduates. */
  readonly enrollment: number | null;
  /** USD for an academic year, with required fees. */
  readonly tuitionInState: number | null;
  readonly tuitionOutState: number | null;
  /** Students per instructor. */
  readonly studentFacultyRatio: number | null;
  /** Whether every applicant is admitted. */
  readonly openAdmission: boolean | null;
  readonly traits: readonly CollegeTrait[];
  /** UNITID of the institution a branch belongs to. */
  readonly mainCampusIpedsId: number | null;
  /** Null if no majors are reported. */
  readonly majors: {
    readonly names: readonly string[];
    readonly source: MajorSource;
    /** Majors for which the source doesn't report whether they are offered; none if omitted. */
    readonly unknown?: readonly string[];
  } | null;
  /** Aliases reported by the institution itself. */
  readonly aliases: readonly string[];
  /** Null for the starter table, which only has the figures above. */
  readonly official: { readonly figures: ReportedFigures; readonly facts: CollegeFacts } | null;
}

const MAX_MAIN_CAMPUS_ID = 999_999;

export const isBranch = (ipedsId: number): boolean => ipedsId > MAX_MAIN_CAMPUS_ID;

/** The ID of a branch is that of its institution with two more digits. */
export const mainCampusId = (ipedsId: number): number | null => (isBranch(ipedsId) ? Math.floor(ipedsId / 100) : null);
