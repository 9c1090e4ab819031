import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { NotifyWaitList } from '../../application/wait-list/notify-wait-list';
import { ConnectionClosed } from '../../domain/connections/connection-events';

@Injectable()
export class NotifyWaitListWhenConnectionClosed implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly tellWhoWaits: NotifyWaitList,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ConnectionClosed, 'tell-who-waits-when-connection-closed', async ({ placeOf }) => {
      if (placeOf !== null) await this.tellWhoWaits.execute(placeOf);
    });
  }
}
