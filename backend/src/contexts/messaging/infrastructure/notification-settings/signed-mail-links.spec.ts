import type { Settings } from '../../../../shared/infrastructure/settings/settings';
import { SignedMailLinks } from './signed-mail-links';

const linksWith = (sessionSecret: string) =>
  new SignedMailLinks({ sessionSecret, appName: 'Gradspan', origin: 'https://gradspan.example' } as Settings);
const links = linksWith('a-secret-of-at-least-thirty-two-characters');
const token = links.signToken({ userId: 7, scope: 'message' });

describe('the links in mails that end them', () => {
  it('say whose mails of which kind they end', () => {
    expect(links.readToken(token)).toEqual({ userId: 7, scope: 'message' });
    expect(links.readToken(links.signToken({ userId: 8, scope: 'digest' }))).toEqual({ userId: 8, scope: 'digest' });
    expect(links.unsubscribePageUrl(token)).toMatch(/\/unsubscribe\?token=7\.message\./);
    expect(links.oneClickUrl(token)).toMatch(/\/api\/unsubscribe\/7\.message\./);
  });

  it.each([
    ['for another person', token.replace(/^7/, '8')],
    ['for another kind', token.replace('message', 'forum')],
    ['for an unknown kind', token.replace('message', 'everything')],
    ['with another signature', token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['without a signature', '7.message.'],
    ['with a leading zero', `0${token}`],
    ['empty', ''],
  ])('end nothing with a token %s', (_, changed) => expect(links.readToken(changed)).toBeNull());

  it('end nothing with a token of another installation', () => {
    const others = linksWith('another-secret-of-at-least-thirty-two-characters');
    expect(links.readToken(others.signToken({ userId: 7, scope: 'message' }))).toBeNull();
  });
});
