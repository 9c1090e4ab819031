/** Where a person came from when they opened a college. */
export const INTERACTION_SOURCES = [
  'search',
  'directory',
  'hub',
  'link',
  'compare',
  'map',
  'alumni_profile',
  'other',
] as const;
export type InteractionSource = (typeof INTERACTION_SOURCES)[number];

/** Size of an `eventId`: an event can be handled more than once, but is counted once. */
export const EVENT_ID_BYTES = 16;
