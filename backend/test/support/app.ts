import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { pino } from 'pino';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { Passwords } from '../../src/contexts/identity/application/credentials/ports/passwords';
import { CalendarThread } from '../../src/contexts/mentorship/infrastructure/calendar-import/calendar-thread';
import { Argon2Passwords } from '../../src/contexts/identity/infrastructure/credentials/argon2-passwords';
import { Authenticator } from '../../src/shared/application/authenticator';
import { Mailbox } from '../../src/shared/application/mailbox';
import { type RecordedMail, RecordedMailbox } from '../../src/shared/application/testing/recorded-mail';
import { configureHttp } from '../../src/shared/infrastructure/http/http-app';
import { serveApiDocs } from '../../src/shared/infrastructure/http/open-api';
import { PageHeads } from '../../src/shared/infrastructure/http/page-heads';
import { serveWebApp } from '../../src/shared/infrastructure/http/web-app';
import type { Settings } from '../../src/shared/infrastructure/settings/settings';
import { type ConnectionCounts, countConnections } from './connections-held';
import { closeBeforeDropping, createPatientPool, startedDatabaseUrl, testSettings } from './database';

export interface TestApp {
  readonly app: NestExpressApplication;
  readonly db: DataSource;
  readonly settings: Settings;
  /** Every email sent since the start, oldest first. */
  readonly mails: RecordedMail[];
  /** The pooled connections that each request held; `close` throws if a request held two at the same time. */
  readonly connections: ConnectionCounts;
  /** Returns a new browser, which keeps cookies and sends its origin. */
  browser(): ReturnType<typeof request.agent>;
  /** Sends one request without cookies. */
  visitor(): ReturnType<typeof request>;
  close(): Promise<void>;
}

/** Additions and replacements for a test. */
export interface Extras {
  readonly controllers?: Type[];
  /** Finds the owner of a session, instead of the product's authenticator. */
  readonly authenticator?: Authenticator;
  /** The folder of pages; without it no pages are served. */
  readonly webRoot?: string;
  /** The heads of pages, instead of the product's. */
  readonly pageHeads?: PageHeads;
  /**
   * The test is about waiting for the database, so the time-outs of the product apply; otherwise they are longer, for
   * busy machines.
   */
  readonly triesWaiting?: boolean;
  /** The test is about the time that requests take, so passwords are hashed with the effort of the product. */
  readonly measuresTime?: boolean;
}

/** A thread runs compiled code. */
const CALENDAR_WORKER = join(
  __dirname,
  '../../dist/contexts/mentorship/infrastructure/calendar-import/busy-periods.worker.js',
);
/** Hashing with the effort of the product would be most of the time of many tests. */
const FAST_HASHING = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/**
 * Starts the whole application over HTTP, as in production except for the mailbox.
 * @param overrides environment variables; `DATABASE_URL` shares another application's database
 */
export async function startApp(overrides: Record<string, string> = {}, extras: Extras = {}): Promise<TestApp> {
  const { DATABASE_URL: url = await seededDatabaseUrl(), ...rest } = overrides;
  const settings = testSettings(url, { RATE_LIMITS: 'off', ...rest });
  return extras.triesWaiting ? startWhenConnected(() => started(settings, extras)) : started(settings, extras);
}

const MAX_START_ATTEMPTS = 20;
const NOT_CONNECTED = /connection (terminated|timeout)|timeout exceeded when trying to connect|no response within/i;

/**
 * Repeats the start while the database can't be reached: the pool for requests waits 1.5 seconds for a connection,
 * which can be too short on a busy machine.
 */
async function startWhenConnected(start: () => Promise<TestApp>): Promise<TestApp> {
  for (let tried = 1; ; tried++) {
    try {
      return await start();
    } catch (error) {
      if (tried === MAX_START_ATTEMPTS || !NOT_CONNECTED.test(String(error))) throw error;
      await new Promise((resume) => setTimeout(resume, 200));
    }
  }
}

async function started(settings: Settings, extras: Extras): Promise<TestApp> {
  const mailbox = new RecordedMailbox();
  const building = Test.createTestingModule({ imports: [AppModule.forRoot(settings)], controllers: extras.controllers })
    .overrideProvider(Mailbox)
    .useValue(mailbox)
    .overrideProvider(CalendarThread)
    .useValue(new CalendarThread(CALENDAR_WORKER));
  if (extras.authenticator) building.overrideProvider(Authenticator).useValue(extras.authenticator);
  if (!extras.triesWaiting)
    building.overrideProvider(DataSource).useFactory({ factory: () => createPatientPool(settings) });
  if (!extras.measuresTime) building.overrideProvider(Passwords).useValue(new Argon2Passwords(FAST_HASHING));
  if (extras.pageHeads) building.overrideProvider(PageHeads).useValue(extras.pageHeads);
  const module = await building.compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  configureHttp(app, pino({ level: 'silent' }));
  serveApiDocs(app);
  if (extras.webRoot) serveWebApp(app, extras.webRoot);
  // Listens on a port, so that concurrent requests of a test reach the same server instead of one each.
  await app.listen(0, '127.0.0.1').catch((error: unknown) => app.close().then(() => Promise.reject(error as Error)));
  // Prevents the server from closing an idle connection just when a slow test uses it again.
  app.getHttpServer().keepAliveTimeout = 60_000;

  const origin = settings.origin;
  const server = app.getHttpServer() as Parameters<typeof request>[0];
  let closed: Promise<void> | undefined;
  const connections = countConnections(app.getHttpServer(), app.get(DataSource));
  const close = (): Promise<void> => (closed ??= app.close().then(() => connections.expectOnePerRequest()));
  closeBeforeDropping(close);
  return {
    app,
    db: app.get(DataSource),
    settings,
    mails: mailbox.sent,
    connections,
    browser: () => request.agent(server).set('Origin', origin),
    visitor: () => request(server),
    close,
  };
}

const startOnce = async (url: string): Promise<void> => (await startApp({ DATABASE_URL: url })).close();

/**
 * Returns the URL of a new database on which the product has been started before; it is dropped after the test file.
 */
export const seededDatabaseUrl = (): Promise<string> => startedDatabaseUrl(startOnce);

/** Repeats `answer` until it is truthy, for effects that happen in the background after the response. */
export async function eventually<T>(answer: () => T | Promise<T>, withinMs = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await answer();
    if (value) return value;
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
