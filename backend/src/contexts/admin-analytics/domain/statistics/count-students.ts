import type { InteractionType } from '../interactions/college-interaction';
import { type ScoredInteraction, scoreIntent } from '../intent/intent-score';
import type { Period } from '../../../../shared/domain/weeks';
import type { StudentCounts } from './suppression';

/** Where students come from, as shown to administrators. */
export const TRAFFIC_SOURCES = ['search', 'alumni_profile', 'comparison', 'directory', 'other'] as const;
type TrafficSource = (typeof TRAFFIC_SOURCES)[number];

const TRAFFIC_SOURCE_BY_REPORT: { readonly [reported: string]: TrafficSource } = {
  search: 'search',
  map: 'search',
  alumni_profile: 'alumni_profile',
  compare: 'comparison',
  directory: 'directory',
};

/** What students did, as shown to administrators; `returned` is a second visit on another day within a week. */
export const STUDENT_ACTIONS = [
  'contact',
  'compare',
  'forum_post',
  'save',
  'rsvp',
  'alumni_view',
  'alumni_alert',
  'returned',
] as const;
type StudentAction = (typeof STUDENT_ACTIONS)[number];

/** The steps after the first look; a student reaches a step only from the one before it. */
export const FUNNEL_STEPS = ['returned', 'compare', 'contact', 'high_intent'] as const;
type FunnelStep = (typeof FUNNEL_STEPS)[number];

const MAX_DAYS_UNTIL_RETURN = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface CountedInteraction extends ScoredInteraction {
  readonly source: string | null;
}

/** A student who can be counted for a college. */
export interface CountedStudent {
  /** Interactions in the days that the score covers, up to the end of the period. */
  readonly interactions: readonly CountedInteraction[];
  /** USPS code of the state; null if unknown. */
  readonly state: string | null;
  /** A major from the catalog; null if unknown. */
  readonly major: string | null;
}

/** The key for students whose state or major isn't known. */
export const NOT_STATED = 'not-stated';

/** Counts the students of one college in a period, one at a time: there can be more than fit into memory. */
export class StudentCounter {
  readonly #actions = new Map<string, number>(STUDENT_ACTIONS.map((action) => [action, 0]));
  readonly #reached = new Map<FunnelStep, number>();
  readonly #sources = new Map<string, number>();
  readonly #states = new Map<string, number>();
  readonly #majors = new Map<string, number>();
  #students = 0;
  #highIntent = 0;
  #timed = { students: 0, views: 0, seconds: 0 };

  constructor(private readonly period: Period) {}

  /** Adds a student; without an interaction in the period, the student isn't counted. */
  add({ interactions, state, major }: CountedStudent): void {
    const { start, end } = this.period;
    const inPeriod = interactions.filter(({ at }) => at >= start && at < end);
    if (inPeriod.length === 0) return;
    this.#students += 1;
    const { isHigh } = scoreIntent(interactions, lastMoment(this.period));
    if (isHigh) this.#highIntent += 1;

    const timed = inPeriod.flatMap((one) => (one.type === 'view' && one.seconds !== null ? [one.seconds] : []));
    if (timed.length > 0) this.#timed.students += 1;
    this.#timed.views += timed.length;
    this.#timed.seconds += timed.reduce((sum, one) => sum + one, 0);

    const actions = listActions(inPeriod);
    for (const action of actions) increase(this.#actions, action);
    for (const step of FUNNEL_STEPS) {
      if (step === 'high_intent' ? !isHigh : !actions.has(step)) break;
      increase(this.#reached, step);
    }
    increase(this.#sources, findTrafficSource(inPeriod));
    increase(this.#states, state ?? NOT_STATED);
    increase(this.#majors, major ?? NOT_STATED);
  }

  /** @param views page views by everyone in the period */
  toCounts(views: number): StudentCounts {
    const { students: timedStudents, views: timedViews, seconds } = this.#timed;
    return {
      views,
      students: this.#students,
      timed: { students: timedStudents, averageSeconds: timedViews === 0 ? 0 : seconds / timedViews },
      highIntent: this.#highIntent,
      actions: this.#actions,
      funnel: FUNNEL_STEPS.map((step) => ({
        step,
        students: this.#reached.get(step) ?? 0,
        inAll: step === 'high_intent' ? this.#highIntent : this.#actions.get(step)!,
      })),
      sources: this.#sources,
      states: this.#states,
      majors: this.#majors,
    };
  }
}

/**
 * Counts students who are all in memory.
 * @param views page views by everyone in the period
 */
export function countStudents(students: Iterable<CountedStudent>, period: Period, views: number): StudentCounts {
  const counter = new StudentCounter(period);
  for (const one of students) counter.add(one);
  return counter.toCounts(views);
}

/** The period ends just before `end`, which already belongs to the next day. */
const lastMoment = ({ end }: Period): Date => new Date(end.getTime() - 1);

const increase = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

function listActions(interactions: readonly CountedInteraction[]): ReadonlySet<StudentAction> {
  const types = new Set<InteractionType>(interactions.map(({ type }) => type));
  const done = STUDENT_ACTIONS.filter((action) => action !== 'returned' && types.has(action));
  return new Set(hasReturned(interactions) ? [...done, 'returned' as const] : done);
}

function hasReturned(interactions: readonly CountedInteraction[]): boolean {
  const days = interactions.flatMap(({ type, at }) => (type === 'view' ? [Math.floor(at.getTime() / DAY_MS)] : []));
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  return sorted.some((day, index) => index > 0 && day - sorted[index - 1]! <= MAX_DAYS_UNTIL_RETURN);
}

/** The source of a student is that of their first interaction in the period with one. */
function findTrafficSource(interactions: readonly CountedInteraction[]): TrafficSource {
  const reported = interactions.filter(({ source }) => source !== null);
  if (reported.length === 0) return 'other';
  const first = reported.reduce((earliest, one) => (one.at < earliest.at ? one : earliest));
  return TRAFFIC_SOURCE_BY_REPORT[first.source!] ?? 'other';
}
