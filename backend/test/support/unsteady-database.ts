import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { closeBeforeDropping } from './database';

export interface DatabaseProxy {
  /** URL of the database, through the connection that can be cut. */
  readonly url: string;
  /** Closes every connection and accepts no new ones. */
  disconnect(): void;
  /** Keeps every connection open but forwards nothing, like a machine that has vanished from the network. */
  pauseTraffic(): void;
  /** Accepts connections again, and forwards what was held back. */
  restore(): void;
}

/** Opens a proxy to the database at `url` that can be interrupted. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let broken = false;
  let silent = false;

  const line = createServer((client) => {
    if (broken) return void client.destroy();
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => (sockets.delete(one), other.destroy()));
      one.pipe(other);
      if (silent) one.pause();
    }
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const disconnect = (): void => {
    broken = true;
    for (const socket of sockets) socket.destroy();
  };
  closeBeforeDropping(async () => {
    disconnect();
    line.close();
  });

  const unsteady = new URL(url);
  unsteady.hostname = '127.0.0.1';
  unsteady.port = String((line.address() as AddressInfo).port);
  const pauseTraffic = (): void => {
    silent = true;
    for (const socket of sockets) socket.pause();
  };
  const restore = (): void => {
    broken = silent = false;
    for (const socket of sockets) socket.resume();
  };
  return { url: unsteady.href, disconnect, pauseTraffic, restore };
}
