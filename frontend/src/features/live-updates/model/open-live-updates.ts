import type { QueryClient } from '@tanstack/react-query';
import { refreshCurrentUser } from '@/shared/api';
import { invalidateChangedQueries, everythingIsOld, presenceIsOld } from './invalidate-changed-queries';
import { reportImportProgress } from './import-progress';
import { keepConnected, type Connection } from './connection';
import { followConnection } from './led-connection';
import type { Changed, News } from './news';
import { showPresence } from './show-presence';
import type { Asked } from './shared-connection';
import { tellTyping } from './typing';

/** What belongs together arrives together: it is read once. */
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
  // The worker learns from no one else that a page has gone.
  const leave = () => ask({ ask: 'close' });
  return {
    // A page that was kept aside has said that it is gone.
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

/** One connection for each browser, however many pages it has open. */
function connect(userId: number, tell: (news: News) => void): Connection {
  if (typeof SharedWorker !== 'undefined') return throughWorker(userId, tell);
  if ('locks' in navigator && typeof BroadcastChannel !== 'undefined') return followConnection(userId, tell);
  return keepConnected(tell);
}

/**
 * Keeps what this person reads in step with what changes.
 * @param onEnd the server ended the session; resolves with whether to connect again
 * @returns ends it
 */
export function openLiveUpdates(userId: number, queryClient: QueryClient, onEnd: () => Promise<boolean>): () => void {
  let gathered: Changed[] = [];
  let soon: ReturnType<typeof setTimeout> | undefined;

  const connection = connect(userId, (news) => {
    if (news.is === 'begun') void everythingIsOld(queryClient);
    else if (news.is === 'resumed') void presenceIsOld(queryClient);
    else if (news.is === 'typing') tellTyping(news.userId);
    else if (news.is === 'import-progress') reportImportProgress(news);
    else if (news.is === 'presence') showPresence(queryClient, news.userId, news.isActive);
    else if (news.is === 'changed') {
      // What a person may do is part of who is signed in.
      if (news.change === 'membership.changed') void refreshCurrentUser();
      gathered.push(news);
      soon ??= setTimeout(() => {
        const changes = gathered;
        [gathered, soon] = [[], undefined];
        void invalidateChangedQueries(queryClient, changes);
      }, GATHERED_MS);
    } else if (news.is === 'refused') void refreshCurrentUser();
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
