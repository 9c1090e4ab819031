import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionEndNotifier } from '../../../../shared/application/authenticator';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { runReportingFailure, reportFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { StreamHub } from '../../application/stream/stream-hub';
import { AnnouncedLiveEvents, StreamAnnouncements } from './stream-announcements';

/** In milliseconds. Proxies close connections that are silent for a minute, some after half a minute. */
export const HEARTBEAT_MS = 25_000;

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
  ) {}

  onApplicationBootstrap(): void {
    this.announcements.listen((userId) => this.hub.deliverNewEvents(userId));
    this.liveEvents.listen((userIds, event) => this.hub.sendLive(userIds, event));
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

  #check(userId?: number): void {
    this.unitOfWork
      .runDetached(() => this.hub.checkSessions(userId))
      // The next beat checks again.
      .catch((error: unknown) => reportFailure('session-check', error));
  }
}
