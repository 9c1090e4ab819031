import { useQueryClient } from '@tanstack/react-query';
import {
  alumniQueries,
  ApiError,
  connectionQueries,
  conversationQueries,
  myPeopleQueries,
  studentQueries,
  type AlumniUser,
  type ConnectionStatus,
  type ListedStudent,
  type Page,
} from '@/shared/api';

/** Returns functions that update or invalidate cached queries about a person after a change. */
export function useInvalidatePerson(personId: number) {
  const queryClient = useQueryClient();
  const isOld = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });

  /** Whether they can receive messages depends on it. */
  const conversationIsOld = () =>
    Promise.all([
      isOld(conversationQueries.lists),
      isOld(conversationQueries.allUnread),
      isOld(conversationQueries.threads(personId)),
      isOld(conversationQueries.summaries(personId)),
    ]);

  /** Invalidates the connection with them and their profile, which contains the number of places. */
  const standingIsOld = () =>
    Promise.all([
      conversationIsOld(),
      isOld(connectionQueries.allWith(personId)),
      isOld(connectionQueries.lists),
      isOld(alumniQueries.profiles(personId)),
      isOld(studentQueries.profiles(personId)),
      isOld(myPeopleQueries.all),
      isOld(myPeopleQueries.allCounts),
    ]);

  return {
    standingIsOld,
    /** Lists are updated in place, because users would lose sight of a card that moves on a click. */
    statusIs: (connectionStatus: ConnectionStatus) => {
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
      return standingIsOld();
    },
    /** Refetches after a rejection that shows the cached data to be outdated, for example after a concurrent change. */
    refusedFor: (error: unknown) => {
      const knowsBetter = error instanceof ApiError && [403, 404, 409].includes(error.status);
      if (knowsBetter) void standingIsOld();
    },
    /** A blocked person is removed from search results; their open page stays, with a button to unblock them. */
    blocksAreOld: () =>
      Promise.all([
        conversationIsOld(),
        isOld(connectionQueries.allWith(personId)),
        isOld(connectionQueries.allBlocks),
        isOld(connectionQueries.lists),
        isOld(myPeopleQueries.all),
        isOld(myPeopleQueries.allCounts),
        isOld(alumniQueries.searches),
        isOld(studentQueries.lists),
      ]),
  };
}
