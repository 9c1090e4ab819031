import { TokenInvalid } from '../../../domain/users/errors';
import { PendingSecondFactor } from '../../../domain/two-factor/pending-second-factor';
import { Session } from '../../../domain/sessions/session';
import type { User } from '../../../domain/users/user';
import type { PendingSecondFactors } from '../../two-factor/ports/second-factors';
import type { Sessions } from '../../sessions/ports/sessions';
import type { EmailTokens, TokenPurpose } from '../ports/email-tokens';
import type { AccessCredentials } from '../ports/users';
import { aVisitor, minutesLater, NOON } from './user-fixture';

export interface CredentialStores {
  accessCredentials: AccessCredentials;
  sessions: Sessions;
  pendingFactors: PendingSecondFactors;
  tokens: EmailTokens;
  /** Two existing users. */
  robin: User;
  kim: User;
}

const PURPOSES: TokenPurpose[] = ['confirm-email', 'change-email', 'reset-password', 'restore-account'];

/** Contract of every store of access credentials, in PostgreSQL or in memory. */
export function describeAccessCredentials(name: string, open: () => Promise<CredentialStores>): void {
  describe(`${name} revokes access credentials`, () => {
    let stores: CredentialStores;
    beforeEach(async () => {
      stores = await open();
      for (const user of [stores.robin, stores.kim]) {
        await stores.sessions.open(`session of ${user.username}`, Session.open(user, aVisitor(), NOON));
        await stores.pendingFactors.open(`pending of ${user.username}`, PendingSecondFactor.open(user, NOON));
        for (const purpose of PURPOSES) {
          const { id: userId, email } = user;
          await stores.tokens.issue(`${purpose} of ${user.username}`, {
            userId,
            email,
            purpose,
            expiresAt: minutesLater(10),
          });
        }
      }
      await stores.accessCredentials.revokeAll(stores.robin, NOON);
    });

    it('ends every session', async () => {
      expect(await stores.sessions.find('session of robin')).toBeNull();
    });

    it('ends every pending second factor', async () => {
      expect(await stores.pendingFactors.find('pending of robin', NOON)).toBeNull();
    });

    it.each(PURPOSES)('revokes every link with the purpose %s', async (purpose) => {
      await expect(stores.tokens.getValid(`${purpose} of robin`, purpose, NOON)).rejects.toThrow(TokenInvalid);
    });

    it("leaves other users' credentials unchanged", async () => {
      expect(await stores.sessions.find('session of kim')).not.toBeNull();
      expect(await stores.pendingFactors.find('pending of kim', NOON)).not.toBeNull();
      for (const purpose of PURPOSES) {
        expect(await stores.tokens.getValid(`${purpose} of kim`, purpose, NOON)).toMatchObject({ purpose });
      }
    });
  });
}
