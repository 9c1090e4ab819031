import { once } from '@/shared/lib/once';

// toLocaleString would create a formatter for each value.
const moneyFormat = once(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const countFormat = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const ratioFormat = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));

type OptionalNumber = number | null | undefined;

const MISSING_LABEL = 'N/A';
const isMissing = (value: OptionalNumber): value is null | undefined =>
  value === null || value === undefined || Number.isNaN(value);

/**
 * Formats a percentage: 0.0396 -> '4.0%', 71 -> '71.0%'. A value of at most one is a fraction, a larger one is already
 * a percentage.
 */
export function formatPercent(value: OptionalNumber): string {
  if (isMissing(value)) return MISSING_LABEL;
  return `${(value <= 1 ? value * 100 : value).toFixed(1)}%`;
}

/** Formats a number that is counted up to `max`: '1,000+' from there on. */
export const formatCountUpTo = (value: number, max: number): string =>
  value >= max ? `${formatCount(max)}+` : formatCount(value);

/** Formats US dollars without cents. */
export function formatMoney(value: OptionalNumber): string {
  if (isMissing(value)) return MISSING_LABEL;
  return moneyFormat().format(value);
}

/** Formats a whole number with thousands separators. */
export function formatCount(value: OptionalNumber): string {
  return isMissing(value) ? MISSING_LABEL : countFormat().format(value);
}

/** Formats the number of students per teacher: 17 -> '17:1'. */
export function formatRatio(value: OptionalNumber): string {
  return isMissing(value) ? MISSING_LABEL : `${ratioFormat().format(value)}:1`;
}
