/**
 * The size of a benchmark. `--tiny` sets BENCH_SIZE: such a run only checks that each section works, on one pair of
 * databases and with servers that the sections share.
 */
export const isTiny = process.env.BENCH_SIZE === 'tiny';

/**
 * @template T
 * @param {T} full for figures that are published
 * @param {T} tiny for a run of seconds
 */
export const size = (full, tiny) => (isTiny ? tiny : full);
