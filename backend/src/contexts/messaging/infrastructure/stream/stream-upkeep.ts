import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionEndNotifier } from '../../../../shared/application/authenticator';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { runReportingFailure, reportFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PrimaryPosition } from '../../../../shared/infrastructure/typeorm/replicas/primary-position';
import { StreamHub } from '../../application/stream/stream-hub';
import type { LiveEvent } from '../../domain/stream/stream-events';
import { AnnouncedLiveEvents, StreamAnnouncements } from './stream-announcements';

/** In milliseconds. Proxies close connections that are silent for a minute, some after half a minute. */
export const HEARTBEAT_MS = 25_000;

/** Live events after which a client loads data; the others contain it. */
const LOADED_EVENTS: ReadonlySet<LiveEvent['type']> = new Set(['discussion.changed', 'sharing.changed']);

/** Connects the hub with the other instances, with the heartbeat and with the shutdown of this instance. */
@Injectable()
export class StreamUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly hub: StreamHub,
    private readonly announcements: StreamAnnouncements,
    private readonly liveEvents: AnnouncedLiveEvents,
    private readonly endings: SessionEndNotifier,
    private readonly unitOfWork: UnitOfWork,
    private readonly readiness: Readiness,
    private readonly position: PrimaryPosition,
  ) {}

  onApplicationBootstrap(): void {
    this.announcements.listen((userId) => this.hub.deliverNewEvents(userId));
    this.liveEvents.listen((userIds, event) => this.#sendLive(userIds, event));
    this.endings.listen((userId) => this.#check(userId));
    this.readiness.onClosing(() => this.hub.close());
    this.#timer = setInterval(() => runReportingFailure('stream-beat', () => this.runHeartbeat()), HEARTBEAT_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
    this.hub.close();
  }

  /** Also finds what was announced while this instance could not listen. */
  runHeartbeat(): void {
    this.hub.ping();
    this.#check();
    this.hub.deliverNewEvents();
  }

  /** The event arrives after the commit, so a position that is read now includes what the event reports. */
  #sendLive(userIds: readonly number[], event: LiveEvent): void {
    const isLoaded = LOADED_EVENTS.has(event.type) && userIds.some((userId) => this.hub.hasOpenStream(userId));
    if (!isLoaded || !this.position.isNeeded) return this.hub.sendLive(userIds, event);
    runReportingFailure('live-event', async () => this.hub.sendLive(userIds, event, await this.position.readShared()));
  }

  #check(userId?: number): void {
    this.unitOfWork
      .runDetached(() => this.hub.checkSessions(userId))
      // The next beat checks again.
      .catch((error: unknown) => reportFailure('session-check', error));
  }
}
