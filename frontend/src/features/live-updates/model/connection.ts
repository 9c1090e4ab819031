import type { ImportProgress } from './import-progress';
import { CHANGE_KINDS, type DataChange, type LiveUpdate } from './live-update';

const STREAM_PATH = '/api/stream';
/**
 * The server sends a beat every 25 seconds. After a longer silence the connection is considered dead: a sleeping laptop
 * causes no error.
 */
const MAX_SILENCE_MS = 60_000;
const FIRST_RECONNECT_PAUSE_MS = 1_000;
const MAX_RECONNECT_PAUSE_MS = 60_000;

export interface LiveConnection {
  /** Connects immediately if there is no connection; called when the page becomes visible or the device online. */
  wake: () => void;
  close: () => void;
}

/** Keeps one stream open and resumes where it was interrupted. Runs in a page or in a worker. */
export function openConnection(onUpdate: (update: LiveUpdate) => void): LiveConnection {
  let source: EventSource | undefined;
  let lastId = '';
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let inactivityTimer: ReturnType<typeof setTimeout> | undefined;
  let lastActiveAt = 0;
  let wasOpen = false;

  function stop() {
    clearTimeout(retryTimer);
    clearTimeout(inactivityTimer);
    source?.close();
  }

  function recordActivity() {
    lastActiveAt = Date.now();
    clearTimeout(inactivityTimer);
    inactivityTimer = setTimeout(open, MAX_SILENCE_MS);
  }

  function open() {
    stop();
    // The browser sends the last event ID only when it reconnects by itself.
    const opened = new EventSource(lastId === '' ? STREAM_PATH : `${STREAM_PATH}?lastEventId=${lastId}`);
    source = opened;
    recordActivity();
    const on = (type: string, act: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(type, (event: MessageEvent<string>) => {
        recordActivity();
        if (event.lastEventId !== '') lastId = event.lastEventId;
        act(event);
      });
    for (const change of CHANGE_KINDS) {
      on(change, ({ data }) => {
        const { userId = null, caseId, postId, readAfter } = JSON.parse(data) as Partial<Omit<DataChange, 'change'>>;
        const keys = { ...(caseId !== undefined && { caseId }), ...(postId !== undefined && { postId }) };
        onUpdate({ is: 'changed', change, userId, ...keys, ...(readAfter !== undefined && { readAfter }) });
      });
    }
    on('typing', ({ data }) => {
      const { userId } = JSON.parse(data) as { userId: number };
      onUpdate({ is: 'typing', userId });
    });
    on('alumni-import-progress', ({ data }) => {
      onUpdate({ is: 'import-progress', ...(JSON.parse(data) as ImportProgress) });
    });
    on('presence', ({ data }) => {
      const { userId, isActive } = JSON.parse(data) as { userId: number; isActive: boolean };
      onUpdate({ is: 'presence', userId, isActive });
    });
    for (const beginning of ['ready', 'reset']) on(beginning, () => onUpdate({ is: 'begun' }));
    on('beat', () => undefined);
    on('end', ({ data }) => {
      const { reason } = JSON.parse(data) as { reason: string };
      // Reconnecting immediately would end the stream of another of the user's browsers, or be refused.
      if (reason === 'too-many' || reason === 'session-ended') stop();
      if (reason === 'session-ended') onUpdate({ is: 'ended' });
    });
    opened.addEventListener('open', () => {
      failures = 0;
      recordActivity();
      if (wasOpen) onUpdate({ is: 'resumed' });
      wasOpen = true;
    });
    opened.addEventListener('error', () => {
      // If the connection broke, the browser reconnects by itself.
      if (opened.readyState === EventSource.CLOSED) scheduleReconnect();
    });
  }

  function scheduleReconnect() {
    stop();
    if (failures === 0) onUpdate({ is: 'refused' });
    const delayMs = Math.min(FIRST_RECONNECT_PAUSE_MS * 2 ** failures++, MAX_RECONNECT_PAUSE_MS);
    retryTimer = setTimeout(open, delayMs * (0.5 + Math.random()));
  }

  open();
  return {
    wake: () => {
      const isOpen = source?.readyState === EventSource.OPEN && Date.now() - lastActiveAt < MAX_SILENCE_MS / 2;
      if (!isOpen) open();
    },
    close: stop,
  };
}
