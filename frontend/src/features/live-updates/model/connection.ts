import type { ImportProgress } from './import-progress';
import { CHANGES, type Changed, type News } from './news';

const ADDRESS = '/api/stream';
/** The server says every 25 seconds that it is there. Longer than this it is not: a sleeping laptop breaks no connection. */
const SILENCE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface Connection {
  /** The page is looked at again, or the device is online again: connects now where there is no connection. */
  wake: () => void;
  close: () => void;
}

/** Keeps one stream open and goes on where it broke off. Runs in a page as well as in a worker. */
export function keepConnected(tell: (news: News) => void): Connection {
  let source: EventSource | undefined;
  let lastId = '';
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let wasOpen = false;

  function stop() {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
  }

  function heard() {
    heardAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(open, SILENCE_MS);
  }

  function open() {
    stop();
    // The browser adds what it has seen only where it connects again by itself.
    const opened = new EventSource(lastId === '' ? ADDRESS : `${ADDRESS}?lastEventId=${lastId}`);
    source = opened;
    heard();
    const on = (type: string, act: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(type, (event: MessageEvent<string>) => {
        heard();
        if (event.lastEventId !== '') lastId = event.lastEventId;
        act(event);
      });
    for (const change of CHANGES) {
      on(change, ({ data }) => {
        const { userId = null, caseId, postId } = JSON.parse(data) as Partial<Omit<Changed, 'change'>>;
        const about = { ...(caseId !== undefined && { caseId }), ...(postId !== undefined && { postId }) };
        tell({ is: 'changed', change, userId, ...about });
      });
    }
    on('typing', ({ data }) => {
      const { userId } = JSON.parse(data) as { userId: number };
      tell({ is: 'typing', userId });
    });
    on('alumni-import-progress', ({ data }) => {
      tell({ is: 'import-progress', ...(JSON.parse(data) as ImportProgress) });
    });
    on('presence', ({ data }) => {
      const { userId, isActive } = JSON.parse(data) as { userId: number; isActive: boolean };
      tell({ is: 'presence', userId, isActive });
    });
    for (const beginning of ['ready', 'reset']) on(beginning, () => tell({ is: 'begun' }));
    on('beat', () => undefined);
    on('end', ({ data }) => {
      const { reason } = JSON.parse(data) as { reason: string };
      // Coming back at once would end another one of the person's browsers, or be refused.
      if (reason === 'too-many' || reason === 'session-ended') stop();
      if (reason === 'session-ended') tell({ is: 'ended' });
    });
    opened.addEventListener('open', () => {
      failures = 0;
      heard();
      if (wasOpen) tell({ is: 'resumed' });
      wasOpen = true;
    });
    opened.addEventListener('error', () => {
      // Where the connection broke, the browser connects again by itself.
      if (opened.readyState === EventSource.CLOSED) openLater();
    });
  }

  function openLater() {
    stop();
    if (failures === 0) tell({ is: 'refused' });
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS);
    retry = setTimeout(open, pause * (0.5 + Math.random()));
  }

  open();
  return {
    wake: () => {
      const isOpen = source?.readyState === EventSource.OPEN && Date.now() - heardAt < SILENCE_MS / 2;
      if (!isOpen) open();
    },
    close: stop,
  };
}
