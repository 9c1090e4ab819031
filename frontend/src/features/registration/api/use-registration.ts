import { useMutation } from '@tanstack/react-query';
import type { User } from '@/shared/auth';
import { APP_NAME } from '@/shared/config';
import { refusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';

/** Creates an account with the given request, and shows the result. */
export function useRegister<Body>(register: (body: Body) => Promise<User>) {
  return useMutation({
    mutationFn: register,
    onSuccess: ({ email, emailVerified }) =>
      toast({
        title: 'Registration successful',
        text: `Welcome to ${APP_NAME}! Your account has been created.${emailVerified ? '' : ` We sent a link to ${email}. Open it to confirm your address.`}`,
      }),
    onError: (error) =>
      toast({
        title: 'Registration failed',
        text: refusalText(error) || 'Unable to create account',
        variant: 'destructive',
      }),
  });
}
