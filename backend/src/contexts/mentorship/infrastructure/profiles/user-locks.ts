import { acquireLocks } from '../../../../shared/infrastructure/typeorm/advisory-locks';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';

/** Key space of the advisory locks on users; a row that does not exist yet cannot be locked. */
const USER_LOCK_KEY = 4_711_040;

/**
 * Locks the rows of `userId` until the end of the unit of work. Not needed for reading only.
 * @throws Error outside a unit of work, where the lock would end with the statement
 */
export async function lockUser(unitOfWork: UnitOfWork, userId: number): Promise<void> {
  unitOfWork.requireUnitOfWork();
  await unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [USER_LOCK_KEY, userId]);
}

/** Locks both users, always in the same order, so that two people who send each other requests don't deadlock. */
export async function lockUsers(unitOfWork: UnitOfWork, one: number, other: number): Promise<void> {
  await lockUser(unitOfWork, Math.min(one, other));
  await lockUser(unitOfWork, Math.max(one, other));
}

/**
 * Locks all users that `find` returns, in the same order. A unit of work that changes relationships of a user with
 * several others calls this first.
 */
export function lockAllUsers(unitOfWork: UnitOfWork, find: () => Promise<readonly number[]>): Promise<void> {
  return acquireLocks(unitOfWork, async () => (await find()).map((id) => ({ space: USER_LOCK_KEY, id })));
}
