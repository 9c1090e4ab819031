import type { QueryClient } from '@tanstack/react-query';
import { refreshCurrentUser } from '@/shared/api';
import { invalidateChangedQueries, invalidateEverything, invalidatePresence } from './invalidate-changed-queries';
import { reportImportProgress } from './import-progress';
import { keepConnected, type Connection } from './connection';
import { followConnection } from './led-connection';
import type { Changed, News } from './news';
import { showPresence } from './show-presence';
import type { Asked } from './shared-connection';
import { tellTyping } from './typing';

/** Batches changes that arrive together, so that the data is refetched once. */
const GATHERED_MS = 50;

function throughWorker(userId: number, tell: (news: News) => void): Connection {
  const worker = new SharedWorker(new URL('./stream.worker.ts', import.meta.url), {
    type: 'module',
    name: 'gradspan-stream',
  });
  const ask = (asked: Asked) => worker.port.postMessage(asked);
  worker.port.addEventListener('message', ({ data }: MessageEvent<News>) => tell(data));
  worker.port.start();
  ask({ ask: 'open', userId });
  // The worker has no other way to find out that a page is gone.
  const leave = () => ask({ ask: 'close' });
  return {
    // A page in the back/forward cache has already reported that it is gone.
    wake: () => {
      ask({ ask: 'open', userId });
      ask({ ask: 'wake' });
    },
    close: () => {
      leave();
      worker.port.close();
      window.removeEventListener('pagehide', leave);
    },
  };
}

/** Opens one connection per browser, regardless of the number of open pages. */
function connect(userId: number, tell: (news: News) => void): Connection {
  if (typeof SharedWorker !== 'undefined') return throughWorker(userId, tell);
  if ('locks' in navigator && typeof BroadcastChannel !== 'undefined') return followConnection(userId, tell);
  return keepConnected(tell);
}

/**
 * Keeps the cached data of a user up to date.
 * @param onEnd called when the server ended the session or refused the stream; resolves with whether to reconnect after
 *   the end of a session
 * @returns a function that ends the updates
 */
export function openLiveUpdates(userId: number, queryClient: QueryClient, onEnd: () => Promise<boolean>): () => void {
  let gathered: Changed[] = [];
  let soon: ReturnType<typeof setTimeout> | undefined;

  const connection = connect(userId, (news) => {
    if (news.is === 'begun') void invalidateEverything(queryClient);
    else if (news.is === 'resumed') void invalidatePresence(queryClient);
    else if (news.is === 'typing') tellTyping(news.userId);
    else if (news.is === 'import-progress') reportImportProgress(news);
    else if (news.is === 'presence') showPresence(queryClient, news.userId, news.isActive);
    else if (news.is === 'changed') {
      // Permissions are part of the current user.
      if (news.change === 'membership.changed') void refreshCurrentUser();
      gathered.push(news);
      soon ??= setTimeout(() => {
        const changes = gathered;
        [gathered, soon] = [[], undefined];
        void invalidateChangedQueries(queryClient, changes);
      }, GATHERED_MS);
    } else if (news.is === 'refused') void onEnd();
    else void onEnd().then((isOn) => isOn && connection.wake());
  });

  const wake = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(soon);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
    connection.close();
  };
}
