import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { runReportingFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { TrackPresence, AnnounceSharingChange } from '../../application/presence/presence';
import { StreamHub } from '../../application/stream/stream-hub';
import { HEARTBEAT_MS } from '../stream/stream-upkeep';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionClosed, SharingChanged } from '../../../mentorship';

/** In milliseconds; people who arrive at the same time, as after a restart, are written together. */
const PRESENCE_BATCH_WINDOW_MS = 500;
const SHARING_BEGUN_TOPIC = 'sharing-begun';

/** Records who has a stream on this instance, with every heartbeat and soon after the first stream of a person. */
@Injectable()
export class PresenceUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #arrivedUserIds = new Set<number>();
  #timer?: NodeJS.Timeout;
  #arrivalTimer?: NodeJS.Timeout;

  constructor(
    private readonly hub: StreamHub,
    private readonly trackPresence: TrackPresence,
    private readonly notifications: DatabaseNotifications,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    this.hub.onFirstStream((userId) => this.#addArrival(userId));
    this.notifications.listen(SHARING_BEGUN_TOPIC, (subject) => {
      if (subject !== undefined && this.hub.hasOpenStream(Number(subject))) this.#addArrival(Number(subject));
    });
    this.#timer = setInterval(() => runReportingFailure('presence', () => this.runHeartbeat()), HEARTBEAT_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#arrivalTimer);
  }

  /** Announces that a person started sharing, so that the instance with their stream records their presence. */
  announceSharingBegun(userId: number): void {
    this.unitOfWork.afterCommit(() => this.notifications.announceToAll(SHARING_BEGUN_TOPIC, String(userId)));
  }

  /** A failure is reported by the timer; the next beat tries again. */
  async runHeartbeat(): Promise<void> {
    await this.unitOfWork.runDetached(async () => {
      const { connectedUserIds } = this.hub;
      if (connectedUserIds.length > 0) await this.trackPresence.recordActivity(connectedUserIds);
      await this.trackPresence.removeInactive();
    });
  }

  #addArrival(userId: number): void {
    this.#arrivedUserIds.add(userId);
    this.#arrivalTimer ??= setTimeout(
      () => runReportingFailure('presence', () => this.#recordArrivals()),
      PRESENCE_BATCH_WINDOW_MS,
    );
  }

  async #recordArrivals(): Promise<void> {
    this.#arrivalTimer = undefined;
    const people = [...this.#arrivedUserIds].filter((userId) => this.hub.hasOpenStream(userId));
    this.#arrivedUserIds.clear();
    if (people.length > 0) await this.unitOfWork.runDetached(() => this.trackPresence.recordActivity(people));
  }
}

/** Sharing is announced from the unit of work of the change, and the end of a connection after its commit. */
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
      if (change.field === 'activityStatus' && change.isShared) this.upkeep.announceSharingBegun(change.userId);
    });
    // A block and a role change close the connection as well.
    this.events.subscribe(ConnectionClosed, 'end-presence-of-connection', async (closed) => {
      if (closed.wasConnected) await this.trackPresence.endPresenceBetween(closed.fromUserId, closed.toUserId);
    });
  }
}
