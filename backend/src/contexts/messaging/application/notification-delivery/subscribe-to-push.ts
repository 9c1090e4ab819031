import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { checkEndpoint, MOST_SUBSCRIPTIONS } from '../../domain/notification-delivery/push-subscription';
import { type KeptSubscription, PushSubscriptions } from './ports/push-subscriptions';

/** A browser asks to show push messages to the person who is signed in there, until the session ends. */
@UseCase()
export class SubscribeToPush {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Again with other keys replaces them. @throws EndpointRefused, TooManyRequests */
  async execute(userId: number, subscription: KeptSubscription): Promise<void> {
    checkEndpoint(subscription.endpoint);
    await this.limits.consume(LIMITS.pushSubscriptionsPerPerson, String(userId));
    await this.subscriptions.put(userId, subscription, this.clock.now(), MOST_SUBSCRIPTIONS);
  }

  /** What is not subscribed stays as it is. */
  async end(userId: number, endpoint: string): Promise<void> {
    await this.subscriptions.remove(userId, [endpoint]);
  }
}
