import type { LiveConnection } from './connection';
import type { LiveUpdate } from './live-update';
import { createPageCommandHandler } from './shared-connection';

interface FakeConnection extends LiveConnection {
  tell: (news: LiveUpdate) => void;
  closed: number;
  woken: number;
}

const made: FakeConnection[] = [];
jest.mock('./connection', () => ({
  openConnection: (tell: (news: LiveUpdate) => void) => {
    const one: FakeConnection = { tell, closed: 0, woken: 0, wake: () => one.woken++, close: () => one.closed++ };
    made.push(one);
    return one;
  },
}));

const aPage = () => {
  const receivedUpdates: LiveUpdate[] = [];
  return { heard: receivedUpdates, postMessage: (news: LiveUpdate) => void receivedUpdates.push(news) };
};

describe('the pages of a browser with a shared worker', () => {
  beforeEach(() => made.splice(0));

  it('share one connection', () => {
    const [handleCommand, one, other] = [createPageCommandHandler(), aPage(), aPage()];
    handleCommand(one, { ask: 'open', userId: 7 });
    handleCommand(other, { ask: 'open', userId: 7 });
    handleCommand(other, { ask: 'open', userId: 7 });
    made[0]!.tell({ is: 'begun' });

    expect(made).toHaveLength(1);
    expect([one.heard, other.heard]).toEqual([[{ is: 'begun' }], [{ is: 'begun' }]]);
  });

  it('close it with the last page, and reopen it', () => {
    const [handleCommand, one, other] = [createPageCommandHandler(), aPage(), aPage()];
    for (const page of [one, other]) handleCommand(page, { ask: 'open', userId: 7 });
    handleCommand(one, { ask: 'close' });
    expect(made[0]!.closed).toBe(0);
    handleCommand(other, { ask: 'close' });
    expect(made[0]!.closed).toBe(1);
    handleCommand(one, { ask: 'open', userId: 7 });
    expect(made).toHaveLength(2);
  });

  it('receive nothing for a user who signed in later', () => {
    const [handleCommand, before, after] = [createPageCommandHandler(), aPage(), aPage()];
    handleCommand(before, { ask: 'open', userId: 7 });
    handleCommand(after, { ask: 'open', userId: 8 });
    made[1]!.tell({ is: 'begun' });
    handleCommand(before, { ask: 'wake' });

    expect(made.map(({ closed }) => closed)).toEqual([1, 0]);
    expect([before.heard, after.heard.length, made[1]!.woken]).toEqual([[], 1, 0]);
  });

  it('wake it', () => {
    const [handleCommand, page] = [createPageCommandHandler(), aPage()];
    handleCommand(page, { ask: 'open', userId: 7 });
    handleCommand(page, { ask: 'wake' });
    expect(made[0]!.woken).toBe(1);
  });
});
