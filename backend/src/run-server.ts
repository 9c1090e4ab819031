import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { mapping } from './composition/database';
import { StartupServer } from './shared/infrastructure/http/startup-server';
import { configureHttp } from './shared/infrastructure/http/http-app';
import { serveApiDocs } from './shared/infrastructure/http/open-api';
import { stopGracefully } from './shared/infrastructure/http/stop-gracefully';
import { serveWebApp } from './shared/infrastructure/http/web-app';
import { reportUncaughtErrors } from './shared/infrastructure/metrics/background-failures';
import { createLogger, PinoLogger } from './shared/infrastructure/logging/logger';
import type { Settings } from './shared/infrastructure/settings/settings';
import { migrate } from './shared/infrastructure/typeorm/migrate';
import { waitForDatabase } from './shared/infrastructure/typeorm/database-errors';

/** Starts the server; while the database is out of reach, it waits for it. */
export async function runServer(settings: Settings): Promise<void> {
  const logger = createLogger(settings.logLevel);
  reportUncaughtErrors();
  const server = new StartupServer(settings, logger);
  await server.listen(settings);
  const app = await waitForDatabase(logger, () => startApplication(settings, logger, server));
  server.passRequestsTo(app.getHttpAdapter().getInstance());
  stopGracefully(app, logger);
  logger.info({ origin: settings.origin, ms: Math.round(performance.now()) }, 'Listening');
}

async function startApplication(
  settings: Settings,
  logger: Logger,
  server: StartupServer,
): Promise<NestExpressApplication> {
  const appliedMigrations = await migrate(settings, mapping);
  if (appliedMigrations.length > 0) logger.info({ migrations: appliedMigrations }, 'Database is up to date');

  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), server.adapter, {
    logger: new PinoLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  configureHttp(app, logger);
  serveApiDocs(app);
  serveWebApp(app);
  try {
    return await app.init();
  } catch (error) {
    await app.close().catch(() => {});
    throw error;
  }
}
