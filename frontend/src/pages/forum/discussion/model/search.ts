/** The reply that a link leads to. */
export interface DiscussionSearch {
  reply?: number | undefined;
}

/** The same as it is in the address, before anyone has looked whether it can be understood. */
export type DiscussionAddress = { reply?: unknown };

const idIn = (value: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined);

/** Which reply an address leads to: '?reply=7' or '#reply-7'. */
export const replyIn = ({ reply }: DiscussionAddress, hash: string): number | undefined =>
  idIn(reply) ?? idIn(/^reply-(\d+)$/.exec(hash)?.[1]);

/** The id of a reply's element. */
export const replyElementId = (id: number): string => `reply-${id}`;
