import { createServer, type Server } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { DomainError } from '../../domain/domain-error';
import type { Settings } from '../settings/settings';
import { createExpressClasses } from './express-classes';
import { isNonPagePath } from './route-prefix';
import { handleErrorsBeforeNest } from './problem.filter';
import { createRequestLogger } from './request-log';
import { securityHeaders } from './security-headers';

const SERVER_ERROR_MESSAGE = 'Server error. Please try again later.';

class NotStartedYet extends DomainError {
  constructor() {
    super('busy', 'platform.unavailable', SERVER_ERROR_MESSAGE);
  }
}

/**
 * In milliseconds. Slow or silent clients can't hold a connection for long: a request, including its body, is cut after
 * 20 seconds, at the first check after `requestTimeout`.
 */
export const CLIENT_TIMEOUTS = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 15_000,
  requestTimeout: 19_000,
  keepAliveTimeout: 5_000,
} as const;

/**
 * Listens before there is a database: until the product takes over, every request gets 503 with a retry time, and
 * `/health/live` reports that the process is alive.
 */
export class StartupServer {
  readonly #classes = createExpressClasses();
  readonly #server: Server = createServer({ ...CLIENT_TIMEOUTS, ...this.#classes });

  constructor(settings: Settings, logger: Logger) {
    this.#server.maxHeadersCount = 100;
    this.#passTo(createStartupApp(settings, logger));
  }

  /** The adapter for Nest, with this server, which is already listening. */
  get adapter(): ExpressAdapter {
    return new StartedServerAdapter(this.#server);
  }

  listen({ port, host }: Settings): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(port, host, () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
  }

  /** Lets the product handle requests from now on. */
  passRequestsTo(product: express.Express): void {
    this.#server.removeAllListeners('request');
    this.#passTo(product);
  }

  #passTo(app: express.Express): void {
    this.#server.on('request', this.#classes.prepare(app));
  }
}

class StartedServerAdapter extends ExpressAdapter {
  constructor(private readonly server: Server) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = this.server;
  }

  /** The server outlives a failed start; the code that stops the process closes it first. */
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

function createStartupApp(settings: Settings, logger: Logger): express.Express {
  const app = express();
  app.disable('x-powered-by').set('etag', false);
  app.use(createRequestLogger(logger));
  app.use(...securityHeaders(settings));
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isNonPagePath(request.path)) next(new NotStartedYet());
    else response.status(503).setHeader('Retry-After', '1').type('text').send(SERVER_ERROR_MESSAGE);
  });
  app.use(handleErrorsBeforeNest);
  return app;
}
