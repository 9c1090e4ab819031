import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { SessionOver } from '../../domain/users/account-errors';
import { Session, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import { type SignedIn, Sessions } from './ports/sessions';
import type { Visitor } from '../users/visitor';

export interface RenewSessionInput {
  user: User;
  visitor: Visitor;
  /** Of the session that asks. */
  sessionSecret: string;
  now: Date;
}

/** What proves who someone is has changed: their other browsers are signed out, this one gets a new secret. */
@UseCase()
export class RenewSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly randomness: Randomness,
  ) {}

  /**
   * Belongs in the unit of work of the change.
   * @throws SessionOver when the session that asks has been ended meanwhile
   */
  async execute({ user, visitor, sessionSecret, now }: RenewSessionInput): Promise<SignedIn> {
    if ((await this.sessions.end(sessionSecret)) !== user.id) throw new SessionOver();
    await this.sessions.endAllOf(user.id);
    const secret = this.randomness.token(SESSION_SECRET_BYTES);
    await this.sessions.open(secret, Session.open(user, visitor, now));
    return { userId: user.id, secret };
  }
}
