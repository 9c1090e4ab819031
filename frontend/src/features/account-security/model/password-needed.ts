import { ApiError } from '@/shared/api';

/** Whether the server wants the password first: it has been a while since someone signed in here. */
export const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.password-needed';
