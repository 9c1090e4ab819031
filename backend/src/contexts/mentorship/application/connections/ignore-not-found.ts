import { DomainError } from '../../../../shared/domain/domain-error';

/** Waits for the update of an aggregate that may have been erased together with an account since it was listed. */
export async function ignoreNotFound(update: Promise<unknown>): Promise<void> {
  try {
    await update;
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
  }
}
