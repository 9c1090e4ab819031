import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Handler = (event: Record<string, unknown>) => void;
interface Page {
  focus: () => Promise<void>;
  postMessage: (data: unknown, ports: MessagePort[]) => void;
}

/** Runs the file that the service worker imports, in a fake worker. */
function aWorker(pages: Page[] = []) {
  const handlers = new Map<string, Handler>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://gradspan.example' },
    registration: { showNotification: (...args: unknown[]) => Promise.resolve(void shown.push(args)) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: string) => Promise.resolve(void opened.push(address)),
    },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  };
  const context = { self, URL, setTimeout, clearTimeout, MessageChannel: FakeChannel, fetch };
  runInNewContext(readFileSync(join(__dirname, '../../../public/push.js'), 'utf8'), context);
  const dispatch = async (type: string, event: Record<string, unknown>) => {
    let done: unknown;
    handlers.get(type)?.({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  };
  return {
    shown,
    opened,
    receives: (data: object | null) => dispatch('push', { data: data && { json: () => data } }),
    isPressed: (link: string) => dispatch('notificationclick', { notification: { close: jest.fn(), data: { link } } }),
  };
}

/** jsdom has no message channels. */
class FakeChannel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => this.port1.onmessage?.() };
}

/** An open page. A page of an older release does not respond. */
function aPage({ answers = true } = {}) {
  const postedMessages: unknown[] = [];
  const focus = jest.fn(() => Promise.resolve());
  const postMessage = (data: unknown, [port]: MessagePort[]) => {
    postedMessages.push(data);
    if (answers) port?.postMessage('opened');
  };
  return { heard: postedMessages, focus, postMessage };
}

describe('a push message', () => {
  it('is shown in place of an earlier one about the same subject', async () => {
    const worker = aWorker();
    const link = '/messages?with=8';
    await worker.receives({ title: 'Kim sent you a message', text: 'Read it.', tag: 'conversation:8', link });
    expect(worker.shown).toEqual([
      [
        'Kim sent you a message',
        { body: 'Read it.', icon: '/icon-192.png', tag: 'conversation:8', renotify: true, data: { link } },
      ],
    ]);
  });

  it('is shown even if its content cannot be read', async () => {
    const worker = aWorker();
    await worker.receives(null);
    expect(worker.shown).toEqual([
      ['Gradspan', { body: 'You have a new notification.', icon: '/icon-192.png', data: { link: '/notifications' } }],
    ]);
  });
});

describe('clicking a push message', () => {
  it('opens its link in an open page', async () => {
    const page = aPage();
    const worker = aWorker([page]);
    await worker.isPressed('/events?meeting=4#notes');
    expect(page.focus).toHaveBeenCalledTimes(1);
    expect(page.heard).toEqual([{ type: 'open', link: '/events?meeting=4#notes' }]);
    expect(worker.opened).toEqual([]);
  });

  it('opens a window if there is no page, or none that responds', async () => {
    jest.useFakeTimers();
    for (const pages of [[], [aPage({ answers: false })]]) {
      const worker = aWorker(pages);
      const pressed = worker.isPressed('/my-people');
      await jest.advanceTimersByTimeAsync(1_000);
      await pressed;
      expect(worker.opened).toEqual(['https://gradspan.example/my-people']);
    }
    jest.useRealTimers();
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])(
    'does not leave the product: %s',
    async (link) => {
      const worker = aWorker();
      await worker.isPressed(link);
      expect(worker.opened).toEqual(['https://gradspan.example/notifications']);
    },
  );
});
