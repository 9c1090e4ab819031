import { formatCount, formatMoney } from '@/shared/lib/format';
import type { CollegeKind, CollegeSort, RangeName } from '../api/directory';

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
export const SUB_TWO_YEAR_LABEL = 'less-than-two-year colleges';
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

export const RANGE_DEFINITIONS: Readonly<Record<RangeName, RangeDefinition>> = {
  tuition: {
    label: 'Tuition',
    unit: 'In-state, per year',
    end: 50_000,
    step: 1000,
    format: formatMoney,
    isOpen: true,
    missing: 'tuition',
  },
  acceptance: {
    label: 'Acceptance rate',
    unit: 'Percent of applicants admitted',
    end: 100,
    step: 5,
    format: (value) => `${value}%`,
    isOpen: false,
    missing: 'acceptance rate',
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
};

export const RANGE_NAMES = Object.keys(RANGE_DEFINITIONS) as RangeName[];

/** Formats a bound: '$50,000+' at the open end of a scale. */
export const formatRangeBound = (name: RangeName, value: number): string => {
  const { format, isOpen, end } = RANGE_DEFINITIONS[name];
  return `${format(value)}${isOpen && value >= end ? '+' : ''}`;
};

interface SortDefinition {
  label: string;
  /** The server's default order. */
  order: 'asc' | 'desc';
  /** Label of each order; undefined if it isn't offered. */
  asc?: string;
  desc?: string;
}

const SORT_DEFINITIONS: Readonly<Record<CollegeSort, SortDefinition>> = {
  popularity: { label: 'Popularity', order: 'desc', desc: '(views and saves)' },
  name: { label: 'Name', order: 'asc', asc: 'A to Z', desc: 'Z to A' },
  distance: { label: 'Distance', order: 'asc', asc: 'nearest first' },
  tuition: { label: 'In-state tuition', order: 'asc', asc: 'lowest first', desc: 'highest first' },
  admission: { label: 'Admission rate', order: 'asc', asc: 'lowest first', desc: 'highest first' },
  graduation: { label: 'Graduation rate', order: 'desc', asc: 'lowest first', desc: 'highest first' },
  enrollment: { label: 'Enrollment', order: 'desc', asc: 'smallest first', desc: 'largest first' },
};

export const SORT_NAMES = Object.keys(SORT_DEFINITIONS) as CollegeSort[];

interface SortChoice {
  sort: CollegeSort;
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
