/** Checks whether the error is an exclusion violation: a person would have two meetings at the same time. */
export const isOverlapError = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } } | null)?.driverError?.code === '23P01';
