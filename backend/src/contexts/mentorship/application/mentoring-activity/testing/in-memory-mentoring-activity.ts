import type { Period } from '../../../../../shared/domain/weeks';
import type { InMemoryReplyRecords } from '../../reply-times/testing/in-memory-reply-times';
import { type AskerActivity, MentoringActivity } from '../ports/mentoring-activity';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

/** A meeting that both people confirmed. */
export interface HeldMeeting {
  readonly hostId: number;
  readonly attendeeId: number;
  readonly startTime: Date;
  readonly endTime: Date;
  /** What one of the two said about it; null if no one did. */
  readonly outcome: 'happened' | 'no-show' | null;
  /** Whether the student said that it helped; null if the student didn't say. */
  readonly helped: boolean | null;
}

/** Two people who finished their relationship. */
export interface FinishedPair {
  readonly studentId: number;
  readonly alumId: number;
  readonly finishedAt: Date;
}

export class InMemoryMentoringActivity extends MentoringActivity {
  readonly meetings: HeldMeeting[] = [];
  readonly finished: FinishedPair[] = [];

  constructor(private readonly records: InMemoryReplyRecords) {
    super();
  }

  async listColleges({ start, end }: Period, { after, limit }: IdPage): Promise<readonly number[]> {
    const ids = this.records.records
      .filter(({ isOpenQuestion, askedAt }) => !isOpenQuestion && askedAt >= start && askedAt < end)
      .flatMap(({ collegeId }) => (collegeId !== null && collegeId > after ? [collegeId] : []));
    return [...new Set(ids)].toSorted((one, other) => one - other).slice(0, limit);
  }

  async listAskers(
    collegeId: number,
    { start, end }: Period,
    { after, limit }: IdPage,
  ): Promise<readonly AskerActivity[]> {
    const asked = this.records.records
      .filter(
        (one) =>
          one.collegeId === collegeId &&
          !one.isOpenQuestion &&
          one.askedAt >= start &&
          one.askedAt < end &&
          one.askerId > after,
      )
      .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime() || one.alumId - other.alumId);
    const ids = [...new Set(asked.map(({ askerId }) => askerId))].toSorted((one, other) => one - other);
    return ids.slice(0, limit).map((studentId) => {
      const own = asked.filter(({ askerId }) => askerId === studentId);
      const answered = own.flatMap(({ alumId, isAnswered, decidedAt }) =>
        isAnswered && decidedAt && decidedAt < end ? [{ alumId, decidedAt }] : [],
      );
      const since = Math.min(...answered.map(({ decidedAt }) => decidedAt.getTime()));
      const isAnswering = (id: number) => answered.some(({ alumId }) => alumId === id);
      const held = this.meetings.filter(
        ({ hostId, attendeeId, startTime, endTime, outcome }) =>
          [hostId, attendeeId].includes(studentId) &&
          isAnswering(hostId === studentId ? attendeeId : hostId) &&
          startTime.getTime() >= since &&
          endTime < end &&
          (outcome === null || outcome === 'happened'),
      );
      const hasFinished = this.finished.some(
        (one) =>
          one.studentId === studentId &&
          isAnswering(one.alumId) &&
          one.finishedAt.getTime() >= since &&
          one.finishedAt < end,
      );
      return {
        studentId,
        seconds: own.map(({ isAnswered, decidedAt, askedAt }) =>
          isAnswered && decidedAt && decidedAt < end ? (decidedAt.getTime() - askedAt.getTime()) / 1_000 : null,
        ),
        hasMet: held.length > 0,
        wasHelped: hasFinished || held.some(({ helped }) => helped),
      };
    });
  }
}
