/** A conversation is active for so long after its last message. */
export const CONVERSATION_ACTIVE_FOR = 30 * 24 * 60 * 60 * 1000;

/** How many mentors are named. */
export const MOST_TOP_MENTORS = 5;
