import { TokenInvalid } from '../../../domain/users/errors';
import { HalfSession } from '../../../domain/two-factor/half-session';
import { Session } from '../../../domain/sessions/session';
import type { User } from '../../../domain/users/user';
import type { EmailTokens, TokenPurpose } from '../ports/email-tokens';
import type { HalfSessions } from '../../two-factor/ports/half-sessions';
import type { Sessions } from '../../sessions/ports/sessions';
import type { WaysIn } from '../ports/ways-in';
import { aVisitor, later, NOON } from './an-applicant';

export interface Doors {
  waysIn: WaysIn;
  sessions: Sessions;
  halves: HalfSessions;
  tokens: EmailTokens;
  /** Two users who exist. */
  robin: User;
  kim: User;
}

const PURPOSES: TokenPurpose[] = ['confirm-email', 'change-email', 'reset-password', 'restore-account'];

/** What shutting somebody out must do, whether doors are rows in PostgreSQL or entries of a Map. */
export function describeWaysIn(name: string, open: () => Promise<Doors>): void {
  describe(`${name} shuts somebody out`, () => {
    let doors: Doors;
    beforeEach(async () => {
      doors = await open();
      for (const user of [doors.robin, doors.kim]) {
        await doors.sessions.open(`session of ${user.username}`, Session.open(user, aVisitor(), NOON));
        await doors.halves.open(`half of ${user.username}`, HalfSession.open(user, NOON));
        for (const purpose of PURPOSES) {
          const { id: userId, email } = user;
          await doors.tokens.issue(`${purpose} of ${user.username}`, { userId, email, purpose, expiresAt: later(10) });
        }
      }
      await doors.waysIn.endAllOf(doors.robin, NOON);
    });

    it('from every session', async () => {
      expect(await doors.sessions.find('session of robin')).toBeNull();
    });

    it('from every sign-in that waits for its second step', async () => {
      expect(await doors.halves.find('half of robin', NOON)).toBeNull();
    });

    it.each(PURPOSES)('from every link to %s', async (purpose) => {
      await expect(doors.tokens.read(`${purpose} of robin`, purpose, NOON)).rejects.toThrow(TokenInvalid);
    });

    it('and nobody else', async () => {
      expect(await doors.sessions.find('session of kim')).not.toBeNull();
      expect(await doors.halves.find('half of kim', NOON)).not.toBeNull();
      for (const purpose of PURPOSES) {
        expect(await doors.tokens.read(`${purpose} of kim`, purpose, NOON)).toMatchObject({ purpose });
      }
    });
  });
}
