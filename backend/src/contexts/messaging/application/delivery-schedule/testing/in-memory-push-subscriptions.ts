import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import { type SessionSubscription, PushSubscriptions, type StoredSubscription } from '../ports/push-subscriptions';

interface StoredRow extends SessionSubscription {
  readonly userId: number;
  readonly renewedAt: Date;
}

export class InMemoryPushSubscriptions extends PushSubscriptions {
  readonly #kept = new Map<string, StoredRow>();

  async save(userId: number, subscription: SessionSubscription, at: Date, limit: number): Promise<void> {
    // Deleting first moves the latest to the end of the map.
    this.#kept.delete(subscription.endpoint);
    this.#kept.set(subscription.endpoint, { ...subscription, userId, renewedAt: at });
    for (const { endpoint } of this.#listByUser(userId).slice(limit)) this.#kept.delete(endpoint);
  }

  async delete(userId: number, endpoints: readonly string[]): Promise<void> {
    for (const endpoint of endpoints) if (this.#kept.get(endpoint)?.userId === userId) this.#kept.delete(endpoint);
  }

  async listByUser(userId: number): Promise<readonly StoredSubscription[]> {
    return this.#listByUser(userId).map(({ endpoint, p256dh, auth, sessionKey }) => ({
      key: `key of ${endpoint}`,
      endpoint,
      p256dh,
      auth,
      sessionKey,
    }));
  }

  async isSubscribed(userId: number): Promise<boolean> {
    return this.#listByUser(userId).length > 0;
  }

  async export(userId: number): Promise<PersonalDataTables> {
    return { pushSubscriptions: this.#listByUser(userId).map(({ endpoint, renewedAt }) => ({ endpoint, renewedAt })) };
  }

  async erase(userId: number): Promise<void> {
    for (const { endpoint } of this.#listByUser(userId)) this.#kept.delete(endpoint);
  }

  #listByUser(userId: number): StoredRow[] {
    return [...this.#kept.values()]
      .filter((one) => one.userId === userId)
      .reverse()
      .sort((one, other) => other.renewedAt.getTime() - one.renewedAt.getTime());
  }
}
