import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { toast } from '@/shared/ui/toast';
import { detailedRefusalText, refusalText } from '@/shared/lib/forms';
import { awaitsSecondStep, signIn, signInWithCode } from './sign-in';

const CLOSED_ACCOUNT_ERROR_CODES = new Set(['identity.account-closing', 'identity.account-suspended']);

/**
 * Checks whether a sign-in was refused because the account is closed: the credentials were right, so there is nothing
 * to correct.
 */
export const isAccountClosedError = (error: unknown): boolean =>
  error instanceof ApiError && CLOSED_ACCOUNT_ERROR_CODES.has(error.code ?? '');

/** Returns the server's message about a failed sign-in; for a 401 it is better than the catalog's sentence. */
export function signInErrorMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return error.serverMessage ?? 'Invalid username or password';
  if (isAccountClosedError(error)) return detailedRefusalText(error);
  return refusalText(error) || 'Login failed. Please check your credentials.';
}

const showWelcomeToast = (user: User | undefined) =>
  toast({ title: 'Login successful', text: user?.fullName ? `Welcome back, ${user.fullName}!` : 'Welcome back!' });

const showSignInErrorToast = (error: unknown) =>
  toast({ title: 'Login Failed', text: signInErrorMessage(error), variant: 'destructive' });

export function useSignIn() {
  return useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => {
      if (!awaitsSecondStep(answer)) showWelcomeToast(answer);
    },
    onError: showSignInErrorToast,
  });
}

/** The second step of signing in, for users with two-factor authentication. */
export function useSignInWithCode() {
  return useMutation({ mutationFn: signInWithCode, onSuccess: showWelcomeToast, onError: showSignInErrorToast });
}
