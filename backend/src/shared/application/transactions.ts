/** Units of work: everything that `work` stores is stored together or not at all; events are sent after the commit. */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
