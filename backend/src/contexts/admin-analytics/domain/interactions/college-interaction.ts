/** What a student can do with a college. The types with points in `POINTS_BY_TYPE` make up the intent score. */
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
  'alumni_alert',
] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** How often interactions of a type count per day (UTC) and college. Types that aren't listed always count. */
export const MAX_COUNTED_PER_DAY: { readonly [type in InteractionType]?: number } = {
  view: 3,
  save: 1,
  compare: 1,
  alumni_alert: 1,
};

/** A stored interaction with a college. */
export interface Interaction {
  /** ID of the event that reported it; a repeated event stores nothing. */
  readonly eventId: string;
  readonly collegeId: number;
  /** Null for visitors, minors, and everyone who isn't a student. */
  readonly userId: number | null;
  readonly type: InteractionType;
  /** Where the person came from; null if the type implies it. */
  readonly source: string | null;
  /** How long the page was visible; null for other types than `view`. */
  readonly seconds: number | null;
  readonly occurredAt: Date;
}

/** Returns the interaction without the user. */
export const anonymize = (interaction: Interaction): Interaction => ({ ...interaction, userId: null });

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long interactions of individual people are stored, in milliseconds. The privacy policy promises it. */
export const RETENTION_MS = {
  /** Views, comparisons and other interactions with colleges, each with its time. */
  interactions: 90 * DAY_MS,
} as const;
