/** Tells open pages, on whichever instance, that a discussion has changed. */
export abstract class LivePages {
  /** After the unit of work in progress. Pages that are closed miss nothing: they read again when they open. */
  abstract postChanged(userIds: readonly number[], postId: number): void;
}
