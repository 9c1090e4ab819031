import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionClosed, SharingChanged } from '../../../mentorship';
import { AnnounceSharingChange } from '../../application/presence/announce-sharing-change';
import { TrackPresence } from '../../application/presence/track-presence';
import { PresenceUpkeep } from './presence-upkeep';

/** Within the unit of work of the change: what is sent goes out when it is written. */
@Injectable()
export class FollowSharingAndConnections implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly announceSharingChange: AnnounceSharingChange,
    private readonly trackPresence: TrackPresence,
    private readonly upkeep: PresenceUpkeep,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(SharingChanged, 'announce-sharing-change', async (change) => {
      await this.announceSharingChange.execute(change);
      if (change.field === 'activityStatus' && change.isShared) this.upkeep.sharingBegun(change.userId);
    });
    // A block and a change of role close the connection, too.
    this.events.subscribeWithin(ConnectionClosed, 'end-presence-of-connection', async (closed) => {
      if (closed.wasConnected) await this.trackPresence.parted(closed.fromUserId, closed.toUserId);
    });
  }
}
