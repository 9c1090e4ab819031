/** What someone did with a college, as the college may count it. */
export interface Interaction {
  /** The event it was told with. */
  readonly eventId: string;
  readonly collegeId: number;
  /** Null for visitors, and for everyone whose doings no one keeps. */
  readonly userId: number | null;
  readonly type: 'view' | 'compare' | 'website' | 'net_price' | 'save' | 'inquiry';
  readonly source: string | null;
  readonly seconds: number | null;
  readonly occurredAt: Date;
}

/** The same, done by no one in particular. */
export const anonymous = (interaction: Interaction): Interaction => ({ ...interaction, userId: null });

const DAY = 24 * 60 * 60 * 1_000;

/** How long it is kept what single people did, in milliseconds. The privacy policy promises it. */
export const KEPT_FOR = {
  /** Visits, comparisons and the like of colleges, each with its moment. */
  interactions: 90 * DAY,
} as const;
