/** What a student can do with a college. Those with points in `POINTS` make the intent score. */
export const INTERACTION_TYPES = [
  'view',
  'save',
  'compare',
  'alumni_view',
  'forum_post',
  'rsvp',
  'contact',
  'website',
  'net_price',
  'inquiry',
] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** An interaction of a person with a college, as it is stored. */
export interface Interaction {
  /** The event that reported it: a repeated event stores nothing. */
  readonly eventId: string;
  readonly collegeId: number;
  /** Null for visitors, for people under 18, and for everyone who is not a student. */
  readonly userId: number | null;
  readonly type: InteractionType;
  /** Where the person came from; null where the type says it. */
  readonly source: string | null;
  /** How long the page was visible; null for other types than `view`. */
  readonly seconds: number | null;
  readonly occurredAt: Date;
}

/** The same without the person. */
export const anonymous = (interaction: Interaction): Interaction => ({ ...interaction, userId: null });

const DAY = 24 * 60 * 60 * 1_000;

/** How long interactions of single people are kept, in milliseconds. The privacy policy promises it. */
export const KEPT_FOR = {
  /** Visits, comparisons and the like of colleges, each with its moment. */
  interactions: 90 * DAY,
} as const;
