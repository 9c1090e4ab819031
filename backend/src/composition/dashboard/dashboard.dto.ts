import { ApiProperty } from '@nestjs/swagger';

/** What is new for anyone who asks. What the product does not count yet is null. */
export class DashboardStats {
  /** People they are connected with. */
  @ApiProperty({ type: 'integer', nullable: true })
  connectedCount: number | null;

  /** Upcoming meetings. */
  @ApiProperty({ type: 'integer', nullable: true })
  meetingsCount: number | null;

  /** Unread received messages. */
  @ApiProperty({ type: 'integer', nullable: true })
  messagesCount: number | null;

  /** Discussions and replies that others wrote since the person last opened the forum, counted up to 100. */
  @ApiProperty({ type: 'integer', nullable: true })
  forumCount: number | null;
}

/** What waits for operators. */
export class ModerationSummary {
  /** Cases without a claim. */
  open: number;
  /** Number of urgent cases among these. */
  urgent: number;
  /** Open requests to represent a college. */
  administrators: number;
  /** Support requests that are open. */
  support: number;
}
