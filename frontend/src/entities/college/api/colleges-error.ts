import { ApiError, rejectionReasonOr, toErrorSentence } from '@/shared/api';

/**
 * Returns the message to show when a list of colleges can't be loaded: 'Failed to fetch colleges (503)', or why the
 * server rejects the request.
 */
export const collegesErrorMessage = (error: unknown): string =>
  error instanceof ApiError
    ? rejectionReasonOr(error, `Failed to fetch colleges (${error.status})`)
    : toErrorSentence(error);
