import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { CONSENT_LEVELS, type ConsentLevel } from '../../../domain/activity/consent';
import { MinorCannotShareName } from '../../../domain/activity/errors';
import { INTERACTION_TYPES } from '../../../domain/interactions/college-interaction';
import { randomNumbers } from '../../../domain/statistics/testing/random-world';
import { ChooseConsent } from '../../activity/change-activity';
import type { ActivityLog, Consents } from '../../activity/ports/activity-log';
import { StubActivityPeople } from '../../activity/testing/stub-activity-people';
import { InteractionTrackingPolicy, type TrackingMode } from '../../interactions/ports/interaction-tracking-policy';
import type { Interactions } from '../../interactions/ports/college-interactions';
import { StoreInteractions } from '../../interactions/store-college-interaction';

const DAY_MS = 24 * 60 * 60 * 1_000;
const HISTORY_DAYS = 100;

/** The time after all histories, a Wednesday afternoon. */
export const NOW = new Date('2026-03-04T15:30:00Z');
export const COLLEGES = [1, 2, 3] as const;

export interface HistoryStores {
  readonly interactions: Interactions;
  readonly log: ActivityLog;
  readonly consents: Consents;
}

/** The last choice of a student, even if it has expired. */
interface Choice {
  readonly level: ConsentLevel;
  readonly expiresAt: Date | null;
}

/** What the test knows about a student independently of the product. */
export interface SimulatedHistory {
  readonly userId: number;
  /** When the student turned or turns 18. */
  readonly adultFrom: Date;
  readonly isCounted: boolean;
  readonly choices: ReadonlyMap<number, Choice>;
  readonly deletions: number;
  /** How often the student was refused to share their name as a minor. */
  readonly refusals: number;
}

interface Step {
  readonly at: Date;
  readonly take: () => Promise<void>;
}

/**
 * Simulates a hundred days of one student with the product's use cases: views colleges, chooses consents with and
 * without an end, deletes interactions, and turns counting off and on; some students turn 18 during this time or are
 * still minors.
 * @param seed determines the history; also the ID of the student
 */
export async function simulateHistory(
  seed: number,
  { interactions, log, consents }: HistoryStores,
): Promise<SimulatedHistory> {
  const userId = seed;
  const random = randomNumbers(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  const daysBefore = (days: number): Date => new Date(NOW.getTime() - Math.floor(days * DAY_MS));
  // More often on later days, and never after now.
  const someTime = (): Date => daysBefore(0.001 + random() ** 2 * HISTORY_DAYS);

  const adultFrom = random() < 0.7 ? daysBefore(4_000) : daysBefore(random() * 120 - 20);
  const clock = { at: NOW, now: () => clock.at };
  const isMinor = () => clock.at < adultFrom;
  const people = new (class extends InteractionTrackingPolicy {
    async findTrackingModes() {
      const counted: TrackingMode = isMinor() ? 'anonymous' : 'by-person';
      return new Map([[userId, (await consents.isCountedInStatistics(userId)) ? counted : ('not-at-all' as const)]]);
    }

    async findAdministeredColleges() {
      return new Map<number, number[]>();
    }
  })();
  const activityPeople = new StubActivityPeople();
  const storeInteractions = new StoreInteractions(interactions, people);
  const chooseConsent = new ChooseConsent(consents, activityPeople, new NoTransactions(), clock);

  const choices = new Map<number, Choice>();
  let [isCounted, deletions, refusals] = [true, 0, 0];
  const steps: Step[] = [];
  const addSteps = (count: number, make: (n: number) => Step['take'], when = someTime) => {
    for (let n = 0; n < count; n += 1) steps.push({ at: when(), take: make(n) });
  };

  const keenness = random();
  const [favourite, loyalty] = [pick(COLLEGES), random()];
  const busyDay = someTime();
  addSteps(
    1 + upTo(4 + 100 * keenness),
    (n) => {
      const type = random() < 0.4 ? 'view' : pick(INTERACTION_TYPES);
      const collegeId = random() < loyalty ? favourite : pick(COLLEGES);
      const seconds = type === 'view' ? upTo(120) : null;
      return () =>
        storeInteractions.execute([
          {
            eventId: `${seed}-${n}`,
            collegeId,
            userId,
            type,
            source: 'search',
            seconds,
            occurredAt: clock.at,
          },
        ]);
    },
    // Some days have more views than are counted.
    () => (random() < 0.3 ? new Date(busyDay.getTime() - upTo(3 * 60 * 60 * 1_000)) : someTime()),
  );
  addSteps(upTo(5), () => {
    const collegeId = random() < loyalty ? favourite : pick(COLLEGES);
    const level = random() < 0.6 ? 'named' : pick(CONSENT_LEVELS);
    const lasts = random() < 0.5 ? null : 1 + upTo(40);
    return async () => {
      const expiresAt = lasts === null ? null : new Date(clock.at.getTime() + lasts * DAY_MS);
      if (isMinor()) activityPeople.minors.add(userId);
      else activityPeople.minors.delete(userId);
      try {
        await chooseConsent.execute({ userId, collegeId, level, expiresAt });
        choices.set(collegeId, { level, expiresAt: level === 'none' ? null : expiresAt });
      } catch (refusal) {
        if (!(refusal instanceof MinorCannotShareName)) throw refusal;
        refusals += 1;
      }
    };
  });
  addSteps(random() < 0.4 ? pick([1, 1, 1, 2]) : 0, () => async () => {
    isCounted = !isCounted;
    await consents.saveCountedInStatistics(userId, isCounted, clock.at);
  });
  addSteps(random() < 0.3 ? 1 + upTo(3) : 0, () => {
    const which = random();
    return async () => {
      const own = [...(await log.listByStudent(userId))].sort((one, other) => one.id - other.id);
      if (own.length === 0) return;
      deletions += 1;
      const one = own[Math.floor(which * own.length)]!;
      if (which < 0.7) await log.delete(userId, one.id);
      else await log.deleteAll(userId, which < 0.95 ? one.collegeId : null);
    };
  });

  for (const { at, take } of steps.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    clock.at = at;
    await take();
  }
  return { userId, adultFrom, isCounted, choices, deletions, refusals };
}
