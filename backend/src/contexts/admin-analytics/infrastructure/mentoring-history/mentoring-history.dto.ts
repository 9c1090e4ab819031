import { ApiProperty } from '@nestjs/swagger';
import { type Period, periodBefore, toIsoDate } from '../../../../shared/domain/weeks';
import type { MentoringHistory } from '../../application/mentoring-history/show-mentoring-history';
import { MENTORING_STEPS, type MentoringStep } from '../../domain/mentoring-history/mentoring-figures';

const maybe = { type: 'integer', nullable: true } as const;

class MentoringStepView {
  @ApiProperty({ enum: MENTORING_STEPS })
  step: MentoringStep;
  /** Students of the step before who did this too; null if this or an earlier step is hidden. */
  @ApiProperty(maybe)
  students: number | null;
}

class MentoringWeekView {
  /** The Monday on which the period of these figures ended. */
  @ApiProperty({ type: String, format: 'date' })
  week: string;
  /** The first day of the period. */
  @ApiProperty({ type: String, format: 'date' })
  from: string;
  /** Length of the period. */
  @ApiProperty({ type: 'integer' })
  weeks: number;
  /** Requests to the alumni of the college; null if hidden. Open questions, which can be anonymous, don’t count. */
  @ApiProperty(maybe)
  requests: number | null;
  /** Students who asked; null if hidden. */
  @ApiProperty(maybe)
  students: number | null;
  @ApiProperty({ type: [MentoringStepView] })
  steps: readonly MentoringStepView[];
  /** Usual time to the first answer in days, 0 for a few hours; null if hidden or longer than a week. */
  @ApiProperty(maybe)
  repliesWithinDays: number | null;
}

/**
 * What followed from requests to the alumni of the college: closed periods only, groups of at least `k`, rounded to five.
 * Hidden values are null.
 */
export class MentoringHistoryView {
  @ApiProperty({ type: 'integer' })
  k: number;
  /** Oldest first; empty until a week with requests has been closed. The periods overlap. */
  @ApiProperty({ type: [MentoringWeekView] })
  weeks: readonly MentoringWeekView[];
}

export const toMentoringHistoryView = ({ k, weeks }: MentoringHistory): MentoringHistoryView => ({
  k,
  weeks: weeks.map(({ closed, weeks: length, ...published }) => {
    const { start, end }: Period = periodBefore(closed, length);
    return { week: toIsoDate(end), from: toIsoDate(start), weeks: length, ...published };
  }),
});
