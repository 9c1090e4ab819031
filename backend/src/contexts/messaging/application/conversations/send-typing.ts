import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { CannotMessageYourself } from '../../domain/conversations/errors';
import { Consent } from '../presence/ports/consent';
import { LiveEvents } from '../stream/ports/stream-events';
import { OpenConversation } from './show-conversation';

/**
 * Sends a typing event to the other person if both share their activity status. Otherwise nothing is sent, and the
 * caller can't notice the difference.
 */
@UseCase()
export class SendTyping {
  constructor(
    private readonly consent: Consent,
    private readonly openConversation: OpenConversation,
    private readonly liveEvents: LiveEvents,
    private readonly limits: RateLimits,
  ) {}

  /** @throws TooManyRequests, CannotMessageYourself, ConversationNotFound */
  async execute({ by, otherId }: { by: number; otherId: number }): Promise<void> {
    if (by === otherId) throw new CannotMessageYourself();
    await this.limits.consume(RATE_LIMITS.typingPerPerson, String(by));
    const { activityStatus } = await this.consent.getSharedWith(by, otherId);
    if (activityStatus) this.liveEvents.send([otherId], { type: 'typing', userId: by });
    else await this.openConversation.execute(by, otherId);
  }
}
