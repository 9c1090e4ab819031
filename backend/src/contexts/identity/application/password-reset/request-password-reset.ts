import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { canonicalUsername } from '../../domain/credentials/username';
import { UserReader } from '../users/ports/user-reader';
import { SEND_RESET_MAIL } from './send-reset-mail';
import type { Visitor } from '../users/visitor';

/** The same work whether or not someone has the account: the mail, if there is one, is written later. */
@UseCase()
export class RequestPasswordReset {
  constructor(
    private readonly reader: UserReader,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** @throws TooManyRequests, for unknown people as for known ones */
  async execute({ identifier, visitor }: { identifier: string; visitor: Visitor }): Promise<void> {
    await this.limits.consume(LIMITS.mailPerAddress, visitor.address);
    await this.limits.consume(LIMITS.resetPerIdentifier, canonicalUsername(identifier));
    await this.jobs.send(SEND_RESET_MAIL, { userId: await this.reader.findId(identifier) });
  }
}
