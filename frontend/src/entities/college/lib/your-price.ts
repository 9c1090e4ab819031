import type { CollegeDetail } from '../api/colleges';

export type PriceParts = NonNullable<CollegeDetail['price_parts']>;

/** How a student lives: decides about the costs of housing and food. */
export const LIVING_CHOICES = [
  { value: 'onCampus', label: 'On campus' },
  { value: 'offCampus', label: 'Off campus' },
  { value: 'withFamily', label: 'With family' },
] as const satisfies readonly { value: keyof PriceParts['living']; label: string }[];
type Living = (typeof LIVING_CHOICES)[number]['value'];

/** The yearly income of the family in the steps of the federal file. */
export const INCOME_BANDS = [
  '$0 to $30,000',
  '$30,001 to $48,000',
  '$48,001 to $75,000',
  '$75,001 to $110,000',
  'Over $110,000',
] as const;

/** What a family enters about itself. It stays on the device: it is never sent or written into an address. */
export interface FamilySituation {
  /** Index of the income band, 0 to 4. */
  band: number;
  /** Two-letter code of the state of residence. */
  state: string;
  living: Living;
  /** The most that the family can pay in a year, USD; undefined without a limit. */
  budget?: number | undefined;
}

export type YourPrice =
  | { price: number; hasFewStudents: boolean }
  /** The part that the federal file doesn't contain. */
  | { missing: 'band' | 'living' | 'outOfState' };

/**
 * Returns the estimated price of a year in whole US dollars, negative if grants exceed the costs.
 * @param parts see GET /api/colleges/prices
 */
export function calculateYourPrice(
  parts: PriceParts,
  { band, state, living }: FamilySituation,
  collegeState: string,
): YourPrice {
  const base = parts.bands[band] ?? null;
  const cost = parts.living[living] ?? null;
  const more = state === collegeState ? 0 : parts.outOfState;
  if (base === null) return { missing: 'band' };
  if (cost === null) return { missing: 'living' };
  if (more === null) return { missing: 'outOfState' };
  return { price: base + more + cost - parts.includedLiving, hasFewStudents: parts.few[band] === true };
}

/** Whether families with more income pay at least as much in every step that is known. */
export function risesWithIncome({ bands }: PriceParts): boolean {
  const known = bands.filter((band) => band !== null);
  return known.every((band, index) => index === 0 || band >= known[index - 1]!);
}
