import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionEndNotifier } from '../../../../shared/application/session-end-notifier';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { StreamHub } from '../../application/stream/stream-hub';
import { AnnouncedLiveEvents } from './announced-live-events';
import { StreamAnnouncements } from './stream-announcements';

/** Proxies end connections on which nothing is said for a minute, some for half of one. */
export const HEARTBEAT_MS = 25_000;

/** Connects the hub with the other instances, with the clock and with the end of this instance. */
@Injectable()
export class StreamUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger(StreamUpkeep.name);
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
    this.announcements.listen((userId) => this.hub.announced(userId));
    this.liveEvents.listen((userIds, event) => this.hub.sendLive(userIds, event));
    this.endings.listen((userId) => this.#check(userId));
    this.readiness.onClosing(() => this.hub.close());
    this.#timer = setInterval(() => this.beat(), HEARTBEAT_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
    this.hub.close();
  }

  /** What was announced while this instance could not listen is found here. */
  beat(): void {
    this.hub.ping();
    this.#check();
    this.hub.announced();
  }

  #check(userId?: number): void {
    this.unitOfWork
      .apart(() => this.hub.checkSessions(userId))
      // Asked again with the next beat.
      .catch((error: unknown) => this.#log.warn(error));
  }
}
