import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import type { MeetingAttendee } from '../../application/meeting-planning/find-attendees';
import type { Conflicts } from '../../application/meeting-planning/meeting-times';

/** A meeting that is in the way. */
export class OwnConflictView {
  @ApiProperty({ type: 'integer' })
  id: number;
  title: string;
  startTime: Date;
  endTime: Date;
}

/** What stands against a time. */
export class ConflictsView implements Conflicts {
  @ApiProperty({ type: OwnConflictView, nullable: true })
  own: OwnConflictView | null;
  /** The other person has another meeting at this time. */
  theirs: boolean;
  /** Part of the meeting is between 23:00 and 06:00 for the other person; false if unknown. */
  theirNight: boolean;
  /** The time is outside the hours that the other person offers. */
  outsideHours: boolean;
}

/** Someone who may be asked to meet. */
export class AttendeeView implements MeetingAttendee {
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ROLES })
  role: Role;
  /** False: the meeting becomes an invitation. */
  isConnected: boolean;
  /** IANA name; null if unknown. */
  timeZone: string | null;
  /** The person has set hours. */
  hasHours: boolean;
}
