/** Suspended, closing and erased accounts all have the same name, so that the reason stays private. Erased ones have numbers below zero anyway. */
const UNAVAILABLE = 'Unavailable account';
const ERASED = 'Deleted user';

/** What the other side of a conversation is called. @param displayName null for an account that takes no part */
export const nameInConversation = (id: number, displayName: string | null): string =>
  displayName ?? (id < 0 ? ERASED : UNAVAILABLE);
