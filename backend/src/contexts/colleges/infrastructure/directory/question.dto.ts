import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { CleanedSearchWords, PRINTABLE_LINE_PATTERN } from '../../../../shared/infrastructure/http/field-decorators';
import { COLLEGE_KINDS } from '../../domain/catalogue/college-type';
import { MAJORS } from '../../domain/catalogue/majors';
import { FILTER_CHOICES } from '../../domain/catalogue/filter-choices';
import type {
  QuestionFilters,
  QuestionMission,
  QuestionSetting,
  QuestionTestPolicy,
} from '../../domain/directory/question/question-filters';
import { type Sort, SORTS } from '../../domain/directory/sorts';
import { MAX_SEARCH_LENGTH } from './colleges.dto';

export class QuestionQuery {
  /** A question in words: "small colleges in new england with nursing". */
  @CleanedSearchWords()
  @IsString()
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q must not contain control characters' })
  @Length(1, MAX_SEARCH_LENGTH)
  q: string;
}

/** The filters that a question names, with the names of the parameters of the list of colleges. */
export class FiltersOfQuestion implements QuestionFilters {
  /** Two-letter codes of states and territories. */
  states?: string[];
  @ApiPropertyOptional({ enum: COLLEGE_KINDS, isArray: true })
  types?: string[];
  @ApiPropertyOptional({ enum: MAJORS, isArray: true })
  majors?: string[];
  @ApiPropertyOptional({ enum: FILTER_CHOICES.settings, isArray: true })
  settings?: QuestionSetting[];
  /** What colleges do with SAT and ACT scores. */
  @ApiPropertyOptional({ enum: FILTER_CHOICES.tests, isArray: true })
  tests?: QuestionTestPolicy[];
  @ApiPropertyOptional({ enum: FILTER_CHOICES.missions, isArray: true })
  missions?: QuestionMission[];
  /** Price of a year after grants, USD; also for a price without another name. */
  net_price_min?: number;
  net_price_max?: number;
  /** In-state tuition and fees of an academic year, USD. */
  tuition_min?: number;
  tuition_max?: number;
  /** Percent. */
  acceptance_min?: number;
  /** Percent. */
  acceptance_max?: number;
  /** Percent. */
  graduation_min?: number;
  /** Percent. */
  graduation_max?: number;
  /** Percent. */
  retention_min?: number;
  /** Percent. */
  retention_max?: number;
  /** Median yearly earnings of former students, USD. */
  earnings_min?: number;
  earnings_max?: number;
  /** Median debt of graduates, USD. */
  debt_min?: number;
  debt_max?: number;
  /** Small is up to 5,000 students, medium up to 15,000, big from 15,000. */
  enrollment_min?: number;
  enrollment_max?: number;
  /** Only colleges whose alumni include mentors. */
  @ApiPropertyOptional({ type: Boolean })
  mentors?: true;
  @ApiPropertyOptional({ enum: SORTS })
  sort?: Sort;
  @ApiPropertyOptional({ enum: ['asc', 'desc'] })
  order?: 'asc' | 'desc';
  /** A ZIP code of five digits. */
  near?: string;
  /** What remains a text search: a name, a city, or a kind of college without a filter. */
  q?: string;
  /** The words that aren't read, in the order of the question. */
  unread: string[];
}
