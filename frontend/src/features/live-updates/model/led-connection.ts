import { keepConnected, type Connection } from './connection';
import type { News } from './news';

const NAME = 'gradspan-stream';
type Said = { userId: number; news: News } | { userId: number; isAwake: true };

/**
 * Fallback for browsers without shared workers: the page that holds the lock keeps the connection and broadcasts its
 * events to the others.
 */
export function followConnection(userId: number, tell: (news: News) => void): Connection {
  const channel = new BroadcastChannel(NAME);
  const abandoned = new AbortController();
  let own: Connection | undefined;
  let giveUp: () => void = () => undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.userId !== userId) return;
    if ('news' in data) tell(data.news);
    else own?.wake();
  });
  navigator.locks
    .request(`${NAME}-${userId}`, { signal: abandoned.signal }, () => {
      own = keepConnected((news) => {
        tell(news);
        channel.postMessage({ userId, news } satisfies Said);
      });
      return new Promise<void>((resolve) => (giveUp = resolve));
    })
    // Aborted because the page was closed before it got the lock.
    .catch(() => undefined);

  return {
    wake: () => {
      if (own) own.wake();
      else channel.postMessage({ userId, isAwake: true } satisfies Said);
    },
    close: () => {
      abandoned.abort();
      own?.close();
      giveUp();
      channel.close();
    },
  };
}
