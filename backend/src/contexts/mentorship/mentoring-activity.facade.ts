import { Injectable } from '@nestjs/common';
import type { Period } from '../../shared/domain/weeks';
import { type AskerActivity, MentoringActivity } from './application/mentoring-activity/ports/mentoring-activity';
import { medianSeconds, type ReplyTimeStep, toReplyTimeStep } from './domain/reply-times/reply-time';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

/** What students and the alumni of a college did together, for statistics that leave single students out. */
@Injectable()
export class MentoringActivityFacade {
  constructor(private readonly activity: MentoringActivity) {}

  /** Lists colleges whose alumni were asked in the period, in ascending order. */
  listColleges(period: Period, page: IdPage): Promise<readonly number[]> {
    return this.activity.listColleges(period, page);
  }

  /** Lists the students who asked alumni of the college in the period, in ascending order. */
  listAskers(collegeId: number, period: Period, page: IdPage): Promise<readonly AskerActivity[]> {
    return this.activity.listAskers(collegeId, period, page);
  }

  /**
   * Returns the usual time to the first answer, in days; 0 means a few hours.
   * @param seconds times to the first answers; null if there was none
   * @returns null if it is longer than a week
   */
  toReplyTime(seconds: readonly (number | null)[]): ReplyTimeStep | null {
    return toReplyTimeStep(medianSeconds(seconds));
  }
}
