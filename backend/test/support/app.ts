import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { pino } from 'pino';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { Authenticator } from '../../src/shared/application/authenticator';
import { Mailbox, type Mail } from '../../src/shared/application/mailbox';
import { configureHttp } from '../../src/shared/infrastructure/http/http-app';
import { serveApiDocs } from '../../src/shared/infrastructure/http/open-api';
import { PageHeads } from '../../src/shared/infrastructure/http/page-heads';
import { serveWebApp } from '../../src/shared/infrastructure/http/web-app';
import type { Settings } from '../../src/shared/infrastructure/settings/settings';
import { type ConnectionsHeld, countConnections } from './connections-held';
import { closeBeforeDropping, patientPool, startedDatabaseUrl, testSettings } from './database';

class RecordedMailbox extends Mailbox {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

export interface TestApp {
  readonly app: NestExpressApplication;
  readonly db: DataSource;
  readonly settings: Settings;
  /** Every mail sent since the start, oldest first. */
  readonly mails: Mail[];
  /** What each request held of the pool; `close` fails when one held two connections at once. */
  readonly connections: ConnectionsHeld;
  /** A browser of its own: keeps cookies, names its origin. */
  browser(): ReturnType<typeof request.agent>;
  /** One request without cookies. */
  visitor(): ReturnType<typeof request>;
  close(): Promise<void>;
}

/** What a test adds to the product. */
export interface Extras {
  readonly controllers?: Type[];
  /** Answers who holds a session in place of the product's own. */
  readonly authenticator?: Authenticator;
  /** The folder of pages; none are served without. */
  readonly webRoot?: string;
  /** Knows the pages in place of the product's own. */
  readonly pageHeads?: PageHeads;
  /** How long people wait for a database is what is tried; elsewhere a busy machine may take longer. */
  readonly triesWaiting?: boolean;
}

/**
 * The whole application over HTTP, as in production but for the mailbox.
 * @param overrides environment variables; `DATABASE_URL` shares another application's database
 */
export async function startApp(overrides: Record<string, string> = {}, extras: Extras = {}): Promise<TestApp> {
  const { DATABASE_URL: url = await seededDatabaseUrl(), ...rest } = overrides;
  const settings = testSettings(url, { RATE_LIMITS: 'off', ...rest });
  return extras.triesWaiting ? onceConnected(() => started(settings, extras)) : started(settings, extras);
}

const STARTS = 20;
const NOT_CONNECTED = /connection (terminated|timeout)|timeout exceeded when trying to connect/i;

/** The pool that serves people waits 1.5 seconds for a connection, which may be too short for starting on a busy machine. */
async function onceConnected(start: () => Promise<TestApp>): Promise<TestApp> {
  for (let tried = 1; ; tried++) {
    try {
      return await start();
    } catch (error) {
      if (tried === STARTS || !NOT_CONNECTED.test(String(error))) throw error;
      await new Promise((resume) => setTimeout(resume, 200));
    }
  }
}

async function started(settings: Settings, extras: Extras): Promise<TestApp> {
  const mailbox = new RecordedMailbox();
  const building = Test.createTestingModule({ imports: [AppModule.with(settings)], controllers: extras.controllers })
    .overrideProvider(Mailbox)
    .useValue(mailbox);
  if (extras.authenticator) building.overrideProvider(Authenticator).useValue(extras.authenticator);
  if (!extras.triesWaiting) building.overrideProvider(DataSource).useFactory({ factory: () => patientPool(settings) });
  if (extras.pageHeads) building.overrideProvider(PageHeads).useValue(extras.pageHeads);
  const module = await building.compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  configureHttp(app, pino({ level: 'silent' }));
  serveApiDocs(app);
  if (extras.webRoot) serveWebApp(app, extras.webRoot);
  // A real port: parallel requests of one test then meet one server, not one each.
  await app.listen(0, '127.0.0.1').catch((error: unknown) => app.close().then(() => Promise.reject(error as Error)));
  // A connection that is kept must not be closed just when a busy test uses it again.
  app.getHttpServer().keepAliveTimeout = 60_000;

  const origin = settings.origin;
  const server = app.getHttpServer() as Parameters<typeof request>[0];
  let closed: Promise<void> | undefined;
  const connections = countConnections(app.getHttpServer(), app.get(DataSource));
  const close = (): Promise<void> => (closed ??= app.close().then(() => connections.expectOneEach()));
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

/** The address of a new database on which the product has been started before; it is dropped after the test file. */
export const seededDatabaseUrl = (): Promise<string> => startedDatabaseUrl(startOnce);

/** Asks again until `answer` is truthy: for what happens after the answer, in the background. */
export async function eventually<T>(answer: () => T | Promise<T>, withinMs = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await answer();
    if (value) return value;
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
