/** Everything `work` keeps is kept together or not at all; events go out after it is kept. */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
