import { canonicalEmail } from '../../../domain/users/email-address';
import type { UserId } from '../../../domain/users/ids';
import type { User } from '../../../domain/users/user';
import { type AccountRecord, type AccountSafety, type CollegeAdmin, UserReader } from '../ports/user-reader';

/** Knows of people only whose address is whose. */
export class AddressBook extends UserReader {
  readonly #owners = new Map<string, UserId>();

  put({ email, id }: User): void {
    this.#owners.set(canonicalEmail(email), id);
  }

  async idOf(email: string): Promise<UserId | null> {
    return this.#owners.get(canonicalEmail(email)) ?? null;
  }

  async ownAccount(): Promise<AccountRecord | null> {
    return null;
  }

  async safetyOf(): Promise<AccountSafety | null> {
    return null;
  }

  async collegeAdmin(): Promise<CollegeAdmin | null> {
    return null;
  }
}
