import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { ApiFraction } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import {
  PRINTABLE_LINE_PATTERN,
  CleanedSearchWords,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import type {
  CampusView,
  RankedBy,
  CatalogueCount,
  CollegeDetailView,
  CollegeView,
  FactsView,
  FigureChangeView,
  FigureComparison,
  FigureSources,
  FigureView,
} from '../../application/directory/ports/college-reader';
import {
  COLLEGE_LEVELS,
  COLLEGE_TYPES,
  type CollegeLevel,
  type CollegeType,
} from '../../domain/catalogue/college-type';
import { MAJOR_SOURCES, type MajorSource } from '../../domain/catalogue/federal-college';
import { CHANGING_FIGURES, type ChangingFigure, type ComparedFigure } from '../../domain/catalogue/figures';
import {
  type Mission,
  MISSIONS,
  PREDOMINANT_AWARDS,
  type PredominantAward,
  TEST_POLICIES,
  type TestPolicy,
} from '../../domain/catalogue/federal/college-facts';
import { FIGURE_NAMES, type FigureName } from '../../domain/catalogue/federal/federal-figures';
import type { FigureRange } from '../../domain/catalogue/federal/reported-figures';
import type { PriceParts } from '../../domain/catalogue/federal/price-parts';
import { FIGURE_REASONS, type FigureReason } from '../../domain/catalogue/federal/figure-reasons';
import type { Match } from '../../domain/search/search-match';

export const MAX_SEARCH_LENGTH = 100;
/**
 * Limit of a page offset: an offset beyond the end of the catalog returns an empty page, a larger one than this is
 * rejected.
 */
export const MAX_OFFSET = 1_000_000;

export class SearchCollegesQuery {
  /** Name, nickname, city, state or major, in any order. */
  @CleanedSearchWords()
  @IsString()
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q must not contain control characters' })
  @Length(1, MAX_SEARCH_LENGTH)
  q: string;

  @WholeNumberFromQuery('limit', 1, 50)
  limit: number = 12;

  @WholeNumberFromQuery('offset', 0, MAX_OFFSET)
  offset: number = 0;
}

class BranchOf {
  id: number;
  name: string;
}

class CollegeMatch {
  @ApiProperty({ enum: ['name', 'alias', 'city', 'state', 'major', 'kind', 'similar'] })
  by: Match['by'];
  /** Text for people: "Also known as UCLA", "Offers Nursing", "Women’s college", "8 miles from Boston, MA". */
  text: string;
}

/** A college in a list. Null means "not reported". */
class RankedByValue implements RankedBy {
  /** USD, or a fraction for a share; null if the college doesn't report it. */
  @ApiFraction()
  value: number | null;
  /** Whether several campuses were measured together. */
  measured_together: boolean;
}

export class College implements CollegeView {
  id: number;
  name: string;
  city: string;
  /** Two-letter code. */
  state: string;
  @ApiProperty({ enum: COLLEGE_TYPES })
  type: CollegeType;
  @ApiProperty({ enum: COLLEGE_LEVELS })
  level: CollegeLevel;
  website: string | null;
  description: string | null;
  /** Degree-seeking undergraduates. */
  enrollment: number | null;
  /** Fraction, 0 to 1, at most four decimals. */
  @ApiFraction()
  admission_rate: number | null;
  /** USD for an academic year, with required fees. */
  tuition_in_state: number | null;
  tuition_out_state: number | null;
  /** Fraction, 0 to 1, of students who finish within 150 percent of the normal time. */
  @ApiFraction()
  graduation_rate: number | null;
  /** Students per instructor. */
  @ApiFraction()
  student_faculty_ratio: number | null;
  founded_year: number | null;
  @ApiFraction()
  latitude: number | null;
  @ApiFraction()
  longitude: number | null;
  /** Key of the institution in federal data; eight digits for a branch. */
  ipeds_id: number;
  /** Whether all applicants are admitted. */
  open_admission: boolean | null;
  @ApiProperty({ type: BranchOf, nullable: true })
  branch_of: BranchOf | null;
  /**
   * Number of alumni whom members can find, rounded down to 0, 1, 5, 10, 25, 50, 100, 250, 500 or 1,000. Updated when
   * someone joins or leaves.
   */
  alumniCount: number;
  /** Why the college matches; only in search results. */
  @ApiPropertyOptional({ type: CollegeMatch })
  matched?: CollegeMatch;
  /** The value by which the list is sorted, if no other field contains it. */
  @ApiPropertyOptional({ type: RankedByValue })
  ranked_by?: RankedByValue;
  /** Distance from the given place, with one decimal; null if the college has no coordinates. */
  @ApiFraction()
  distance_miles?: number | null;
}

class Campus implements CampusView {
  id: number;
  name: string;
  city: string;
  state: string;
}

class ComparedWithType implements FigureComparison {
  /** Median of colleges of the same type, in the unit of the figure. */
  @ApiFraction()
  median: number | null;
  /** Percent of colleges of the same type with the same or a lower value, 0 to 100. */
  @ApiFraction()
  percentile: number | null;
}

class CollegeComparison implements Record<ComparedFigure, FigureComparison> {
  @ApiProperty({ enum: COLLEGE_TYPES })
  type: CollegeType;
  /** Number of colleges of this type, without branches. */
  colleges: number;
  admission_rate: ComparedWithType;
  enrollment: ComparedWithType;
  tuition_in_state: ComparedWithType;
  tuition_out_state: ComparedWithType;
  graduation_rate: ComparedWithType;
  student_faculty_ratio: ComparedWithType;
}

class FederalFigure {
  /** In the unit of the figure; null means "not reported". */
  @ApiFraction()
  value: number | null;
  /** The period of the figure, e.g. "fall 2023". */
  year: string;
}

class OwnFigure {
  @ApiFraction()
  value: number | null;
  /** When the college entered it. ISO 8601, UTC. */
  changed_at: string;
}

/** The sources of a figure; the college's own value takes precedence. */
class FigureSource implements FigureSources {
  source: string;
  /** The period of the figure, e.g. "fall 2023". */
  year: string;
  @ApiProperty({ type: FederalFigure, nullable: true })
  federal: FederalFigure | null;
  @ApiProperty({ type: OwnFigure, nullable: true })
  college: OwnFigure | null;
  /** The two values differ by more than a tenth of the federal one. */
  differs: boolean;
}

class CollegeSources implements Record<ComparedFigure, FigureSource> {
  admission_rate: FigureSource;
  enrollment: FigureSource;
  tuition_in_state: FigureSource;
  tuition_out_state: FigureSource;
  graduation_rate: FigureSource;
  student_faculty_ratio: FigureSource;
}

/** Both ends are possible values. */
class ValueRange implements FigureRange {
  @ApiFraction()
  from: number;
  @ApiFraction()
  to: number;
}

/** A figure with its value or range, or the reason why there is none. */
class Figure implements FigureView {
  /** Shares are fractions, money is whole US dollars. */
  @ApiFraction()
  value: number | null;
  /** Instead of a value, where the file only gives a range. */
  range?: ValueRange;
  @ApiProperty({ enum: FIGURE_REASONS, nullable: true })
  reason: FigureReason | null;
  /** The period that it describes; null if the release of the file is unknown. */
  year: string | null;
  source: string;
  /** IDs of the other campuses that were measured together with this one. */
  pooled_with: number[];
  /** The number of students behind it; null if the file doesn't contain it. */
  students: number | null;
  /** Median of colleges with the same predominant award. */
  @ApiFraction()
  median: number | null;
  /** Median of all colleges. */
  @ApiFraction()
  national: number | null;
}

class HighSchoolEarnings {
  state: number | null;
  nation: number | null;
}

/** What the federal file says in codes. Null means "not reported". */
class CollegeFacts implements FactsView {
  @ApiProperty({ enum: PREDOMINANT_AWARDS, nullable: true })
  predominant_award: PredominantAward | null;
  @ApiProperty({ enum: Object.values(TEST_POLICIES), nullable: true })
  test_policy: TestPolicy | null;
  /** "Large city", "Remote rural area" and the like. */
  setting: string | null;
  @ApiProperty({ enum: MISSIONS, isArray: true })
  missions: Mission[];
  religious_affiliation: string | null;
  online_only: boolean | null;
  /** School code for the federal aid application. */
  fafsa_code: string | null;
  cash_monitoring: boolean | null;
  /** Median earnings of high-school graduates in USD. */
  high_school_earnings: HighSchoolEarnings;
}

/** A figure that the last federal release changed. */
class FigureChange implements FigureChangeView {
  @ApiProperty({ enum: CHANGING_FIGURES })
  figure: ChangingFigure;
  /** Shares are fractions, money is whole US dollars. */
  @ApiFraction()
  before: number;
  @ApiFraction()
  after: number;
}

const FIGURES_SCHEMA = Object.fromEntries(
  FIGURE_NAMES.map((name) => [name, { allOf: [{ $ref: getSchemaPath(Figure) }] }]),
);

class LivingCosts {
  onCampus: number | null;
  offCampus: number | null;
  withFamily: number | null;
}

const MONEY_LIST = { type: 'array', items: { type: 'number', nullable: true }, minItems: 5, maxItems: 5 } as const;

/** What a year costs a family, in parts in USD; see GET /api/colleges/prices. */
class CollegePriceParts implements PriceParts {
  /** Average price after grants by family income: to $30,000, $48,000, $75,000, $110,000 and above. */
  @ApiProperty(MONEY_LIST)
  bands: (number | null)[];
  /** Whether the price of a band is based on fewer than ten students. */
  few: boolean[];
  outOfState: number | null;
  living: LivingCosts;
  includedLiving: number;
}

/** A college with everything its page shows. */
@ApiExtraModels(Figure)
export class CollegeDetail extends College implements CollegeDetailView {
  /** "Alma College, Alma, MI", with the federal ID if another college has the same name and city. */
  title: string;
  /** The main figures that the last federal release changed; empty if there has been only one release. */
  changes: FigureChange[];
  /** Sentences written from the figures, for colleges without a description. */
  summary: string;
  majors: string[];
  /** Majors that may be offered; the source only reports groups of majors. */
  unknown_majors: string[];
  /** Null if there is no data about majors. */
  @ApiProperty({ enum: MAJOR_SOURCES, nullable: true })
  majors_source: MajorSource | null;
  aliases: string[];
  net_price_calculator_url: string | null;
  /** Branches of a main campus, at most 20. */
  campuses: Campus[];
  comparison: CollegeComparison;
  sources: CollegeSources;
  /** The figures of the federal file, with those that the college replaced. */
  @ApiProperty({
    type: 'object',
    properties: FIGURES_SCHEMA,
    selfRequired: true,
    required: [...FIGURE_NAMES],
    additionalProperties: false,
  })
  figures: Record<FigureName, Figure>;
  facts: CollegeFacts;
  /** Null if no price can be calculated. */
  @ApiProperty({ type: CollegePriceParts, nullable: true })
  price_parts: CollegePriceParts | null;
  /** ISO 8601, UTC. */
  updated_at: string;
}

export class CollegeCount implements CatalogueCount {
  count: number;
  /** Without branch campuses. */
  main_campuses: number;
  @ApiProperty({ enum: ['starter', 'scorecard'] })
  source: 'starter' | 'scorecard';
  /** Date of the federal release, YYYY-MM-DD. */
  release: string | null;
}
