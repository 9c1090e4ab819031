import { once } from 'node:events';
import { createServer, get, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { BLOCKED_TIMEOUT_MS, SseOutlet } from './sse-outlet';

/** More data than the socket buffers of both ends can hold. */
const MANY = Array.from({ length: 300_000 }, (_, n) => ({ id: n + 1, type: 'connections.changed', data: {} }) as const);

let server: Server;
let outlet: SseOutlet;
let reader: IncomingMessage;
let isGone: boolean;

beforeEach(async () => {
  isGone = false;
  const opened = new Promise<SseOutlet>((resolve) => {
    server = createServer((_, response) => resolve(new SseOutlet(response)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  outlet = await opened;
  outlet.onClose(() => (isGone = true));
  outlet.begin({ how: 'ready', after: 0 });
  [reader] = (await once(call, 'response')) as [IncomingMessage];
  reader.on('error', () => undefined);
  // Fakes only the timers of the outlet; sockets keep working.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance', 'hrtime'] });
});
afterEach(async () => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A stream that is cut off emits an error before it closes. */
const waitForClose = (): Promise<void> => new Promise((resolve) => reader.resume().once('close', resolve));
const waitBriefly = (): Promise<void> => new Promise((resume) => setImmediate(resume));

function fillBuffer(): void {
  outlet.send(MANY);
  expect(outlet.isBlocked).toBe(true);
}

describe('a client that does not read', () => {
  it('is disconnected after 30 seconds, and not before', async () => {
    fillBuffer();
    jest.advanceTimersByTime(BLOCKED_TIMEOUT_MS - 1);
    await waitBriefly();
    expect([BLOCKED_TIMEOUT_MS, isGone]).toEqual([30_000, false]);

    jest.advanceTimersByTime(1);
    await waitForClose();
    expect([isGone, reader.complete]).toEqual([true, false]);
  });

  it('has another 30 seconds after reading everything', async () => {
    const drained = new Promise<void>((resolve) => outlet.onDrained(resolve));
    fillBuffer();
    jest.advanceTimersByTime(BLOCKED_TIMEOUT_MS - 1);
    reader.resume();
    await drained;
    expect(outlet.isBlocked).toBe(false);
    reader.pause();
    jest.advanceTimersByTime(2 * BLOCKED_TIMEOUT_MS);
    await waitBriefly();
    expect(isGone).toBe(false);

    fillBuffer();
    jest.advanceTimersByTime(BLOCKED_TIMEOUT_MS);
    await waitForClose();
    expect(isGone).toBe(true);
  });

  it('is disconnected immediately when the stream ends, because it will not read any more', async () => {
    fillBuffer();
    outlet.end('moving');
    await waitForClose();
    expect(reader.complete).toBe(false);
  });
});

describe('a stream whose socket fails', () => {
  it('is closed, and the failure closes no other stream', () => {
    const failed = new ServerResponse(new IncomingMessage(new Socket()));
    const gone = jest.fn();
    new SseOutlet(failed).onClose(gone);

    expect(() => failed.emit('error', new Error('write EPIPE'))).not.toThrow();
    failed.emit('close');
    expect(gone).toHaveBeenCalledTimes(1);
  });
});
