import type { UserId } from '../../../domain/users/user-state';
import type { InMemoryPendingSecondFactors } from '../../two-factor/testing/in-memory-second-factors';
import type { InMemorySessions } from '../../sessions/testing/in-memory-sessions';
import { AccessCredentials } from '../ports/users';
import type { InMemoryEmailTokens } from './in-memory-email-tokens';

export class InMemoryAccessCredentials extends AccessCredentials {
  constructor(
    private readonly sessions: InMemorySessions,
    private readonly pendingFactors: InMemoryPendingSecondFactors,
    private readonly tokens: InMemoryEmailTokens,
  ) {
    super();
  }

  async revokeAll({ id }: { id: UserId }): Promise<void> {
    await this.sessions.endByUserId(id);
    this.pendingFactors.endByUserId(id);
    this.tokens.revokeByUserId(id);
  }
}
