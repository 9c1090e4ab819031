import { useMutation } from '@tanstack/react-query';
import { ApiError, awaitsSecondStep, signIn, signInWithCode, type User } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { refusalInFull, refusalText } from '@/shared/lib/forms';

const ABOUT_THE_ACCOUNT = new Set(['identity.account-closing', 'identity.account-suspended']);

/** Whether what was typed is right, and it is the account that is closed: there is nothing to mend. */
export const isAccountClosed = (error: unknown): boolean =>
  error instanceof ApiError && ABOUT_THE_ACCOUNT.has(error.code ?? '');

/** The server's own words about a failed sign-in; a 401 has a better sentence here than the catalogue's. */
export function signInRefusal(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return error.serverMessage ?? 'Invalid username or password';
  if (isAccountClosed(error)) return refusalInFull(error);
  return refusalText(error) || 'Login failed. Please check your credentials.';
}

const welcome = (user: User | undefined) =>
  toast({ title: 'Login successful', text: user?.fullName ? `Welcome back, ${user.fullName}!` : 'Welcome back!' });

const regret = (error: unknown) => toast({ title: 'Login Failed', text: signInRefusal(error), variant: 'destructive' });

export function useSignIn() {
  return useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => {
      if (!awaitsSecondStep(answer)) welcome(answer);
    },
    onError: regret,
  });
}

/** The second half of signing in, for people with two-factor authentication. */
export function useSecondStep() {
  return useMutation({ mutationFn: signInWithCode, onSuccess: welcome, onError: regret });
}
