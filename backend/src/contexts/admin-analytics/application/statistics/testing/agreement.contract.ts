import { toIsoDate } from '../../../../../shared/domain/weeks';
import { type CollegeActivity, ShowActivity } from '../../activity/show-activity';
import { StubActivityPeople } from '../../activity/testing/stub-activity-people';
import { membershipFixture } from '../../memberships/testing/membership-fixture';
import type { Snapshots } from '../ports/snapshots';
import type { StudentInteractions } from '../ports/student-interactions';
import { type InterestedStudent, ListInterestedStudents, ShowStatistics } from '../show-statistics';
import { COLLEGES, type HistoryStores, type SimulatedHistory, simulateHistory, NOW } from './random-histories';
import { StubStatisticsPeople } from './stub-statistics-people';

export interface AgreementStores extends HistoryStores {
  readonly studentInteractions: StudentInteractions;
  readonly snapshots: Snapshots;
}

/** `npm test -- --all` compares more. */
const STUDENTS = process.env.TESTS === 'all' ? 1_000 : 200;
const LAST_MONDAY = new Date('2026-03-02T00:00:00Z');
/** 90 days before the Monday after `NOW`. */
const SCORED_FROM = new Date('2025-12-09T00:00:00Z');
const CONCURRENT_HISTORIES = 10;
const administratorOf = (collegeId: number): number => 100_000 + collegeId;

/** Returns a row of the table, computed from the student's page. */
const lineOf = (userId: number, { collegeId, closedScore, interactions }: CollegeActivity): string => {
  const visits = interactions.filter(({ type, at }) => type === 'view' && at >= SCORED_FROM && at < LAST_MONDAY);
  return `${userId} at ${collegeId}: ${closedScore}, ${visits.length} visits, the last one in ${weekOf(visits[0]?.at)}`;
};
const lineIn = ({ studentId, score, visits, lastVisit }: InterestedStudent): string =>
  `${studentId}: ${score}, ${visits} visits, the last one in ${lastVisit ? toIsoDate(lastVisit) : 'no week'}`;
/** The minimum of high intent: 20 points from two types that have points. */
const isListed = ({ closedScore, interactions }: CollegeActivity): boolean =>
  closedScore >= 20 &&
  new Set(
    interactions
      .filter(({ points, at }) => points > 0 && at >= SCORED_FROM && at < LAST_MONDAY)
      .map(({ type }) => type),
  ).size >= 2;
/** Deliberately not computed with the product's function. */
const weekOf = (at: Date | undefined): string => {
  if (at === undefined) return 'no week';
  const monday = new Date(at);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
};

/**
 * Contract tests: the students' pages and the administrators' tables agree for any history, in PostgreSQL or in memory.
 */
export function describeAgreement(name: string, open: () => Promise<AgreementStores>): void {
  describe(`the page of students and the table of administrators in ${name}`, () => {
    let histories: SimulatedHistory[];
    /** By student. */
    let pages: Map<number, readonly CollegeActivity[]>;
    /** By college. */
    let tables: Map<number, readonly InterestedStudent[]>;

    beforeAll(async () => {
      const stores = await open();
      const clock = { now: () => NOW };
      histories = [];
      for (let seed = 1; seed <= STUDENTS; seed += CONCURRENT_HISTORIES) {
        const seeds = Array.from({ length: CONCURRENT_HISTORIES }, (_, n) => seed + n);
        histories.push(...(await Promise.all(seeds.map((one) => simulateHistory(one, stores)))));
      }

      const show = new ShowActivity(stores.log, stores.consents, new StubActivityPeople(), clock);
      pages = new Map();
      for (const { userId } of histories) pages.set(userId, await show.execute(userId));

      const { findOwnCollege, people, verify } = membershipFixture();
      const statistics = new ShowStatistics(findOwnCollege, stores.snapshots, { minGroup: 10 }, clock);
      const list = new ListInterestedStudents(
        ...([findOwnCollege, stores.studentInteractions, new StubStatisticsPeople(), statistics, clock] as const),
      );
      tables = new Map();
      for (const collegeId of COLLEGES) {
        people.put(`dean.${collegeId}`, { userId: administratorOf(collegeId), collegeId });
        await verify(`dean.${collegeId}`);
        tables.set(collegeId, (await list.execute(administratorOf(collegeId))).rows);
      }
    }, 120_000);

    const listPageRows = () =>
      histories.flatMap(({ userId }) => pages.get(userId)!.map((activity) => ({ userId, ...activity })));
    const listedStudentIds = () =>
      new Set([...tables.values()].flatMap((rows) => rows.map(({ studentId }) => studentId)));

    it(`agree on ${STUDENTS} random histories: who is listed, scores, visits and weeks`, () => {
      for (const collegeId of COLLEGES) {
        const named = listPageRows().filter(
          (one) => one.collegeId === collegeId && one.namedSince !== null && isListed(one),
        );

        expect(tables.get(collegeId)!.map(lineIn).sort()).toEqual(named.map((one) => lineOf(one.userId, one)).sort());
      }
    });

    it('show the last choice of each student until it ends', () => {
      const shown = new Map(
        listPageRows().map(({ userId, collegeId, consent }) => [`${userId} at ${collegeId}`, consent]),
      );
      for (const { userId, choices } of histories) {
        for (const [collegeId, { level, expiresAt }] of choices) {
          const isValid = level !== 'none' && (expiresAt === null || expiresAt.getTime() > NOW.getTime());
          const consent = shown.get(`${userId} at ${collegeId}`);

          expect([userId, consent?.level ?? 'none', consent?.expiresAt ?? null]).toEqual(
            isValid ? [userId, level, expiresAt] : [userId, 'none', null],
          );
        }
      }
    });

    it('list no students without a valid choice, no minors, and no students who are not counted', () => {
      const allowed = histories.flatMap(({ userId, adultFrom, isCounted, choices }) =>
        [...choices]
          .filter(([, { level, expiresAt }]) => level === 'named' && (expiresAt === null || expiresAt > NOW))
          .filter(() => adultFrom <= NOW && isCounted)
          .map(([collegeId]) => `${userId} at ${collegeId}`),
      );

      expect(allowed).toEqual(expect.arrayContaining([...listedStudentIds()]));
    });

    it('contain no interactions from when a student was under 18', () => {
      for (const { userId, adultFrom } of histories) {
        const times = pages.get(userId)!.flatMap(({ interactions }) => interactions.map(({ at }) => at));

        expect(times.filter((at) => at < adultFrom)).toEqual([]);
      }
    });

    it('are compared on histories that include every special case', () => {
      const highIntentRows = listPageRows().filter(({ isHigh }) => isHigh);
      const findChoice = (userId: number, collegeId: number) => histories[userId - 1]!.choices.get(collegeId);
      const countHighIntent = (
        isSo: (one: (typeof highIntentRows)[number], choice: ReturnType<typeof findChoice>) => boolean,
      ) => highIntentRows.filter((one) => isSo(one, findChoice(one.userId, one.collegeId))).length;
      const has = {
        rowsAtEachCollege: Math.min(...[...tables.values()].map((rows) => rows.length)),
        namedButNotHigh: listPageRows().filter(({ namedSince, isHigh }) => namedSince !== null && !isHigh).length,
        highButOnlyMessages: countHighIntent((_, choice) => choice?.level === 'messages'),
        highButRevoked: countHighIntent((_, choice) => choice?.level === 'none'),
        highButExpired: countHighIntent(
          (_, choice) => choice?.level === 'named' && choice.expiresAt !== null && choice.expiresAt <= NOW,
        ),
        highNamedAndUncounted: countHighIntent(
          (one, choice) => choice?.level === 'named' && !histories[one.userId - 1]!.isCounted,
        ),
        atSeveralColleges: histories.filter(
          ({ userId }) => pages.get(userId)!.filter(({ isHigh }) => isHigh).length > 1,
        ).length,
        minors: histories.filter(({ adultFrom }) => adultFrom > NOW).length,
        becameAdults: histories.filter(({ adultFrom, refusals }) => adultFrom <= NOW && refusals > 0).length,
        deleted: histories.filter(({ deletions }) => deletions > 0).length,
      };
      expect(Object.entries(has).filter(([, many]) => many < 2)).toEqual([]);
    });
  });
}
