import { aConnection } from '@test/support/alumni';
import { aRequest } from '@test/support/dashboard';
import { aMeeting, anInvitation } from '@test/support/meetings';
import { aConversation } from '@test/support/messages';
import { findMostUrgent, type PendingNews } from './most-urgent';

const VIEWER = 7;
const NOTHING: PendingNews = {
  requests: [],
  connections: [],
  questions: [],
  conversations: [],
  meetings: [],
  unanswered: [],
};
const call = aMeeting({ id: 40, at: 0 });
const ada = {
  id: 25,
  fullName: 'Ada Lindqvist',
  avatarUrl: null,
  isSample: false,
  role: 'alumni',
  isAvailable: true,
} as const;

const kindOf = (news: Partial<PendingNews>, now = new Date()) =>
  findMostUrgent({ ...NOTHING, ...news }, VIEWER, now)?.kind ?? null;

/** One piece of news of each kind, most urgent first. */
const NEWS: readonly [string, Partial<PendingNews>][] = [
  ['call', { meetings: [call] }],
  ['request', { requests: [aRequest()] }],
  ['question', { questions: [aConnection({ id: 71, question: 'Which year are you in?' })] }],
  ['message', { conversations: [aConversation({ unreadCount: 1, other: { ...ada, isActive: false } })] }],
  ['invitation', { meetings: [anInvitation()] }],
  ['outcome', { unanswered: [aMeeting({ at: -30 })] }],
];

describe('the most urgent task', () => {
  it.each(NEWS.map(([kind], index) => [kind, index] as const))('is a %s before everything after it', (kind, index) => {
    const rest = NEWS.slice(index).map(([, news]) => news);
    const meetings = rest.flatMap((news) => news.meetings ?? []);
    expect(kindOf({ ...Object.assign({}, ...rest), meetings })).toBe(kind);
    expect(kindOf(NEWS[index]![1])).toBe(kind);
  });

  it('is null if nothing waits for the viewer', () => {
    expect(kindOf({})).toBeNull();
    expect(kindOf({ meetings: [aMeeting()], conversations: [aConversation()] })).toBeNull();
  });

  it('is a call from the moment it can be joined until it ends', () => {
    const meeting = aMeeting({ at: 2 });
    const at = (iso: string, minutes: number) => new Date(new Date(iso).getTime() + minutes * 60_000);
    const kindAt = (now: Date) => kindOf({ meetings: [meeting] }, now);
    expect(kindAt(at(meeting.joinFrom, -1))).toBeNull();
    expect(kindAt(at(meeting.joinFrom, 0))).toBe('call');
    expect(kindAt(at(meeting.endTime, -1))).toBe('call');
    expect(kindAt(at(meeting.endTime, 0))).toBeNull();
    expect(kindOf({ meetings: [{ ...meeting, status: 'cancelled' }] }, at(meeting.startTime, 1))).toBeNull();
  });

  it('is not a request whose sender has to answer first, and is the answer later', () => {
    const asked = aConnection({ question: 'Which lab?' });
    expect(kindOf({ requests: [aRequest()], connections: [asked] })).toBeNull();
    expect(kindOf({ requests: [aRequest()], connections: [{ ...asked, answer: 'The red one.' }] })).toBe('answer');
  });

  it('is not the unread message of a request, or a deleted one', () => {
    const asked = aConnection({ question: 'Which lab?' });
    const conversations = [aConversation({ unreadCount: 1 })];
    expect(kindOf({ requests: [aRequest()], connections: [asked], conversations })).toBeNull();
    expect(kindOf({ conversations: [aConversation({ unreadCount: 1 }, { isDeleted: true, content: '' })] })).toBeNull();
  });

  it('is not an invitation that the viewer sent, or one whose time is over', () => {
    expect(kindOf({ meetings: [aMeeting({ status: 'pending' })] })).toBeNull();
    expect(kindOf({ meetings: [anInvitation({ at: -1 })] })).toBeNull();
  });
});
