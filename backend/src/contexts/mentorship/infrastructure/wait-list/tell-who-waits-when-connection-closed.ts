import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { TellWhoWaits } from '../../application/wait-list/tell-who-waits';
import { ConnectionClosed } from '../../domain/connections/connection-events';

@Injectable()
export class TellWhoWaitsWhenConnectionClosed implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly tellWhoWaits: TellWhoWaits,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ConnectionClosed, 'tell-who-waits-when-connection-closed', async ({ placeOf }) => {
      if (placeOf !== null) await this.tellWhoWaits.execute(placeOf);
    });
  }
}
