import { openConnection, type LiveConnection } from './connection';
import type { LiveUpdate } from './live-update';

const CHANNEL_NAME = 'gradspan-stream';
type ChannelMessage = { userId: number; update: LiveUpdate } | { userId: number; isAwake: true };

/**
 * Fallback for browsers without shared workers: the page that holds the lock keeps the connection and broadcasts its
 * events to the others.
 */
export function shareConnectionByLock(userId: number, onUpdate: (update: LiveUpdate) => void): LiveConnection {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const abandoned = new AbortController();
  let own: LiveConnection | undefined;
  let abortLock: () => void = () => undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.userId !== userId) return;
    if ('update' in data) onUpdate(data.update);
    else own?.wake();
  });
  navigator.locks
    .request(`${CHANNEL_NAME}-${userId}`, { signal: abandoned.signal }, () => {
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
