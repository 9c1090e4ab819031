import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { closedWeekScoringPeriod, scoreClosedWeekIntent } from '../../domain/intent/intent-score';
import { PERIOD_WEEKS } from '../../domain/interactions/statistics-period';
import { lastWeekClose, type Period, periodBefore } from '../../../../shared/domain/weeks';
import {
  hideFiguresWithSmallRest,
  publishStatistics,
  type PublishedStatistics,
} from '../../domain/statistics/suppression';
import { FindOwnCollege } from '../memberships/own-membership';
import { type Snapshot, Snapshots } from './ports/snapshots';
import { StatisticsPeople, StudentInteractions } from './ports/student-interactions';
import { StatisticsRules } from './statistics-rules';

/** How many closes the history of the figures shows. */
const MAX_WEEKS = 13;

/** Changes of figures since the previous period in percent; null if one of the two values is hidden. */
interface PercentChanges {
  readonly views: number | null;
  readonly uniqueStudents: number | null;
  readonly highIntent: number | null;
  readonly avgSeconds: number | null;
}

export interface CollegeStatistics extends PublishedStatistics {
  readonly period: Period & { readonly weeks: number };
  /** False until a week with students' interactions has been closed. */
  readonly hasData: boolean;
  readonly changes: PercentChanges;
  /** The same figures at each close, oldest first; each covers the period before its close. */
  readonly weeks: readonly {
    readonly closed: Date;
    readonly views: number | null;
    readonly uniqueStudents: number | null;
  }[];
  readonly k: number;
}

const emptyStatistics = (k: number): PublishedStatistics =>
  publishStatistics(
    {
      views: 0,
      students: 0,
      timed: { students: 0, averageSeconds: 0 },
      highIntent: 0,
      actions: new Map(),
      funnel: [],
      sources: new Map(),
      states: new Map(),
      majors: new Map(),
    },
    k,
  );

/** Shows administrators statistics about students who are interested in their college, from closed periods only. */
@UseCase()
export class ShowStatistics {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly snapshots: Snapshots,
    private readonly rules: StatisticsRules,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async execute(by: number): Promise<CollegeStatistics> {
    const collegeId = await this.findOwnCollege.execute(by);
    const snapshots = await this.snapshots.listLatest(collegeId, MAX_WEEKS + PERIOD_WEEKS.ofSmallColleges);
    const named = await this.snapshots.countStudentsNamedSince(
      collegeId,
      snapshots.map(({ closed }) => closed),
    );
    const shown = snapshots.map((one, index) => ({
      ...one,
      published: hideFiguresWithSmallRest(one.published, named[index]!, one.k),
    }));
    const latest = shown[0];
    const weeks = latest?.weeks ?? PERIOD_WEEKS.usual;
    const period = { ...periodBefore(latest?.closed ?? lastWeekClose(this.clock.now()), weeks), weeks };
    // A period of another length, from when the college had another size, isn't comparable.
    const before = shown.find((one) => one.closed.getTime() === period.start.getTime() && one.weeks === weeks);
    return {
      ...(latest?.published ?? emptyStatistics(this.rules.minGroup)),
      period,
      hasData: latest !== undefined,
      changes: toPercentChanges(latest, before),
      weeks: shown
        .slice(0, MAX_WEEKS)
        .map(({ closed, published: { views, uniqueStudents } }) => ({ closed, views, uniqueStudents }))
        .reverse(),
      k: latest?.k ?? this.rules.minGroup,
    };
  }
}

function toPercentChanges(latest: Snapshot | undefined, before: Snapshot | undefined): PercentChanges {
  const change = (now: number | null | undefined, then: number | null | undefined) =>
    now == null || !then ? null : Math.round(((now - then) / then) * 100);
  const [one, other] = [latest?.published, before?.published];
  return {
    views: change(one?.views, other?.views),
    uniqueStudents: change(one?.uniqueStudents, other?.uniqueStudents),
    highIntent: change(one?.highIntent, other?.highIntent),
    avgSeconds: change(one?.avgSeconds, other?.avgSeconds),
  };
}

/** A student with high intent who shares their name with the college. */
export interface InterestedStudent {
  /** Always the same at this college, but different at every other one. */
  readonly studentId: string;
  /** USPS code of the state; null if the student did not enter one. */
  readonly location: string | null;
  readonly visits: number;
  /** The Monday of the week of the last visit; null if the student never viewed the college's page. */
  readonly lastVisit: Date | null;
  readonly score: number;
}

/**
 * Lists the students who share their name with the administrator's college, as of the last closed week; all others are
 * only counted.
 */
@UseCase()
export class ListInterestedStudents {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly studentInteractions: StudentInteractions,
    private readonly people: StatisticsPeople,
    private readonly showStatistics: ShowStatistics,
    private readonly clock: Clock,
  ) {}

  /**
   * Highest score first.
   * @returns `more`: how many other students have high intent and are only counted; null if this number is hidden
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded
   */
  async execute(by: number): Promise<{ rows: readonly InterestedStudent[]; more: number | null }> {
    const collegeId = await this.findOwnCollege.execute(by);
    const now = this.clock.now();
    const sharing = await this.studentInteractions.listNamed(collegeId, closedWeekScoringPeriod(now), now);
    const shown = await this.people.findVisibleStudents(sharing.map(({ userId }) => userId));
    const named = sharing.filter(({ userId }) => shown.has(userId));
    const traits = await this.people.findTraits(named.map(({ userId }) => userId));
    const rows = named.flatMap(({ userId, interactions }) => {
      const { score, isHigh, interactions: counted } = scoreClosedWeekIntent(interactions, now);
      if (!isHigh) return [];
      const visits = counted.filter(({ type }) => type === 'view');
      return [
        {
          studentId: this.people.getPseudonym(userId, collegeId),
          location: traits.get(userId)?.state ?? null,
          visits: visits.length,
          lastVisit: visits[0] ? lastWeekClose(visits[0].at) : null,
          score,
        },
      ];
    });
    const { highIntent } = await this.showStatistics.execute(by);
    return { rows: rows.sort(byScore), more: highIntent };
  }
}

/** Sorts equal scores by pseudonym, so that the order of registration isn't visible. */
const byScore = (one: InterestedStudent, other: InterestedStudent): number =>
  other.score - one.score || (one.studentId < other.studentId ? -1 : 1);
