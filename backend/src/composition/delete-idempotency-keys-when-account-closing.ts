import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountClosingRequested } from '../contexts/identity';
import { DomainEvents } from '../shared/application/domain-events';
import { IdempotencyKeys } from '../shared/infrastructure/idempotency/idempotency-keys';

/**
 * Responses stored for idempotent retries contain what the user wrote, so they are deleted with the account, not a day
 * later.
 */
@Injectable()
export class DeleteIdempotencyKeysWhenAccountClosing implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly keys: IdempotencyKeys,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(AccountClosingRequested, 'delete-idempotency-keys-when-account-closing', ({ userId }) =>
      this.keys.deleteByPerson(userId),
    );
  }
}
