/**
 * What is true for a moment: sent to the pages that are open now, and kept nowhere. It has no id, so a browser that was away
 * catches up without it and reads again what it shows.
 */
export type LiveEvent =
  | { readonly type: 'typing'; readonly userId: number }
  | { readonly type: 'presence'; readonly userId: number; readonly isActive: boolean }
  /** What is shown of conversations with this person may be another; without a person, of all of them. */
  | { readonly type: 'sharing.changed'; readonly userId?: number };
