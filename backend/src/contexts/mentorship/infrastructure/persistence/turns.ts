import type { Session } from '../../../../shared/infrastructure/typeorm/session';

/** Takes turns at what one person keeps here: a row that is not there yet cannot be locked. */
const TURN = 4_711_040;

/** Inside a unit of work: from here to its end nobody else is at what `userId` keeps. Outside it does nothing. */
export async function takeTurn(session: Session, userId: number): Promise<void> {
  if (session.manager.queryRunner?.isTransactionActive) {
    await session.query('SELECT pg_advisory_xact_lock($1, $2)', [TURN, userId]);
  }
}
