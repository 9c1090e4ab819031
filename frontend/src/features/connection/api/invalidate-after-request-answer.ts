import type { QueryClient } from '@tanstack/react-query';
import { alumniQueries } from '@/entities/alum';
import { connectionQueries, connectionRequestQueries, myPeopleQueries } from '@/entities/connection';
import { conversationQueries } from '@/entities/conversation';
import { dashboardQueries } from '@/entities/dashboard';
import { studentQueries } from '@/entities/student';

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
