/**
 * Stored aggregates of one kind. Their ports extend this class; use cases change an aggregate with `update`, which can't
 * forget the lock or the save.
 */
export abstract class Repository<A, Id = number> {
  /**
   * Loads an aggregate and locks it until the end of the unit of work.
   * @throws Error outside a unit of work; the feature's not-found error (404)
   */
  abstract lock(id: Id): Promise<A>;

  abstract save(aggregate: A): Promise<void>;

  /** Runs `work` in the current unit of work, or in a new one. */
  protected abstract inUnitOfWork<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Locks an aggregate, changes it with `act` and saves it, in one unit of work.
   * @returns the result of `act`
   * @throws the feature's not-found error (404); what `act` throws, then nothing is saved
   */
  update<T>(id: Id, act: (aggregate: A) => T | Promise<T>): Promise<T> {
    return this.inUnitOfWork(async () => {
      const aggregate = await this.lock(id);
      const result = await act(aggregate);
      await this.save(aggregate);
      return result;
    });
  }
}
