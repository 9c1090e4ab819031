import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSessionOfBrowser, signOut, useClearUserData } from '@/features/sign-out';
import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { toast } from '@/shared/ui/toast';

/** Signs out and navigates to the landing page. */
export function useSignOut() {
  const router = useRouter();
  const forgetMe = useClearUserData();
  const { user } = useAuth();

  return useMutation({
    mutationFn: () => endSessionOfBrowser(user?.id, signOut),
    onSuccess: async () => {
      await forgetMe();
      await router.navigate({ to: '/' });
      await router.invalidate();
      toast({ title: 'Logged out', text: 'You have been logged out successfully' });
    },
    onError: (error) => toast({ title: 'Logout failed', text: toErrorSentence(error), variant: 'destructive' }),
  });
}
