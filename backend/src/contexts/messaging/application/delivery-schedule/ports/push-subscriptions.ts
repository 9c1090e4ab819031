import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { PushSubscription } from '../../../domain/delivery-schedule/push-subscription';

export interface KeptSubscription extends PushSubscription {
  /** The subscription ends with this session. */
  readonly sessionKey: string;
}

export interface StoredSubscription extends KeptSubscription {
  /** Names it where the endpoint must not be kept. */
  readonly key: string;
}

/** The browsers that show push messages to people. */
export abstract class PushSubscriptions {
  /**
   * Adds or renews a subscription: an endpoint belongs to the person who named it last. Of more than `most` those that were
   * renewed longest ago end.
   */
  abstract put(userId: number, subscription: KeptSubscription, at: Date, most: number): Promise<void>;

  /** Those of others stay. */
  abstract remove(userId: number, endpoints: readonly string[]): Promise<void>;

  /** Latest renewed first. */
  abstract of(userId: number): Promise<readonly StoredSubscription[]>;

  abstract has(userId: number): Promise<boolean>;

  /** Everything that is kept of a person, without the keys. */
  abstract rowsOf(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}
