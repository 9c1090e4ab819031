import type { Session } from '../../../../shared/infrastructure/typeorm/session';

/** Takes turns at what one person keeps here: a row that is not there yet cannot be locked. */
const TURN = 4_711_040;

/**
 * Locks the rows of `userId` until the end of the unit of work. Reading alone needs no lock.
 * @throws Error outside a unit of work, where the lock would end with the statement
 */
export async function takeTurn(session: Session, userId: number): Promise<void> {
  session.requireUnitOfWork();
  await session.query('SELECT pg_advisory_xact_lock($1, $2)', [TURN, userId]);
}

/** The turns of both, always in the same order: two people who ask each other do not wait for each other for ever. */
export async function takeTurns(session: Session, one: number, other: number): Promise<void> {
  await takeTurn(session, Math.min(one, other));
  await takeTurn(session, Math.max(one, other));
}
