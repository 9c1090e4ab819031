export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long typing rests before it is searched for or checked. */
export const DEBOUNCE_MS = 300;
/** The same where every letter is expected to answer at once: the palette, and search within messages. */
export const QUICK_DEBOUNCE_MS = 200;

/** Data that live updates keep current: refetched only when something else asks for it later than this. */
export const LIVE_STALE_MS = 2_000;

/** How long the toast of a change offers Undo. */
export const UNDO_MS = 6_000;
