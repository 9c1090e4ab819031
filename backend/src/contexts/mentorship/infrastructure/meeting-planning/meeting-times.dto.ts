import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import type { MeetingAttendee } from '../../application/meeting-planning/find-attendees';
import type { Conflicts } from '../../application/meeting-planning/meeting-times';

/** A meeting of the viewer at the same time. */
class OwnConflictView {
  @ApiProperty({ type: 'integer' })
  id: number;
  title: string;
  startTime: Date;
  endTime: Date;
}

/** Reasons against a meeting time. */
export class ConflictsView implements Conflicts {
  @ApiProperty({ type: OwnConflictView, nullable: true })
  own: OwnConflictView | null;
  /** The other person has another meeting at this time. */
  theirs: boolean;
  /** Part of the meeting is between 23:00 and 06:00 for the other person; false if unknown. */
  theirNight: boolean;
  /** The time is outside the other person's hours. */
  outsideHours: boolean;
}

/** A person who can be asked to meet. */
export class AttendeeView implements MeetingAttendee {
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ROLES })
  role: Role;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  /** If false, the meeting becomes an invitation. */
  isConnected: boolean;
  /** IANA name; null if unknown. */
  timeZone: string | null;
  /** The person has set hours. */
  hasHours: boolean;
}
