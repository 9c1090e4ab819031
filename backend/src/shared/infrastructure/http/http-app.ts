import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { Metrics } from '../metrics/metrics';
import { Settings } from '../settings/settings';
import { asOneRequest } from '../typeorm/unit-of-work-scope';
import { limitHeaders, requireSingleHost, limitBodyDepth } from './malformed-request-guards';
import { ROUTES_WITHOUT_PREFIX } from './route-prefix';
import { problemsBeforeNest } from './problem.filter';
import { requestLog } from './request-log';
import { sameOriginWritesOnly } from './same-origin';
import { securityHeaders } from './security-headers';

const LARGEST_BODY = '100kb';
/** In bytes; below this, compression costs more than it saves. */
const COMPRESS_FROM = 4_096;

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
  app.use(requestLog(logger));
  app.use(app.get(Metrics).measure);
  app.use(...securityHeaders(settings));
  app.use(limitHeaders, requireSingleHost);
  app.use(sameOriginWritesOnly(settings.origin));
  app.use(compression({ level: 1, threshold: COMPRESS_FROM }));
  app.use(
    express.json({
      limit: LARGEST_BODY,
      type: ['application/json', 'application/csp-report', 'application/reports+json'],
    }),
  );
  app.use(limitBodyDepth);
  app.use(problemsBeforeNest);
  app.use((_request: Request, _response: Response, next: NextFunction) => asOneRequest(next));
  app.setGlobalPrefix('api', { exclude: ROUTES_WITHOUT_PREFIX });
}
