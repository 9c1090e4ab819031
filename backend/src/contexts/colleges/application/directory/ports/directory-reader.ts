import { type Histogram, SCALED_FIGURES, type ScaledFigure } from '../../../domain/catalogue/figure-scales';
import type { Coordinates, PlaceName } from '../../../domain/catalogue/places';
import type { SearchQuery } from '../../../domain/search/search-query';
import type { CollegeDetailView, Colleges, PageRequest } from './college-reader';

/** All given conditions hold at once; a list holds when one of its values does. Percent and USD. */
export interface CollegeFilters {
  /** Null: a text without any letter or digit, which no college answers. */
  readonly query?: SearchQuery | null;
  readonly states?: readonly string[];
  readonly types?: readonly string[];
  readonly majors?: readonly string[];
  readonly tuition_min?: number;
  readonly tuition_max?: number;
  readonly acceptance_min?: number;
  readonly acceptance_max?: number;
  readonly enrollment_min?: number;
  readonly enrollment_max?: number;
  /** What also holds for colleges of which it is not known: the range of a figure, or the majors. */
  readonly unreported?: readonly Unreported[];
}

/** What may be unknown of a college, and can be asked for nevertheless. */
export const UNREPORTED = [...SCALED_FIGURES, 'majors'] as const;
export type Unreported = (typeof UNREPORTED)[number];

export const SORTS = ['popularity', 'name', 'tuition', 'admission', 'graduation', 'enrollment', 'distance'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Popularity: how many people viewed or saved a college in the last 30 days, from ten people on; then enrollment divided by the admission rate, roughly the number of
 * applicants.
 * Branch campuses follow the main campuses in either order.
 */
export interface Sorting {
  /** Missing: best answers first where there is a query, else by name. */
  readonly by?: Sort;
  /** Missing: from the least on, and from the most on for popularity, enrollment and graduation. What is missing is always last. */
  readonly order?: 'asc' | 'desc';
  /** Tells how far each college is from here; needed to sort by distance. */
  readonly near?: PlaceName;
}

/** What can be left out of the filters. */
export const FILTERS = ['q', 'states', 'types', 'majors', 'tuition', 'acceptance', 'enrollment'] as const;
export type FilterName = (typeof FILTERS)[number];

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Colleges that teach a major, and those of which no one knows whether they do. */
export interface MajorCount extends ValueCount {
  readonly unknown: number;
}

/** How many colleges each choice would leave; the values of a filter are counted under all other filters. */
export interface FacetsView extends Readonly<Record<ScaledFigure, Histogram>> {
  readonly total: number;
  readonly states: readonly ValueCount[];
  readonly types: readonly ValueCount[];
  readonly majors: readonly MajorCount[];
  /** Colleges with data about majors that match all other filters. */
  readonly majors_known: number;
  /** Colleges that are left out for one reason alone: a figure or majors that are not known. */
  readonly hidden: Readonly<Record<Unreported, number>>;
  /** Where nothing is left: how many there would be without one of the filters. */
  readonly without: readonly { readonly filter: FilterName; readonly total: number }[];
}

/** Colleges on a map, by column: the nth entries belong to one college. */
export interface PointsView {
  readonly id: readonly number[];
  readonly name: readonly string[];
  readonly state: readonly string[];
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
  readonly enrollment: readonly (number | null)[];
  /** Colleges that match but have no coordinates. */
  readonly unplaced: number;
}

export interface PlaceView extends Coordinates {
  /** "Boston, MA" */
  readonly name: string;
}

/** The catalogue as a directory: filtered, sorted, counted, on a map, side by side. */
export abstract class DirectoryReader {
  /** @throws UnknownPlace */
  abstract page(filters: CollegeFilters, sorting: Sorting, page: PageRequest): Promise<Colleges>;
  abstract facets(filters: CollegeFilters): Promise<FacetsView>;
  abstract points(filters: CollegeFilters): Promise<PointsView>;
  /** Cities with colleges whose name, or a word of it, begins so; at most eight, bigger ones first. */
  abstract places(typed: string): Promise<readonly PlaceView[]>;
  /** In the order asked for; ids that are not known are left out. */
  abstract compare(ids: readonly number[]): Promise<readonly CollegeDetailView[]>;
}
