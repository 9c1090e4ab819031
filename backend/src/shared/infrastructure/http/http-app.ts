import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { Metrics } from '../metrics/metrics';
import { Settings } from '../settings/settings';
import { runAsRequest } from '../typeorm/unit-of-work-scope';
import { sendEntityTags } from './cacheable';
import { ReadYourWrites } from './read-your-writes';
import { limitHeaders, requireSingleHost, limitBodyDepth } from './malformed-request-guards';
import { ROUTES_WITHOUT_PREFIX } from './route-prefix';
import { answerPreflightOfReads } from './other-origins';
import { handleErrorsBeforeNest } from './problem.filter';
import { createRequestLogger } from './request-log';
import { SCIM_MEDIA_TYPE } from './scim-error';
import { sameOriginWritesOnly } from './same-origin';
import { securityHeaders } from './security-headers';

const MAX_BODY_SIZE = '100kb';
/** In bytes; below this, compression costs more than it saves. */
const COMPRESSION_THRESHOLD_BYTES = 4_096;

/**
 * Configures everything that a response passes through, in order. The application must be created with `bodyParser:
 * false`.
 */
export function configureHttp(app: NestExpressApplication, logger: Logger): void {
  const settings = app.get(Settings);
  app.set('trust proxy', settings.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(createRequestLogger(logger));
  app.use(app.get(Metrics).measure);
  app.use(...securityHeaders(settings));
  app.use(limitHeaders, requireSingleHost);
  app.use(sameOriginWritesOnly(settings.origin));
  app.use(answerPreflightOfReads);
  app.use(sendEntityTags);
  app.use(compression({ level: 1, threshold: COMPRESSION_THRESHOLD_BYTES }));
  app.use(
    express.json({
      limit: MAX_BODY_SIZE,
      type: ['application/json', 'application/csp-report', 'application/reports+json', SCIM_MEDIA_TYPE],
    }),
  );
  app.use(limitBodyDepth);
  app.use(handleErrorsBeforeNest);
  const readYourWrites = app.get(ReadYourWrites);
  app.use((request: Request, _response: Response, next: NextFunction) =>
    runAsRequest(next, readYourWrites.getReplicaReads(request)),
  );
  app.setGlobalPrefix('api', { exclude: ROUTES_WITHOUT_PREFIX });
}
