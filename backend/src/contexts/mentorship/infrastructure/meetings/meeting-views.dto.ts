import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import { type Outcome, OUTCOMES } from '../../application/meetings/ports/meetings';
import type { OtherUser, MeetingDetails } from '../../application/meetings/list-meetings';
import { MEETING_STATUSES, type MeetingStatus } from '../../domain/meetings/meeting-state';

/** The other of the two who meet. */
export class OtherUserView implements OtherUser {
  /** Below zero: someone whose account is gone. */
  @ApiProperty({ type: 'integer' })
  id: number;
  /** Of someone under 18 the first name and the initial of the last. */
  displayName: string;
  avatarUrl: string | null;
  /** Null of someone whose account is gone. */
  @ApiProperty({ enum: ROLES, nullable: true })
  role: Role | null;
  /** Of alumni, where they show it. */
  college: string | null;
  /** Of students what they mean to study, where they show it. */
  major: string | null;
}

/** A time that the attendee would like better. */
export class ProposalView {
  startTime: Date;
  endTime: Date;
  note: string | null;
  createdAt: Date;
}

/** A meeting as one of its two sees it. */
export class MeetingView implements MeetingDetails {
  @ApiProperty({ type: 'integer' })
  id: number;
  /** Who asked for it. Below zero: someone whose account is gone. */
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
  /** How often calendars had to hear of another time, or that it is off. */
  @ApiProperty({ type: 'integer' })
  sequence: number;
  /** Null where they meet in a room of the product. */
  meetingUrl: string | null;
  /** From when on it can be joined. */
  joinFrom: Date;
  joinUntil: Date;
  @ApiProperty({ type: ProposalView, nullable: true })
  proposal: ProposalView | null;
  /** Why it was declined or cancelled, where that was said. */
  reason: string | null;
  /** What the one who looks said of it afterwards. */
  @ApiProperty({ enum: OUTCOMES, nullable: true })
  outcome: Outcome | null;
  createdAt: Date;
  updatedAt: Date;
  otherUser: OtherUserView;
}

export class JoinView {
  /** Where the conversation is. */
  url: string;
}

/** Whose video rooms the product uses. */
export class VideoServiceView {
  /** The host of their addresses, e.g. `meet.jit.si`. */
  host: string;
}
