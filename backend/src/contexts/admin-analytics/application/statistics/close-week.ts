import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { SCORED_DAYS } from '../../domain/intent/intent-score';
import { countStudents } from '../../domain/statistics/count-students';
import { lastClose, PERIOD_WEEKS, periodBefore, periodWeeks } from '../../domain/interactions/period';
import { publish } from '../../domain/statistics/suppression';
import { type Snapshot, Snapshots } from './ports/snapshots';
import { StatisticsPeople, StatisticsRules, StudentHistories } from './ports/student-histories';

const COLLEGES_AT_ONCE = 50;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface ClosedWeek {
  /** The Monday after the week. */
  readonly closed: Date;
  /** How many colleges have statistics of the period. */
  readonly colleges: number;
}

/**
 * Counts the students of each college in the period that ended last, and stores what may be published of it. A week that is
 * closed stays as it is: closing it again adds only colleges that have no statistics of it.
 */
@UseCase()
export class CloseWeek {
  constructor(
    private readonly histories: StudentHistories,
    private readonly people: StatisticsPeople,
    private readonly snapshots: Snapshots,
    private readonly rules: StatisticsRules,
    private readonly clock: Clock,
  ) {}

  /** @param asOf closes the week that was over then */
  async execute(asOf: Date = this.clock.now()): Promise<ClosedWeek> {
    const closed = lastClose(asOf);
    const longest = periodBefore(closed, PERIOD_WEEKS.ofSmallColleges);
    let [colleges, after] = [0, 0];
    for (;;) {
      const ids = await this.histories.collegesIn(longest, { after, most: COLLEGES_AT_ONCE });
      if (ids.length === 0) return { closed, colleges };
      const snapshots = await this.#count(ids, closed);
      await this.snapshots.add(snapshots, this.clock.now());
      colleges += snapshots.length;
      after = ids.at(-1)!;
    }
  }

  async #count(ids: readonly number[], closed: Date): Promise<readonly Snapshot[]> {
    const undergraduates = await this.people.undergraduatesOf(ids);
    const since = new Date(closed.getTime() - SCORED_DAYS * DAY_MS);
    const histories = await this.histories.anonymous(ids, since, closed);
    const traits = await this.people.traitsOf([...new Set(histories.map(({ userId }) => userId))]);
    const byCollege = new Map(ids.map((id) => [id, [] as (typeof histories)[number][]]));
    for (const one of histories) byCollege.get(one.collegeId)?.push(one);
    const byWeeks = new Map<number, number[]>();
    for (const id of ids) {
      const weeks = periodWeeks(undergraduates.get(id) ?? null);
      byWeeks.set(weeks, [...(byWeeks.get(weeks) ?? []), id]);
    }

    const snapshots: Snapshot[] = [];
    for (const [weeks, alike] of byWeeks) {
      const period = periodBefore(closed, weeks);
      const views = await this.histories.viewsIn(period, alike);
      for (const collegeId of alike) {
        const students = byCollege.get(collegeId)!.map(({ userId, interactions }) => ({
          interactions,
          state: traits.get(userId)?.state ?? null,
          major: traits.get(userId)?.major ?? null,
        }));
        const counts = countStudents(students, period, views.get(collegeId) ?? 0);
        const k = this.rules.minGroup;
        snapshots.push({ collegeId, closed, weeks, k, published: publish(counts, k) });
      }
    }
    return snapshots;
  }
}
