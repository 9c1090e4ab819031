import type { UnitOfWork } from './unit-of-work';

/** The two keys of an advisory lock: what kind of thing is locked, and which one. */
interface AdvisoryLock {
  readonly space: number;
  readonly id: number;
}

const SAVEPOINT = 'advisory_locks';

/**
 * Takes several locks until the end of the unit of work: lower spaces before higher ones, then lower IDs before higher
 * ones, so that two units of work never wait for each other. If other locks are needed by the time all are held, the
 * locks are released and taken again from the start.
 * @param find returns the locks that are needed; called before and after taking them
 */
export async function acquireLocks(
  unitOfWork: UnitOfWork,
  find: () => Promise<readonly AdvisoryLock[]>,
): Promise<void> {
  unitOfWork.requireUnitOfWork();
  for (;;) {
    // Rolling back to the savepoint releases the locks that were taken after it.
    await unitOfWork.query(`SAVEPOINT ${SAVEPOINT}`);
    const locks = sortLocks(await find());
    for (const { space, id } of locks) await unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [space, id]);
    const held = new Set(locks.map(lockKey));
    const isComplete = (await find()).every((lock) => held.has(lockKey(lock)));
    if (!isComplete) await unitOfWork.query(`ROLLBACK TO SAVEPOINT ${SAVEPOINT}`);
    await unitOfWork.query(`RELEASE SAVEPOINT ${SAVEPOINT}`);
    if (isComplete) return;
  }
}

const lockKey = ({ space, id }: AdvisoryLock): string => `${space}:${id}`;

function sortLocks(locks: readonly AdvisoryLock[]): AdvisoryLock[] {
  const distinct = new Map(locks.map((lock) => [lockKey(lock), lock]));
  return [...distinct.values()].sort((one, other) => one.space - other.space || one.id - other.id);
}
