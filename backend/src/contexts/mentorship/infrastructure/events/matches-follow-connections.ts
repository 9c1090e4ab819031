import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { FollowConnection } from '../../application/follow-connection';
import { ConnectionAccepted, ConnectionClosed } from '../../domain/events';

@Injectable()
export class MatchesFollowConnections implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly followConnection: FollowConnection,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ConnectionAccepted, 'begin-match-when-connected', ({ fromUserId, toUserId, occurredAt }) =>
      this.followConnection.begin(fromUserId, toUserId, occurredAt),
    );
    this.events.subscribe(ConnectionClosed, 'end-match-when-connection-ends', ({ fromUserId, toUserId, occurredAt }) =>
      this.followConnection.end(fromUserId, toUserId, occurredAt),
    );
  }
}
