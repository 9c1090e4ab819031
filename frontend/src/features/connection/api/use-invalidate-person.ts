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

/** Keeps what was read of one person in step with what one does. */
export function useInvalidatePerson(personId: number) {
  const queryClient = useQueryClient();
  const isOld = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });

  /** Whether they may be written to depends on it. */
  const conversationIsOld = () =>
    Promise.all([
      isOld(conversationQueries.lists),
      isOld(conversationQueries.allUnread),
      isOld(conversationQueries.threads(personId)),
      isOld(conversationQueries.summaries(personId)),
    ]);

  /** How one stands with them is read anew; so is their profile, which counts places. */
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
    /** A list stays in its order: a card that jumps away on a press is lost. */
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
    /** The server knows better: someone else was quicker, or things are not as they were read. */
    refusedFor: (error: unknown) => {
      const knowsBetter = error instanceof ApiError && [403, 404, 409].includes(error.status);
      if (knowsBetter) void standingIsOld();
    },
    /** Whom one blocks is found no more; what is open of them stays open, with the way back. */
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
