import type { QueryClient } from '@tanstack/react-query';
import {
  alumniQueries,
  connectionQueries,
  connectionRequestQueries,
  conversationQueries,
  dashboardQueries,
  myPeopleQueries,
  studentQueries,
} from '@/shared/api';

/** Reads again what an answer to a request of this person changes, where it is on show. */
export const invalidateAfterRequestAnswer = (queryClient: QueryClient, personId: number): Promise<unknown> =>
  Promise.all(
    [
      connectionRequestQueries.all,
      dashboardQueries.allStats,
      connectionQueries.lists,
      connectionQueries.allWith(personId),
      conversationQueries.lists,
      conversationQueries.allUnread,
      conversationQueries.threads(personId),
      conversationQueries.summaries(personId),
      alumniQueries.profiles(personId),
      alumniQueries.searches,
      studentQueries.lists,
      studentQueries.profiles(personId),
      myPeopleQueries.all,
      myPeopleQueries.allCounts,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
