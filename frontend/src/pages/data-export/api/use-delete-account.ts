import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSessionOfBrowser, useClearUserData } from '@/features/sign-out';
import { useAuth } from '@/shared/auth';
import { formatDate } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { deleteAccount } from './delete-account';

/** Deletes the account and navigates to the public page, as on sign-out. */
export function useDeleteAccount() {
  const router = useRouter();
  const forgetMe = useClearUserData();
  const { user } = useAuth();
  return useMutation({
    mutationFn: (choice: Parameters<typeof deleteAccount>[0]) =>
      endSessionOfBrowser(user?.id, () => deleteAccount(choice)),
    onSuccess: async ({ deleteAfter }) => {
      await forgetMe();
      await router.navigate({ to: '/' });
      await router.invalidate();
      toast({
        title: 'Your account is being deleted',
        text: `You can restore it until ${formatDate(deleteAfter)} with the link we emailed you.`,
      });
    },
  });
}
