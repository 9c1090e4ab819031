/** Returns the name of the draft in which the user edits their own reply. */
export const editDraft = (replyId: number): string => `reply-edit:${replyId}`;
