import type { CollegeLevel, CollegeType } from './college-type';
import type { CollegeTrait } from './traits';

/** Where majors are known from, coarsest first. A coarser source never replaces a finer one. */
export const MAJOR_SOURCES = ['families', 'starter', 'fields'] as const;
export type MajorSource = (typeof MAJOR_SOURCES)[number];

/** An institution as the federal file describes it. Null is "not reported", never zero. */
export interface FederalCollege {
  /** UNITID. Six digits for an institution; the Scorecard makes eight-digit ones for its branches. */
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
  /** Percent, two decimals: who finished within one and a half times the normal time. */
  readonly graduationRate: number | null;
  /** Degree-seeking undergraduates. */
  readonly enrollment: number | null;
  /** USD for an academic year, with required fees. */
  readonly tuitionInState: number | null;
  readonly tuitionOutState: number | null;
  /** Students per instructor. */
  readonly studentFacultyRatio: number | null;
  /** Whether everyone who applies is admitted. */
  readonly openAdmission: boolean | null;
  readonly traits: readonly CollegeTrait[];
  /** UNITID of the institution a branch belongs to. */
  readonly mainCampusIpedsId: number | null;
  /** Null: nothing is said about majors. */
  readonly majors: {
    readonly names: readonly string[];
    readonly source: MajorSource;
    /** Of which the source does not say whether they are taught; none unless named. */
    readonly unknown?: readonly string[];
  } | null;
  /** Names the institution itself gives as aliases. */
  readonly aliases: readonly string[];
}

const LAST_INSTITUTION = 999_999;

export const isBranch = (ipedsId: number): boolean => ipedsId > LAST_INSTITUTION;

/** A branch's id is its institution's with two digits more. */
export const mainCampusOf = (ipedsId: number): number | null => (isBranch(ipedsId) ? Math.floor(ipedsId / 100) : null);
