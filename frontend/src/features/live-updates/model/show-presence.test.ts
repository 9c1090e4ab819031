import { waitFor } from '@testing-library/react';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { aConversation, aSummary } from '@test/support/messages';
import { conversationQueries } from '@/entities/conversation';
import { updateCachedPresence } from './show-presence';

const VIEWER = 7;
const ALEX = 21;

describe('showPresence', () => {
  const { other } = aSummary();
  const kim = { ...other, id: 22 };
  let queryClient: QueryClient;
  beforeEach(() => {
    queryClient = new QueryClient();
    const items = [aConversation(), aConversation({ other: kim })];
    queryClient.setQueryData(conversationQueries.list(VIEWER).queryKey, {
      pages: [{ items, next: null }],
      pageParams: [''],
    });
    queryClient.setQueryData(conversationQueries.summary(ALEX, VIEWER).queryKey, aSummary());
  });

  const shown = () => [
    queryClient.getQueryData(conversationQueries.summary(ALEX, VIEWER).queryKey)?.other.isActive,
    ...(queryClient
      .getQueryData(conversationQueries.list(VIEWER).queryKey)
      ?.pages.flatMap(({ items }) => items.map((one) => one.other.isActive)) ?? []),
  ];

  it("updates only this person's entries in the list and the open conversation", () => {
    updateCachedPresence(queryClient, ALEX, true);
    expect(shown()).toEqual([true, true, false]);
    updateCachedPresence(queryClient, ALEX, false);
    expect(shown()).toEqual([false, false, false]);
  });

  it('changes nothing if no data about the person is cached', () => {
    updateCachedPresence(queryClient, 99, true);
    expect(shown()).toEqual([false, false, false]);
    expect(queryClient.getQueryData(conversationQueries.summary(99, VIEWER).queryKey)).toBeUndefined();
  });

  it.each(['first', 'repeated'])('updates the older response to a %s request in progress', async (kind) => {
    const { queryKey } = conversationQueries.summary(ALEX, VIEWER);
    if (kind === 'first') queryClient.removeQueries({ queryKey });
    let respond = (): void => undefined;
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return { ...aSummary(), other: { ...other, isActive: true } };
      },
    });
    const stop = observer.subscribe(() => undefined);
    updateCachedPresence(queryClient, ALEX, true);
    updateCachedPresence(queryClient, ALEX, false);
    respond();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));

    await waitFor(() => expect(queryClient.getQueryData(queryKey)?.other.isActive).toBe(false));
    stop();
  });
});
