import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  IsDateTime,
  PRINTABLE_LINE_PATTERN,
  PRINTABLE_LINES_PATTERN,
  Trimmed,
  TrimmedLines,
  IdFromQuery,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import {
  MEETING_LIST_FILTERS,
  OUTCOMES,
  type MeetingListFilter,
  type Outcome,
} from '../../application/meetings/ports/meetings';
import {
  MEETING_ANSWERS,
  MEETING_STATUSES,
  type MeetingAnswer,
  type MeetingStatus,
} from '../../domain/meetings/meeting-state';
import { SearchTermField } from '../profiles/request-field-decorators';
import { ROLES, type Role } from '../../../../shared/domain/role';
import type { JointAlum, MeetingDetails, OtherUser } from '../../application/meetings/list-meetings';

/** Makes a field optional but not nullable: a missing field is ignored, null is validated. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

export const TitleField = (name = 'Title') =>
  applyDecorators(
    Trimmed(),
    IsString({ message: `${name} must be at least 3 characters` }),
    MinLength(3, { message: `${name} must be at least 3 characters` }),
    MaxLength(120, { message: `${name} must be at most 120 characters` }),
    Matches(PRINTABLE_LINE_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
  );

/** Optional text, which can have several lines. */
export const OptionalText = (name: string, maxLength: number) =>
  applyDecorators(
    TrimmedLines(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Matches(PRINTABLE_LINES_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
    MaxLength(maxLength, { message: `${name} must be at most ${maxLength.toLocaleString('en-US')} characters` }),
  );

/** Link to the call: https only, without credentials before the host. */
export const MeetingUrlField = () =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    IsString({ message: 'Meeting link must be text' }),
    MaxLength(500, { message: 'Meeting link must be at most 500 characters' }),
    Matches(/^(|https:\/\/[^\s\\@/?#.]+(\.[^\s\\@/?#.]+)+([/?#][^\s\\]*)?)$/iu, {
      message: 'Meeting link must start with https://',
    }),
    Matches(PRINTABLE_LINE_PATTERN, { message: 'Meeting link contains characters that aren’t allowed' }),
  );

const AttendeeIdField = () =>
  applyDecorators(
    IsDefined({ message: 'Please select an attendee' }),
    IsInt({ message: 'Attendee must be a number' }),
    Min(1, { message: 'Attendee must be a number' }),
    Max(MAX_ID, { message: 'Attendee must be a number' }),
  );

export class ScheduleMeetingBody {
  /** 3 to 120 characters. */
  @TitleField()
  title: string;

  /** At most 2,000 characters. */
  @OptionalText('Description', 2_000)
  description?: string | null;

  @AttendeeIdField()
  attendeeId: number;

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

/** Missing fields are left unchanged. From the attendee, it's a proposal: both times and an optional note. */
export class ChangeMeetingBody {
  @IfMentioned()
  @TitleField()
  title?: string;

  @OptionalText('Description', 2_000)
  description?: string | null;

  @IfMentioned()
  @IsDateTime('Start time')
  startTime?: string;

  @IfMentioned()
  @IsDateTime('End time')
  endTime?: string;

  @MeetingUrlField()
  meetingUrl?: string | null;

  /** Note to a proposed time; at most 1,000 characters. Ignored if the host sends it. */
  @OptionalText('Note', 1_000)
  note?: string | null;
}

export class AnswerMeetingBody {
  @ApiProperty({ enum: MEETING_ANSWERS })
  @IsIn(MEETING_ANSWERS, { message: 'Response must be "accepted" or "declined"' })
  response: MeetingAnswer;

  /** Reason for declining; at most 1,000 characters. */
  @OptionalText('Reason', 1_000)
  reason?: string | null;
}

export class CancelMeetingBody {
  /** At most 1,000 characters. */
  @OptionalText('Reason', 1_000)
  reason?: string | null;
}

export class ListMeetingsQuery {
  /**
   * upcoming: not started, soonest first. past: started, latest first. unanswered: confirmed, ended in the last 30
   * days, and without an outcome from you; latest first.
   */
  @ApiPropertyOptional({ enum: MEETING_LIST_FILTERS })
  @IsOptional()
  @IsIn(MEETING_LIST_FILTERS, { message: `when must be one of ${MEETING_LIST_FILTERS.join(', ')}` })
  when?: MeetingListFilter;

  @WholeNumberFromQuery('limit', 1, 200)
  limit: number = 200;

  @WholeNumberFromQuery('offset', 0, 100_000)
  offset: number = 0;
}

export class ConflictsQuery {
  @IdFromQuery('attendeeId')
  attendeeId: number;

  @IsDateTime('Start time', 'Start time is required')
  startTime: string;

  @IsDateTime('End time', 'End time is required')
  endTime: string;

  /** ID of a meeting to ignore, because it will be moved. */
  @IfMentioned()
  @IdFromQuery('except')
  except?: number;
}

export class AttendeesQuery {
  /** Text in the displayed name. */
  @SearchTermField('q')
  q?: string;

  @WholeNumberFromQuery('limit', 1, 200)
  limit: number = 20;
}

/** The other person of a meeting. */
class OtherUserView implements OtherUser {
  /** Negative for a deleted account. */
  @ApiProperty({ type: 'integer' })
  id: number;
  /** For people under 18, the first name and the initial of the last name. */
  displayName: string;
  avatarUrl: string | null;
  /** Null for a deleted account. */
  @ApiProperty({ enum: ROLES, nullable: true })
  role: Role | null;
  /** For alumni, if visible. */
  college: string | null;
  /** For students, the intended major, if visible. */
  major: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

/** A time proposed by the attendee. */
class ProposalView {
  startTime: Date;
  endTime: Date;
  note: string | null;
  createdAt: Date;
}

/** The other alum of a joint call. */
class JointAlumView implements JointAlum {
  /** Negative for a deleted account. */
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
  /** The status of the meeting with them. */
  @ApiProperty({ enum: MEETING_STATUSES })
  status: MeetingStatus;
}

/** A meeting, as one of its two people sees it. */
export class MeetingView implements MeetingDetails {
  @ApiProperty({ type: 'integer' })
  id: number;
  /** The person who scheduled the meeting. Negative for a deleted account. */
  @ApiProperty({ type: 'integer' })
  hostId: number;
  @ApiProperty({ type: 'integer' })
  attendeeId: number;
  title: string;
  description: string | null;
  startTime: Date;
  endTime: Date;
  @ApiProperty({ enum: MEETING_STATUSES })
  status: MeetingStatus;
  /** Number of changes that calendars were notified of. */
  @ApiProperty({ type: 'integer' })
  sequence: number;
  /** Null if the meeting uses a video room of the product. */
  meetingUrl: string | null;
  /** When people can join. */
  joinFrom: Date;
  joinUntil: Date;
  @ApiProperty({ type: ProposalView, nullable: true })
  proposal: ProposalView | null;
  /** Reason for declining or canceling, if given. */
  reason: string | null;
  /** Your outcome of the meeting; null if you haven't recorded one. */
  @ApiProperty({ enum: OUTCOMES, nullable: true })
  outcome: Outcome | null;
  createdAt: Date;
  updatedAt: Date;
  otherUser: OtherUserView;
  /** The other alum, if the meeting is part of a joint call of a student with two alumni. */
  @ApiProperty({ type: JointAlumView, nullable: true })
  jointWith: JointAlumView | null;
}

export class JoinView {
  /** Link of the call. */
  url: string;
}

/** The service whose video rooms the product uses. */
export class VideoServiceView {
  /** Host of the room addresses, e.g. `meet.jit.si`. */
  host: string;
}
