import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';

/** Takes turns at what one person keeps here: a row that is not there yet cannot be locked. */
const TURN = 4_711_040;

/**
 * Locks the rows of `userId` until the end of the unit of work. Reading alone needs no lock.
 * @throws Error outside a unit of work, where the lock would end with the statement
 */
export async function lockUser(unitOfWork: UnitOfWork, userId: number): Promise<void> {
  unitOfWork.requireUnitOfWork();
  await unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [TURN, userId]);
}

/** The turns of both, always in the same order: two people who ask each other do not wait for each other for ever. */
export async function lockUsers(unitOfWork: UnitOfWork, one: number, other: number): Promise<void> {
  await lockUser(unitOfWork, Math.min(one, other));
  await lockUser(unitOfWork, Math.max(one, other));
}
