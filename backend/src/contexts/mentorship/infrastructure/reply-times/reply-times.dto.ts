import { ApiProperty } from '@nestjs/swagger';
import { IdFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { REPLY_TIME_STEPS, type ReplyTimeStep } from '../../domain/reply-times/reply-time';

const STEP_SCHEMA = { type: 'integer', enum: [...REPLY_TIME_STEPS, null], nullable: true } as const;

export class ReplyTimeQuery {
  @IdFromQuery('collegeId')
  collegeId: number;
}

/** How soon the alumni of a college usually answer, as of the last closed week. */
export class ReplyTimeView {
  /** In days; 0 means a few hours. Null if fewer than ten people asked, or if it usually takes longer than a week. */
  @ApiProperty(STEP_SCHEMA)
  repliesWithinDays: ReplyTimeStep | null;
}

/** Reply times of a closed week. */
export class ReplyTimesOfWeekView {
  /** The Monday after the week: `YYYY-MM-DD`. */
  @ApiProperty({ format: 'date' })
  closedOn: string;
  /** Requests and open questions that were answered or remained unanswered, rounded to five. Null if fewer than ten people asked. */
  @ApiProperty({ type: 'integer', nullable: true })
  requests: number | null;
  /** How many of 100 of these were answered, rounded to five. Null if fewer than ten people asked. */
  @ApiProperty({ type: 'integer', nullable: true })
  answeredPercent: number | null;
  /** In days; 0 means a few hours. Null if fewer than ten people asked, or if it usually took longer than a week. */
  @ApiProperty(STEP_SCHEMA)
  repliesWithinDays: ReplyTimeStep | null;
}
