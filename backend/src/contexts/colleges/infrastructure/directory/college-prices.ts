import type { PricesView } from '../../application/directory/ports/directory-reader';
import type { CollegeType } from '../../domain/catalogue/college-type';
import { FIGURE_NAMES, type FigureName } from '../../domain/catalogue/federal/federal-figures';
import { type PriceParts, toPriceParts } from '../../domain/catalogue/federal/price-parts';
import { FIGURE_JOINS_SQL, FIGURE_VALUES_SQL, findFigureValue, type FigureRow } from './college-figures';

/** Selects what the prices of all open colleges are calculated from. */
export const PRICES_SQL = `
  SELECT c.id, c.type, ${FIGURE_VALUES_SQL}
  FROM colleges.colleges c ${FIGURE_JOINS_SQL} WHERE c.operating ORDER BY c.id`;

/** What the price of a college is calculated from. */
interface PricedCollege extends Pick<FigureRow, 'facts' | 'figure_values'> {
  readonly id: number;
  readonly type: CollegeType;
}

/** A row of `PRICES_SQL`. */
export interface PriceRow extends PricedCollege {
  readonly figure_values: readonly (number | null)[] | null;
}

/** Returns the parts of a college's price; null if none can be calculated. */
export function readPriceParts({ type, facts, figure_values }: Omit<PricedCollege, 'id'>): PriceParts | null {
  return toPriceParts(
    (name: FigureName) => findFigureValue(figure_values, FIGURE_NAMES.indexOf(name)),
    (name: FigureName) => facts?.students[name] ?? null,
    type.startsWith('Public'),
  );
}

export function toPricesView(rows: Iterable<PricedCollege>): PricesView {
  const priced = [...rows].flatMap((row) => {
    const parts = readPriceParts(row);
    return parts ? [{ id: row.id, parts }] : [];
  });
  const column = <T>(read: (parts: PriceParts) => T): T[] => priced.map(({ parts }) => read(parts));
  return {
    id: priced.map(({ id }) => id),
    bands: [0, 1, 2, 3, 4].map((band) => column(({ bands }) => bands[band] ?? null)),
    few: column(({ few }) => few.reduce((bits, isFew, band) => (isFew ? bits | (1 << band) : bits), 0)),
    outOfState: column(({ outOfState }) => outOfState),
    onCampus: column(({ living }) => living.onCampus),
    offCampus: column(({ living }) => living.offCampus),
    withFamily: column(({ living }) => living.withFamily),
    includedLiving: column(({ includedLiving }) => includedLiving),
  };
}
