import { aConnection } from '@test/support/alumni';
import { aRequest } from '@test/support/dashboard';
import { aConversation } from '@test/support/messages';
import { listRecentConversations } from './recent-conversations';

const conversationWith = (id: number, unreadCount = 0, content = 'Hello') => {
  const { other } = aConversation();
  return aConversation({ other: { ...other, id }, unreadCount }, { content });
};
const ids = (...args: Parameters<typeof listRecentConversations>) =>
  listRecentConversations(...args).map(({ other }) => other.id);

describe('the recent conversations', () => {
  it('are three, unread ones first, otherwise in their order', () => {
    const all = [conversationWith(31), conversationWith(32, 1), conversationWith(33), conversationWith(34, 2)];
    expect(ids(all, [], [])).toEqual([32, 34, 31]);
  });

  it('leave out received requests, read or not, and empty messages', () => {
    const all = [conversationWith(21, 1), conversationWith(32), conversationWith(33, 0, '  ')];
    expect(ids(all, [aRequest()], [])).toEqual([32]);
    expect(ids([conversationWith(21)], [aRequest()], [])).toEqual([]);
  });

  it('leave out sent requests, unless the other person wrote something', () => {
    expect(ids([conversationWith(21), conversationWith(32)], [], [aConnection()])).toEqual([32]);
    expect(ids([conversationWith(21, 1), conversationWith(32)], [], [aConnection()])).toEqual([21, 32]);
  });
});
