/** Checks that figures of a benchmark can be true. A section with a figure that can't be ends with an error. */

/**
 * @param {string} name for the error
 * @param {number} figure
 * @returns {number} the figure, which is finite and greater than 0
 */
export function requirePositive(name, figure) {
  if (!Number.isFinite(figure) || figure <= 0) throw new Error(`${name} cannot be ${figure}`);
  return figure;
}

/**
 * @param {number[]} took milliseconds; no two measurements of a real clock are all equal
 * @returns {number[]}
 */
export function requireTimes(took) {
  requirePositive('The number of measurements', took.length);
  for (const milliseconds of took) requirePositive('A time', milliseconds);
  if (took.length > 1 && new Set(took).size === 1) throw new Error(`${took.length} times are all ${took[0]} ms`);
  return took;
}

/** @param {Pick<import('../../tools/bench.mjs').Measured, 'columns' | 'rows' | 'further'>} measured */
export function requirePlausible(measured) {
  for (const { columns, rows } of [measured, ...(measured.further ?? [])]) {
    requirePositive('The number of rows', rows.length);
    for (const row of rows) {
      if (row.length !== columns.length) throw new Error(`“${row[0]}” has ${row.length} of ${columns.length} cells`);
      const impossible = row.find((cell) => /NaN|Infinity|undefined|null|(^|[\s(])-\d/.test(cell));
      if (impossible !== undefined) throw new Error(`“${row[0]}” cannot be ${impossible}`);
    }
  }
}
