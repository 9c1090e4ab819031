import type { CollegeFilters } from '../../application/ports/college-reader';

/** Collects the values of a statement; `$1`, `$2` ... stand for them in its text. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** SQL conditions on `colleges.colleges c`; none when nothing is asked for. */
export function conditionsOf(filters: CollegeFilters, parameters: Parameters): string[] {
  const list = (column: string, values?: readonly string[]): string[] =>
    values?.length ? [`${column} = ANY (${parameters.add(values)}::text[])`] : [];
  const range = (column: string, least?: number, most?: number): string[] => [
    ...(least === undefined ? [] : [`${column} >= ${parameters.add(least)}::numeric`]),
    ...(most === undefined ? [] : [`${column} <= ${parameters.add(most)}::numeric`]),
  ];
  return [
    ...list('c.state', filters.states),
    ...list('c.type', filters.types),
    ...(filters.majors?.length
      ? [
          `EXISTS (SELECT FROM colleges.college_majors m WHERE m.college_id = c.id AND ${list('m.major', filters.majors)[0]})`,
        ]
      : []),
    ...range('c.tuition_in_state', filters.tuition_min, filters.tuition_max),
    ...range('c.admission_rate', filters.acceptance_min, filters.acceptance_max),
    ...range('c.enrollment', filters.enrollment_min, filters.enrollment_max),
  ];
}
