import { waitFor } from '@testing-library/react';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { invalidateChangedQueries, invalidateEverything, invalidatePresence } from './invalidate-changed-queries';

const KEPT = [
  '/api/user',
  '/api/colleges',
  '/api/alumni/search',
  '/api/alumni/8',
  '/api/dashboard/stats',
  '/api/conversations',
  '/api/conversations/unread-count',
  '/api/conversations/8',
  '/api/conversations/8/summary',
  '/api/conversations/9',
  '/api/messages',
  '/api/connections',
  '/api/connections/with/8',
  '/api/connection-requests',
  '/api/my-people/counts',
  '/api/meetings',
  '/api/meetings/4',
  '/api/meetings/4/notes',
  '/api/users/8/slots',
  '/api/notifications',
  '/api/notifications/count',
  '/api/notifications/settings',
  '/api/moderation/summary',
  '/api/moderation/cases',
  '/api/moderation/cases/5',
  '/api/moderation/cases/6',
  '/api/moderation/administrators',
  '/api/privacy/preferences',
  '/api/forum/posts',
  '/api/forum/posts/3',
  '/api/forum/posts/4',
  '/api/forum/tags',
];

describe('invalidated queries', () => {
  let queryClient: QueryClient;
  beforeEach(() => {
    queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    for (const address of KEPT) queryClient.setQueryData([address, {}, 1], { pages: [], pageParams: [] });
  });

  const old = () => KEPT.filter((address) => queryClient.getQueryState([address, {}, 1])?.isInvalidated);

  it('after a message are the conversation and everything that counts messages', async () => {
    await invalidateChangedQueries(queryClient, [{ change: 'message.created', userId: 8 }]);
    expect(old()).toEqual([
      '/api/dashboard/stats',
      '/api/conversations',
      '/api/conversations/unread-count',
      '/api/conversations/8',
      '/api/conversations/8/summary',
      '/api/messages',
    ]);
  });

  it('after a reply are its discussion and the lists', async () => {
    await invalidateChangedQueries(queryClient, [{ change: 'discussion.changed', userId: null, postId: 3 }]);
    expect(old()).toEqual(['/api/forum/posts', '/api/forum/posts/3']);
  });

  it('after a change of connections are those that show relationships', async () => {
    await invalidateChangedQueries(queryClient, [{ change: 'connections.changed', userId: null }]);
    expect(old()).toEqual(
      expect.arrayContaining([
        '/api/alumni/8',
        '/api/connections/with/8',
        '/api/connection-requests',
        '/api/my-people/counts',
      ]),
    );
    expect(old()).not.toEqual(expect.arrayContaining(['/api/alumni/search']));
  });

  it("after a change of meetings don't include their notes", async () => {
    await invalidateChangedQueries(queryClient, [{ change: 'meetings.changed', userId: null }]);
    expect(old()).toEqual(['/api/dashboard/stats', '/api/meetings', '/api/meetings/4', '/api/users/8/slots']);
  });

  it('after a change of a case are the case, the lists and the counts', async () => {
    await invalidateChangedQueries(queryClient, [{ change: 'moderation.changed', userId: null, caseId: 5 }]);
    expect(old()).toEqual(['/api/moderation/summary', '/api/moderation/cases', '/api/moderation/cases/5']);
  });

  it.each(['notification.created', 'notifications.read'] as const)(
    'after %s are the notifications and their count',
    async (change) => {
      await invalidateChangedQueries(queryClient, [{ change, userId: null }]);
      expect(old()).toEqual(['/api/notifications', '/api/notifications/count']);
    },
  );

  it('after a change of sharing are those that show shared data', async () => {
    await invalidateChangedQueries(queryClient, [{ change: 'sharing.changed', userId: 8 }]);
    expect(old()).toEqual([
      '/api/conversations',
      '/api/conversations/unread-count',
      '/api/conversations/8',
      '/api/conversations/8/summary',
      '/api/privacy/preferences',
    ]);
  });

  it('after a reconnection are those with the activity status', async () => {
    await invalidatePresence(queryClient);
    expect(old()).toEqual(['/api/conversations', '/api/conversations/8/summary']);
  });

  it('after possibly missed events are all that live updates report, and no others', async () => {
    await invalidateEverything(queryClient);
    expect(KEPT.filter((address) => !old().includes(address))).toEqual([
      '/api/user',
      '/api/colleges',
      '/api/alumni/search',
      '/api/meetings/4/notes',
      '/api/notifications/settings',
      '/api/moderation/administrators',
      '/api/forum/tags',
    ]);
  });

  it('are requested again if the first request was in progress when the change arrived', async () => {
    const responses: (() => void)[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey: ['/api/conversations', {}, 2],
      queryFn: () => new Promise<object>((resolve) => responses.push(() => resolve({ of: responses.length }))),
    });
    const stop = observer.subscribe(() => undefined);
    const done = invalidateChangedQueries(queryClient, [{ change: 'message.created', userId: 8 }]);
    responses[0]!();
    await waitFor(() => expect(responses).toHaveLength(2));
    responses[1]!();
    await done;

    expect(observer.getCurrentResult().data).toEqual({ of: 2 });
    stop();
  });
});
