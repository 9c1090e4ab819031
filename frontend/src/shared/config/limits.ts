/** Colleges side by side in a comparison. */
export const MAX_COMPARED_COLLEGES = 4;

/** Characters of a message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** Characters of a note or a reason that an operator writes. */
export const MAX_MODERATION_NOTE_LENGTH = 1_000;
