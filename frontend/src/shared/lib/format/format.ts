type OptionalNumber = number | null | undefined;

const MISSING_LABEL = 'N/A';
const isMissing = (value: OptionalNumber): value is null | undefined =>
  value === null || value === undefined || Number.isNaN(value);

/**
 * Formats a number in American English with at most this many decimal places. `Intl.NumberFormat` gives the same text,
 * but its first use takes up to 20 ms on a laptop, in the task that shows the first page.
 */
export function formatNumber(value: number, decimals: number): string {
  const factor = 10 ** decimals;
  const [whole = '', fraction] = String(Math.round(Math.abs(value) * factor) / factor).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

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
  return formatNumber(value, 0).replace(/^-?/, '$&$');
}

/** Formats a whole number with thousands separators. */
export function formatCount(value: OptionalNumber): string {
  return isMissing(value) ? MISSING_LABEL : formatNumber(value, 0);
}

/** Formats the number of students per teacher: 17 -> '17:1'. */
export function formatRatio(value: OptionalNumber): string {
  return isMissing(value) ? MISSING_LABEL : `${formatNumber(value, 1)}:1`;
}
