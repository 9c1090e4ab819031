import { TokenInvalid } from '../../../domain/users/errors';
import type { UserId } from '../../../domain/users/user-state';
import type { EmailToken, EmailTokens } from '../ports/email-tokens';
import { later, NOON } from './user-fixture';

interface Opened {
  tokens: EmailTokens;
  /** A user who exists. */
  robin: UserId;
}

/** What every store of mailed secrets must do, whether it keeps them in PostgreSQL or in a Map. */
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
      expect(await tokens.spend('secret', ['confirm-email'], NOON)).toEqual(token);
    });

    it('takes a secret once', async () => {
      await tokens.issue('secret', token);
      await tokens.spend('secret', ['confirm-email'], NOON);
      await expect(tokens.spend('secret', ['confirm-email'], NOON)).rejects.toThrow(TokenInvalid);
    });

    it('takes a secret once however many come with it at the same time', async () => {
      await tokens.issue('secret', token);
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, () => tokens.spend('secret', ['confirm-email'], NOON)),
      );
      expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('refuses a secret that is too old', async () => {
      await tokens.issue('secret', token);
      await expect(tokens.spend('secret', ['confirm-email'], later(10))).rejects.toThrow(TokenInvalid);
    });

    it('can be asked what a secret proves without using it up', async () => {
      await tokens.issue('secret', token);
      expect(await tokens.find('secret', 'confirm-email', NOON)).toEqual(token);
      expect(await tokens.spend('secret', ['confirm-email'], NOON)).toEqual(token);
      await expect(tokens.find('secret', 'confirm-email', NOON)).rejects.toThrow(TokenInvalid);
    });

    it('knows what each secret is for', async () => {
      await tokens.issue('reset', { ...token, purpose: 'reset-password' });
      await tokens.issue('change', { ...token, purpose: 'change-email' });
      await expect(tokens.find('reset', 'confirm-email', NOON)).rejects.toThrow(TokenInvalid);
      await expect(tokens.spend('reset', ['confirm-email', 'change-email'], NOON)).rejects.toThrow(TokenInvalid);
      expect(await tokens.spend('change', ['confirm-email', 'change-email'], NOON)).toMatchObject({
        purpose: 'change-email',
      });
    });

    it('takes back every secret of a kind', async () => {
      await tokens.issue('one', { ...token, purpose: 'reset-password' });
      await tokens.issue('two', { ...token, purpose: 'reset-password' });
      await tokens.issue('other', token);
      await tokens.revoke(token.userId, 'reset-password', NOON);
      await expect(tokens.find('one', 'reset-password', NOON)).rejects.toThrow(TokenInvalid);
      await expect(tokens.find('two', 'reset-password', NOON)).rejects.toThrow(TokenInvalid);
      expect(await tokens.find('other', 'confirm-email', NOON)).toEqual(token);
    });

    it('still tells what a used or a revoked secret proved, and of no other', async () => {
      await tokens.issue('used', token);
      await tokens.issue('revoked', { ...token, purpose: 'change-email' });
      await tokens.issue('works', token);
      await tokens.spend('used', ['confirm-email'], NOON);
      await tokens.revoke(token.userId, 'change-email', NOON);
      const both = ['confirm-email', 'change-email'] as const;
      expect(await tokens.findUsed('used', both)).toEqual(token);
      expect(await tokens.findUsed('revoked', both)).toMatchObject({ purpose: 'change-email' });
      expect(await tokens.findUsed('used', ['change-email'])).toBeNull();
      expect([await tokens.findUsed('works', both), await tokens.findUsed('guessed', both)]).toEqual([null, null]);
    });

    it('refuses a secret no one was sent', async () => {
      await expect(tokens.spend('guessed', ['confirm-email'], NOON)).rejects.toThrow(TokenInvalid);
    });
  });
}
