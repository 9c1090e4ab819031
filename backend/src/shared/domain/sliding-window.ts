/** At most `points` actions in any `seconds`. */
interface SlidingWindow {
  readonly points: number;
  readonly seconds: number;
}

/** @returns the start of the window that ends at `now`; actions at this moment or before no longer count */
export const windowStart = ({ seconds }: SlidingWindow, now: Date): Date => new Date(now.getTime() - seconds * 1_000);

/**
 * Decides whether one more action is allowed.
 * @param actions moments of earlier actions, in any order
 * @returns null if it is allowed at `now`, otherwise the first moment at which it is
 */
export function nextAllowedAt(window: SlidingWindow, actions: readonly Date[], now: Date): Date | null {
  const start = windowStart(window, now).getTime();
  const counted = actions.map((action) => action.getTime()).filter((moment) => moment > start);
  // Until this action leaves the window, it and the later ones use up the limit.
  const last = counted.sort((one, other) => one - other).at(-window.points);
  return last === undefined ? null : new Date(last + window.seconds * 1_000);
}
