import type { DomainEvent } from '../domain/aggregate';

/** Units of work: everything that `work` stores is stored together or not at all; events are sent after the commit. */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Adds an event that no aggregate records, such as one triggered by time, to the current unit of work; it is handled
   * like the others.
   */
  abstract publish(event: DomainEvent): Promise<void>;
}
