import { useQueryClient } from '@tanstack/react-query';
import { alumniQueries, type AlumniUser, type ConnectionStatus } from '@/entities/alum';
import { connectionQueries, myPeopleQueries } from '@/entities/connection';
import { conversationQueries } from '@/entities/conversation';
import { studentQueries, type ListedStudent } from '@/entities/student';
import { ApiError, type Page } from '@/shared/api';

/** Returns functions that update or invalidate cached queries about a person after a change. */
export function useInvalidatePerson(personId: number) {
  const queryClient = useQueryClient();
  const invalidate = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });

  /** Whether they can receive messages depends on it. */
  const invalidateConversation = () =>
    Promise.all([
      invalidate(conversationQueries.lists),
      invalidate(conversationQueries.allUnread),
      invalidate(conversationQueries.threads(personId)),
      invalidate(conversationQueries.summaries(personId)),
    ]);

  /** Invalidates the connection with them and their profile, which contains the number of places. */
  const invalidateConnection = () =>
    Promise.all([
      invalidateConversation(),
      invalidate(connectionQueries.allWith(personId)),
      invalidate(connectionQueries.lists),
      invalidate(alumniQueries.profiles(personId)),
      invalidate(studentQueries.profiles(personId)),
      invalidate(myPeopleQueries.all),
      invalidate(myPeopleQueries.allCounts),
    ]);

  return {
    invalidateConnection,
    /** Lists are updated in place, because users would lose sight of a card that moves on a click. */
    setStatus: (connectionStatus: ConnectionStatus) => {
      queryClient.setQueriesData<Page<AlumniUser>>(
        { queryKey: alumniQueries.searches },
        (page) =>
          page && {
            ...page,
            items: page.items.map((one) => (one.id === personId ? { ...one, connectionStatus } : one)),
          },
      );
      queryClient.setQueriesData<Page<ListedStudent>>(
        { queryKey: studentQueries.lists },
        (page) =>
          page && {
            ...page,
            items: page.items.map((one) => (one.id === personId ? { ...one, connectionStatus } : one)),
          },
      );
      return invalidateConnection();
    },
    /** Refetches after a rejection that shows the cached data to be outdated, for example after a concurrent change. */
    refetchIfOutdated: (error: unknown) => {
      const isOutdatedError = error instanceof ApiError && [403, 404, 409].includes(error.status);
      if (isOutdatedError) void invalidateConnection();
    },
    /** A blocked person is removed from search results; their open page stays, with a button to unblock them. */
    invalidateBlocks: () =>
      Promise.all([
        invalidateConversation(),
        invalidate(connectionQueries.allWith(personId)),
        invalidate(connectionQueries.allBlocks),
        invalidate(connectionQueries.lists),
        invalidate(myPeopleQueries.all),
        invalidate(myPeopleQueries.allCounts),
        invalidate(alumniQueries.searches),
        invalidate(studentQueries.lists),
      ]),
  };
}
