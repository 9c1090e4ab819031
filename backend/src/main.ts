import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { mapping } from './composition/database';
import { dressHttp } from './shared/infrastructure/http/http-app';
import { serveApiDocs } from './shared/infrastructure/http/open-api';
import { stopGracefully } from './shared/infrastructure/http/stop-gracefully';
import { serveWebApp } from './shared/infrastructure/http/web-app';
import { makeLogger, PinoLogger } from './shared/infrastructure/logging/logger';
import { loadSettings, UnusableSettings } from './shared/infrastructure/settings/settings';
import { migrate } from './shared/infrastructure/typeorm/migrate';

async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const logger = makeLogger(settings.logLevel);
  const ran = await migrate(settings, mapping);
  if (ran.length > 0) logger.info({ migrations: ran }, 'Database brought up to date');

  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), {
    logger: new PinoLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  dressHttp(app, logger);
  serveApiDocs(app);
  serveWebApp(app);
  stopGracefully(app, logger);
  await app.listen(settings.port, settings.host);
  logger.info({ origin: settings.origin, ms: Math.round(performance.now()) }, 'Listening');
}

main().catch((error: unknown) => {
  const expected = error instanceof UnusableSettings;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
