/** After the last sign of an open page someone counts as active for so long: a reload or a reconnect is no change. */
export const ACTIVE_FOR_MS = 60_000;

/** Only signs after this moment count. */
export const activeAfter = (now: Date): Date => new Date(now.getTime() - ACTIVE_FOR_MS);
