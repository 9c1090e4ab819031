import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { IsDateTime, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import type { JointCallCandidate } from '../../application/joint-calls/list-joint-call-alumni';
import { MEETING_LENGTHS_MINUTES, type MeetingLength } from '../../domain/availability/availability';
import { TitleField } from '../meetings/meetings.dto';
import { ConsideredCollegeView } from '../privacy/privacy.dto';
import { CommaSeparatedNumbers } from '../profiles/request-field-decorators';

const TWO_IDS = {
  type: 'array',
  minItems: 2,
  uniqueItems: true,
  maxItems: 2,
  items: { type: 'integer', minimum: 1, maximum: MAX_ID },
} as const;
const COLLEGES_ERROR = 'colleges must be the IDs of two colleges';
const ALUMNI_ERROR = 'alumniIds must be the IDs of two alumni';
const LENGTH_ERROR = `lengthMinutes must be one of ${MEETING_LENGTHS_MINUTES.join(', ')}`;

/** Two different IDs. */
const AreTwoIds = (message: string) =>
  applyDecorators(
    ArrayMinSize(2, { message }),
    ArrayMaxSize(2, { message }),
    ArrayUnique({ message }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(MAX_ID, { each: true, message }),
  );

export class JointCallAlumniQuery {
  /** Two colleges, repeated or comma-separated. */
  @ApiProperty(TWO_IDS)
  @CommaSeparatedNumbers()
  @AreTwoIds(COLLEGES_ERROR)
  colleges: [number, number];
}

export class JointSlotsQuery {
  /** Two alumni, repeated or comma-separated. */
  @ApiProperty(TWO_IDS)
  @CommaSeparatedNumbers()
  @AreTwoIds(ALUMNI_ERROR)
  alumniIds: [number, number];

  /** Earliest start, ISO 8601 with an offset or Z. Default: now. */
  @IsOptional()
  @IsDateTime('from')
  from?: string;

  /** Number of days (24 hours each) after `from` in which a call can start. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 31, default: 14, required: false })
  @WholeNumberFromQuery('days', 1, 31)
  days: number = 14;

  /** Length of the call in minutes. */
  @ApiProperty({ enum: MEETING_LENGTHS_MINUTES, type: 'integer', default: 30, required: false })
  @WholeNumberFromQuery('lengthMinutes', 1, 60)
  @IsIn(MEETING_LENGTHS_MINUTES, { message: LENGTH_ERROR })
  lengthMinutes: MeetingLength = 30;
}

export class ProposeJointCallBody {
  /** Two alumni. */
  @ApiProperty(TWO_IDS)
  @IsArray({ message: ALUMNI_ERROR })
  @AreTwoIds(ALUMNI_ERROR)
  alumniIds: [number, number];

  /** One of the free times; ISO 8601 with an offset or Z. */
  @IsDateTime('Start time', 'Start time is required')
  startTime: string;

  @ApiProperty({ enum: MEETING_LENGTHS_MINUTES, type: 'integer' })
  @IsIn(MEETING_LENGTHS_MINUTES, { message: LENGTH_ERROR })
  lengthMinutes: MeetingLength;

  /** 3 to 120 characters. */
  @IsOptional()
  @TitleField('Topic')
  topic?: string | null;
}

/** An alum for a joint call. */
export class JointCallCandidateView implements JointCallCandidate {
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
  avatarUrl: string | null;
  /** The college that they attended. */
  college: ConsideredCollegeView;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}
