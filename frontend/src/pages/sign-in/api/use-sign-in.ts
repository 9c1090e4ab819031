import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { toast } from '@/shared/ui/toast';
import { refusalInFull, refusalText } from '@/shared/lib/forms';
import { awaitsSecondStep, signIn, signInWithCode } from './sign-in';

const ABOUT_THE_ACCOUNT = new Set(['identity.account-closing', 'identity.account-suspended']);

/**
 * Checks whether a sign-in was refused because the account is closed: the credentials were right, so there is nothing
 * to correct.
 */
export const isAccountClosed = (error: unknown): boolean =>
  error instanceof ApiError && ABOUT_THE_ACCOUNT.has(error.code ?? '');

/** Returns the server's message about a failed sign-in; for a 401 it is better than the catalog's sentence. */
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

/** The second step of signing in, for users with two-factor authentication. */
export function useSecondStep() {
  return useMutation({ mutationFn: signInWithCode, onSuccess: welcome, onError: regret });
}
