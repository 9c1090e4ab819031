import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { Readiness } from '../health/readiness';
import { Settings } from '../settings/settings';

const DRAIN_TIMEOUT_MS = 10_000;

/** Asks the client to send its next request on another connection, which leads to another instance. */
function closeConnectionAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/**
 * On SIGTERM or SIGINT: fails readiness, finishes requests in progress, stops the jobs, closes the pool and exits with
 * 0.
 */
export function stopGracefully(app: NestExpressApplication, logger: Logger): void {
  const server = app.getHttpServer();
  let stopping = false;
  const openResponses = new Set<ServerResponse>();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (stopping) return closeConnectionAfterResponse(response);
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });

  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Shutting down: finishing requests in progress');
    app.get(Readiness).startShutdown();
    openResponses.forEach(closeConnectionAfterResponse);
    const { shutdownNoticeMs } = app.get(Settings);
    const forceStop = setTimeout(() => {
      logger.warn('Some requests did not finish in time');
      server.closeAllConnections();
    }, shutdownNoticeMs + DRAIN_TIMEOUT_MS);
    // Load balancers that check readiness only every few seconds still send requests here.
    await new Promise((resume) => setTimeout(resume, shutdownNoticeMs));
    // The server is closed first: no request may arrive after the jobs and the pool are gone.
    const closed = new Promise((resolve) => server.close(resolve));
    app.get(Readiness).runClosingActions();
    server.closeIdleConnections();
    await closed;
    clearTimeout(forceStop);
    await app.close();
    logger.info('Stopped');
    process.exit(0);
  };
  const stopOrFail = (signal: string): void => {
    stop(signal).catch((error: unknown) => {
      logger.error(error);
      process.exit(1);
    });
  };

  process.on('SIGTERM', stopOrFail);
  process.on('SIGINT', stopOrFail);
}
