import { toIsoDate } from '../../../domain/interactions/statistics-period';
import { type CollegeActivity, ShowActivity } from '../../activity/show-activity';
import { StubActivityPeople } from '../../activity/testing/stub-activity-people';
import { membershipFixture } from '../../memberships/testing/membership-fixture';
import type { Snapshots } from '../ports/snapshots';
import type { StudentHistories } from '../ports/student-histories';
import { type InterestedStudent, ListInterestedStudents, ShowStatistics } from '../show-statistics';
import { COLLEGES, type HistoryStores, type LivedHistory, liveThrough, NOW } from './random-histories';
import { StubStatisticsPeople } from './stub-statistics-people';

export interface AgreementStores extends HistoryStores {
  readonly histories: StudentHistories;
  readonly snapshots: Snapshots;
}

/** `npm test -- --all` compares more. */
const STUDENTS = process.env.TESTS === 'all' ? 1_000 : 200;
const LAST_MONDAY = new Date('2026-03-02T00:00:00Z');
/** 90 days before the Monday after `NOW`. */
const SCORED_FROM = new Date('2025-12-09T00:00:00Z');
const AT_ONCE = 10;
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
    let lived: LivedHistory[];
    /** By student. */
    let pages: Map<number, readonly CollegeActivity[]>;
    /** By college. */
    let tables: Map<number, readonly InterestedStudent[]>;

    beforeAll(async () => {
      const stores = await open();
      const clock = { now: () => NOW };
      lived = [];
      for (let seed = 1; seed <= STUDENTS; seed += AT_ONCE) {
        const seeds = Array.from({ length: AT_ONCE }, (_, n) => seed + n);
        lived.push(...(await Promise.all(seeds.map((one) => liveThrough(one, stores)))));
      }

      const show = new ShowActivity(stores.log, stores.consents, new StubActivityPeople(), clock);
      pages = new Map();
      for (const { userId } of lived) pages.set(userId, await show.execute(userId));

      const { findOwnCollege, people, verify } = membershipFixture();
      const statistics = new ShowStatistics(findOwnCollege, stores.snapshots, { minGroup: 10 }, clock);
      const list = new ListInterestedStudents(
        ...([findOwnCollege, stores.histories, new StubStatisticsPeople(), statistics, clock] as const),
      );
      tables = new Map();
      for (const collegeId of COLLEGES) {
        people.put(`dean.${collegeId}`, { userId: administratorOf(collegeId), collegeId });
        await verify(`dean.${collegeId}`);
        tables.set(collegeId, (await list.execute(administratorOf(collegeId))).rows);
      }
    }, 120_000);

    const onPages = () =>
      lived.flatMap(({ userId }) => pages.get(userId)!.map((activity) => ({ userId, ...activity })));
    const listed = () => new Set([...tables.values()].flatMap((rows) => rows.map(({ studentId }) => studentId)));

    it(`agree on ${STUDENTS} random histories: who is listed, scores, visits and weeks`, () => {
      for (const collegeId of COLLEGES) {
        const named = onPages().filter(
          (one) => one.collegeId === collegeId && one.namedSince !== null && isListed(one),
        );

        expect(tables.get(collegeId)!.map(lineIn).sort()).toEqual(named.map((one) => lineOf(one.userId, one)).sort());
      }
    });

    it('show the last choice of each student until it ends', () => {
      const shown = new Map(onPages().map(({ userId, collegeId, consent }) => [`${userId} at ${collegeId}`, consent]));
      for (const { userId, choices } of lived) {
        for (const [collegeId, { level, expiresAt }] of choices) {
          const holds = level !== 'none' && (expiresAt === null || expiresAt.getTime() > NOW.getTime());
          const consent = shown.get(`${userId} at ${collegeId}`);

          expect([userId, consent?.level ?? 'none', consent?.expiresAt ?? null]).toEqual(
            holds ? [userId, level, expiresAt] : [userId, 'none', null],
          );
        }
      }
    });

    it('list no students without a valid choice, no minors, and no students who are not counted', () => {
      const allowed = lived.flatMap(({ userId, adultFrom, isCounted, choices }) =>
        [...choices]
          .filter(([, { level, expiresAt }]) => level === 'named' && (expiresAt === null || expiresAt > NOW))
          .filter(() => adultFrom <= NOW && isCounted)
          .map(([collegeId]) => `${userId} at ${collegeId}`),
      );

      expect(allowed).toEqual(expect.arrayContaining([...listed()]));
    });

    it('contain no interactions from when a student was under 18', () => {
      for (const { userId, adultFrom } of lived) {
        const times = pages.get(userId)!.flatMap(({ interactions }) => interactions.map(({ at }) => at));

        expect(times.filter((at) => at < adultFrom)).toEqual([]);
      }
    });

    it('are compared on histories that include every special case', () => {
      const high = onPages().filter(({ isHigh }) => isHigh);
      const chosen = (userId: number, collegeId: number) => lived[userId - 1]!.choices.get(collegeId);
      const highWith = (isSo: (one: (typeof high)[number], choice: ReturnType<typeof chosen>) => boolean) =>
        high.filter((one) => isSo(one, chosen(one.userId, one.collegeId))).length;
      const has = {
        rowsAtEachCollege: Math.min(...[...tables.values()].map((rows) => rows.length)),
        namedButNotHigh: onPages().filter(({ namedSince, isHigh }) => namedSince !== null && !isHigh).length,
        highButOnlyMessages: highWith((_, choice) => choice?.level === 'messages'),
        highButRevoked: highWith((_, choice) => choice?.level === 'none'),
        highButExpired: highWith(
          (_, choice) => choice?.level === 'named' && choice.expiresAt !== null && choice.expiresAt <= NOW,
        ),
        highNamedAndUncounted: highWith(
          (one, choice) => choice?.level === 'named' && !lived[one.userId - 1]!.isCounted,
        ),
        atSeveralColleges: lived.filter(({ userId }) => pages.get(userId)!.filter(({ isHigh }) => isHigh).length > 1)
          .length,
        minors: lived.filter(({ adultFrom }) => adultFrom > NOW).length,
        becameAdults: lived.filter(({ adultFrom, refusals }) => adultFrom <= NOW && refusals > 0).length,
        deleted: lived.filter(({ deletions }) => deletions > 0).length,
      };
      expect(Object.entries(has).filter(([, many]) => many < 2)).toEqual([]);
    });
  });
}
