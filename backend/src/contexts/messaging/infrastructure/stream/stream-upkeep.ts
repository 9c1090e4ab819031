import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SessionEndNotifier } from '../../../../shared/application/authenticator';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { guarded, reportFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { StreamHub } from '../../application/stream/stream-hub';
import { AnnouncedLiveEvents, StreamAnnouncements } from './stream-announcements';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { EVENTS_KEPT_FOR } from '../../domain/stream/stream-events';

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
    this.announcements.listen((userId) => this.hub.announced(userId));
    this.liveEvents.listen((userIds, event) => this.hub.sendLive(userIds, event));
    this.endings.listen((userId) => this.#check(userId));
    this.readiness.onClosing(() => this.hub.close());
    this.#timer = setInterval(() => guarded('stream-beat', () => this.beat()), HEARTBEAT_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
    this.hub.close();
  }

  /** Also finds what was announced while this instance could not listen. */
  beat(): void {
    this.hub.ping();
    this.#check();
    this.hub.announced();
  }

  #check(userId?: number): void {
    this.unitOfWork
      .apart(() => this.hub.checkSessions(userId))
      // The next beat checks again.
      .catch((error: unknown) => reportFailure('session-check', error));
  }
}

const QUEUE = 'delete-old-stream-events';
const EVERY_NIGHT = '17 4 * * *';

@Injectable()
export class DeleteOldStreamEventsEveryNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.delete());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async delete(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'messaging.stream_events',
      // No single column is a key, and these rows are never updated.
      key: 'ctid',
      where: 'created_at < $1',
      values: [new Date(this.clock.now().getTime() - EVENTS_KEPT_FOR)],
    });
  }
}
