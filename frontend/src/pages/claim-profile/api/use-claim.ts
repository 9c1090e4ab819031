import { useMutation } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { claimProfile, declineClaim } from './claim';

export function useClaimProfile() {
  return useMutation({
    mutationFn: claimProfile,
    onSuccess: ({ alumniProfile }) =>
      toast({
        title: 'Your profile is yours',
        text: alumniProfile?.isProfileVisible
          ? 'Everyone can see it now. You can change that anytime in your settings.'
          : "It's hidden. You can show it anytime in your settings.",
      }),
  });
}

export function useDeclineClaim() {
  return useMutation({ mutationFn: declineClaim });
}
