import { ApiError } from '@/shared/api';

/** Checks whether the server asks for the password first, because the session is no longer fresh. */
export const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.password-needed';
