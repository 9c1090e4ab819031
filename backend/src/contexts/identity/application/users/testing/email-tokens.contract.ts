import { TokenInvalid } from '../../../domain/users/errors';
import type { UserId } from '../../../domain/users/user-state';
import type { EmailToken, EmailTokens } from '../ports/email-tokens';
import { minutesLater, NOON } from './user-fixture';

interface Opened {
  tokens: EmailTokens;
  /** An existing user. */
  robin: UserId;
}

/** Contract of every store of emailed secrets, in PostgreSQL or in memory. */
export function describeEmailTokens(name: string, open: () => Promise<Opened>): void {
  describe(`${name} stores emailed secrets`, () => {
    let tokens: EmailTokens;
    let token: EmailToken;
    beforeEach(async () => {
      const opened = await open();
      tokens = opened.tokens;
      token = {
        userId: opened.robin,
        email: 'robin@example.org',
        purpose: 'confirm-email',
        expiresAt: minutesLater(10),
      };
    });

    it('returns what a secret proves', async () => {
      await tokens.issue('secret', token);
      expect(await tokens.consume('secret', ['confirm-email'], NOON)).toEqual(token);
    });

    it('accepts a secret once', async () => {
      await tokens.issue('secret', token);
      await tokens.consume('secret', ['confirm-email'], NOON);
      await expect(tokens.consume('secret', ['confirm-email'], NOON)).rejects.toThrow(TokenInvalid);
    });

    it('accepts a secret once under concurrent calls', async () => {
      await tokens.issue('secret', token);
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, () => tokens.consume('secret', ['confirm-email'], NOON)),
      );
      expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('rejects an expired secret', async () => {
      await tokens.issue('secret', token);
      await expect(tokens.consume('secret', ['confirm-email'], minutesLater(10))).rejects.toThrow(TokenInvalid);
    });

    it('finds what a secret proves without using it up', async () => {
      await tokens.issue('secret', token);
      expect(await tokens.getValid('secret', 'confirm-email', NOON)).toEqual(token);
      expect(await tokens.consume('secret', ['confirm-email'], NOON)).toEqual(token);
      await expect(tokens.getValid('secret', 'confirm-email', NOON)).rejects.toThrow(TokenInvalid);
    });

    it('rejects a secret with another purpose', async () => {
      await tokens.issue('reset', { ...token, purpose: 'reset-password' });
      await tokens.issue('change', { ...token, purpose: 'change-email' });
      await expect(tokens.getValid('reset', 'confirm-email', NOON)).rejects.toThrow(TokenInvalid);
      await expect(tokens.consume('reset', ['confirm-email', 'change-email'], NOON)).rejects.toThrow(TokenInvalid);
      expect(await tokens.consume('change', ['confirm-email', 'change-email'], NOON)).toMatchObject({
        purpose: 'change-email',
      });
    });

    it('revokes every secret with a purpose', async () => {
      await tokens.issue('one', { ...token, purpose: 'reset-password' });
      await tokens.issue('two', { ...token, purpose: 'reset-password' });
      await tokens.issue('other', token);
      await tokens.revoke(token.userId, 'reset-password', NOON);
      await expect(tokens.getValid('one', 'reset-password', NOON)).rejects.toThrow(TokenInvalid);
      await expect(tokens.getValid('two', 'reset-password', NOON)).rejects.toThrow(TokenInvalid);
      expect(await tokens.getValid('other', 'confirm-email', NOON)).toEqual(token);
    });

    it('finds what a used or revoked secret proved, but not a valid or unknown one', async () => {
      await tokens.issue('used', token);
      await tokens.issue('revoked', { ...token, purpose: 'change-email' });
      await tokens.issue('works', token);
      await tokens.consume('used', ['confirm-email'], NOON);
      await tokens.revoke(token.userId, 'change-email', NOON);
      const both = ['confirm-email', 'change-email'] as const;
      expect(await tokens.findUsed('used', both)).toEqual(token);
      expect(await tokens.findUsed('revoked', both)).toMatchObject({ purpose: 'change-email' });
      expect(await tokens.findUsed('used', ['change-email'])).toBeNull();
      expect([await tokens.findUsed('works', both), await tokens.findUsed('guessed', both)]).toEqual([null, null]);
    });

    it('rejects an unknown secret', async () => {
      await expect(tokens.consume('guessed', ['confirm-email'], NOON)).rejects.toThrow(TokenInvalid);
    });
  });
}
