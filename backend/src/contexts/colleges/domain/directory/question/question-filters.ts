import type { FILTER_CHOICES } from '../../catalogue/filter-choices';
import type { Sort } from '../sorts';

/** What a question asks for, as filters of the directory. Each filter is left out if the question doesn't name it. */
export interface QuestionFilters {
  readonly states?: readonly string[];
  readonly types?: readonly string[];
  readonly majors?: readonly string[];
  readonly settings?: readonly QuestionSetting[];
  readonly tests?: readonly QuestionTestPolicy[];
  readonly missions?: readonly QuestionMission[];
  /** USD per year, after grants. */
  readonly net_price_min?: number;
  readonly net_price_max?: number;
  /** USD per year. */
  readonly tuition_min?: number;
  readonly tuition_max?: number;
  /** Percent. */
  readonly acceptance_min?: number;
  readonly acceptance_max?: number;
  readonly graduation_min?: number;
  readonly graduation_max?: number;
  readonly retention_min?: number;
  readonly retention_max?: number;
  /** USD per year. */
  readonly earnings_min?: number;
  readonly earnings_max?: number;
  /** USD. */
  readonly debt_min?: number;
  readonly debt_max?: number;
  readonly enrollment_min?: number;
  readonly enrollment_max?: number;
  /** Only colleges with mentors. */
  readonly mentors?: true;
  readonly sort?: Sort;
  readonly order?: 'asc' | 'desc';
  /** A ZIP code of five digits. */
  readonly near?: string;
  /** What remains a text search: a name, a kind of college without a filter, or a city. */
  readonly q?: string;
  /** The words that aren't read, as they were typed, in the order of the question. */
  readonly unread: readonly string[];
}

export type QuestionSetting = (typeof FILTER_CHOICES.settings)[number];
export type QuestionTestPolicy = (typeof FILTER_CHOICES.tests)[number];
export type QuestionMission = (typeof FILTER_CHOICES.missions)[number];

/** What the catalog knows about a text. */
export interface CatalogNames {
  /** Checks whether the words occur together in the name of a college, or are another name of it. */
  isName(text: string): boolean;
  /**
   * Checks whether the name of a college starts with these words, or they are another name of it. A single word must be
   * the whole name, except for words such as "university".
   */
  isNameStart(text: string): boolean;
  /** Checks whether each word is in the name, the city or the state of one college: "concordia nebraska". */
  isNameWithPlace(text: string): boolean;
  /** Checks whether the words are the misspelled name of a college. */
  isMisspelledName(text: string): boolean;
  /** Checks whether there are colleges in a city of this name, with or without its state: "portland or". */
  isCity(text: string): boolean;
}
