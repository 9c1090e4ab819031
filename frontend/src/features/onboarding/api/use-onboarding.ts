import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { onboardingQueries, updateOnboarding } from './onboarding';

export const useOnboarding = (viewer: number) => useQuery(onboardingQueries.of(viewer));

/** Records screens as answered or skipped, or skips the whole onboarding. Failures are reported in a toast. */
export function useUpdateOnboarding(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = onboardingQueries.of(viewer);
  return useMutation({
    mutationFn: updateOnboarding,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (onboarding) => queryClient.setQueryData(queryKey, onboarding),
    onError: (error) => toast({ title: 'Error', text: refusalText(error), variant: 'destructive' }),
  });
}
