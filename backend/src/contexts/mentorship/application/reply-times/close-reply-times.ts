import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { lastWeekClose, periodBefore } from '../../../../shared/domain/weeks';
import {
  closeReplyTimesOfWeek,
  REPLY_TIME_WEEKS,
  replyTimeOfAlum,
  replyTimeOfGroup,
} from '../../domain/reply-times/reply-time';
import { ReplyRecords, ReplyTimes } from './ports/reply-times';

const BATCH_SIZE = 500;

/**
 * Computes the reply times of alumni, of the alumni of each college and of the product as of the last closed week. A week
 * is closed once: closing it again changes nothing.
 */
@UseCase()
export class CloseReplyTimes {
  constructor(
    private readonly records: ReplyRecords,
    private readonly times: ReplyTimes,
    private readonly clock: Clock,
  ) {}

  /** @returns false if the week was closed before */
  async execute(): Promise<boolean> {
    const closed = lastWeekClose(this.clock.now());
    if (await this.times.isClosed(closed)) return false;
    await this.#closeAlumni(closed);
    await this.#closeColleges(closed);
    // Last: an interrupted run starts again.
    const summary = await this.records.summarizeAll(periodBefore(closed, 1));
    await this.times.saveWeek(closeReplyTimesOfWeek(closed, summary));
    return true;
  }

  /** Covers all alumni, because the time of one without answers in the period ends. */
  async #closeAlumni(closed: Date): Promise<void> {
    const period = periodBefore(closed, REPLY_TIME_WEEKS);
    for (let after = 0; ;) {
      const ids = await this.times.listAlumniIds({ after, limit: BATCH_SIZE });
      if (ids.length === 0) return;
      const summaries = await this.records.summarizeAlumni(ids, period);
      await this.times.saveAlumni(
        ids.map((id) => {
          const summary = summaries.get(id);
          return { id, repliesWithinDays: summary ? replyTimeOfAlum(summary) : null };
        }),
      );
      after = ids.at(-1)!;
    }
  }

  async #closeColleges(closed: Date): Promise<void> {
    const period = periodBefore(closed, REPLY_TIME_WEEKS);
    for (let after = 0; ;) {
      const colleges = await this.records.summarizeColleges(period, { after, limit: BATCH_SIZE });
      if (colleges.length === 0) return;
      await this.times.saveColleges(
        closed,
        colleges.map((one) => ({ id: one.collegeId, repliesWithinDays: replyTimeOfGroup(one) })),
      );
      after = colleges.at(-1)!.collegeId;
    }
  }
}
