import type { ChoiceFilter } from '../../../domain/catalogue/filter-choices';
import { type Histogram, SCALED_FIGURES, type ScaledFigure } from '../../../domain/catalogue/filter-histograms';
import type { FigureName } from '../../../domain/catalogue/federal/federal-figures';
import type { Coordinates, PlaceName, ZipArea } from '../../../domain/catalogue/places';
import type { Sort } from '../../../domain/directory/sorts';
import type { SearchQuery } from '../../../domain/search/search-query';
import type { CollegeDetailView, CollegeListPage, CollegeView, FigureView, PageRequest } from './college-reader';

/** The least and the greatest value of each figure. */
type FigureBounds = { readonly [Figure in ScaledFigure as `${Figure}_min` | `${Figure}_max`]?: number };
type FilterChoices = { readonly [Filter in ChoiceFilter]?: readonly string[] };

/** All given conditions must hold; a list holds if one of its values does. Rates are in percent, prices in USD. */
export interface CollegeFilters extends FigureBounds, FilterChoices {
  /** Null for a text without letters or digits, which matches no college. */
  readonly query?: SearchQuery | null;
  readonly states?: readonly string[];
  readonly types?: readonly string[];
  readonly majors?: readonly string[];
  /** Only colleges with mentors. */
  readonly mentors?: boolean;
  /** Conditions that also hold if the value is unknown: the range of a figure, or the majors. */
  readonly unreported?: readonly UnreportedFacet[];
}

/** What can be unknown about a college, and can be included in the results anyway. */
export const UNREPORTED_FACETS = [...SCALED_FIGURES, 'majors'] as const;
export type UnreportedFacet = (typeof UNREPORTED_FACETS)[number];

/**
 * Popularity sorts by how many people viewed or saved a college in the last 30 days, if at least ten; then by
 * enrollment divided by the admission rate, roughly the number of applicants.
 * Branch campuses follow the main campuses in either order.
 */
export interface Sorting {
  /** Default: best matches first if there is a query, otherwise by name. */
  readonly by?: Sort;
  /**
   * Default: ascending, but descending for popularity, enrollment, graduation, retention and earnings. Unknown values
   * are always last. Campuses that were measured together follow each other.
   */
  readonly order?: 'asc' | 'desc';
  /** Adds the distance of each college from here; required to sort by distance. */
  readonly near?: PlaceName | ZipArea;
}

/** Filters that can be left out. */
export const FILTER_NAMES = [
  'q',
  'states',
  'types',
  'majors',
  'tuition',
  'acceptance',
  'enrollment',
  'net_price',
  'graduation',
  'retention',
  'earnings',
  'debt',
  'settings',
  'tests',
  'missions',
  'mentors',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Number of colleges that offer a major, and of those for which it is unknown. */
export interface MajorCount extends ValueCount {
  readonly unknown: number;
}

/** How many colleges each choice would leave; the values of a filter are counted with all other filters applied. */
export interface FacetsView
  extends Readonly<Record<ScaledFigure, Histogram>>, Readonly<Record<ChoiceFilter, readonly ValueCount[]>> {
  readonly total: number;
  readonly states: readonly ValueCount[];
  readonly types: readonly ValueCount[];
  readonly majors: readonly MajorCount[];
  /** Number of colleges with data about majors that match all other filters. */
  readonly majors_known: number;
  /** Number of those colleges for which only groups of majors are known. */
  readonly majors_grouped: number;
  /** Number of colleges that have one of the choices of a filter, and match all other filters. */
  readonly known: Readonly<Record<ChoiceFilter, number>>;
  /** Number of colleges with mentors that match all other filters. */
  readonly mentors: number;
  /** Number of colleges that are excluded only because a figure or the majors are unknown. */
  readonly hidden: Readonly<Record<UnreportedFacet, number>>;
  /** If nothing is found: the number of results without one of the filters. */
  readonly without: readonly { readonly filter: FilterName; readonly total: number }[];
}

/** Colleges on a map, as columns: the nth entries belong to one college. */
export interface PointsView {
  readonly id: readonly number[];
  readonly name: readonly string[];
  readonly state: readonly string[];
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
  readonly enrollment: readonly (number | null)[];
  /** Number of matching colleges without coordinates. */
  readonly unplaced: number;
}

/**
 * The parts of the prices of all colleges that have any, as columns: the nth entries belong to one college.
 * @see PriceParts
 */
export interface PricesView {
  readonly id: readonly number[];
  /** By family income, lowest first: five columns. */
  readonly bands: readonly (readonly (number | null)[])[];
  /** The bands whose price is based on fewer than ten students, each as a bit, lowest income first. */
  readonly few: readonly number[];
  readonly outOfState: readonly (number | null)[];
  readonly onCampus: readonly (number | null)[];
  readonly offCampus: readonly (number | null)[];
  readonly withFamily: readonly (number | null)[];
  readonly includedLiving: readonly number[];
}

export interface PlaceView extends Coordinates {
  /** "Boston, MA" */
  readonly name: string;
}

/** A college with some of its figures. */
export interface CollegeFiguresView extends Pick<
  CollegeView,
  'id' | 'name' | 'city' | 'state' | 'type' | 'level' | 'website' | 'branch_of'
> {
  readonly figures: Readonly<Partial<Record<FigureName, FigureView>>>;
}

/** The catalog as a directory: filtered, sorted, counted, on a map, side by side. */
export abstract class DirectoryReader {
  /** @throws UnknownPlace */
  abstract list(filters: CollegeFilters, sorting: Sorting, list: PageRequest): Promise<CollegeListPage>;
  abstract countFacets(filters: CollegeFilters): Promise<FacetsView>;
  abstract listPoints(filters: CollegeFilters): Promise<PointsView>;
  /** Returns what the browser needs to calculate a family's price, so that its situation stays on its device. */
  abstract listPrices(): Promise<PricesView>;
  /**
   * Returns cities with colleges whose name, or a word of it, starts with `typed`; at most eight, bigger ones first.
   */
  abstract listPlaces(input: string): Promise<readonly PlaceView[]>;
  /** Returns colleges in the order of `ids`; unknown IDs are left out. */
  abstract listDetails(ids: readonly number[]): Promise<readonly CollegeDetailView[]>;
  /** Returns colleges with the figures of these names, in the order of `ids`; unknown IDs are left out. */
  abstract listFigures(ids: readonly number[], names: readonly FigureName[]): Promise<readonly CollegeFiguresView[]>;
}
