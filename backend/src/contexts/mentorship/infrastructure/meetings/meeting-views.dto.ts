import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import { type Outcome, OUTCOMES } from '../../application/meetings/ports/meetings';
import type { OtherUser, MeetingDetails } from '../../application/meetings/list-meetings';
import { MEETING_STATUSES, type MeetingStatus } from '../../domain/meetings/meeting-state';

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
