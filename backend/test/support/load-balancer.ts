import { Agent, createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { closeBeforeDropping } from './database';

/** Less than the time after which the product closes an idle connection, as operators are told to configure it. */
const IDLE_CONNECTION_MS = 4_000;

/** A load balancer that learns only from its checks which instances are ready, as most do. */
export interface LoadBalancer {
  readonly origin: string;
  /** Sends requests to an instance from its next successful check on. */
  add(origin: string): Promise<void>;
}

/**
 * Starts a load balancer that distributes requests in turn. It never sends a request twice, so a request that an instance
 * doesn't answer fails.
 * @param checkEveryMs the interval at which it requests /health/ready
 */
export async function startLoadBalancer(checkEveryMs: number): Promise<LoadBalancer> {
  const isReady = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true, timeout: IDLE_CONNECTION_MS });
  let turn = 0;

  const check = async (origin: string): Promise<void> => {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    isReady.set(origin, answer?.ok ?? false);
  };
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const origins = [...isReady].filter(([, ready]) => ready).map(([origin]) => origin);
    const origin = origins[turn++ % Math.max(origins.length, 1)];
    if (!origin) return void response.writeHead(502).end('No instance is ready');
    const { method, headers, url } = request;
    request.pipe(
      sendRequest(`${origin}${url}`, { agent, method, headers })
        .on('response', (answer) => {
          // The connection of the client stays open when the instance closes its own.
          const answerHeaders = { ...answer.headers };
          delete answerHeaders.connection;
          response.writeHead(answer.statusCode ?? 502, answerHeaders);
          answer.pipe(response);
        })
        .on('error', (error) => response.writeHead(502).end(error.message)),
    );
  };

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checks = setInterval(() => [...isReady.keys()].forEach((origin) => void check(origin)), checkEveryMs);
  closeBeforeDropping(async () => {
    clearInterval(checks);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, add: check };
}
