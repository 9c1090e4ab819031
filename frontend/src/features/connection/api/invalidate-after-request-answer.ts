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

/** Invalidates everything that an answer to this person's request changes. */
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
