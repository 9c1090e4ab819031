import { TokenInvalid } from '../../domain/errors';
import type { UserId } from '../../domain/ids';
import type { EmailToken, EmailTokens } from '../ports/email-tokens';
import { later, NOON } from './an-applicant';

interface Opened {
  tokens: EmailTokens;
  /** A user who exists. */
  robin: UserId;
}

/** What every keeper of mailed secrets must do, whether it keeps them in PostgreSQL or in a Map. */
export function describeEmailTokens(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps mailed secrets`, () => {
    let tokens: EmailTokens;
    let token: EmailToken;
    beforeEach(async () => {
      const opened = await open();
      tokens = opened.tokens;
      token = { userId: opened.robin, email: 'robin@example.org', purpose: 'confirm-email', expiresAt: later(10) };
    });

    it('tells what a secret proves', async () => {
      await tokens.issue('secret', token);
      expect(await tokens.spend('secret', 'confirm-email', NOON)).toEqual(token);
    });

    it('takes a secret once', async () => {
      await tokens.issue('secret', token);
      await tokens.spend('secret', 'confirm-email', NOON);
      await expect(tokens.spend('secret', 'confirm-email', NOON)).rejects.toThrow(TokenInvalid);
    });

    it('takes a secret once however many come with it at the same time', async () => {
      await tokens.issue('secret', token);
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, () => tokens.spend('secret', 'confirm-email', NOON)),
      );
      expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('refuses a secret that is too old', async () => {
      await tokens.issue('secret', token);
      await expect(tokens.spend('secret', 'confirm-email', later(10))).rejects.toThrow(TokenInvalid);
    });

    it('refuses a secret nobody was sent', async () => {
      await expect(tokens.spend('guessed', 'confirm-email', NOON)).rejects.toThrow(TokenInvalid);
    });
  });
}
