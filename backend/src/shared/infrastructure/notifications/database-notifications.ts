import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SessionEndNotifier } from '../../application/authenticator';
import { runReportingFailure, reportFailure } from '../metrics/background-failures';
import { Settings } from '../settings/settings';
import { isDatabaseUnavailable } from '../typeorm/database-errors';
import { PrimaryClient } from '../typeorm/hosts/primary-client';
import { type PrimaryHosts, primaryHostsOf } from '../typeorm/hosts/primary-hosts';
import { UnitOfWork } from '../typeorm/unit-of-work';

const CHANNEL = 'gradspan';
const FIRST_RECONNECT_PAUSE_MS = 200;
const MAX_RECONNECT_PAUSE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Nothing is sent while there are no announcements, so only this detects a server that has vanished. */
const KEEP_ALIVE_AFTER_MS = 5_000;

interface NotificationMessage {
  readonly from: string;
  readonly topic: string;
  readonly subject: string;
}

/** Called without a subject if announcements may have been missed, so that everything has to be checked. */
type NotificationListener = (subject?: string) => void;

/**
 * Announcements between instances, through PostgreSQL's NOTIFY. Nothing is stored; every listener also checks
 * periodically. Announcements are sent after the commit and in groups, because NOTIFY within a transaction makes
 * commits queue.
 */
@Injectable()
export class DatabaseNotifications implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #instance = Math.random().toString(36).slice(2);
  readonly #listeners = new Map<string, NotificationListener>();
  readonly #pendingMessages = new Map<string, NotificationMessage>();
  readonly #log = new Logger(DatabaseNotifications.name);
  #announcePromise?: Promise<void>;
  readonly #hosts?: PrimaryHosts;
  #client?: PrimaryClient;
  #retryTimer?: NodeJS.Timeout;
  #failures = 0;
  #isStopping = false;

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {
    this.#hosts = primaryHostsOf(settings, settings.databaseDirectUrl);
    this.#hosts?.onChange(() => {
      if (this.#client?.isOutdated) this.#client.disconnect();
    });
  }

  /** Calls `hear` for each announcement of another instance, and without a subject after the connection was lost. */
  listen(topic: string, listener: NotificationListener): void {
    this.#listeners.set(topic, listener);
  }

  /** Announces to the other instances soon; lost if the database is unavailable. */
  announce(topic: string, subject = ''): void {
    this.#pendingMessages.set(`${topic} ${subject}`, { from: this.#instance, topic, subject });
    this.#announcePromise ??= this.#announce().finally(() => (this.#announcePromise = undefined));
  }

  /** Announces to the other instances, and immediately to this one. */
  announceToAll(topic: string, subject: string): void {
    this.#notifyListener(topic, subject);
    this.announce(topic, subject);
  }

  onApplicationBootstrap(): void {
    if (this.settings.backgroundWork) runReportingFailure('listening', () => this.#connect());
  }

  async onModuleDestroy(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#retryTimer);
    await this.#announcePromise;
    await this.#client?.end().catch(() => undefined);
  }

  async #announce(): Promise<void> {
    // Jobs of one request, or of one batch of events, are announced together.
    await new Promise((resume) => setImmediate(resume));
    while (this.#pendingMessages.size > 0) {
      const messages = [...this.#pendingMessages.values()].map((message) => JSON.stringify(message));
      this.#pendingMessages.clear();
      try {
        await this.db.query(`SELECT pg_notify('${CHANNEL}', message) FROM unnest($1::text[]) AS message`, [messages]);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) reportFailure('announcing', error);
      }
    }
  }

  async #connect(): Promise<void> {
    const client = new PrimaryClient({
      connectionString: this.settings.databaseDirectUrl,
      primaryHosts: this.#hosts,
      application_name: 'gradspan-listener',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    });
    this.#client = client;
    let isLost = false;
    const handleDisconnect = (): void => {
      if (isLost) return;
      isLost = true;
      client.end().catch(() => undefined);
      this.#scheduleReconnect();
    };
    client.on('error', handleDisconnect).on('end', handleDisconnect);
    // An exception here would be thrown in the driver's socket handler, and end the process.
    client.on('notification', ({ payload }) =>
      runReportingFailure('announcement', () => this.#handleNotification(payload ?? '')),
    );
    try {
      await client.connect();
      // It may have looked for the primary while the instance stopped.
      if (this.#isStopping) return void client.end().catch(() => undefined);
      await client.query(`LISTEN ${CHANNEL}`);
      this.#failures = 0;
    } catch (error) {
      if (this.#failures === 0 && !this.#isStopping) this.#log.warn(error);
      return handleDisconnect();
    }
    for (const topic of this.#listeners.keys()) this.#notifyListener(topic);
  }

  #scheduleReconnect(): void {
    if (this.#isStopping) return;
    const delayMs = Math.min(FIRST_RECONNECT_PAUSE_MS * 2 ** this.#failures++, MAX_RECONNECT_PAUSE_MS);
    this.#retryTimer = setTimeout(() => runReportingFailure('listening', () => this.#connect()), delayMs);
  }

  #handleNotification(payload: string): void {
    const { from, topic, subject } = JSON.parse(payload) as NotificationMessage;
    if (from !== this.#instance) this.#notifyListener(topic, subject);
  }

  /** A listener that fails affects neither the other listeners nor the connection. */
  #notifyListener(topic: string, subject?: string): void {
    const listener = this.#listeners.get(topic);
    if (listener) runReportingFailure(topic, () => listener(subject));
  }
}

const SESSION_ENDED_TOPIC = 'session-ended';

@Injectable()
export class PostgresSessionEndNotifier extends SessionEndNotifier {
  constructor(
    private readonly notifications: DatabaseNotifications,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  announce(userId: number): void {
    this.unitOfWork.afterCommit(() => this.notifications.announceToAll(SESSION_ENDED_TOPIC, String(userId)));
  }

  listen(listener: (userId?: number) => void): void {
    this.notifications.listen(SESSION_ENDED_TOPIC, (subject) =>
      listener(subject === undefined ? undefined : Number(subject)),
    );
  }
}
