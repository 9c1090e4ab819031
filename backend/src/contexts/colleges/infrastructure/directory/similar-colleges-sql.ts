import type { ComparableCollege } from '../../domain/catalogue/similar-colleges';
import { FIGURE_JOINS_SQL } from './college-figures';

/** Awards that say nothing about how similar colleges are. */
const UNCLASSIFIED = 'none';

/** Returns the award by which colleges are compared; null without a classification. */
export const toComparedAward = (award: string | null): string | null => (award === UNCLASSIFIED ? null : award);

const COMPARABLE_COLUMNS_SQL = `
  c.id, nullif(figures.predominant_award, '${UNCLASSIFIED}') AS award, c.type, c.state,
  c.latitude::float8 AS latitude, c.longitude::float8 AS longitude, c.enrollment,
  (c.admission_rate / 100)::float8 AS admission_rate, c.open_admission, figures.net_price, figures.opeid6 AS pool`;

/** Selects what a college is compared by. Parameter: its ID. */
export const COMPARABLE_SQL = `
  SELECT ${COMPARABLE_COLUMNS_SQL} FROM colleges.colleges c ${FIGURE_JOINS_SQL} WHERE c.id = $1`;

/**
 * Selects the open main campuses of the same kind, as in `similar-colleges.ts`. Parameters: award, which can be null, and
 * type.
 */
export const CANDIDATES_SQL = `
  SELECT ${COMPARABLE_COLUMNS_SQL} FROM colleges.colleges c ${FIGURE_JOINS_SQL}
  WHERE c.operating AND c.ipeds_id <= 999999
    AND (nullif(figures.predominant_award, '${UNCLASSIFIED}') = $1::text
      OR (c.type = $2 AND ($1::text IS NULL OR coalesce(figures.predominant_award, '${UNCLASSIFIED}') = '${UNCLASSIFIED}')))`;

/** A row of both statements. */
export type ComparableRow = ComparableCollege;
