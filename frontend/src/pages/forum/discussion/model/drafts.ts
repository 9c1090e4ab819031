/** Returns the name of the draft in which the user edits their own reply. */
export const replyEditDraftKey = (replyId: number): string => `reply-edit:${replyId}`;
