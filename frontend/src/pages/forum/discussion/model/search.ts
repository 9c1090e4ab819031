/** The URL parameters before validation. */
export type DiscussionAddress = { reply?: unknown };

const idIn = (value: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined);

/** Returns the reply that a URL leads to: '?reply=7' or '#reply-7'. */
export const replyIn = ({ reply }: DiscussionAddress, hash: string): number | undefined =>
  idIn(reply) ?? idIn(/^reply-(\d+)$/.exec(hash)?.[1]);

/** Returns the element ID of a reply. */
export const replyElementId = (id: number): string => `reply-${id}`;
