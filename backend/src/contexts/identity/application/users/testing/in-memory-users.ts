import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { normalizeEmail } from '../../../domain/personal-details/personal-details';
import { AccountChangedConcurrently, UserNotFound } from '../../../domain/users/errors';
import { EmailTaken, UsernameTaken } from '../../../domain/users/registration';
import type { UserId, UserState } from '../../../domain/users/user-state';
import { User } from '../../../domain/users/user';
import { normalizeUsername } from '../../../domain/credentials/credentials';
import { Users } from '../ports/users';

export class InMemoryUsers extends Users {
  /** Published events of the saved users. */
  readonly events: DomainEvent[] = [];
  readonly #rows = new Map<UserId, UserState>();
  #lastId = 0;

  async nextId(): Promise<UserId> {
    this.#lastId += 1;
    return this.#lastId as UserId;
  }

  async add(user: User): Promise<void> {
    const rows = [...this.#rows.values()];
    if (rows.some((row) => normalizeUsername(row.username) === normalizeUsername(user.username))) {
      throw new UsernameTaken();
    }
    if (rows.some((row) => normalizeEmail(row.email) === normalizeEmail(user.email))) throw new EmailTaken();
    this.#keep(user, user.snapshot());
  }

  async getById(id: UserId): Promise<User> {
    const row = this.#rows.get(id);
    if (!row) throw new UserNotFound(id);
    return User.restore({ ...row });
  }

  async findByUsername(username: string): Promise<User | null> {
    const row = [...this.#rows.values()].find(
      (kept) => normalizeUsername(kept.username) === normalizeUsername(username),
    );
    return row ? User.restore({ ...row }) : null;
  }

  async listIdsWithSuspensionEndedBy(moment: Date): Promise<readonly UserId[]> {
    return [...this.#rows.values()]
      .flatMap(({ id, suspendedUntil: until }) => (until !== null && until <= moment ? [{ id, until }] : []))
      .sort((a, b) => a.until.getTime() - b.until.getTime() || a.id - b.id)
      .map(({ id }) => id);
  }

  async listIdsDueForErasure(now: Date): Promise<readonly UserId[]> {
    return [...this.#rows.values()]
      .flatMap(({ id, deleteAfter }) => (deleteAfter !== null && deleteAfter <= now ? [{ id, deleteAfter }] : []))
      .sort((a, b) => a.deleteAfter.getTime() - b.deleteAfter.getTime() || a.id - b.id)
      .map(({ id }) => id);
  }

  async findByEmail(email: string): Promise<User | null> {
    const row = [...this.#rows.values()].find((kept) => normalizeEmail(kept.email) === normalizeEmail(email));
    return row ? User.restore({ ...row }) : null;
  }

  async save(user: User): Promise<void> {
    const state = user.snapshot();
    if (this.#rows.get(user.id)?.version !== state.version) throw new AccountChangedConcurrently();
    const others = [...this.#rows.values()].filter(({ id }) => id !== user.id);
    if (others.some((row) => normalizeEmail(row.email) === normalizeEmail(user.email))) throw new EmailTaken();
    this.#keep(user, { ...state, version: state.version + 1 });
  }

  #keep(user: User, state: UserState): void {
    this.#rows.set(user.id, state);
    this.events.push(...user.pullEvents());
  }
}
