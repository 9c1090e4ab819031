import { type InteractionType, MAX_COUNTED_PER_DAY } from '../interactions/college-interaction';
import { lastWeekClose, nextWeekClose } from '../../../../shared/domain/weeks';

/** Points of one interaction. Types that aren't listed have none. */
export const POINTS_BY_TYPE: { readonly [type in InteractionType]?: number } = {
  view: 1,
  save: 3,
  compare: 3,
  alumni_view: 1,
  forum_post: 5,
  rsvp: 5,
  contact: 8,
};

/** A view of at least `seconds` gets `points` more. */
export const LONG_VIEW_BONUS = { seconds: 60, points: 1 } as const;

/** After this many days, points are halved. */
export const HALF_LIFE_DAYS = 21;

/** Older interactions have no points. They are deleted after the same time. */
export const SCORING_PERIOD_DAYS = 90;

/** Returns the earliest time whose interactions still have points at `now`. */
export const scoringStart = (now: Date): Date => new Date(now.getTime() - SCORING_PERIOD_DAYS * DAY_MS);

/** The minimum score of high intent, and the minimum number of interaction types. */
export const HIGH_INTENT_MINIMUM = { score: 20, types: 2 } as const;

/** The input of the score. */
export interface ScoredInteraction {
  readonly id: number;
  readonly type: InteractionType;
  /** For `view`, how long the page was visible. */
  readonly seconds: number | null;
  readonly at: Date;
}

/** An interaction with its points. */
export interface InteractionPoints {
  readonly id: number;
  readonly type: InteractionType;
  readonly at: Date;
  /** Points when it happened: 0 if it exceeded the limit of that day, or its type has no points. */
  readonly points: number;
  /** Points at the time of the score, rounded to two decimals. */
  readonly currentPoints: number;
}

interface IntentScore {
  /** The sum of the current points, rounded to one decimal. */
  readonly score: number;
  readonly isHigh: boolean;
  /** Newest first. */
  readonly interactions: readonly InteractionPoints[];
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const toDayNumber = (at: Date): number => Math.floor(at.getTime() / DAY_MS);
const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
const oldestFirst = (one: ScoredInteraction, other: ScoredInteraction): number =>
  one.at.getTime() - other.at.getTime() || one.id - other.id;

/**
 * Computes the intent score of one student for one college. The student's page, the administrators' table and the
 * weekly statistics all use this function, so they can't disagree. It changes from day to day (UTC), not within a day.
 *
 * @param interactions of this student with this college, in any order; ignored after `asOf`
 * @param asOf the time for which the score is computed
 */
export function scoreIntent(interactions: readonly ScoredInteraction[], asOf: Date): IntentScore {
  const today = toDayNumber(asOf);
  const countOfDay = new Map<string, number>();
  const types = new Set<InteractionType>();
  let sum = 0;

  const counted = interactions
    .filter(({ at }) => at <= asOf && today - toDayNumber(at) < SCORING_PERIOD_DAYS)
    .sort(oldestFirst)
    .map(({ id, type, seconds, at }): InteractionPoints => {
      const day = toDayNumber(at);
      const key = `${type} ${day}`;
      const count = (countOfDay.get(key) ?? 0) + 1;
      countOfDay.set(key, count);

      const isCounted = count <= (MAX_COUNTED_PER_DAY[type] ?? Infinity);
      const points = isCounted ? countPoints(type, seconds) : 0;
      const current = points * 0.5 ** ((today - day) / HALF_LIFE_DAYS);
      if (points > 0) types.add(type);
      sum += current;
      return { id, type, at, points, currentPoints: round(current, 2) };
    });

  const score = round(sum, 1);
  return {
    score,
    isHigh: score >= HIGH_INTENT_MINIMUM.score && types.size >= HIGH_INTENT_MINIMUM.types,
    interactions: counted.reverse(),
  };
}

/**
 * Returns the interactions that the score of the last closed week counts, from `since` (inclusive) to `until`
 * (exclusive). None of them is deleted for its age before the next close, so that the score stays the same until then.
 */
export const closedWeekScoringPeriod = (now: Date): { readonly since: Date; readonly until: Date } => ({
  since: scoringStart(nextWeekClose(now)),
  until: lastWeekClose(now),
});

/**
 * Computes the intent score as of the last close. Colleges see only this one: a score that changed right after an
 * action would tell them who acted.
 */
export function scoreClosedWeekIntent(interactions: readonly ScoredInteraction[], now: Date): IntentScore {
  const { since, until } = closedWeekScoringPeriod(now);
  return scoreIntent(
    interactions.filter(({ at }) => at >= since && at < until),
    until,
  );
}

function countPoints(type: InteractionType, seconds: number | null): number {
  const points = POINTS_BY_TYPE[type] ?? 0;
  return type === 'view' && (seconds ?? 0) >= LONG_VIEW_BONUS.seconds ? points + LONG_VIEW_BONUS.points : points;
}
