/** Names what is written into a reply of one's own until it is saved. */
export const editDraft = (replyId: number): string => `reply-edit:${replyId}`;
