/** How far two people are with each other, as the one who looks is told. */
export const CONNECTION_STATUSES = ['none', 'pending', 'connected'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** Everybody whom one person deals with, or wants to have nothing to do with. */
export interface RelationsOfOne {
  readonly connected: readonly number[];
  /** Either of the two has asked, and no one has answered. */
  readonly pending: readonly number[];
  /** Either of the two has blocked the other. */
  readonly blocked: readonly number[];
}

export abstract class Relations {
  abstract findByUserId(userId: number): Promise<RelationsOfOne>;

  /** Whom someone has asked, and may not ask again yet: they said no, or the request was withdrawn, a short time ago. */
  abstract listAskedTooRecently(userId: number, now: Date): Promise<readonly number[]>;
}
