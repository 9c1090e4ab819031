import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionBlockChanged } from '../../../mentorship';
import { HideBlockedNotifications } from '../../application/notifications/hide-blocked-notifications';

/** A block and the notifications it hides are written together. */
@Injectable()
export class HideNotificationsWhenBlockChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly hideBlockedNotifications: HideBlockedNotifications,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(ConnectionBlockChanged, 'hide-notifications-when-block-changed', (event) =>
      this.hideBlockedNotifications.execute(event),
    );
  }
}
