import { ApiError } from './errors';

/** Checks whether the server rejected what was entered (400); sending it again would not help. */
export const isBadRequest = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

/** Returns the server's reason if it rejected what was entered, otherwise the text for an outage. */
export const rejectionReasonOr = (error: unknown, outageText: string): string =>
  isBadRequest(error) ? error.sentence : outageText;
