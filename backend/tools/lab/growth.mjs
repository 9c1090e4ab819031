/** Says whether a figure grew during a run. */

/**
 * Compares the last quarter with the second one; in the first, caches and pools fill.
 * @param {number[]} values in order of time
 * @returns {number} ratio of the medians; 1 means that nothing grew
 */
export function growthOf(values) {
  const quarter = Math.max(1, Math.floor(values.length / 4));
  return median(values.slice(-quarter)) / median(values.slice(quarter, 2 * quarter));
}

function median(values) {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
