import { Injectable } from '@nestjs/common';
import { RecordReplies } from './application/reply-times/record-replies';

/** An answer to an open question. */
interface OpenQuestionAnswer {
  readonly alumId: number;
  readonly askerId: number;
  /** The college that the question is about; null if it is about none. */
  readonly collegeId: number | null;
  readonly askedAt: Date;
  readonly answeredAt: Date;
}

/** What reply times are computed from. */
@Injectable()
export class ReplyTimesFacade {
  constructor(private readonly recordReplies: RecordReplies) {}

  /**
   * Records the first answer of an alum to an open question, in the caller's unit of work. Recording it again changes
   * nothing: a question is identified by its people and the time when it was asked.
   */
  noteAnswer({ answeredAt, ...asked }: OpenQuestionAnswer): Promise<void> {
    return this.recordReplies.addAnswered(asked, answeredAt);
  }
}
