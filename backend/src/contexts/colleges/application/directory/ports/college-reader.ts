import type { CollegeLevel, CollegeType } from '../../../domain/catalogue/college-type';
import type { MajorSource } from '../../../domain/catalogue/federal-college';
import type { ChangingFigure, ComparedFigure } from '../../../domain/catalogue/figures';
import type { Mission, PredominantAward, TestPolicy } from '../../../domain/catalogue/federal/college-facts';
import type { FigureName } from '../../../domain/catalogue/federal/federal-figures';
import type { PriceParts } from '../../../domain/catalogue/federal/price-parts';
import type { FigureRange } from '../../../domain/catalogue/federal/reported-figures';
import type { FigureReason } from '../../../domain/catalogue/federal/figure-reasons';
import type { Match } from '../../../domain/search/search-match';
import type { SearchQuery } from '../../../domain/search/search-query';

/** A college in a list. Rates are fractions with at most four decimals; null means "not reported". */
export interface CollegeView {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly type: CollegeType;
  readonly level: CollegeLevel;
  readonly website: string | null;
  readonly description: string | null;
  readonly enrollment: number | null;
  readonly admission_rate: number | null;
  readonly tuition_in_state: number | null;
  readonly tuition_out_state: number | null;
  readonly graduation_rate: number | null;
  readonly student_faculty_ratio: number | null;
  readonly founded_year: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly ipeds_id: number;
  readonly open_admission: boolean | null;
  readonly branch_of: { readonly id: number; readonly name: string } | null;
  /** Alumni whom members can find, as the lower bound of a step: 0, 1, 5, 10, 25, 50, 100, 250, 500 or 1,000. */
  readonly alumniCount: number;
  /** Why it was found; only in search results. */
  readonly matched?: Match;
  /** The value by which the list is sorted, if no other field contains it. */
  readonly ranked_by?: RankedBy;
  /** Distance from the requested place with one decimal; only if the request has a place. */
  readonly distance_miles?: number | null;
}

/** Money is whole US dollars, a share is a fraction. */
export interface RankedBy {
  readonly value: number | null;
  /** Whether the value belongs to several campuses together. */
  readonly measured_together: boolean;
}

export interface CampusView {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

export interface FigureComparison {
  /** Median of colleges of the same type, in the unit of the figure. */
  readonly median: number | null;
  /** Share of colleges of the same type with the same or a lower value, 0 to 100. */
  readonly percentile: number | null;
}

/** Where a figure comes from, with the value of each source. The college's own value is used if there is one. */
export interface FigureSources {
  readonly source: string;
  readonly year: string;
  readonly federal: { readonly value: number | null; readonly year: string } | null;
  /** ISO 8601, UTC. */
  readonly college: { readonly value: number | null; readonly changed_at: string } | null;
  /** Whether the two values differ strongly. */
  readonly differs: boolean;
}

/** A figure with its value, or the reason why there is none. Shares are fractions, money is whole US dollars. */
export interface FigureView {
  readonly value: number | null;
  /** Instead of a value, where the file only gives a range. */
  readonly range?: FigureRange;
  /** Null if there is a value or a range. */
  readonly reason: FigureReason | null;
  /** The period that it describes; null if the release of the file is unknown. */
  readonly year: string | null;
  readonly source: string;
  /** IDs of the other campuses that were measured together with this one. */
  readonly pooled_with: readonly number[];
  /** The number of students behind it; null if the file doesn't contain it. */
  readonly students: number | null;
  /** Median of colleges with the same predominant award. */
  readonly median: number | null;
  /** Median of all colleges. */
  readonly national: number | null;
}

/** What the federal file says in codes. Null means "not reported". */
export interface FactsView {
  readonly predominant_award: PredominantAward | null;
  readonly test_policy: TestPolicy | null;
  /** "Large city", "Remote rural area" and the like. */
  readonly setting: string | null;
  readonly missions: readonly Mission[];
  readonly religious_affiliation: string | null;
  readonly online_only: boolean | null;
  /** School code for the federal aid application. */
  readonly fafsa_code: string | null;
  readonly cash_monitoring: boolean | null;
  /** Median earnings of high-school graduates in USD. */
  readonly high_school_earnings: { readonly state: number | null; readonly nation: number | null };
}

/** A figure whose value the last federal release changed. Shares are fractions, money is whole US dollars. */
export interface FigureChangeView {
  readonly figure: ChangingFigure;
  readonly before: number;
  readonly after: number;
}

export interface CollegeDetailView extends CollegeView {
  /** "Alma College, Alma, MI", with the federal ID if another college has the same name and city. */
  readonly title: string;
  /** The figures that the last release changed; empty if there has been only one release. */
  readonly changes: readonly FigureChangeView[];
  /** Sentences written from the figures, for colleges without a description. */
  readonly summary: string;
  readonly figures: Readonly<Record<FigureName, FigureView>>;
  readonly facts: FactsView;
  /** Null if no price can be calculated. */
  readonly price_parts: PriceParts | null;
  readonly majors: readonly string[];
  /** Majors for which the source does not report whether they are offered. */
  readonly unknown_majors: readonly string[];
  /** Null if there is no data about majors. */
  readonly majors_source: MajorSource | null;
  readonly aliases: readonly string[];
  readonly net_price_calculator_url: string | null;
  readonly campuses: readonly CampusView[];
  readonly comparison: { readonly type: CollegeType; readonly colleges: number } & Readonly<
    Record<ComparedFigure, FigureComparison>
  >;
  readonly sources: Readonly<Record<ComparedFigure, FigureSources>>;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
}

export interface CatalogueCount {
  readonly count: number;
  readonly main_campuses: number;
  readonly source: 'starter' | 'scorecard';
  /** YYYY-MM-DD; null if the imported file contained no date. */
  readonly release: string | null;
}

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

export interface CollegeListPage {
  readonly items: readonly CollegeView[];
  /** Total number of results, counted up to 1,000 in a search, and up to 10,000 in a list. */
  readonly total: number;
}

/** Reads the catalog for the pages. */
export abstract class CollegeReader {
  /** Best matches first. */
  abstract listMatches(query: SearchQuery, page: PageRequest): Promise<CollegeListPage>;
  abstract listFeatured(): Promise<readonly CollegeView[]>;
  /**
   * Returns the main campuses that most people viewed or saved in the last 30 days, then well-known ones.
   * @see DirectoryEntries
   */
  abstract listPopular(limit: number): Promise<readonly CollegeView[]>;
  abstract count(): Promise<CatalogueCount>;
  /** @throws CollegeNotFound */
  abstract get(id: number): Promise<CollegeDetailView>;
  /**
   * Returns main campuses that are similar to a college, most similar first.
   * @throws CollegeNotFound
   */
  abstract listSimilar(id: number): Promise<readonly CollegeView[]>;
}
