import type { UserId } from '../../../domain/users/ids';
import { WaysIn } from '../ports/ways-in';
import type { InMemoryEmailTokens } from './in-memory-email-tokens';
import type { InMemoryHalfSessions } from '../../two-factor/testing/in-memory-second-factors';
import type { InMemorySessions } from '../../sessions/testing/in-memory-sessions';

export class InMemoryWaysIn extends WaysIn {
  constructor(
    private readonly sessions: InMemorySessions,
    private readonly halves: InMemoryHalfSessions,
    private readonly tokens: InMemoryEmailTokens,
  ) {
    super();
  }

  async endAllOf({ id }: { id: UserId }): Promise<void> {
    await this.sessions.endAllOf(id);
    this.halves.endAllOf(id);
    this.tokens.revokeAllOf(id);
  }
}
