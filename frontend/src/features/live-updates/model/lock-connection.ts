import { openConnection, type Connection } from './connection';
import type { LiveUpdate } from './live-update';

const NAME = 'gradspan-stream';
type ChannelMessage = { userId: number; update: LiveUpdate } | { userId: number; isAwake: true };

/**
 * Fallback for browsers without shared workers: the page that holds the lock keeps the connection and broadcasts its
 * events to the others.
 */
export function shareConnectionByLock(userId: number, onUpdate: (update: LiveUpdate) => void): Connection {
  const channel = new BroadcastChannel(NAME);
  const abandoned = new AbortController();
  let own: Connection | undefined;
  let abortLock: () => void = () => undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.userId !== userId) return;
    if ('update' in data) onUpdate(data.update);
    else own?.wake();
  });
  navigator.locks
    .request(`${NAME}-${userId}`, { signal: abandoned.signal }, () => {
      own = openConnection((update) => {
        onUpdate(update);
        channel.postMessage({ userId, update } satisfies ChannelMessage);
      });
      return new Promise<void>((resolve) => (abortLock = resolve));
    })
    // Aborted because the page was closed before it got the lock.
    .catch(() => undefined);

  return {
    wake: () => {
      if (own) own.wake();
      else channel.postMessage({ userId, isAwake: true } satisfies ChannelMessage);
    },
    close: () => {
      abandoned.abort();
      own?.close();
      abortLock();
      channel.close();
    },
  };
}
