import { FakeChannel, FakeLocks } from '@test/support/browser-pages';
import type { LiveConnection } from './connection';
import { shareConnectionByLock } from './lock-connection';
import type { LiveUpdate } from './live-update';

interface FakeConnection extends LiveConnection {
  tell: (news: LiveUpdate) => void;
  closed: number;
  woken: number;
}

const fakeConnections: FakeConnection[] = [];
jest.mock('./connection', () => ({
  openConnection: (tell: (news: LiveUpdate) => void) => {
    const one: FakeConnection = { tell, closed: 0, woken: 0, wake: () => one.woken++, close: () => one.closed++ };
    fakeConnections.push(one);
    return one;
  },
}));

const BEGUN_UPDATE: LiveUpdate = { is: 'begun' };
/** Long enough for a lock to be passed on. */
const waitBriefly = () => new Promise((resume) => setTimeout(resume, 0));

describe('the pages of a browser without shared workers', () => {
  const browser: { BroadcastChannel?: unknown } = globalThis;
  const opened: LiveConnection[] = [];
  beforeEach(() => {
    fakeConnections.splice(0);
    browser.BroadcastChannel = FakeChannel;
    Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  });
  afterEach(() => {
    opened.splice(0).forEach((page) => page.close());
    Reflect.deleteProperty(navigator, 'locks');
    delete browser.BroadcastChannel;
  });

  async function aPage(userId = 7) {
    const receivedUpdates: LiveUpdate[] = [];
    const page = shareConnectionByLock(userId, (news) => receivedUpdates.push(news));
    opened.push(page);
    await waitBriefly();
    const close = () => {
      opened.splice(opened.indexOf(page), 1);
      page.close();
    };
    return { heard: receivedUpdates, wake: page.wake, close };
  }

  it("share the first page's connection", async () => {
    const [first, second, third] = [await aPage(), await aPage(), await aPage()];
    fakeConnections[0]!.tell({ is: 'changed', change: 'message.created', userId: 8 });

    expect(fakeConnections).toHaveLength(1);
    for (const { heard: receivedUpdates } of [first, second, third]) {
      expect(receivedUpdates).toEqual([{ is: 'changed', change: 'message.created', userId: 8 }]);
    }
  });

  it('open a new connection when the first page is closed', async () => {
    const [first, second, third] = [await aPage(), await aPage(), await aPage()];
    first.close();
    await waitBriefly();
    expect(fakeConnections.map(({ closed }) => closed)).toEqual([1, 0]);
    fakeConnections[1]!.tell(BEGUN_UPDATE);

    expect([first.heard, second.heard, third.heard]).toEqual([[], [BEGUN_UPDATE], [BEGUN_UPDATE]]);
  });

  it('skip a page that was closed while waiting for the lock', async () => {
    const [first, second, third] = [await aPage(), await aPage(), await aPage()];
    second.close();
    first.close();
    await waitBriefly();
    fakeConnections[1]!.tell(BEGUN_UPDATE);

    expect(fakeConnections).toHaveLength(2);
    expect([second.heard, third.heard]).toEqual([[], [BEGUN_UPDATE]]);
  });

  it('wake the connection from any page', async () => {
    const [first, second] = [await aPage(), await aPage()];
    second.wake();
    expect(fakeConnections[0]!.woken).toBe(1);
    first.wake();
    expect(fakeConnections.map(({ woken }) => woken)).toEqual([2]);
  });

  it('receive nothing for another user', async () => {
    const [before, after] = [await aPage(7), await aPage(8)];
    expect(fakeConnections).toHaveLength(2);
    fakeConnections[1]!.tell(BEGUN_UPDATE);
    after.wake();

    expect([before.heard, after.heard]).toEqual([[], [BEGUN_UPDATE]]);
    expect(fakeConnections.map(({ woken }) => woken)).toEqual([0, 1]);
  });

  it('close the connection with the last page', async () => {
    const only = await aPage();
    only.close();
    await waitBriefly();
    expect(fakeConnections.map(({ closed }) => closed)).toEqual([1]);
  });
});
