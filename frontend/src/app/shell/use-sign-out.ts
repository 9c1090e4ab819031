import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForgetMe } from '@/features/sign-out';
import { readable, signOut } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

/** Signs out here, and leaves for the public page. */
export function useSignOut() {
  const router = useRouter();
  const forgetMe = useForgetMe();

  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await forgetMe();
      await router.navigate({ to: '/' });
      await router.invalidate();
      toast({ title: 'Logged out', text: 'You have been logged out successfully' });
    },
    onError: (error) => toast({ title: 'Logout failed', text: readable(error), variant: 'destructive' }),
  });
}
