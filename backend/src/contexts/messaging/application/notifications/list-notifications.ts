import { UseCase } from '../../../../shared/application/use-case';
import { type NotificationState, MAX_UNREAD_COUNT } from '../../domain/notifications/notification';
import { listKindsOffInApp } from '../../domain/notification-settings/notification-settings';
import { type Wording, toWording } from './wording';
import { type NamedPerson, People } from '../people/ports/people';
import { Notifications, type NotificationQuery } from './ports/notifications';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';

export interface ListedNotification extends Wording {
  readonly state: NotificationState;
  /** Null if no other person is involved, or their account is not available. */
  readonly actor: NamedPerson | null;
}

interface ListNotificationsInput extends Omit<NotificationQuery, 'without'> {
  readonly userId: number;
}

/** Lists a person's notifications, newest first, without kinds they switched off. Marks none as read. */
@UseCase()
export class ListNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettingsStore,
    private readonly people: People,
  ) {}

  async execute({
    userId,
    ...query
  }: ListNotificationsInput): Promise<{ items: readonly ListedNotification[]; hasMore: boolean }> {
    const without = listKindsOffInApp(await this.settings.get(userId));
    const { items, hasMore } = await this.notifications.list(userId, { ...query, without });
    const people = await this.people.findActive(items.flatMap(({ actorId }) => actorId ?? []));

    const listed = items.map((state) => {
      const actor = (state.actorId !== null && people.get(state.actorId)) || null;
      return { state, actor, ...toWording(state, actor && { id: actor.id, name: actor.displayName }) };
    });
    return { items: listed, hasMore };
  }
}

@UseCase()
export class CountUnreadNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettingsStore,
  ) {}

  /** Counts up to `MAX_UNREAD_COUNT`. */
  async execute(userId: number): Promise<number> {
    const without = listKindsOffInApp(await this.settings.get(userId));
    return this.notifications.countUnread(userId, without, MAX_UNREAD_COUNT);
  }
}
