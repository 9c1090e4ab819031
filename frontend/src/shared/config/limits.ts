/** Maximum number of colleges, or of programs, in a comparison. */
export const MAX_COMPARED_COLLEGES = 4;

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** Maximum length of an operator's note or reason, in characters. */
export const MAX_MODERATION_NOTE_LENGTH = 1_000;
