import type { InteractionType } from '../interactions/college-interaction';
import { type ScoredInteraction, scoreIntent } from '../intent/intent-score';
import type { Period } from '../interactions/period';
import type { StudentCounts } from './suppression';

/** Where students come from, as administrators read it. */
export const TRAFFIC_SOURCES = ['search', 'alumni_profile', 'comparison', 'directory', 'other'] as const;
export type TrafficSource = (typeof TRAFFIC_SOURCES)[number];

const SOURCE_OF: { readonly [reported: string]: TrafficSource } = {
  search: 'search',
  map: 'search',
  alumni_profile: 'alumni_profile',
  compare: 'comparison',
  directory: 'directory',
};

/** What students did, as administrators read it; `returned` is a second visit on another day within a week. */
export const STUDENT_ACTIONS = ['contact', 'compare', 'forum_post', 'save', 'rsvp', 'alumni_view', 'returned'] as const;
export type StudentAction = (typeof STUDENT_ACTIONS)[number];

const RETURN_WITHIN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface CountedInteraction extends ScoredInteraction {
  readonly source: string | null;
}

/** A student of whom a college may count what they did. */
export interface CountedStudent {
  /** In the days that the score looks at, up to the end of the period. */
  readonly interactions: readonly CountedInteraction[];
  /** USPS code; null where it is not known. */
  readonly state: string | null;
  /** One of the catalog's majors; null where it is not known. */
  readonly major: string | null;
}

/** The key of students whose state or major is not known. */
export const NOT_STATED = 'not-stated';

/**
 * Counts the students of one college in a period. Students without an interaction in the period are not counted.
 *
 * @param views page views of everyone in the period
 */
export function countStudents(students: Iterable<CountedStudent>, period: Period, views: number): StudentCounts {
  let count = 0;
  let highIntent = 0;
  let timedStudents = 0;
  let timedViews = 0;
  let seconds = 0;
  const actions = new Map<string, number>(STUDENT_ACTIONS.map((action) => [action, 0]));
  const sources = new Map<string, number>();
  const states = new Map<string, number>();
  const majors = new Map<string, number>();

  for (const { interactions, state, major } of students) {
    const within = interactions.filter(({ at }) => at >= period.start && at < period.end);
    if (within.length === 0) continue;
    count += 1;
    if (scoreIntent(interactions, lastMomentOf(period)).isHigh) highIntent += 1;

    const timed = within.flatMap((one) => (one.type === 'view' && one.seconds !== null ? [one.seconds] : []));
    if (timed.length > 0) timedStudents += 1;
    timedViews += timed.length;
    seconds += timed.reduce((sum, one) => sum + one, 0);

    for (const action of actionsIn(within)) increase(actions, action);
    increase(sources, sourceOf(within));
    increase(states, state ?? NOT_STATED);
    increase(majors, major ?? NOT_STATED);
  }

  const averageSeconds = timedViews === 0 ? 0 : seconds / timedViews;
  return {
    views,
    students: count,
    timed: { students: timedStudents, averageSeconds },
    highIntent,
    actions,
    sources,
    states,
    majors,
  };
}

/** The period ends before its `end`, which already belongs to the next day. */
const lastMomentOf = ({ end }: Period): Date => new Date(end.getTime() - 1);

const increase = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

function actionsIn(interactions: readonly CountedInteraction[]): ReadonlySet<StudentAction> {
  const types = new Set<InteractionType>(interactions.map(({ type }) => type));
  const done = STUDENT_ACTIONS.filter((action) => action !== 'returned' && types.has(action));
  return new Set(hasReturned(interactions) ? [...done, 'returned' as const] : done);
}

function hasReturned(interactions: readonly CountedInteraction[]): boolean {
  const days = interactions.flatMap(({ type, at }) => (type === 'view' ? [Math.floor(at.getTime() / DAY_MS)] : []));
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  return sorted.some((day, index) => index > 0 && day - sorted[index - 1]! <= RETURN_WITHIN_DAYS);
}

/** A student belongs to the source of their first interaction in the period that reported one. */
function sourceOf(interactions: readonly CountedInteraction[]): TrafficSource {
  const reported = interactions.filter(({ source }) => source !== null);
  if (reported.length === 0) return 'other';
  const first = reported.reduce((earliest, one) => (one.at < earliest.at ? one : earliest));
  return SOURCE_OF[first.source!] ?? 'other';
}
