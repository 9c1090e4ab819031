type Figure = number | null | undefined;

const missing = 'N/A';
const isMissing = (value: Figure): value is null | undefined =>
  value === null || value === undefined || Number.isNaN(value);

/** 0.0396 -> '4.0%', 71 -> '71.0%': one or less is a fraction, more is a percentage already. */
export function formatPercent(value: Figure): string {
  if (isMissing(value)) return missing;
  return `${(value <= 1 ? value * 100 : value).toFixed(1)}%`;
}

/** US dollars without cents. */
export function formatMoney(value: Figure): string {
  if (isMissing(value)) return missing;
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

/** A whole number with thousands separators. */
export function formatCount(value: Figure): string {
  return isMissing(value) ? missing : value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

/** Students for each teacher: 17 -> '17:1'. */
export function formatRatio(value: Figure): string {
  return isMissing(value) ? missing : `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}:1`;
}
