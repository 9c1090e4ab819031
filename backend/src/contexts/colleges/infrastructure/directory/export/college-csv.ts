import { csvLine } from '../../../../../shared/infrastructure/csv/csv-line';
import { FIGURE_NAMES } from '../../../domain/catalogue/federal/federal-figures';
import type { ExportedCollege, RemovedCollege } from './catalog-export';

/** The fields of a college that are one value each. */
const FIELDS = [
  'ipeds_id',
  'name',
  'title',
  'city',
  'state',
  'latitude',
  'longitude',
  'type',
  'level',
  'website',
  'net_price_calculator_url',
  'founded_year',
  'open_admission',
  'updated_at',
] as const satisfies readonly (keyof ExportedCollege)[];

/** The names of the columns: each figure has its value, the reason if there is none, and its year. */
export const CSV_HEADER = csvLine([
  'id',
  'removed',
  ...FIELDS,
  'branch_of',
  'majors',
  ...FIGURE_NAMES.flatMap((name) => [name, `${name}_reason`, `${name}_year`]),
]);

/** Returns the line of a college; the cells of a removed one are empty after its ID. */
export function toCsvLine(college: ExportedCollege | RemovedCollege): string {
  if ('removed' in college) return csvLine([college.id, 'true', ...EMPTY_CELLS]);
  return csvLine([
    college.id,
    'false',
    ...FIELDS.map((field) => toCell(college[field])),
    college.branch_of?.id ?? null,
    college.majors.join('; '),
    ...FIGURE_NAMES.flatMap((name) => {
      const { value, reason, year } = college.figures[name];
      return [value, reason, year];
    }),
  ]);
}

const EMPTY_CELLS: readonly null[] = new Array<null>(FIELDS.length + 2 + 3 * FIGURE_NAMES.length).fill(null);

const toCell = (value: string | number | boolean | null): string | number | null =>
  typeof value === 'boolean' ? String(value) : value;
