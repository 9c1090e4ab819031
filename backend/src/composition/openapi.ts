import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module';
import { createApiDocument } from '../shared/infrastructure/http/open-api';
import { ROUTES_WITHOUT_PREFIX } from '../shared/infrastructure/http/route-prefix';
import { loadSettings } from '../shared/infrastructure/settings/settings';

/** Writes the API contract to `file`, without opening a database or a port. */
export async function writeOpenApiDocument(file: string): Promise<void> {
  const settings = loadSettings({
    DATABASE_URL: 'postgres://nowhere',
    SESSION_SECRET: 'not used: writing the document starts nothing',
  });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api', { exclude: ROUTES_WITHOUT_PREFIX });
  writeFileSync(file, `${JSON.stringify(createApiDocument(app), null, 2)}\n`);
  await app.close();
}

if (require.main === module) void writeOpenApiDocument(process.argv[2] ?? 'openapi.json');
