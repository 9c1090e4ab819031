import { COLLEGE_TYPES, SUB_TWO_YEAR_KIND } from '../../catalogue/college-type';
import { MAJORS } from '../../catalogue/majors';
import { FILTER_CHOICES } from '../../catalogue/filter-choices';
import type { ScaledFigure } from '../../catalogue/filter-histograms';
import type { Sort } from '../sorts';
import type { QuestionFilters, QuestionMission, QuestionSetting, QuestionTestPolicy } from './question-filters';

type Limits = Partial<Record<`${ScaledFigure}_${'min' | 'max'}`, number>>;

/** The limits of a figure. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Collects what the rules read in a question. */
export class Answer {
  readonly states = new Set<string>();
  readonly majors = new Set<string>();
  readonly settings = new Set<QuestionSetting>();
  readonly tests = new Set<QuestionTestPolicy>();
  readonly missions = new Set<QuestionMission>();
  /** Beginnings of types: "Public", "Private Non-Profit". */
  readonly controls = new Set<string>();
  /** Ends of types: "4-year". */
  readonly levels = new Set<string>();
  /** Only programs of less than two years, of any control. */
  isShort = false;
  hasMentors = false;
  zip: string | null = null;
  /** A kind of college that has no filter: "community colleges". */
  kind: string | null = null;
  /** "near boston" */
  place: string | null = null;
  /** The name of a college. */
  name: string | null = null;
  readonly #limits: Limits = {};
  #sorting: { readonly sort: Sort; readonly order: 'asc' | 'desc' } | null = null;

  /** Sets the limits of a figure. @returns false if it has other limits */
  limit(range: ScaledFigure, { min, max }: Range): boolean {
    const known: Range = { min: this.#limits[`${range}_min`], max: this.#limits[`${range}_max`] };
    if ((min !== undefined && known.min !== undefined) || (max !== undefined && known.max !== undefined)) return false;
    const [least, most] = [min ?? known.min ?? 0, max ?? known.max ?? Infinity];
    if (least > most) return false;
    if (min !== undefined) this.#limits[`${range}_min`] = min;
    if (max !== undefined) this.#limits[`${range}_max`] = max;
    return true;
  }

  /** Sets the order. @returns false if there is another one */
  sortBy(sort: Sort, order: 'asc' | 'desc'): boolean {
    if (this.#sorting && (this.#sorting.sort !== sort || this.#sorting.order !== order)) return false;
    this.#sorting = { sort, order };
    return true;
  }

  toFilters(unread: readonly string[]): QuestionFilters {
    const q = this.#toText();
    return {
      ...listOf('states', [...this.states].sort()),
      ...listOf('types', this.#listTypes()),
      ...listOf(
        'majors',
        MAJORS.filter((major) => this.majors.has(major)),
      ),
      ...listOf(
        'settings',
        FILTER_CHOICES.settings.filter((setting) => this.settings.has(setting)),
      ),
      ...listOf(
        'tests',
        FILTER_CHOICES.tests.filter((policy) => this.tests.has(policy)),
      ),
      ...listOf(
        'missions',
        FILTER_CHOICES.missions.filter((mission) => this.missions.has(mission)),
      ),
      ...this.#limits,
      ...(this.hasMentors ? { mentors: true } : {}),
      ...(this.zip ? { near: this.zip } : {}),
      ...(this.#sorting ?? (this.zip ? { sort: 'distance' } : {})),
      ...(q ? { q } : {}),
      unread,
    };
  }

  #listTypes(): string[] {
    if (this.isShort) return [SUB_TWO_YEAR_KIND];
    if (this.controls.size === 0 && this.levels.size === 0) return [];
    const [controls, levels] = [[...this.controls], [...this.levels]];
    return COLLEGE_TYPES.filter(
      (type) =>
        (controls.length === 0 || controls.some((control) => type.startsWith(control))) &&
        (levels.length === 0 || levels.some((level) => type.endsWith(level))),
    );
  }

  /** Returns the text in the form that the text search reads as a kind and a place. */
  #toText(): string | null {
    if (this.name) return this.name;
    if (this.place) return `${this.kind ?? 'colleges'} ${this.place}`;
    return this.kind;
  }
}

const listOf = <K extends string, T>(name: K, values: readonly T[]): Partial<Record<K, readonly T[]>> => {
  const list: Partial<Record<K, readonly T[]>> = {};
  if (values.length > 0) list[name] = values;
  return list;
};
