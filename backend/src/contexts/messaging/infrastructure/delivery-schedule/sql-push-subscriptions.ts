import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { pushSubscriptionSchema } from './push-subscription.schema';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type SessionSubscription,
  PushSubscriptions,
  type StoredSubscription,
} from '../../application/delivery-schedule/ports/push-subscriptions';

/**
 * Key space of the advisory locks on people: two browsers of one person that subscribe concurrently would both find
 * room.
 */
const PERSON_LOCK_KEY = 4_711_061;

@Injectable()
export class SqlPushSubscriptions extends PushSubscriptions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(
    userId: number,
    { endpoint, p256dh, auth, sessionKey }: SessionSubscription,
    at: Date,
    limit: number,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [PERSON_LOCK_KEY, userId]);
      const row = { endpoint, userId, p256dh, auth, sessionKey, renewedAt: at };
      await this.unitOfWork.manager.getRepository(pushSubscriptionSchema).upsert(row, ['endpoint']);
      await this.unitOfWork.query(
        `DELETE FROM messaging.push_subscriptions WHERE endpoint IN (
           SELECT endpoint FROM messaging.push_subscriptions WHERE user_id = $1
           ORDER BY renewed_at DESC, endpoint = $3 DESC OFFSET $2)`,
        [userId, limit, endpoint],
      );
    });
  }

  async delete(userId: number, endpoints: readonly string[]): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.push_subscriptions WHERE user_id = $1 AND endpoint = ANY ($2)', [
      userId,
      endpoints,
    ]);
  }

  listByUser(userId: number): Promise<readonly StoredSubscription[]> {
    return this.unitOfWork.query<StoredSubscription>(
      `SELECT encode(sha256(convert_to(endpoint, 'UTF8')), 'hex') AS key, endpoint, p256dh, auth, session_hash AS "sessionKey" FROM messaging.push_subscriptions
       WHERE user_id = $1 ORDER BY renewed_at DESC, endpoint`,
      [userId],
    );
  }

  async isSubscribed(userId: number): Promise<boolean> {
    const rows = await this.unitOfWork.query('SELECT 1 FROM messaging.push_subscriptions WHERE user_id = $1 LIMIT 1', [
      userId,
    ]);
    return rows.length > 0;
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(
      `SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id' - 'p256dh' - 'auth' - 'session_hash' ORDER BY s.renewed_at), '[]')
         AS "pushSubscriptions"
       FROM messaging.push_subscriptions s WHERE s.user_id = $1`,
      [userId],
    );
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.push_subscriptions WHERE user_id = $1', [userId]);
  }
}
