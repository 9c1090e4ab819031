export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Pause in typing before a text is searched for or checked. */
export const DEBOUNCE_MS = 300;
/** The same where every letter should take effect quickly: the palette, and search within messages. */
export const QUICK_DEBOUNCE_MS = 200;

/** For data that live updates keep current: it is refetched only if something else requests it later than this. */
export const LIVE_STALE_MS = 2_000;

/** How long the toast about a change offers Undo. */
export const UNDO_MS = 6_000;
