import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import type { ConsentLevel } from '../../../domain/activity/consent';
import type { Interaction, InteractionType } from '../../../domain/interactions/college-interaction';
import { ChooseConsent } from '../../activity/change-activity';
import { InMemoryActivityLog, InMemoryConsents } from '../../activity/testing/in-memory-activity';
import { StubActivityPeople } from '../../activity/testing/stub-activity-people';
import { InMemoryInteractions } from '../../interactions/testing/in-memory-interactions';
import { membershipFixture } from '../../memberships/testing/membership-fixture';
import { CloseWeek } from '../close-week';
import { ListInterestedStudents, ShowStatistics } from '../show-statistics';
import { StatisticsRules } from '../statistics-rules';
import { InMemorySnapshots, InMemoryStudentInteractions } from './in-memory-statistics';
import { StubStatisticsPeople } from './stub-statistics-people';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A Monday on which a week is closed. */
export const WEEK_CLOSE = new Date('2026-03-30T00:00:00Z');
/** Ada represents college 1, Ben has asked to. */
export const [ADA, BEN, CARLA] = [7, 8, 9] as const;
export const daysBefore = (days: number, moment = WEEK_CLOSE): Date => new Date(moment.getTime() - days * DAY_MS);
export const weeksAfter = (weeks: number, moment = WEEK_CLOSE): Date => daysBefore(-7 * weeks, moment);
export const idRange = (count: number, from = 1_000) => Array.from({ length: count }, (_, n) => from + n);

/** Creates the use cases about statistics on fakes. It is Monday morning, two hours after a week was closed. */
export async function statisticsFixture({ minGroup = 10 } = {}) {
  const { verify, request, clock, findOwnCollege, memberships, people: administrators } = membershipFixture();
  await verify('ada');
  await request.execute({ userId: BEN, at: clock.at });
  clock.at = new Date(WEEK_CLOSE.getTime() + 2 * 60 * 60 * 1_000);

  const [interactions, consents, people] = [
    new InMemoryInteractions(),
    new InMemoryConsents(),
    new StubStatisticsPeople(),
  ];
  const studentInteractions = new InMemoryStudentInteractions(interactions, consents);
  const snapshots = new InMemorySnapshots(consents);
  const rules: { minGroup: number } = new StatisticsRules(minGroup);
  const show = new ShowStatistics(findOwnCollege, snapshots, rules, clock);
  const list = new ListInterestedStudents(findOwnCollege, studentInteractions, people, show, clock);
  const closeWeek = new CloseWeek(studentInteractions, people, snapshots, rules, clock);
  const choose = new ChooseConsent(consents, new StubActivityPeople(), new NoTransactions(), clock);
  let events = 0;

  return {
    clock,
    consents,
    interactions,
    log: new InMemoryActivityLog(interactions),
    memberships,
    people,
    rules,
    snapshots,
    speakFor: async (userId: number, collegeId: number) => {
      administrators.put(`dean.${userId}`, { userId, collegeId });
      await verify(`dean.${userId}`);
    },
    close: (asOf?: Date) => closeWeek.execute(asOf),
    consent: (userId: number, level: ConsentLevel, expiresAt: Date | null = null, collegeId = 1) =>
      choose.execute({ userId, collegeId, level, expiresAt }),
    /** @param daysAgo before `WEEK_CLOSE` */
    did: async (
      userIds: readonly (number | null)[],
      type: InteractionType,
      daysAgo = 3,
      change: Partial<Interaction> = {},
    ) => {
      for (const userId of userIds) {
        const seconds = type === 'view' ? 60 : null;
        const usual = { eventId: `event-${++events}`, collegeId: 1, source: 'search', seconds };
        await interactions.save([{ ...usual, userId, type, occurredAt: daysBefore(daysAgo), ...change }]);
      }
    },
    list: (by: number = ADA) => list.execute(by),
    show: (by: number = ADA) => show.execute(by),
    publishedOf: async (collegeId = 1) => (await snapshots.listLatest(collegeId, 1))[0]?.published,
  };
}
