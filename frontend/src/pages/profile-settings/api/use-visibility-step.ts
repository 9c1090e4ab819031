import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onboardingQueries, updateOnboarding } from '@/shared/api';

/**
 * Someone who has nothing to choose has taken the step about visibility once they have seen what holds for them. Whether the
 * server heard of it is not asked: it is told again on the next visit.
 */
export function useVisibilityStep(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = onboardingQueries.of(viewer);
  const { data } = useQuery(onboardingQueries.of(viewer));
  const { mutate } = useMutation({
    mutationFn: (completedSteps: string[]) => updateOnboarding({ completedSteps }),
    onSuccess: (onboarding) => queryClient.setQueryData(queryKey, onboarding),
  });
  const kept = data?.completedSteps;

  useEffect(() => {
    if (kept && !kept.includes('visibility')) mutate([...kept, 'visibility']);
  }, [kept, mutate]);
}
