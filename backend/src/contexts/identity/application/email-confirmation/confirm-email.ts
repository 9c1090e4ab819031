import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { EmailAlreadyConfirmed, TokenInvalid, TokenUsed } from '../../domain/users/errors';
import { EmailTaken } from '../../domain/users/registration';
import type { User } from '../../domain/users/user';
import type { UserId } from '../../domain/users/user-state';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { EmailTokens } from '../users/ports/email-tokens';

const CONFIRMATION_PURPOSES = ['confirm-email', 'change-email'] as const;

/** Confirms the address given at registration, or the new address that replaces it. */
@UseCase()
export class ConfirmEmail {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws TokenInvalid, TokenUsed, EmailAlreadyConfirmed */
  async execute({ secret, visitor }: { secret: string; visitor: Visitor }): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const token = await this.tokens
        .consume(secret, CONFIRMATION_PURPOSES, now)
        .catch((refusal: unknown) => this.#throwRefusal(secret, refusal));
      const user = await this.users.getById(token.userId);
      const isNew = token.purpose === 'change-email';

      if (isNew) user.changeEmail(token.email, now);
      else user.confirmEmail(token.email, now);

      await this.#save(user);
      const action = isNew ? 'email-changed' : 'email-confirmed';
      await this.audit.record({ action, userId: user.id, visitor, at: now });
    });
  }

  /** Maps the refusal of a used link to an error that states what the link already did. */
  async #throwRefusal(secret: string, refusal: unknown): Promise<never> {
    const used = refusal instanceof TokenInvalid ? await this.tokens.findUsed(secret, CONFIRMATION_PURPOSES) : null;
    if (!used) throw refusal;
    const user = await this.users.getById(used.userId);
    const isConfirmed = user.isEmailConfirmed && user.snapshot().email === used.email;
    throw isConfirmed ? new EmailAlreadyConfirmed() : new TokenUsed();
  }

  async #save(user: User): Promise<void> {
    try {
      await this.users.save(user);
    } catch (error) {
      // Another user has the new address by now; the requester must not learn that.
      throw error instanceof EmailTaken ? new TokenInvalid() : error;
    }
  }
}

/** Cancels a pending change of address; the mailed link stops working. Does nothing if no change is pending. */
@UseCase()
export class CancelEmailChange {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, visitor }: { userId: UserId; visitor: Visitor }): Promise<void> {
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      if (user.pendingEmail === null) return;
      user.cancelEmailChange();
      await this.users.save(user);
      await this.audit.record({ action: 'email-change-cancelled', userId, visitor, at: this.clock.now() });
    });
  }
}
