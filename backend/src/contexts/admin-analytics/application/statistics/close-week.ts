import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { scoringStart } from '../../domain/intent/intent-score';
import { StudentCounter } from '../../domain/statistics/count-students';
import { PERIOD_WEEKS, periodWeeks } from '../../domain/interactions/statistics-period';
import { lastWeekClose, type Period, periodBefore } from '../../../../shared/domain/weeks';
import { publishStatistics } from '../../domain/statistics/suppression';
import { type Snapshot, Snapshots } from './ports/snapshots';
import { StatisticsPeople, StudentInteractions, type StudentTraits } from './ports/student-interactions';
import { StatisticsRules } from './statistics-rules';

const COLLEGES_PER_PAGE = 50;
/** Number of colleges counted concurrently: while the database reads one, this process counts the other. */
const MAX_CONCURRENT_COLLEGES = 2;
const STUDENTS_PER_PAGE = 5_000;
/** How many students' traits are cached while colleges are counted: many students look at several colleges. */
const MAX_STORED_TRAITS = 200_000;
const NO_TRAITS: StudentTraits = { state: null, major: null };

type TraitsByStudent = Map<number, StudentTraits>;

export interface ClosedWeek {
  /** The Monday after the closed week. */
  readonly closed: Date;
  /** Number of colleges with statistics of the period. */
  readonly colleges: number;
}

/**
 * Counts the students of each college in the last finished period, and stores the statistics that can be published. A
 * closed week doesn't change: closing it again only adds colleges that have no statistics of it.
 */
@UseCase()
export class CloseWeek {
  constructor(
    private readonly studentInteractions: StudentInteractions,
    private readonly people: StatisticsPeople,
    private readonly snapshots: Snapshots,
    private readonly rules: StatisticsRules,
    private readonly clock: Clock,
  ) {}

  /** @param asOf closes the last week that ended before then */
  async execute(asOf: Date = this.clock.now()): Promise<ClosedWeek> {
    const closed = lastWeekClose(asOf);
    const longestPeriod = periodBefore(closed, PERIOD_WEEKS.ofSmallColleges);
    const traits: TraitsByStudent = new Map();
    let [colleges, after] = [0, 0];
    for (;;) {
      const ids = await this.studentInteractions.listColleges(longestPeriod, { after, limit: COLLEGES_PER_PAGE });
      if (ids.length === 0) return { closed, colleges };
      const snapshots = await this.#count(ids, closed, traits);
      await this.snapshots.save(snapshots, this.clock.now());
      colleges += snapshots.length;
      after = ids.at(-1)!;
    }
  }

  async #count(ids: readonly number[], closed: Date, traits: TraitsByStudent): Promise<readonly Snapshot[]> {
    const undergraduates = await this.people.findUndergraduateCounts(ids);
    const byWeeks = new Map<number, number[]>();
    for (const id of ids) {
      const weeks = periodWeeks(undergraduates.get(id) ?? null);
      byWeeks.set(weeks, [...(byWeeks.get(weeks) ?? []), id]);
    }

    const snapshots: Snapshot[] = [];
    const k = this.rules.minGroup;
    for (const [weeks, collegeIds] of byWeeks) {
      const period = periodBefore(closed, weeks);
      const remaining = collegeIds.values();
      const countRemaining = async () => {
        for (const collegeId of remaining) {
          const counter = await this.#countStudents(collegeId, period, traits);
          const views = await this.studentInteractions.countViews(collegeId, period);
          const published = publishStatistics(counter.toCounts(views), k);
          snapshots.push({ collegeId, closed, weeks, k, published });
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT_COLLEGES }, countRemaining));
    }
    return snapshots;
  }

  async #countStudents(collegeId: number, period: Period, traits: TraitsByStudent): Promise<StudentCounter> {
    const counter = new StudentCounter(period);
    const between = { since: scoringStart(period.end), until: period.end };
    for (let after = 0; ;) {
      const students = await this.studentInteractions.listAnonymous(collegeId, between, {
        after,
        limit: STUDENTS_PER_PAGE,
      });
      const missing = students.flatMap(({ userId }) => (traits.has(userId) ? [] : [userId]));
      const found = await this.people.findTraits(missing);
      for (const { userId, interactions } of students) {
        const studentTraits = traits.get(userId) ?? found.get(userId) ?? NO_TRAITS;
        if (traits.size < MAX_STORED_TRAITS) traits.set(userId, studentTraits);
        counter.add({ interactions, ...studentTraits });
      }
      if (students.length < STUDENTS_PER_PAGE) return counter;
      after = students.at(-1)!.userId;
    }
  }
}
