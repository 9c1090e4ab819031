import type { SessionOwner } from './authenticator';

/** Whose session is live. */
export type LiveSession = Omit<SessionOwner, 'isOperator'>;

/** Looks after sessions that something long, like an open stream, depends on. */
export abstract class LiveSessions {
  /** By what a session is known where its secret must not be kept. */
  abstract keyOf(sessionSecret: string): string;

  /** The owners of those of `keys` whose sessions are live. Asking keeps no session alive. */
  abstract findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, LiveSession>>;
}
