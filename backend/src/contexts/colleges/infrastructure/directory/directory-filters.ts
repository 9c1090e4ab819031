import type { CollegeFilters, FilterName } from '../../application/directory/ports/directory-reader';
import { SUB_TWO_YEAR_KIND } from '../../domain/catalogue/college-type';
import { type ChoiceFilter, choiceBitmask } from '../../domain/catalogue/filter-choices';
import type { ScaledFigure } from '../../domain/catalogue/filter-histograms';
import { majorBitmask } from '../../domain/catalogue/majors';
import type { Parameters } from './statement';

/** The columns that the range filters compare. */
export const FIGURE_COLUMNS: Readonly<Record<ScaledFigure, string>> = {
  tuition: 'd.tuition',
  acceptance: 'd.acceptance',
  enrollment: 'd.enrollment',
  net_price: 'd.net_price',
  graduation: 'd.graduation',
  retention: 'd.retention',
  earnings: 'd.earnings',
  debt: 'd.debt',
};

/** The kind of college that the type filter compares. */
export const KIND_SQL = `CASE WHEN d.short THEN '${SUB_TWO_YEAR_KIND}' ELSE d.type END`;

/**
 * Returns SQL conditions on `colleges.directory_entries d`, one for each filter that is set. The condition for a search
 * text reads the IDs in `answers`; without `answers` it is omitted, because the statement searches the text elsewhere.
 */
export function filterConditionsSql(
  filters: CollegeFilters,
  parameters: Parameters,
  answers?: string,
): Partial<Record<FilterName, string>> {
  const { query, states, types, majors, unreported = [] } = filters;
  const rangeConditionSql = (figure: ScaledFigure): string | null => {
    const [least, max] = [filters[`${figure}_min`], filters[`${figure}_max`]];
    const column = FIGURE_COLUMNS[figure];
    const rangeConditions = [
      ...(least === undefined ? [] : [`${column} >= ${parameters.add(least)}::float8`]),
      ...(max === undefined ? [] : [`${column} <= ${parameters.add(max)}::float8`]),
    ];
    if (rangeConditions.length === 0) return null;
    return unreported.includes(figure)
      ? `(${rangeConditions.join(' AND ')} OR ${column} IS NULL)`
      : rangeConditions.join(' AND ');
  };
  const choiceConditionSql = (filter: ChoiceFilter): string | null => {
    const values = filters[filter];
    return values?.length ? `d.${filter} & ${parameters.add(choiceBitmask(filter, values))}::integer <> 0` : null;
  };
  const majorsConditionSql = (bits: string): string =>
    `d.majors & ${bits}::integer <> 0${unreported.includes('majors') ? ` OR d.unknown_majors & ${bits}::integer <> 0` : ''}`;
  const conditions: Record<FilterName, string | null> = {
    q: query === null ? 'false' : query && answers ? `d.college_id IN (SELECT college_id FROM ${answers})` : null,
    states: states?.length ? `d.state = ANY (${parameters.add(states)}::text[])` : null,
    types: types?.length ? `${KIND_SQL} = ANY (${parameters.add(types)}::text[])` : null,
    majors: majors?.length ? majorsConditionSql(parameters.add(majorBitmask(majors))) : null,
    tuition: rangeConditionSql('tuition'),
    acceptance: rangeConditionSql('acceptance'),
    enrollment: rangeConditionSql('enrollment'),
    net_price: rangeConditionSql('net_price'),
    graduation: rangeConditionSql('graduation'),
    retention: rangeConditionSql('retention'),
    earnings: rangeConditionSql('earnings'),
    debt: rangeConditionSql('debt'),
    settings: choiceConditionSql('settings'),
    tests: choiceConditionSql('tests'),
    missions: choiceConditionSql('missions'),
    mentors: filters.mentors ? 'd.has_mentors' : null,
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== null));
}

/** Joins the conditions with AND. */
export const joinWithAnd = (conditions: Partial<Record<FilterName, string>>): string =>
  Object.values(conditions)
    .map((condition) => `(${condition})`)
    .join(' AND ') || 'true';
