import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { DataExportReady } from '../../../identity';
import { Notify } from '../../application/notifications/notify';
import { eventIdOf } from './event-id';

@Injectable()
export class NotifyAboutAccounts implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(DataExportReady, 'notify-owner-when-data-export-is-ready', (event) =>
      this.notify.execute({
        kind: 'account',
        data: { what: 'data-export-ready' },
        userId: event.userId,
        actorId: null,
        subject: 'data-export',
        eventId: eventIdOf(DataExportReady.eventName, '', event),
      }),
    );
  }
}
