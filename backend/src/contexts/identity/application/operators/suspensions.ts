import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId, Suspension, SuspensionChange } from '../../domain/users/user-state';
import { AuditLog, Users, AccessCredentials } from '../users/ports/users';

/** Suspends a user until a given time or until the suspension is lifted; idempotent. */
@UseCase()
export class SuspendUser {
  constructor(
    private readonly users: Users,
    private readonly accessCredentials: AccessCredentials,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false if the user already was suspended
   * @throws UserNotFound, SuspensionEndInPast
   */
  async execute(username: string, suspension: Suspension): Promise<boolean> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    return this.suspendById(found.id, suspension);
  }

  /**
   * Joins the unit of work in progress.
   * @returns false if the user already was suspended
   * @throws UserNotFound, SuspensionEndInPast
   */
  async suspendById(id: UserId, suspension: Suspension): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(id);
      if (user.isSuspended) return false;
      user.suspend(suspension, now);
      await this.users.save(user);
      await this.accessCredentials.revokeAll(user, now);
      await this.audit.record({ action: 'suspended', userId: user.id, visitor: null, at: now });
      return true;
    });
  }
}

/** Changes the end of a suspension to an earlier or later one, or to none. */
@UseCase()
export class ChangeSuspension {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false if the user isn't suspended
   * @throws UserNotFound, SuspensionEndInPast
   */
  async execute(username: string, change: SuspensionChange): Promise<boolean> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    return this.changeById(found.id, change);
  }

  /**
   * Joins the unit of work in progress.
   * @returns false if the user isn't suspended
   * @throws UserNotFound, SuspensionEndInPast
   */
  async changeById(id: UserId, change: SuspensionChange): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(id);
      if (!user.changeSuspension(change, now)) return false;
      await this.users.save(user);
      await this.audit.record({ action: 'suspension-changed', userId: user.id, visitor: null, at: now });
      return true;
    });
  }
}

/** Lifts a suspension, by an operator or because it has ended. Does nothing if there is none. */
@UseCase()
export class LiftSuspension {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false if the user wasn't suspended
   * @throws UserNotFound
   */
  async execute(username: string): Promise<boolean> {
    const found = await this.users.findByUsername(username);
    if (!found) throw new UserNotFound(username);
    return this.#lift(found.id);
  }

  /** Lifts the suspensions that have ended, each in its own unit of work. */
  async liftDueSuspensions(): Promise<void> {
    for (const id of await this.users.listIdsWithSuspensionEndedBy(this.clock.now())) await this.#lift(id);
  }

  #lift(id: UserId): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const user = await this.users.getById(id);
      if (!user.isSuspended) return false;
      user.liftSuspension(now);
      await this.users.save(user);
      await this.audit.record({ action: 'suspension-lifted', userId: user.id, visitor: null, at: now });
      return true;
    });
  }
}
