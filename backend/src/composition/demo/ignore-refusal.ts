import { DomainError } from '../../shared/domain/domain-error';

/** Another process may be doing the same, and a person who tried out an account may have changed what this needs. */
export async function ignoreRefusal(seed: () => Promise<unknown>): Promise<void> {
  try {
    await seed();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
