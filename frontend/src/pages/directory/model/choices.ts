import { MISSION_LABELS } from '@/entities/college';
import { formatCount, formatMoney } from '@/shared/lib/format';
import type { ChoiceFilterName, CollegeKind, CollegeSort, RangeName } from '../api/directory';

// A record, so that the compiler reports missing and unknown types of the contract.
const TYPE_LABELS: Record<CollegeKind, string> = {
  'Public 4-year': 'Public 4-year',
  'Public 2-year': 'Public 2-year',
  'Private Non-Profit 4-year': 'Private Non-Profit 4-year',
  'Private Non-Profit 2-year': 'Private Non-Profit 2-year',
  'Private For-Profit 4-year': 'Private For-Profit 4-year',
  'Private For-Profit 2-year': 'Private For-Profit 2-year',
  'Less-than-2-year': 'Under 2 years',
};

export const COLLEGE_TYPES: readonly string[] = Object.keys(TYPE_LABELS);
/** Schools of less than two years are hidden unless requested. */
export const SUB_TWO_YEAR_TYPE = 'Less-than-2-year' satisfies CollegeKind;
export const TYPES_EXCEPT_SUB_TWO_YEAR: readonly string[] = COLLEGE_TYPES.filter((type) => type !== SUB_TWO_YEAR_TYPE);
export const SUB_TWO_YEAR_LABEL = 'colleges with only short programs';
/** Returns the label of a college type; any other text is returned unchanged. */
export const typeLabel = (kind: string): string => (TYPE_LABELS as Record<string, string>)[kind] ?? kind;

interface RangeDefinition {
  label: string;
  /** Unit of the numbers, in a line under the label. */
  unit: string;
  /** Upper end of the scale; the lower end is 0. */
  end: number;
  step: number;
  format: (value: number) => string;
  /** Whether the upper end also stands for all larger values. */
  isOpen: boolean;
  /** Name of the figure in sentences, such as the notice about colleges that don't report it. */
  missing: string;
}

const PERCENT_SCALE = { end: 100, step: 5, format: (value: number) => `${value}%`, isOpen: false };

export const RANGE_DEFINITIONS: Readonly<Record<RangeName, RangeDefinition>> = {
  net_price: {
    label: 'Price after grants',
    unit: 'Average per year, with housing and food',
    end: 50_000,
    step: 1000,
    format: formatMoney,
    isOpen: true,
    missing: 'price after grants',
  },
  tuition: {
    label: 'Tuition',
    unit: 'In-state, per year',
    end: 50_000,
    step: 1000,
    format: formatMoney,
    isOpen: true,
    missing: 'tuition',
  },
  graduation: {
    label: 'Graduation rate',
    unit: 'Percent who finish within 150% of the normal time',
    ...PERCENT_SCALE,
    missing: 'graduation rate',
  },
  retention: {
    label: 'Return after the first year',
    unit: 'Percent of full-time students',
    ...PERCENT_SCALE,
    missing: 'share of students who return',
  },
  earnings: {
    label: 'Earnings',
    unit: 'Median per year, ten years after the start',
    end: 100_000,
    step: 5000,
    format: formatMoney,
    isOpen: true,
    missing: 'earnings',
  },
  debt: {
    label: 'Debt',
    unit: 'Median federal loans of graduates',
    end: 40_000,
    step: 1000,
    format: formatMoney,
    isOpen: true,
    missing: 'debt',
  },
  enrollment: {
    label: 'Enrollment',
    unit: 'Undergraduates',
    end: 50_000,
    step: 1000,
    format: formatCount,
    isOpen: true,
    missing: 'enrollment',
  },
  // Most colleges don't report it, so it comes last.
  acceptance: {
    label: 'Acceptance rate',
    unit: 'Percent of applicants admitted',
    ...PERCENT_SCALE,
    missing: 'acceptance rate',
  },
};

export const isRangeName = (name: string): name is RangeName => Object.hasOwn(RANGE_DEFINITIONS, name);
export const RANGE_NAMES: readonly RangeName[] = Object.keys(RANGE_DEFINITIONS).filter(isRangeName);

interface ChoiceFilterDefinition {
  legend: string;
  /** By the value of the choice. */
  labels: Readonly<Record<string, string>>;
  /** What a college doesn't report, in sentences. */
  missing: string;
}

export const CHOICE_FILTERS: Readonly<Record<ChoiceFilterName, ChoiceFilterDefinition>> = {
  settings: {
    legend: 'Setting',
    labels: { city: 'City', suburb: 'Suburb', town: 'Town', rural: 'Rural area' },
    missing: 'setting',
  },
  missions: {
    legend: 'Missions and communities',
    labels: {
      ...MISSION_LABELS,
      women: 'Women’s college',
      men: 'Men’s college',
      religious: 'Religious affiliation',
      online: 'Online only',
    },
    missing: 'mission',
  },
  tests: {
    legend: 'SAT and ACT scores',
    labels: {
      required: 'Scores required',
      recommended: 'Scores recommended',
      optional: 'Test optional',
      not_considered: 'Scores not considered',
    },
    missing: 'test policy',
  },
};

const isChoiceFilterName = (name: string): name is ChoiceFilterName => Object.hasOwn(CHOICE_FILTERS, name);
export const CHOICE_FILTER_NAMES: readonly ChoiceFilterName[] = Object.keys(CHOICE_FILTERS).filter(isChoiceFilterName);

export const choiceLabel = (filter: ChoiceFilterName, value: string): string =>
  CHOICE_FILTERS[filter].labels[value] ?? value;

/** Formats a bound: '$50,000+' at the open end of a scale. */
export const formatRangeBound = (name: RangeName, value: number): string => {
  const { format, isOpen, end } = RANGE_DEFINITIONS[name];
  return `${format(value)}${isOpen && value >= end ? '+' : ''}`;
};

/** The price for the family on this device: the browser sorts by it, because the server doesn't know it. */
export const YOUR_PRICE_SORT = 'your_price';
export type DirectorySort = CollegeSort | typeof YOUR_PRICE_SORT;

interface SortDefinition {
  label: string;
  /** The server's default order. */
  order: 'asc' | 'desc';
  /** Label of each order; undefined if it isn't offered. */
  asc?: string;
  desc?: string;
}

const SORT_DEFINITIONS: Readonly<Record<DirectorySort, SortDefinition>> = {
  popularity: { label: 'Popularity', order: 'desc', desc: '(views and saves)' },
  name: { label: 'Name', order: 'asc', asc: 'A to Z', desc: 'Z to A' },
  distance: { label: 'Distance', order: 'asc', asc: 'nearest first' },
  your_price: { label: 'Your price', order: 'asc', asc: 'lowest first' },
  net_price: { label: 'Price after grants', order: 'asc', asc: 'lowest first', desc: 'highest first' },
  tuition: { label: 'In-state tuition', order: 'asc', asc: 'lowest first', desc: 'highest first' },
  admission: { label: 'Admission rate', order: 'asc', asc: 'lowest first', desc: 'highest first' },
  graduation: { label: 'Graduation rate', order: 'desc', asc: 'lowest first', desc: 'highest first' },
  retention: { label: 'Return after the first year', order: 'desc', asc: 'lowest first', desc: 'highest first' },
  earnings: { label: 'Earnings', order: 'desc', asc: 'lowest first', desc: 'highest first' },
  debt: { label: 'Debt', order: 'asc', asc: 'lowest first', desc: 'highest first' },
  enrollment: { label: 'Enrollment', order: 'desc', asc: 'smallest first', desc: 'largest first' },
};

const isSortName = (name: string): name is DirectorySort => Object.hasOwn(SORT_DEFINITIONS, name);
export const SORT_NAMES: readonly DirectorySort[] = Object.keys(SORT_DEFINITIONS).filter(isSortName);

interface SortChoice {
  sort: DirectorySort;
  /** Undefined if it is the server's default. */
  order: 'asc' | 'desc' | undefined;
  label: string;
}

/** All orders offered, the default of each sort first. */
export const SORT_CHOICES: readonly SortChoice[] = SORT_NAMES.flatMap((sort) => {
  const definition = SORT_DEFINITIONS[sort];
  const directions = definition.order === 'asc' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  return directions.flatMap((order) => {
    const labels = definition[order];
    if (!labels) return [];
    const label = labels.startsWith('(') ? `${definition.label} ${labels}` : `${definition.label}, ${labels}`;
    return [{ sort, order: order === definition.order ? undefined : order, label }];
  });
});

/** Label of the filter for colleges whose alumni include mentors. */
export const WITH_MENTORS_LABEL = 'With mentors';
