/** True for `npm test -- --all`, which also runs slow checks that rarely find anything. */
export const isThorough = process.env.TESTS === 'all';
