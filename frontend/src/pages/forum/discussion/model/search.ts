/** The URL parameters before validation. */
export type RawDiscussionSearch = { reply?: unknown };

const parseId = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;

/** Returns the reply that a URL leads to: '?reply=7' or '#reply-7'. */
export const parseTargetReplyId = ({ reply }: RawDiscussionSearch, hash: string): number | undefined =>
  parseId(reply) ?? parseId(/^reply-(\d+)$/.exec(hash)?.[1]);

/** Returns the element ID of a reply. */
export const replyElementId = (id: number): string => `reply-${id}`;
