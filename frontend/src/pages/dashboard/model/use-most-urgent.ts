import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { connectionQueries, connectionRequestQueries, myPeopleQueries } from '@/entities/connection';
import { dashboardQueries } from '@/entities/dashboard';
import { meetingQueries } from '@/entities/meeting';
import { useNow } from '@/features/meetings';
import { isOnboardingOpen, useOnboarding } from '@/features/onboarding';
import type { User } from '@/shared/auth';
import { PENDING_MEETING_LIMIT, STARTED_MEETING_LIMIT, UPCOMING_MEETING_LIMIT } from './meeting-limits';
import { findMostUrgent, type UrgentTask } from './most-urgent';
import { recentConversationsQuery } from './recent-conversations';

/** The next step on the dashboard: an urgent task, setting up the profile, or contacting the first person. */
export type NextStep = UrgentTask | { kind: 'setup' } | { kind: 'first-contact' };

interface NextStepState {
  /** Null while loading, and if there is nothing to do. */
  step: NextStep | null;
  now: Date;
}

/** Returns the user's next step, once everything that could be more urgent is loaded. Only its button is primary. */
export function useNextStep({ id, emailVerified: enabled }: User): NextStepState {
  const now = useNow();
  const requests = useQuery({ ...connectionRequestQueries.of(id), enabled });
  const hasRequests = requests.data !== undefined && requests.data.length > 0;
  const connections = useQuery({ ...connectionQueries.own(id), enabled: enabled && hasRequests });
  const questions = useInfiniteQuery({ ...myPeopleQueries.list('questions', id), enabled });
  const conversations = useInfiniteQuery({ ...recentConversationsQuery(id), enabled });
  const upcoming = useQuery({ ...meetingQueries.list('upcoming', UPCOMING_MEETING_LIMIT, id), enabled });
  const started = useQuery({ ...meetingQueries.list('past', STARTED_MEETING_LIMIT, id), enabled });
  const unanswered = useQuery({ ...meetingQueries.list('unanswered', PENDING_MEETING_LIMIT, id), enabled });
  const sent = useInfiniteQuery({ ...myPeopleQueries.list('asked', id), enabled });
  const { data: stats } = useQuery(dashboardQueries.stats(id));
  const { data: onboarding } = useOnboarding(id);
  const isOnboardingDone = !onboarding || !isOnboardingOpen(onboarding);
  if (!enabled) return { step: isOnboardingDone ? null : { kind: 'setup' }, now };

  const queries = [requests, connections, questions, conversations, upcoming, started, unanswered, sent];
  if (queries.some(({ isLoading }) => isLoading)) return { step: null, now };
  const task = findMostUrgent(
    {
      requests: requests.data ?? [],
      connections: connections.data ?? [],
      questions: questions.data?.pages.flatMap(({ items }) => items) ?? [],
      conversations: conversations.data?.pages.flatMap(({ items }) => items) ?? [],
      meetings: [...(started.data?.items ?? []).toReversed(), ...(upcoming.data?.items ?? [])],
      unanswered: unanswered.data?.items ?? [],
    },
    id,
    now,
  );
  if (task) return { step: task, now };
  if (!isOnboardingDone) return { step: { kind: 'setup' }, now };
  const hasContact = stats?.connectedCount !== 0 || (sent.data?.pages[0]?.items.length ?? 0) > 0;
  return { step: hasContact ? null : { kind: 'first-contact' }, now };
}
