import type { DomainEvent } from '../../domain/aggregate';
import { Transactions } from '../transactions';

/** Runs the work directly; in-memory stores have nothing to roll back. */
export class NoTransactions extends Transactions {
  readonly published: DomainEvent[] = [];

  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async publish(event: DomainEvent): Promise<void> {
    this.published.push(event);
  }
}
