import type { Connection } from './connection';
import type { News } from './news';
import { shareConnection } from './shared-connection';

interface Made extends Connection {
  tell: (news: News) => void;
  closed: number;
  woken: number;
}

const made: Made[] = [];
jest.mock('./connection', () => ({
  keepConnected: (tell: (news: News) => void) => {
    const one: Made = { tell, closed: 0, woken: 0, wake: () => one.woken++, close: () => one.closed++ };
    made.push(one);
    return one;
  },
}));

const aPage = () => {
  const heard: News[] = [];
  return { heard, postMessage: (news: News) => void heard.push(news) };
};

describe('the pages of a browser with a shared worker', () => {
  beforeEach(() => made.splice(0));

  it('share one connection', () => {
    const [hear, one, other] = [shareConnection(), aPage(), aPage()];
    hear(one, { ask: 'open', userId: 7 });
    hear(other, { ask: 'open', userId: 7 });
    hear(other, { ask: 'open', userId: 7 });
    made[0]!.tell({ is: 'begun' });

    expect(made).toHaveLength(1);
    expect([one.heard, other.heard]).toEqual([[{ is: 'begun' }], [{ is: 'begun' }]]);
  });

  it('close it with the last page, and reopen it', () => {
    const [hear, one, other] = [shareConnection(), aPage(), aPage()];
    for (const page of [one, other]) hear(page, { ask: 'open', userId: 7 });
    hear(one, { ask: 'close' });
    expect(made[0]!.closed).toBe(0);
    hear(other, { ask: 'close' });
    expect(made[0]!.closed).toBe(1);
    hear(one, { ask: 'open', userId: 7 });
    expect(made).toHaveLength(2);
  });

  it('receive nothing for a user who signed in later', () => {
    const [hear, before, after] = [shareConnection(), aPage(), aPage()];
    hear(before, { ask: 'open', userId: 7 });
    hear(after, { ask: 'open', userId: 8 });
    made[1]!.tell({ is: 'begun' });
    hear(before, { ask: 'wake' });

    expect(made.map(({ closed }) => closed)).toEqual([1, 0]);
    expect([before.heard, after.heard.length, made[1]!.woken]).toEqual([[], 1, 0]);
  });

  it('wake it', () => {
    const [hear, page] = [shareConnection(), aPage()];
    hear(page, { ask: 'open', userId: 7 });
    hear(page, { ask: 'wake' });
    expect(made[0]!.woken).toBe(1);
  });
});
