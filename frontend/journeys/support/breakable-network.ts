import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Forwards connections to a port until it is cut: then open connections are closed and new ones are not forwarded. */
export class BreakableNetwork {
  readonly #open = new Set<Socket>();
  #isBroken = false;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async to(port: number): Promise<BreakableNetwork> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The network has no address');
    const network = new BreakableNetwork(server, `http://127.0.0.1:${address.port}`);
    server.on('connection', (socket) => network.#pass(socket, port));
    return network;
  }

  /** Closes open connections. Nothing gets through until `restore` is called. */
  disconnect(): void {
    this.#isBroken = true;
    for (const socket of this.#open) socket.destroy();
  }

  restore(): void {
    this.#isBroken = false;
  }

  async close(): Promise<void> {
    this.disconnect();
    this.server.close();
    await once(this.server, 'close');
  }

  #pass(near: Socket, port: number): void {
    if (this.#isBroken) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(socket);
      socket.pipe(other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#open.delete(socket);
        other.destroy();
      });
    }
  }
}
