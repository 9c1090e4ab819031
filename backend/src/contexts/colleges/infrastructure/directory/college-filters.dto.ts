import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';
import { STATE_CODES } from '../../../../shared/domain/states';
import {
  PRINTABLE_LINE_PATTERN,
  CleanedSearchWords,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import { UNREPORTED_FACETS, type UnreportedFacet } from '../../application/directory/ports/directory-reader';
import { COLLEGE_KINDS, type CollegeKind } from '../../domain/catalogue/college-type';
import { FILTER_CHOICES } from '../../domain/catalogue/filter-choices';
import { MAJORS } from '../../domain/catalogue/majors';
import { ToArray, IsNotBelow, IsPercentage } from '../catalogue/query-fields';
import { MAX_SEARCH_LENGTH } from './colleges.dto';

const LARGEST_INTEGER = 2_147_483_647;

export class CollegeFiltersQuery {
  /** Name, nickname, city, state or major, in any order. */
  @IsOptional()
  @CleanedSearchWords()
  @IsString()
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q must not contain control characters' })
  @Length(0, MAX_SEARCH_LENGTH)
  q?: string;

  /** Two-letter codes of states and territories. */
  @IsOptional()
  @ToArray()
  @ArrayMaxSize(STATE_CODES.length)
  @IsIn(STATE_CODES, { each: true })
  states?: string[];

  /** Colleges that offer only programs of less than two years are a separate type. */
  @IsOptional()
  @ToArray()
  @ArrayMaxSize(COLLEGE_KINDS.length)
  @IsIn(COLLEGE_KINDS, { each: true })
  @ApiPropertyOptional({ enum: COLLEGE_KINDS, isArray: true })
  types?: CollegeKind[];

  @IsOptional()
  @ToArray()
  @ArrayMaxSize(MAJORS.length)
  @IsIn(MAJORS, { each: true })
  majors?: string[];

  /** In-state tuition and fees of an academic year, USD. */
  @IsOptional()
  @WholeNumberFromQuery('tuition_min', 0, LARGEST_INTEGER)
  tuition_min?: number;

  @IsOptional()
  @WholeNumberFromQuery('tuition_max', 0, LARGEST_INTEGER)
  @IsNotBelow('tuition_min')
  tuition_max?: number;

  /** Percent. */
  @IsOptional()
  @IsPercentage('acceptance_min')
  acceptance_min?: number;

  @IsOptional()
  @IsPercentage('acceptance_max')
  @IsNotBelow('acceptance_min')
  acceptance_max?: number;

  @IsOptional()
  @WholeNumberFromQuery('enrollment_min', 0, LARGEST_INTEGER)
  enrollment_min?: number;

  @IsOptional()
  @WholeNumberFromQuery('enrollment_max', 0, LARGEST_INTEGER)
  @IsNotBelow('enrollment_min')
  enrollment_max?: number;

  /** Average yearly price after grants, USD. Negative if grants exceed the costs. */
  @IsOptional()
  @WholeNumberFromQuery('net_price_min', 0, LARGEST_INTEGER)
  net_price_min?: number;

  @IsOptional()
  @WholeNumberFromQuery('net_price_max', 0, LARGEST_INTEGER)
  @IsNotBelow('net_price_min')
  net_price_max?: number;

  /** Percent of students who finish within 150 % of the normal time. */
  @IsOptional()
  @IsPercentage('graduation_min')
  graduation_min?: number;

  @IsOptional()
  @IsPercentage('graduation_max')
  @IsNotBelow('graduation_min')
  graduation_max?: number;

  /** Percent of full-time students who return after the first year. */
  @IsOptional()
  @IsPercentage('retention_min')
  retention_min?: number;

  @IsOptional()
  @IsPercentage('retention_max')
  @IsNotBelow('retention_min')
  retention_max?: number;

  /** Median earnings ten years after entry, USD. Campuses that were measured together have the same value. */
  @IsOptional()
  @WholeNumberFromQuery('earnings_min', 0, LARGEST_INTEGER)
  earnings_min?: number;

  @IsOptional()
  @WholeNumberFromQuery('earnings_max', 0, LARGEST_INTEGER)
  @IsNotBelow('earnings_min')
  earnings_max?: number;

  /** Median federal debt of graduates, USD. Campuses that were measured together have the same value. */
  @IsOptional()
  @WholeNumberFromQuery('debt_min', 0, LARGEST_INTEGER)
  debt_min?: number;

  @IsOptional()
  @WholeNumberFromQuery('debt_max', 0, LARGEST_INTEGER)
  @IsNotBelow('debt_min')
  debt_max?: number;

  /** Surroundings of the campus. */
  @IsOptional()
  @ToArray()
  @ArrayMaxSize(FILTER_CHOICES.settings.length)
  @IsIn(FILTER_CHOICES.settings, { each: true })
  @ApiPropertyOptional({ enum: FILTER_CHOICES.settings, isArray: true })
  settings?: string[];

  /** What the college does with SAT and ACT scores. */
  @IsOptional()
  @ToArray()
  @ArrayMaxSize(FILTER_CHOICES.tests.length)
  @IsIn(FILTER_CHOICES.tests, { each: true })
  @ApiPropertyOptional({ enum: FILTER_CHOICES.tests, isArray: true })
  tests?: string[];

  /** Federal missions, colleges for women or men only, with a religious affiliation, or without a campus. */
  @IsOptional()
  @ToArray()
  @ArrayMaxSize(FILTER_CHOICES.missions.length)
  @IsIn(FILTER_CHOICES.missions, { each: true })
  @ApiPropertyOptional({ enum: FILTER_CHOICES.missions, isArray: true })
  missions?: string[];

  /** Only colleges whose alumni include mentors. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'mentors must be true or false' })
  mentors?: boolean;

  /** Filters that also include colleges without data: ranges of figures, or majors. */
  @IsOptional()
  @ToArray()
  @ArrayMaxSize(UNREPORTED_FACETS.length)
  @IsIn(UNREPORTED_FACETS, { each: true })
  @ApiPropertyOptional({ enum: UNREPORTED_FACETS, isArray: true })
  unreported?: UnreportedFacet[];
}
