import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { connectionRequestQueries, myPeopleQueries } from '@/entities/connection';
import { meetingQueries, type Meeting } from '@/entities/meeting';
import { isOnboardingOpen, useOnboarding } from '@/features/onboarding';
import type { User } from '@/shared/auth';
import { STARTED_LIMIT, UPCOMING_LIMIT } from './meeting-limits';

export type UrgentTask = 'request' | 'question' | 'call' | 'onboarding' | null;

/** Checks whether the call of a meeting can be joined now. */
function isJoinable({ status, joinFrom, joinUntil }: Meeting): boolean {
  const now = Date.now();
  return status === 'confirmed' && new Date(joinFrom).getTime() <= now && now <= new Date(joinUntil).getTime();
}

/** Returns the user's most urgent task; only its button is primary. */
export function useMostUrgentTask({ id, emailVerified: enabled }: User): UrgentTask {
  const requests = useQuery({ ...connectionRequestQueries.of(id), enabled });
  const questions = useInfiniteQuery({ ...myPeopleQueries.list('questions', id), enabled });
  const next = useQuery({ ...meetingQueries.list('upcoming', UPCOMING_LIMIT, id), enabled });
  const startedMeetings = useQuery({ ...meetingQueries.list('past', STARTED_LIMIT, id), enabled });
  const { data: onboarding } = useOnboarding(id);

  if (requests.data?.some(({ message }) => message.content.trim() !== '')) return 'request';
  if (questions.data?.pages.some(({ items }) => items.length > 0)) return 'question';
  if ([...(startedMeetings.data?.items ?? []), ...(next.data?.items ?? [])].some(isJoinable)) return 'call';
  return onboarding && isOnboardingOpen(onboarding) ? 'onboarding' : null;
}
