import { ApiError } from './errors';

/** Checks whether the server rejected what was entered (400); sending it again would not help. */
export const isRejected = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

/** Returns the server's reason if it rejected what was entered, otherwise the text for an outage. */
export const rejectionReasonOr = (error: unknown, outage: string): string =>
  isRejected(error) ? error.sentence : outage;
