import type { NotificationContent } from '../../domain/notification-settings/notification-kinds';
import { toWording } from './wording';

const ada = { id: 3, name: 'Ada Mentor' };
const meetingId = 7;

const CONTENTS: NotificationContent[] = [
  { kind: 'message', data: { what: 'received', count: 1 } },
  ...(['received', 'answered', 'waiting'] as const).map((what) => ({ kind: 'request', data: { what } }) as const),
  ...(['accepted', 'declined', 'question', 'expired', 'place-free', 'connection-ended', 'request-ended'] as const).map(
    (what) => ({ kind: 'answer', data: { what } }) as const,
  ),
  { kind: 'alumni', data: { what: 'joined', collegeName: 'Example College' } },
  ...(
    [
      'scheduled',
      'invited',
      'moved',
      'proposed',
      'accepted',
      'declined',
      'proposal-accepted',
      'proposal-declined',
      'canceled',
    ] as const
  ).map((what) => ({ kind: 'meeting', data: { what, meetingId } }) as const),
  ...(['comes-up', 'begins', 'unanswered', 'unconfirmed'] as const).map(
    (what) => ({ kind: 'reminder', data: { what, meetingId } }) as const,
  ),
  { kind: 'mentoring', data: { what: 'check-in', meetingId } },
  ...(['end-proposed', 'finished', 'thanks'] as const).map((what) => ({ kind: 'mentoring', data: { what } }) as const),
  { kind: 'review', data: { what: 'replied', collegeId: 5, collegeName: 'Example College' } },
  ...(['replied', 'replied-to-yours', 'marked'] as const).map(
    (what) => ({ kind: 'forum', data: { what, postId: 3, replyId: 9 } }) as const,
  ),
  ...(['answer-suggested', 'answer-edited', 'answer-declined', 'answer-withdrawn'] as const).map(
    (what) => ({ kind: 'forum', data: { what, withUserId: 7 } }) as const,
  ),
  ...(
    [
      'approved',
      'refused',
      'asked',
      'colleague',
      'removed',
      'verification-ends',
      'asks-about-studies',
      'affiliation-ended',
      'affiliation-restored',
      'message-waits',
      'message-sent',
      'message-declined',
      'message-answered',
      'webhook-paused',
    ] as const
  ).map((what) => ({ kind: 'college', data: { what, collegeName: 'Example College' } }) as const),
  ...(['received', 'replied'] as const).map(
    (what) => ({ kind: 'college-message', data: { what, collegeName: 'Example College', broadcastId: 4 } }) as const,
  ),
  { kind: 'account', data: { what: 'data-export-ready' } },
  ...(['report-closed', 'warned', 'content-hidden'] as const).map(
    (what) => ({ kind: 'moderation', data: { what } }) as const,
  ),
];

describe('the wording of notifications', () => {
  it.each(CONTENTS.map((content) => [content.kind, content.data.what, content] as const))(
    'of %s, %s has a title, a sentence and a path, with and without the other person',
    (_, __, content) => {
      for (const actor of [ada, null]) {
        const { title, text, link } = toWording(content, actor);
        expect(title).toMatch(/^[A-Z].*[^.]$/);
        expect(title.length).toBeLessThanOrEqual(80);
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(link).toMatch(/^\/[a-z]/);
        expect(`${title} ${text} ${link}`).not.toMatch(/null|undefined|somebody|gradspan/i);
      }
    },
  );

  it('leads administrators to the messages, and to the answers of students', () => {
    const linkOf = (what: 'message-waits' | 'message-answered') =>
      toWording({ kind: 'college', data: { what, collegeName: 'Example College' } }, ada).link;
    expect(linkOf('message-waits')).toBe('/college-admin-dashboard?tab=analytics#student-messages');
    expect(linkOf('message-answered')).toBe('/college-admin-dashboard?tab=analytics#student-answers');
  });

  it('has a different title for each content', () => {
    const titles = CONTENTS.map((content) => toWording(content, ada).title);
    expect(new Set(titles).size).toBe(CONTENTS.length);
  });

  it('counts messages, and links to the conversation', () => {
    const messages = (count: number) => toWording({ kind: 'message', data: { what: 'received', count } }, ada);
    expect([messages(1).title, messages(3).title]).toEqual([
      'Ada Mentor sent you a message',
      'Ada Mentor sent you 3 messages',
    ]);
    expect(messages(1).link).toBe('/messages?with=3');
  });

  it('of an anonymous reply contains the role of its author, and no name', () => {
    const wordingOf = (anonymous: 'student' | 'alumni') =>
      toWording({ kind: 'forum', data: { what: 'replied', postId: 3, replyId: 9, anonymous } }, null);
    expect(wordingOf('student').title).toBe('A student replied to a discussion you follow');
    expect(wordingOf('alumni').title).toBe('An alum replied to a discussion you follow');
    expect(wordingOf('alumni').link).toBe('/forum/3?reply=9');
  });

  it('links to the meeting, the mentor and the reviews of the college', () => {
    const link = (content: NotificationContent) => toWording(content, ada).link;
    expect(link({ kind: 'reminder', data: { what: 'begins', meetingId } })).toBe('/events?meeting=7');
    expect(link({ kind: 'answer', data: { what: 'place-free' } })).toBe('/alumni/3');
    expect(link({ kind: 'review', data: { what: 'replied', collegeId: 5, collegeName: 'X' } })).toBe(
      '/reviews?collegeId=5',
    );
  });

  it('of a new alum links to the finder with the college', () => {
    const content = { kind: 'alumni', data: { what: 'joined', collegeName: 'William & Mary' } } as const;
    expect(toWording(content, null)).toMatchObject({
      title: 'You can now ask an alum of William & Mary',
      link: '/find-alumni?college=William+%26+Mary',
    });
  });

  it('contains the text of a moderator', () => {
    const { text } = toWording({ kind: 'moderation', data: { what: 'warned', note: 'Please be kind.' } }, null);
    expect(text).toBe('Please be kind.');
  });

  it('does not name the other person of a request that ended by a role change', () => {
    const { title, text } = toWording({ kind: 'answer', data: { what: 'request-ended' } }, ada);
    expect(`${title} ${text}`).not.toContain('Ada');
  });
});
