/** `npm run test:browser -- --all`: what takes long and seldom finds anything is done as well. */
export const isThorough = process.env.JOURNEYS === 'all';
