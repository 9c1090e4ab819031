import type { FigureName } from './federal-figures';
import type { FigureReason } from './figure-reasons';
import type { PriceParts } from './price-parts';

/** Family income in a year, USD, in the steps of the federal file. */
export const INCOME_BANDS = ['0-30000', '30001-48000', '48001-75000', '75001-110000', 'over-110000'] as const;
export const LIVING_CHOICES = ['on_campus', 'off_campus', 'with_family'] as const;
/** Whether the student is a resident of the college's state. */
export const RESIDENCIES = ['in_state', 'out_of_state'] as const;

/** The price of a year for one kind of family, an estimate in whole USD; negative if grants exceed the costs. */
export interface PriceCell {
  readonly income: (typeof INCOME_BANDS)[number];
  readonly living: (typeof LIVING_CHOICES)[number];
  readonly residency: (typeof RESIDENCIES)[number];
  readonly value: number | null;
  /** Null if there is a value. */
  readonly reason: FigureReason | null;
  /** Whether the price after grants is based on fewer than ten students. */
  readonly few_students: boolean;
  /** The period of the price after grants; null if unknown. */
  readonly year: string | null;
  /** The period of the costs of living; null if unknown. */
  readonly living_year: string | null;
  readonly source: string;
}

/** What a cell repeats from the figures that it is calculated from. */
type PriceFigures = Readonly<
  Record<
    FigureName,
    {
      readonly value: number | null;
      readonly reason: FigureReason | null;
      readonly year: string | null;
      readonly source: string;
    }
  >
>;

const BAND_FIGURES = [
  'net_price_band1',
  'net_price_band2',
  'net_price_band3',
  'net_price_band4',
  'net_price_band5',
] as const satisfies readonly FigureName[];
const LIVING_FIGURES = {
  on_campus: ['room_board_on_campus', 'other_on_campus'],
  off_campus: ['room_board_off_campus', 'other_off_campus'],
  with_family: ['other_with_family'],
} as const satisfies Record<PriceCell['living'], readonly FigureName[]>;
const LIVING_PARTS = { on_campus: 'onCampus', off_campus: 'offCampus', with_family: 'withFamily' } as const;
/** Without these, there is no price at all. */
const COMMON_FIGURES = ['cost_of_attendance', 'tuition_in_state', 'books'] as const satisfies readonly FigureName[];

/**
 * Calculates the price of a year for every kind of family: five incomes, three ways of living, in and out of state.
 * @param parts null if no price can be calculated; then all values are null
 */
export function calculatePriceCells(parts: PriceParts | null, figures: PriceFigures): readonly PriceCell[] {
  return INCOME_BANDS.flatMap((income, band) =>
    LIVING_CHOICES.flatMap((living) =>
      RESIDENCIES.map((residency) => {
        const value = parts && calculatePrice(parts, { band, living, residency });
        const names = [
          BAND_FIGURES[band]!,
          ...COMMON_FIGURES,
          ...LIVING_FIGURES[living],
          ...(residency === 'out_of_state' ? (['tuition_out_state'] as const) : []),
        ];
        const { year, source } = figures[BAND_FIGURES[band]!];
        return {
          income,
          living,
          residency,
          value,
          reason: value === null ? findReason(names, figures) : null,
          few_students: parts?.few[band] === true,
          year,
          living_year: figures[LIVING_FIGURES[living][0]].year,
          source: `Calculated from ${source}`,
        };
      }),
    ),
  );
}

function calculatePrice(
  { bands, living, outOfState, includedLiving }: PriceParts,
  family: { band: number; living: PriceCell['living']; residency: PriceCell['residency'] },
): number | null {
  const base = bands[family.band] ?? null;
  const cost = living[LIVING_PARTS[family.living]];
  const more = family.residency === 'in_state' ? 0 : outOfState;
  return base === null || cost === null || more === null ? null : base + more + cost - includedLiving;
}

/** Returns why the first of these figures without a value has none. */
const findReason = (names: readonly FigureName[], figures: PriceFigures): FigureReason =>
  names.map((name) => figures[name].reason).find((reason) => reason !== null) ?? 'not_reported';
