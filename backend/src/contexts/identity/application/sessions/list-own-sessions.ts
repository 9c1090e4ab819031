import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import type { UserId } from '../../domain/users/ids';
import { Session } from '../../domain/sessions/session';
import { type StoredSession, OwnSessions } from './ports/own-sessions';

/** Where someone is signed in right now, newest first. */
@UseCase()
export class ListOwnSessions {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly clock: Clock,
  ) {}

  async execute(owner: { id: UserId; role: Role }, currentSecret: string): Promise<StoredSession[]> {
    const now = this.clock.now();
    const kept = await this.sessions.listByUserId(owner.id, currentSecret);
    return kept.filter((session) => Session.restore(session).isLive(owner.role, now));
  }
}
