import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import {
  IdFromQuery,
  IsDateTime,
  PRINTABLE_LINE_PATTERN,
  Trimmed,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import type {
  GroupHourDetails,
  GroupHourHost,
  GroupHourParticipant,
} from '../../application/group-hours/list-group-hours';
import { GROUP_HOUR_LISTS, type GroupHourList } from '../../application/group-hours/ports/group-hours';
import {
  GROUP_HOUR_LIMITS,
  GROUP_HOUR_STATUSES,
  type GroupHourStatus,
} from '../../domain/group-hours/group-hour-state';
import { IsCursor } from '../connections/list-cursor';
import { MeetingUrlField, OptionalText } from '../meetings/meetings.dto';

const PLACES_ERROR = { message: `Places must be a number from 1 to ${GROUP_HOUR_LIMITS.places}` };

export class OfferGroupHourBody {
  /** 3 to 120 characters. */
  @Trimmed()
  @IsString({ message: 'Topic must be at least 3 characters' })
  @MinLength(3, { message: 'Topic must be at least 3 characters' })
  @MaxLength(120, { message: 'Topic must be at most 120 characters' })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'Topic contains characters that aren’t allowed' })
  topic: string;

  /** The number of students, 1 to 8. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: GROUP_HOUR_LIMITS.places })
  @IsInt(PLACES_ERROR)
  @Min(1, PLACES_ERROR)
  @Max(GROUP_HOUR_LIMITS.places, PLACES_ERROR)
  places: number;

  /** ISO 8601 with an offset or Z; in the future, within a year. */
  @IsDateTime('Start time', 'Start time is required')
  startTime: string;

  /** ISO 8601 with an offset or Z; after the start, at most 8 hours. */
  @IsDateTime('End time', 'End time is required')
  endTime: string;

  /** Must start with https://. Default: a video room of the product. */
  @MeetingUrlField()
  meetingUrl?: string | null;
}

export class GroupHourQuestionBody {
  /** Only the host reads it; at most 500 characters. */
  @OptionalText('Question', GROUP_HOUR_LIMITS.questionLength)
  question?: string | null;
}

export class CancelGroupHourBody {
  /** At most 1,000 characters. */
  @OptionalText('Reason', 1_000)
  reason?: string | null;
}

export class ListGroupHoursQuery {
  /** open: those that students can join. own: those that you host or joined and that aren’t over. */
  @ApiPropertyOptional({ enum: GROUP_HOUR_LISTS })
  @IsIn(GROUP_HOUR_LISTS, { message: `list must be one of ${GROUP_HOUR_LISTS.join(', ')}` })
  list: GroupHourList = 'open';

  /** Only those of this alum. */
  @IsOptional()
  @IdFromQuery('hostId')
  hostId?: number;

  /** Only those of alumni of this college. */
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;

  @WholeNumberFromQuery('limit', 1, 50)
  limit: number = 20;

  /** Position from the `Link` header. */
  @IsOptional()
  @IsCursor('after')
  after?: string;
}

/** The alum who offers it. */
class GroupHourHostView implements GroupHourHost {
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
  avatarUrl: string | null;
  college: string | null;
  major: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  graduationYear: number | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

/** A student who joined, as the host sees them. */
class GroupHourParticipantView implements GroupHourParticipant {
  /** Only the first name of people under 18. */
  name: string;
  question: string | null;
  joinedAt: Date;
}

/** A group hour, as you see it. */
export class GroupHourView implements GroupHourDetails {
  @ApiProperty({ type: 'integer' })
  id: number;
  topic: string;
  startTime: Date;
  endTime: Date;
  @ApiProperty({ enum: GROUP_HOUR_STATUSES })
  status: GroupHourStatus;
  /** The number of students who can join. */
  @ApiProperty({ type: 'integer' })
  places: number;
  @ApiProperty({ type: 'integer' })
  placesLeft: number;
  /** Why it was canceled, if the host gave a reason. */
  reason: string | null;
  /** When the call opens. */
  joinFrom: Date;
  joinUntil: Date;
  host: GroupHourHostView;
  isHost: boolean;
  hasJoined: boolean;
  /** Your question to the host. */
  question: string | null;
  /** The students who joined; null for everyone but the host. */
  @ApiProperty({ type: [GroupHourParticipantView], nullable: true })
  participants: readonly GroupHourParticipantView[] | null;
}

export class GroupHourCallView {
  /** Link of the call. */
  url: string;
}
