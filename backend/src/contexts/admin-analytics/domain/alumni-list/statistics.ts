/** How long a conversation counts as active after its last message, in milliseconds. */
export const ACTIVE_CONVERSATION_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

/** How many mentors are listed by name. */
export const MAX_TOP_MENTORS = 5;
