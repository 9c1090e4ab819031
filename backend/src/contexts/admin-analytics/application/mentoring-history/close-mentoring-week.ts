import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { lastWeekClose, type Period, periodBefore } from '../../../../shared/domain/weeks';
import { PERIOD_WEEKS, periodWeeks } from '../../domain/interactions/statistics-period';
import { AskerCounter, publishMentoring } from '../../domain/mentoring-history/mentoring-figures';
import { StatisticsPeople } from '../statistics/ports/student-interactions';
import { StatisticsRules } from '../statistics/statistics-rules';
import { type MentoringSnapshot, MentoringSnapshots, MentoringSource } from './ports/mentoring-history';

const COLLEGES_PER_PAGE = 50;
const STUDENTS_PER_PAGE = 5_000;

/**
 * Counts what followed from the requests of students to the alumni of each college in the last finished period, and
 * stores the figures that can be published. A closed week doesn't change: closing it again only adds colleges that have
 * no figures of it.
 */
@UseCase()
export class CloseMentoringWeek {
  constructor(
    private readonly source: MentoringSource,
    private readonly people: StatisticsPeople,
    private readonly snapshots: MentoringSnapshots,
    private readonly rules: StatisticsRules,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of colleges with figures of the period */
  async execute(): Promise<number> {
    const closed = lastWeekClose(this.clock.now());
    const longestPeriod = periodBefore(closed, PERIOD_WEEKS.ofSmallColleges);
    let [colleges, after] = [0, 0];
    for (;;) {
      const ids = await this.source.listColleges(longestPeriod, { after, limit: COLLEGES_PER_PAGE });
      if (ids.length === 0) return colleges;
      await this.snapshots.save(await this.#count(ids, closed), this.clock.now());
      colleges += ids.length;
      after = ids.at(-1)!;
    }
  }

  async #count(ids: readonly number[], closed: Date): Promise<readonly MentoringSnapshot[]> {
    const undergraduates = await this.people.findUndergraduateCounts(ids);
    const k = this.rules.minGroup;
    const snapshots: MentoringSnapshot[] = [];
    for (const collegeId of ids) {
      const weeks = periodWeeks(undergraduates.get(collegeId) ?? null);
      const counter = await this.#countAskers(collegeId, periodBefore(closed, weeks));
      const counts = counter.toCounts((seconds) => this.source.toReplyTime(seconds));
      snapshots.push({ collegeId, closed, weeks, k, published: publishMentoring(counts, k) });
    }
    return snapshots;
  }

  async #countAskers(collegeId: number, period: Period): Promise<AskerCounter> {
    const counter = new AskerCounter();
    for (let after = 0; ;) {
      const askers = await this.source.listAskers(collegeId, period, { after, limit: STUDENTS_PER_PAGE });
      const ids = askers.map(({ studentId }) => studentId);
      const uncounted = await this.snapshots.findUncounted(collegeId, ids, period);
      for (const asker of askers) if (!uncounted.has(asker.studentId)) counter.add(asker);
      if (askers.length < STUDENTS_PER_PAGE) return counter;
      after = ids.at(-1)!;
    }
  }
}
