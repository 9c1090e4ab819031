/** True for `npm run test:browser -- --all`, which also runs slow checks that rarely find anything. */
export const isThorough = process.env.JOURNEYS === 'all';
