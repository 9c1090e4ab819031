import { Transactions } from '../transactions';

/** Runs the work directly; in-memory stores have nothing to roll back. */
export class NoTransactions extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
