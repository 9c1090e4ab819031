import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { ApiFraction, FRACTION_SCHEMA } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import {
  PRINTABLE_LINE_PATTERN,
  CleanedSearchWords,
  Trimmed,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import {
  type FacetsView,
  type FilterName,
  FILTER_NAMES,
  type PlaceView,
  type PointsView,
  PricesView,
  type MajorCount,
  type UnreportedFacet,
  type ValueCount,
} from '../../application/directory/ports/directory-reader';
import type { ChoiceFilter } from '../../domain/catalogue/filter-choices';
import { type Sort, SORTS } from '../../domain/directory/sorts';
import type { Histogram } from '../../domain/catalogue/filter-histograms';
import { MAX_COMPARED_COLLEGES } from '../../domain/catalogue/comparison';
import { CollegeFiltersQuery } from './college-filters.dto';
import { MAX_OFFSET, MAX_SEARCH_LENGTH } from './colleges.dto';
import { parseDecimal } from '../catalogue/query-fields';

export class ListCollegesQuery extends CollegeFiltersQuery {
  @WholeNumberFromQuery('limit', 1, 1000)
  limit: number = 50;

  @WholeNumberFromQuery('offset', 0, MAX_OFFSET)
  offset: number = 0;

  /**
   * Default: name, or best match if there is a search text. Colleges without the figure come last. "popularity" is
   * how many people viewed or saved a college in the last 30 days (from ten people on), then enrollment divided by the
   * admission rate, which is roughly the number of applicants; branch campuses follow the main campuses.
   */
  @IsOptional()
  @IsIn(SORTS)
  @ApiPropertyOptional({ enum: SORTS })
  sort?: Sort;

  /** Default: ascending; descending for popularity, enrollment, graduation, retention and earnings. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  @ApiPropertyOptional({ enum: ['asc', 'desc'] })
  order?: 'asc' | 'desc';

  /** A city with its state: "Boston, MA"; or a ZIP code, by its first three digits: "02139". Needed for sort=distance. */
  @ValidateIf(({ sort, near }: ListCollegesQuery) => sort === 'distance' || near !== undefined)
  @Trimmed()
  @IsString({ message: 'near must be a place, for example “Boston, MA”' })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'near must not contain control characters' })
  @Length(1, MAX_SEARCH_LENGTH)
  near?: string;
}

export class PlacesQuery {
  /** Beginning of the name of a city or of a word in it, with or without the state. */
  @CleanedSearchWords()
  @IsString()
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q must not contain control characters' })
  @Length(1, MAX_SEARCH_LENGTH)
  q: string;
}

const parseWholeNumber = (value: unknown): unknown =>
  /^[1-9]\d{0,9}$/.test(String(value)) ? parseDecimal({ value }) : NaN;

export class CompareQuery {
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]).map(parseWholeNumber))
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_COMPARED_COLLEGES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ID, { each: true })
  ids: number[];
}

class CountedValue implements ValueCount {
  value: string;
  count: number;
}

class CountedMajor extends CountedValue implements MajorCount {
  /** Number of colleges without data about this major. */
  unknown: number;
}

class FigureHistogram implements Histogram {
  least: number;
  most: number;
  /** Width of a bar. */
  step: number;
  /** Number of colleges in each of the 20 bars between `least` and `most`. */
  counts: number[];
  /** Number of colleges above `most`. */
  above: number;
  /** Number of colleges that don’t report the figure. */
  unreported: number;
}

/** Number of colleges that are excluded only because the figure isn't reported. */
class HiddenColleges implements Record<UnreportedFacet, number> {
  tuition: number;
  acceptance: number;
  enrollment: number;
  net_price: number;
  graduation: number;
  retention: number;
  earnings: number;
  debt: number;
  /** Colleges without data about majors. */
  majors: number;
}

/** Number of colleges whose value is known, for the filters with choices. */
class KnownColleges implements Record<ChoiceFilter, number> {
  settings: number;
  tests: number;
  missions: number;
}

class WithoutFilter {
  @ApiProperty({ enum: FILTER_NAMES })
  filter: FilterName;
  total: number;
}

/**
 * The number of colleges that each choice would leave; the values of a filter are counted with all other filters
 * applied.
 */
export class CollegeFacets implements FacetsView {
  total: number;
  states: CountedValue[];
  types: CountedValue[];
  majors: CountedMajor[];
  /** Colleges with data about majors that match all other filters. */
  majors_known: number;
  /** Those of `majors_known` whose source only lists groups of majors, so that some of their majors are unknown. */
  majors_grouped: number;
  /** Colleges with mentors that match all other filters. */
  mentors: number;
  tuition: FigureHistogram;
  /** Percent. */
  acceptance: FigureHistogram;
  enrollment: FigureHistogram;
  net_price: FigureHistogram;
  /** Percent. */
  graduation: FigureHistogram;
  /** Percent. */
  retention: FigureHistogram;
  earnings: FigureHistogram;
  debt: FigureHistogram;
  settings: CountedValue[];
  tests: CountedValue[];
  missions: CountedValue[];
  known: KnownColleges;
  hidden: HiddenColleges;
  /** Only if there are no results: number of results without one of the filters. */
  without: WithoutFilter[];
}

/** Colleges on a map, by column: the nth entries belong to one college. */
export class CollegePoints implements PointsView {
  id: number[];
  name: string[];
  state: string[];
  @ApiProperty({ type: 'array', items: FRACTION_SCHEMA })
  latitude: number[];
  @ApiProperty({ type: 'array', items: FRACTION_SCHEMA })
  longitude: number[];
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  enrollment: (number | null)[];
  /** Colleges that match but have no coordinates. */
  unplaced: number;
}

const MONEY_COLUMN = { type: 'array', items: { type: 'number', nullable: true } } as const;

/** The parts of the prices of colleges in USD, by column: the nth entries belong to one college. */
export class CollegePrices implements PricesView {
  id: number[];
  /** Average price after grants by family income: to $30,000, $48,000, $75,000, $110,000 and above. */
  @ApiProperty({ type: 'array', items: MONEY_COLUMN, minItems: 5, maxItems: 5 })
  bands: (number | null)[][];
  /** The bands whose price is based on fewer than ten students, each as a bit, lowest income first. */
  few: number[];
  /** What residents of other states pay in addition. */
  @ApiProperty(MONEY_COLUMN)
  outOfState: (number | null)[];
  @ApiProperty(MONEY_COLUMN)
  onCampus: (number | null)[];
  @ApiProperty(MONEY_COLUMN)
  offCampus: (number | null)[];
  @ApiProperty(MONEY_COLUMN)
  withFamily: (number | null)[];
  /** The costs of living that the prices of the bands contain. */
  includedLiving: number[];
}

/** A city with colleges; its coordinates are the center of theirs. */
export class Place implements PlaceView {
  /** "Boston, MA" */
  name: string;
  @ApiFraction()
  latitude: number;
  @ApiFraction()
  longitude: number;
}
