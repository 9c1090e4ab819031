import type { QueryClient } from '@tanstack/react-query';
import { refreshCurrentUser } from '@/shared/api';
import { invalidateChangedQueries, invalidateEverything, invalidatePresence } from './invalidate-changed-queries';
import { reportImportProgress } from './import-progress';
import { openConnection, type LiveConnection } from './connection';
import { shareConnectionByLock } from './lock-connection';
import type { DataChange, LiveUpdate } from './live-update';
import { raiseReadAfter } from './read-after';
import { updateCachedPresence } from './show-presence';
import type { WorkerCommand } from './shared-connection';
import { notifyTyping } from './typing';

/** Batches changes that arrive together, so that the data is refetched once. */
const BATCH_MS = 50;

function connectThroughWorker(userId: number, onUpdate: (update: LiveUpdate) => void): LiveConnection {
  const worker = new SharedWorker(new URL('./stream.worker.ts', import.meta.url), {
    type: 'module',
    name: 'gradspan-stream',
  });
  const ask = (command: WorkerCommand) => worker.port.postMessage(command);
  worker.port.addEventListener('message', ({ data }: MessageEvent<LiveUpdate>) => onUpdate(data));
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
function openBrowserConnection(userId: number, onUpdate: (update: LiveUpdate) => void): LiveConnection {
  if (typeof SharedWorker !== 'undefined') return connectThroughWorker(userId, onUpdate);
  if ('locks' in navigator && typeof BroadcastChannel !== 'undefined') return shareConnectionByLock(userId, onUpdate);
  return openConnection(onUpdate);
}

/**
 * Keeps the cached data of a user up to date.
 * @param onEnd called when the server ended the session or refused the stream; resolves with whether to reconnect after
 *   the end of a session
 * @returns a function that ends the updates
 */
export function openLiveUpdates(userId: number, queryClient: QueryClient, onEnd: () => Promise<boolean>): () => void {
  let pendingChanges: DataChange[] = [];
  let batchTimer: ReturnType<typeof setTimeout> | undefined;

  const connection = openBrowserConnection(userId, (update) => {
    if (update.is === 'begun') void invalidateEverything(queryClient);
    else if (update.is === 'resumed') void invalidatePresence(queryClient);
    else if (update.is === 'typing') notifyTyping(update.userId);
    else if (update.is === 'import-progress') reportImportProgress(update);
    else if (update.is === 'presence') updateCachedPresence(queryClient, update.userId, update.isActive);
    else if (update.is === 'changed') {
      if (update.readAfter !== undefined) raiseReadAfter(update.readAfter);
      // Permissions are part of the current user.
      if (update.change === 'membership.changed') void refreshCurrentUser();
      pendingChanges.push(update);
      batchTimer ??= setTimeout(() => {
        const changes = pendingChanges;
        [pendingChanges, batchTimer] = [[], undefined];
        void invalidateChangedQueries(queryClient, changes);
      }, BATCH_MS);
    } else if (update.is === 'refused') void onEnd();
    else void onEnd().then((isOn) => isOn && connection.wake());
  });

  const wake = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(batchTimer);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
    connection.close();
  };
}
