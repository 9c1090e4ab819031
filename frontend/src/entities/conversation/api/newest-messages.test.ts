import { aMessage } from '@test/support/dashboard';
import { mergeNewestPage, type Thread } from './newest-messages';

const ALEX = 21;
const messages = (from: number, to: number, read = true) =>
  Array.from({ length: to - from + 1 }, (_, n) => aMessage({ id: from + n, read }));
const page = (from: number, to: number, next: string | null = '/older', read = true) => ({
  items: messages(from, to, read),
  next,
});
const thread = (...pages: Thread['pages']): Thread => ({ pages, pageParams: pages.map((_, n) => `/page/${n}`) });
const ids = (joined: Thread | null) => joined?.pages.map(({ items }) => items.map(({ id }) => id));

describe('merging the newest page into the loaded ones', () => {
  const older = page(1, 3, null);

  it('adds new messages, and keeps those that left the page', () => {
    const joined = mergeNewestPage(thread(page(4, 6, '/before=4'), older), page(6, 8, '/before=6'), ALEX);
    expect(ids(joined)).toEqual([
      [4, 5, 6, 7, 8],
      [1, 2, 3],
    ]);
    expect(joined?.pages[0]?.next).toBe('/before=4');
    expect(joined?.pageParams).toEqual(['/page/0', '/page/1']);
  });

  it('uses the newer version of a message', () => {
    const joined = mergeNewestPage(thread(page(4, 6, '/', false), older), page(4, 6), ALEX);
    expect(joined?.pages[0]?.items.every(({ read }) => read)).toBe(true);
  });

  it('keeps messages that arrived during the request', () => {
    expect(ids(mergeNewestPage(thread(page(4, 9), older), page(4, 6), ALEX))?.[0]).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it.each([
    ['messages are missing between the two', thread(page(4, 6), older), page(8, 10)],
    ['an older page has unread messages', thread(page(4, 6), page(1, 3, null, false)), page(4, 7)],
    ['the page is empty', thread(page(4, 6), older), { items: [], next: null }],
  ])('is not enough if %s', (_, before, fresh) => {
    expect(mergeNewestPage(before, fresh, ALEX)).toBeNull();
  });

  describe("with the viewer's own messages on an older page that look unread", () => {
    const own = { items: [aMessage({ id: 3, senderId: 7, recipientId: ALEX, read: false })], next: null };
    const fresh = (readAt: string | null) => ({
      items: [...messages(4, 6), aMessage({ id: 7, senderId: 7, recipientId: ALEX, read: readAt !== null, readAt })],
      next: '/older',
    });

    it('is enough while read receipts are not shared', () => {
      expect(mergeNewestPage(thread(page(4, 6), own), fresh(null), ALEX)).not.toBeNull();
    });

    it('is not enough once they are shared, because older ones may have been read too', () => {
      expect(mergeNewestPage(thread(page(4, 6), own), fresh('2026-01-05T12:00:00.000Z'), ALEX)).toBeNull();
    });
  });
});
