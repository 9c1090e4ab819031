import type { RelationshipStatus } from '../conversations/writing-permission';
import type { NotificationContent, NotificationData } from '../notification-settings/notification-kinds';
import { isMailable, toMailExcerpt, findLinkedProfileId, findRelatedPersonId, type UnreadItem } from './unread-items';

const ADA = 2;
const ROW = { id: 1, userId: 1, subject: 'connection:7', actorId: ADA, eventId: 'x', readAt: null } as const;
const news = (content: NotificationContent): UnreadItem =>
  ({ type: 'notification', notification: { ...ROW, ...content, createdAt: new Date(0) } }) as UnreadItem;
const request = (what: NotificationData<'request'>['what']) => news({ kind: 'request', data: { what } });
const answer = (what: NotificationData<'answer'>['what']) => news({ kind: 'answer', data: { what } });

const STATUSES: readonly RelationshipStatus[] = ['none', 'pending_sent', 'pending_received', 'declined', 'connected'];
const listMailableStatuses = (one: UnreadItem) => STATUSES.filter((status) => isMailable(one, status));

describe('a mail about a connection', () => {
  it.each(['received', 'answered', 'waiting'] as const)('is sent while the request is pending: %s', (what) => {
    expect(listMailableStatuses(request(what))).toEqual(['pending_received']);
  });

  it.each([
    ['accepted', ['connected']],
    ['question', ['pending_sent']],
    ['place-free', ['none']],
    ['expired', STATUSES],
    ['connection-ended', STATUSES],
    ['request-ended', STATUSES],
    ['declined', []],
  ] as const)('of the answer “%s” is sent if the relationship is %s', (what, statuses) => {
    expect(listMailableStatuses(answer(what))).toEqual(statuses);
  });

  it('depends on the relationship with the other person, and on whose profile it links to', () => {
    expect([findRelatedPersonId(request('received')), findRelatedPersonId(answer('accepted'))]).toEqual([ADA, ADA]);
    expect([findLinkedProfileId(answer('place-free')), findLinkedProfileId(answer('accepted'))]).toEqual([ADA, null]);
  });
});

describe('a mail about anything else', () => {
  it('does not depend on a relationship', () => {
    const review = news({ kind: 'review', data: { what: 'replied', collegeId: 5, collegeName: 'Example College' } });
    expect(listMailableStatuses(review)).toEqual(STATUSES);
    expect([findRelatedPersonId(review), findLinkedProfileId(review)]).toEqual([null, null]);
  });

  it.each(['meeting', 'reminder', 'account'] as const)('is not sent for kinds with an immediate mail: %s', (kind) => {
    expect(listMailableStatuses(news({ kind, data: { what: 'moved' } } as never))).toEqual([]);
  });
});

describe('the excerpt of a private message', () => {
  it('has at most 140 characters', () => {
    expect(toMailExcerpt('Hello', false)).toBe('Hello');
    expect(toMailExcerpt('x'.repeat(140), false)).toHaveLength(140);
    expect(toMailExcerpt('😀'.repeat(141), false)).toBe(`${'😀'.repeat(139)}…`);
  });

  it('is left out if either person is a minor or there is no text', () => {
    expect([toMailExcerpt('Hello', true), toMailExcerpt('', false)]).toEqual([null, null]);
  });
});
