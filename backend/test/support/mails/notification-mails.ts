import { ComposeNotificationMail } from '../../../src/contexts/messaging/application/notification-delivery/compose-notification-mail';
import {
  PlainLinks,
  InMemorySettings,
} from '../../../src/contexts/messaging/application/notification-delivery/testing/delivery-fixture';
import { InMemoryPeople } from '../../../src/contexts/messaging/application/people/testing/in-memory-people';
import type {
  ListedContent,
  ListedKind,
  NotificationData,
  NotificationKind,
} from '../../../src/contexts/messaging/domain/notification-settings/notification-kinds';
import type { UnreadItem } from '../../../src/contexts/messaging/domain/notification-delivery/unread-items';
import { RecordedMailbox } from '../../../src/shared/application/testing/recorded-mail';
import { createWithStubs } from '../created-with';

/** The compiler reports a kind, or an event of a kind, that is missing in a value of this type. */
type Samples = { readonly [K in ListedKind]: { readonly [W in NotificationData<K>['what']]: object } };

const meeting = { meetingId: 7 };
const groupHour = { groupHourId: 8 };
const reply = { postId: 5, replyId: 6 };
const suggestion = { withUserId: 2 };
const question = { questionId: 8 };

const samplesOf = (collegeName: string, note: string): Samples => {
  const college = { collegeName };
  const broadcast = { collegeName, broadcastId: 3 };
  return {
    request: { received: {}, answered: {}, waiting: {} },
    answer: {
      accepted: {},
      declined: {},
      question: {},
      expired: {},
      'place-free': {},
      'connection-ended': {},
      'request-ended': {},
    },
    alumni: { joined: college },
    meeting: {
      scheduled: meeting,
      invited: meeting,
      moved: meeting,
      proposed: meeting,
      accepted: meeting,
      declined: meeting,
      'proposal-accepted': meeting,
      'proposal-declined': meeting,
      canceled: meeting,
      'group-hour-joined': groupHour,
      'group-hour-canceled': groupHour,
    },
    reminder: {
      'comes-up': meeting,
      begins: meeting,
      unanswered: meeting,
      unconfirmed: meeting,
      'group-hour-soon': groupHour,
      'group-hour-starts': groupHour,
    },
    mentoring: { 'check-in': meeting, 'end-proposed': {}, finished: {}, thanks: {} },
    review: { replied: { collegeId: 5, collegeName } },
    forum: {
      replied: reply,
      'replied-to-yours': reply,
      marked: reply,
      'answer-suggested': suggestion,
      'answer-edited': suggestion,
      'answer-declined': suggestion,
      'answer-withdrawn': suggestion,
      'question-offered': question,
      'question-answered': question,
      'question-helped': question,
      'question-unanswered': question,
      'question-closed': question,
      'question-withdrawn': question,
    },
    college: {
      approved: college,
      refused: college,
      asked: college,
      colleague: college,
      removed: college,
      'verification-ends': college,
      'asks-about-studies': college,
      'affiliation-ended': college,
      'affiliation-restored': college,
      'message-waits': college,
      'message-sent': college,
      'message-declined': college,
      'message-answered': college,
      'webhook-paused': college,
    },
    'college-message': { received: broadcast, replied: broadcast },
    account: { 'data-export-ready': {} },
    moderation: { 'report-closed': { note }, warned: { note }, 'content-hidden': { note } },
  };
};

const [RECIPIENT, OTHER, THIRD] = [1, 2, 3] as const;
const STORED = { id: 1, userId: RECIPIENT, subject: 'x:1', eventId: 'x', createdAt: new Date(0), readAt: null };

/** Sends every mail about notifications and messages: each kind alone, several of each kind, and a daily summary. */
export async function sendNotificationMails(names: readonly [string, string], text: string): Promise<RecordedMailbox> {
  const mailbox = new RecordedMailbox();
  const people = new InMemoryPeople();
  people.people.set(RECIPIENT, { displayName: names[0], isMinor: false });
  people.people.set(OTHER, { displayName: names[1], isMinor: false });
  people.people.set(THIRD, { displayName: 'Kim Example', isMinor: false });
  people.similar = [11, 13, 14];
  const relationships = {
    findRequestMessages: async () => new Map([[OTHER, text]]),
  };
  const send = async (items: readonly (UnreadItem & { kind: NotificationKind })[], isDigest: boolean) => {
    const unread = items.map((item) => ({ topic: { kind: item.kind, subject: 'x:1' }, news: [item] }));
    const find = { findForSending: async () => unread };
    const composing = createWithStubs(
      ComposeNotificationMail,
      find,
      new InMemorySettings(),
      people,
      relationships,
      new PlainLinks(),
    );
    const mail = await composing.execute({ userId: RECIPIENT, topics: [], isDigest });
    if (mail) await mailbox.send(mail);
  };
  const about = (content: ListedContent, actorId: number = OTHER) => ({
    kind: content.kind,
    type: 'notification' as const,
    notification: { ...content, ...STORED, actorId },
  });
  const lastMessage = { id: 1, senderId: OTHER, excerpt: text, sentAt: new Date(0), isDeleted: false };
  const conversation = {
    kind: 'message',
    type: 'conversation',
    side: { ownerId: RECIPIENT, otherId: OTHER, unreadCount: 1, isMarkedUnread: false, isHidden: false, lastMessage },
  } as const;

  const contents = Object.entries(samplesOf(names[1], text)).flatMap(([kind, events]) =>
    Object.entries(events).map(([what, data]) => ({ kind, data: { ...data, what } }) as ListedContent),
  );
  await send([conversation], false);
  for (const content of contents) {
    await send([about(content)], false);
    await send([about(content), about(content, THIRD)], false);
  }
  await send([conversation, ...contents.map((content) => about(content))], true);
  return mailbox;
}
