import { normalizeEmail } from '../../../domain/personal-details/personal-details';
import type { UserId } from '../../../domain/users/user-state';
import type { User } from '../../../domain/users/user';
import { type AccountRecord, type AccountSecurity, type CollegeAdmin, UserReader } from '../ports/users';

/** Knows only which address belongs to which user. */
export class FixedUserReader extends UserReader {
  readonly #owners = new Map<string, UserId>();

  put({ email, id }: User): void {
    this.#owners.set(normalizeEmail(email), id);
  }

  async findId(email: string): Promise<UserId | null> {
    return this.#owners.get(normalizeEmail(email)) ?? null;
  }

  async findAccount(): Promise<AccountRecord | null> {
    return null;
  }

  async findSecurity(): Promise<AccountSecurity | null> {
    return null;
  }

  async findCollegeAdmin(): Promise<CollegeAdmin | null> {
    return null;
  }
}
