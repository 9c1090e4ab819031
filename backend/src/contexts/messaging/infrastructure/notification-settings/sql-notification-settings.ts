import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { notificationSettingsSchema } from './notification-settings.schema';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { NotificationSettingsStore } from '../../application/notification-settings/ports/notification-settings';
import { DEFAULT_SETTINGS, type NotificationSettings } from '../../domain/notification-settings/notification-settings';

/** Key space of the advisory locks on people; a row that does not exist yet cannot be locked. */
const PERSON_LOCK_KEY = 4_711_061;

@Injectable()
export class SqlNotificationSettings extends NotificationSettingsStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async get(userId: number): Promise<NotificationSettings> {
    const [found] = await this.unitOfWork.query<NotificationSettings>(
      'SELECT switches, daily_digest AS "dailyDigest" FROM messaging.notification_settings WHERE user_id = $1',
      [userId],
    );
    return found ?? DEFAULT_SETTINGS;
  }

  async lock(userId: number): Promise<NotificationSettings> {
    this.unitOfWork.requireUnitOfWork();
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [PERSON_LOCK_KEY, userId]);
    return this.get(userId);
  }

  async save(userId: number, { switches, dailyDigest }: NotificationSettings): Promise<void> {
    const row = { userId, switches, dailyDigest };
    await this.unitOfWork.manager.getRepository(notificationSettingsSchema).upsert(row, ['userId']);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(
      `SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id'), '[]') AS "notificationSettings"
       FROM messaging.notification_settings s WHERE s.user_id = $1`,
      [userId],
    );
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.notification_settings WHERE user_id = $1', [userId]);
  }
}
