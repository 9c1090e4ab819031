import { DomainError } from './domain-error';

/** A request with the key of another one: repeating it would return a response to something else. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('conflict', 'platform.idempotency-key-reused', 'This Idempotency-Key was already used for another request.');
  }
}
