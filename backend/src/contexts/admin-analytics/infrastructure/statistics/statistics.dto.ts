import { ApiProperty } from '@nestjs/swagger';
import type { CollegeStatistics, InterestedStudent } from '../../application/statistics/show-statistics';
import { FUNNEL_STEPS, STUDENT_ACTIONS, TRAFFIC_SOURCES } from '../../domain/statistics/count-students';
import { toIsoDate } from '../../../../shared/domain/weeks';
import type { PublishedPart } from '../../domain/statistics/suppression';
import { ApiFraction } from '../../../../shared/infrastructure/http/api-document/number-schemas';

const maybe = { type: 'integer', nullable: true } as const;
const whole = { type: 'integer' } as const;

class StatisticsPeriodView {
  @ApiProperty({ type: String, format: 'date' })
  from: string;
  /** The last day (inclusive). */
  @ApiProperty({ type: String, format: 'date' })
  to: string;
  @ApiProperty(whole)
  weeks: number;
}

class HighIntentShareView {
  @ApiProperty(whole)
  percent: number;
  /** `below` and `above` replace the lowest and highest percentages, which could reveal individual students. */
  @ApiProperty({ enum: ['exactly', 'below', 'above'] })
  is: 'exactly' | 'below' | 'above';
}

/** Changes since the previous period in percent; null if one of the two values is hidden. */
class StatisticsChangesView {
  @ApiProperty(maybe)
  views: number | null;
  @ApiProperty(maybe)
  uniqueStudents: number | null;
  @ApiProperty(maybe)
  highIntent: number | null;
  @ApiProperty(maybe)
  avgSeconds: number | null;
}

class TrafficSourceView {
  /** `other` includes sources that are too small to show. */
  @ApiProperty({ enum: TRAFFIC_SOURCES })
  source: string;
  @ApiProperty(whole)
  students: number;
  /** Whole numbers that add up to 100. */
  @ApiProperty(whole)
  percent: number;
}

class StatisticsPartView {
  /** `not-stated` for students who didn’t enter one; null for all groups that are too small to show, combined. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
  @ApiProperty(whole)
  students: number;
  @ApiProperty(whole)
  percent: number;
}

class StudentActionView {
  /** `returned`: visited again on another day within a week. */
  @ApiProperty({ enum: STUDENT_ACTIONS })
  action: string;
  @ApiProperty(maybe)
  students: number | null;
}

class FunnelStepView {
  @ApiProperty({ enum: FUNNEL_STEPS })
  step: string;
  /** Students of the step before who did this too; null if this or an earlier step is hidden. */
  @ApiProperty(maybe)
  students: number | null;
}

class StatisticsWeekView {
  /** The Monday on which the period of these figures ended. */
  @ApiProperty({ type: String, format: 'date' })
  week: string;
  @ApiProperty(maybe)
  views: number | null;
  @ApiProperty(maybe)
  uniqueStudents: number | null;
}

/**
 * What the college can know about interested students: closed periods only, groups of at least `k`, rounded to five.
 * Hidden values are null.
 */
export class StatisticsView {
  @ApiProperty({ type: StatisticsPeriodView })
  period: StatisticsPeriodView;
  /** False if there is nothing to count yet. */
  hasData: boolean;
  @ApiProperty(maybe)
  views: number | null;
  @ApiProperty(maybe)
  uniqueStudents: number | null;
  @ApiProperty(maybe)
  highIntent: number | null;
  @ApiProperty({ type: HighIntentShareView, nullable: true })
  highIntentShare: HighIntentShareView | null;
  @ApiProperty(maybe)
  avgSeconds: number | null;
  @ApiProperty({ type: StatisticsChangesView })
  changes: StatisticsChangesView;
  @ApiProperty({ type: [TrafficSourceView], nullable: true })
  sources: readonly TrafficSourceView[] | null;
  @ApiProperty({ type: [StudentActionView] })
  actions: readonly StudentActionView[];
  /** From all students to those with high intent. Empty for weeks that were closed before this was counted. */
  @ApiProperty({ type: [FunnelStepView] })
  funnel: readonly FunnelStepView[];
  @ApiProperty({ type: [StatisticsPartView], nullable: true })
  states: readonly StatisticsPartView[] | null;
  @ApiProperty({ type: [StatisticsPartView], nullable: true })
  majors: readonly StatisticsPartView[] | null;
  @ApiProperty({ type: [StatisticsWeekView] })
  weeks: readonly StatisticsWeekView[];
  /** Whether any value is hidden. */
  suppressed: boolean;
  /** The smallest group that is published. */
  @ApiProperty(whole)
  k: number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export const toStatisticsView = ({ period, weeks, sources, ...rest }: CollegeStatistics): StatisticsView => ({
  ...rest,
  period: {
    from: toIsoDate(period.start),
    to: toIsoDate(new Date(period.end.getTime() - DAY_MS)),
    weeks: period.weeks,
  },
  sources: sources && mergedOther(sources),
  weeks: weeks.map(({ closed, ...figures }) => ({ week: toIsoDate(closed), ...figures })),
});

/** Adds sources that are too small to show to `other`. */
function mergedOther(parts: readonly PublishedPart[]): TrafficSourceView[] {
  const named = parts.filter(({ name }) => name !== null && name !== 'other');
  const others = parts.filter(({ name }) => name === null || name === 'other');
  const sum = (of: 'students' | 'percent') => others.reduce((total, part) => total + part[of], 0);
  return [
    ...named.map(({ name, students, percent }) => ({ source: name!, students, percent })),
    ...(others.length > 0 ? [{ source: 'other', students: sum('students'), percent: sum('percent') }] : []),
  ];
}

class InterestedStudentView {
  studentId: string;
  /** USPS code of the state; null if unknown. */
  @ApiProperty({ type: String, nullable: true })
  location: string | null;
  @ApiProperty(whole)
  visits: number;
  /** The Monday of the week of the last visit; null if the student never viewed the college's page. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lastVisit: string | null;
  @ApiFraction()
  score: number;
}

export class InterestedStudentsView {
  @ApiProperty({ type: [InterestedStudentView] })
  rows: readonly InterestedStudentView[];
  /** Number of other students with high intent; null if it's suppressed. */
  @ApiProperty(maybe)
  more: number | null;
}

export const toStudentView = ({ lastVisit, ...student }: InterestedStudent): InterestedStudentView => ({
  ...student,
  lastVisit: lastVisit && toIsoDate(lastVisit),
});
