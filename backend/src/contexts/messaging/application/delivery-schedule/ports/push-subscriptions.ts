import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { PushSubscription } from '../../../domain/delivery-schedule/push-subscription';

export interface SessionSubscription extends PushSubscription {
  /** The subscription ends with this session. */
  readonly sessionKey: string;
}

export interface StoredSubscription extends SessionSubscription {
  /** Identifies the subscription where its endpoint must not be stored. */
  readonly key: string;
}

/** The browsers that show push messages to users. */
export abstract class PushSubscriptions {
  /**
   * Adds or renews a subscription; an endpoint belongs to the person who added it last. If there are more than `limit`,
   * those renewed longest ago are removed.
   */
  abstract save(userId: number, subscription: SessionSubscription, at: Date, limit: number): Promise<void>;

  /** Removes only subscriptions of this person. */
  abstract delete(userId: number, endpoints: readonly string[]): Promise<void>;

  /** Latest renewal first. */
  abstract listByUser(userId: number): Promise<readonly StoredSubscription[]>;

  abstract isSubscribed(userId: number): Promise<boolean>;

  /** Returns everything that is stored about a person, without the keys. */
  abstract export(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}
