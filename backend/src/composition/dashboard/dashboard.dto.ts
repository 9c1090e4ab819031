import { ApiProperty } from '@nestjs/swagger';

/**
 * What is new for the signed-in user. Null is reserved for figures that the product doesn't count; it counts all of
 * these.
 */
export class DashboardStats {
  /** Number of the user's connections. */
  @ApiProperty({ type: 'integer', nullable: true })
  connectedCount: number | null;

  /** Upcoming meetings. */
  @ApiProperty({ type: 'integer', nullable: true })
  meetingsCount: number | null;

  /** Unread received messages. */
  @ApiProperty({ type: 'integer', nullable: true })
  messagesCount: number | null;

  /** Discussions and replies by others since the user last opened the forum, counted up to 100. */
  @ApiProperty({ type: 'integer', nullable: true })
  forumCount: number | null;
}

/** What is waiting for operators. */
export class ModerationSummary {
  /** Unclaimed cases. */
  open: number;
  /** Number of urgent cases among these. */
  urgent: number;
  /** Pending requests to represent a college. */
  administrators: number;
  /** Open support requests. */
  support: number;
}
