/** How a notification reaches a person: in the product, by mail, and by push. */
export const CHANNELS = ['app', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export type ChannelSwitches = Readonly<Record<Channel, boolean>>;

export const NOTIFICATION_KINDS = [
  'message',
  'request',
  'answer',
  'alumni',
  'meeting',
  'reminder',
  'mentoring',
  'review',
  'forum',
  'college',
  'college-message',
  'account',
  'moderation',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Messages have no notification rows; conversations store what is unread. */
export type ListedKind = Exclude<NotificationKind, 'message'>;

interface KindDescription {
  readonly label: string;
  readonly description: string;
  /** The defaults, until the person changes them. */
  readonly switches: ChannelSwitches;
  /** Channels that the person cannot change. */
  readonly locked: readonly Channel[];
  /** Why a person gets a mail, after "because"; default: email is on for what the label says. */
  readonly mailReason?: string;
}

const ALL_CHANNELS_ON: ChannelSwitches = { app: true, mail: true, push: true };

export const KIND_DESCRIPTIONS: Readonly<Record<NotificationKind, KindDescription>> = {
  message: {
    label: 'New messages',
    description: 'Someone sends you a message. The Messages page always shows your unread messages.',
    switches: ALL_CHANNELS_ON,
    locked: ['app'],
  },
  request: {
    label: 'Connection requests',
    description: 'You get a request, an answer to your question, or a reminder that a request is waiting.',
    switches: ALL_CHANNELS_ON,
    locked: [],
  },
  answer: {
    label: 'Answers to your requests',
    description: 'Your request is answered or expires, or a mentor you’re waiting for has room again.',
    switches: ALL_CHANNELS_ON,
    locked: [],
  },
  alumni: {
    label: 'New alumni',
    description: 'The first alum joins from a college you asked to hear about.',
    switches: ALL_CHANNELS_ON,
    locked: [],
  },
  meeting: {
    label: 'Meetings',
    description: 'A meeting is scheduled, moved, confirmed, or canceled, or a student joins your group hour.',
    switches: ALL_CHANNELS_ON,
    locked: [],
  },
  reminder: {
    label: 'Meeting reminders',
    description: 'A meeting or group hour starts within a day, or an invitation needs your answer.',
    switches: ALL_CHANNELS_ON,
    locked: [],
  },
  mentoring: {
    label: 'Your mentoring',
    description:
      'A meeting is over and you can check in, someone suggests finishing or agrees, or a student thanks you.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: [],
    mailReason: 'email is on for your mentoring',
  },
  review: {
    label: 'Replies to your reviews',
    description: 'A college replies to a review you wrote.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: [],
  },
  forum: {
    label: 'Forum',
    description:
      'Someone replies to a discussion you follow, marks your reply as the answer, or suggests publishing an answer from your messages in the forum. There’s news about an open question.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: [],
    mailReason: 'email is on for the forum',
  },
  college: {
    label: 'College administration',
    description:
      'You’re approved or declined as a college administrator, a colleague needs your approval, a student answers your college’s message, or a college asks whether you studied there.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: [],
  },
  'college-message': {
    label: 'Messages from colleges',
    description:
      'A college you’ve allowed to contact you sends a message. You choose these colleges in your privacy settings.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: [],
  },
  account: {
    label: 'Account',
    description: 'Something you asked for is ready, such as a copy of your data.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: ['app', 'mail'],
    mailReason: 'something you asked for is ready',
  },
  moderation: {
    label: 'Reports',
    description: 'We reviewed your report, or sent you a warning.',
    switches: { ...ALL_CHANNELS_ON, push: false },
    locked: ['app'],
  },
};

/** What happened, by kind. Stored as JSON, so each value must keep its meaning. */
interface NotificationDataByKind {
  message: { readonly what: 'received'; readonly count: number };
  request: { readonly what: 'received' | 'answered' | 'waiting' };
  answer: {
    readonly what:
      | 'accepted'
      | 'declined'
      | 'question'
      | 'expired'
      | 'place-free'
      | 'connection-ended'
      | 'request-ended';
  };
  alumni: { readonly what: 'joined'; readonly collegeName: string };
  meeting:
    | {
        readonly what:
          | 'scheduled'
          | 'invited'
          | 'moved'
          | 'proposed'
          | 'accepted'
          | 'declined'
          | 'proposal-accepted'
          | 'proposal-declined'
          | 'canceled';
        readonly meetingId: number;
      }
    | {
        /** `group-hour-joined`: for the host; it has no actor, as no student is named. */
        readonly what: 'group-hour-joined' | 'group-hour-canceled';
        readonly groupHourId: number;
      };
  reminder:
    | { readonly what: 'comes-up' | 'begins' | 'unanswered' | 'unconfirmed'; readonly meetingId: number }
    | { readonly what: 'group-hour-soon' | 'group-hour-starts'; readonly groupHourId: number };
  mentoring:
    | { readonly what: 'check-in'; readonly meetingId: number }
    | { readonly what: 'end-proposed' | 'finished' | 'thanks' };
  review: { readonly what: 'replied'; readonly collegeId: number; readonly collegeName: string };
  forum:
    | {
        /** `replied-to-yours`: for the person who started the discussion. `marked`: for the author of the answer. */
        readonly what: 'replied' | 'replied-to-yours' | 'marked';
        readonly postId: number;
        readonly replyId: number;
        /** Role of an anonymous author; the notification then has no actor. */
        readonly anonymous?: 'student' | 'alumni';
      }
    | {
        /** About an answer from a conversation that both sides may publish. */
        readonly what: 'answer-suggested' | 'answer-edited' | 'answer-declined' | 'answer-withdrawn';
        readonly withUserId: number;
      }
    | {
        /** About an open question. Names no one. `question-helped`: for the alum whose answer was accepted. */
        readonly what:
          | 'question-offered'
          | 'question-answered'
          | 'question-helped'
          | 'question-unanswered'
          | 'question-closed'
          | 'question-withdrawn';
        readonly questionId: number;
      };
  college: {
    readonly what:
      | 'approved'
      | 'refused'
      | 'asked'
      | 'colleague'
      | 'removed'
      | 'verification-ends'
      | 'asks-about-studies'
      | 'affiliation-ended'
      | 'affiliation-restored'
      | 'message-waits'
      | 'message-sent'
      | 'message-declined'
      | 'message-answered'
      | 'webhook-paused';
    readonly collegeName: string;
  };
  'college-message': {
    /** `replied`: to the student's answer. */
    readonly what: 'received' | 'replied';
    readonly collegeName: string;
    readonly broadcastId: number;
  };
  account: { readonly what: 'data-export-ready' };
  moderation: {
    /** `report-closed`: for the reporter. `warned`: for the subject of the report. */
    readonly what: 'report-closed' | 'warned' | 'content-hidden';
    /** What a moderator wrote to the person. */
    readonly note?: string;
  };
}

export type NotificationData<K extends keyof NotificationDataByKind = keyof NotificationDataByKind> =
  NotificationDataByKind[K];

/** A kind with its parameters. */
export type NotificationContent = {
  [K in keyof NotificationDataByKind]: { readonly kind: K; readonly data: NotificationDataByKind[K] };
}[keyof NotificationDataByKind];

/** An event with its kind, such as `answer accepted`: some kinds have events of the same name. */
export type EventName = {
  [K in NotificationKind]: `${K} ${NotificationData<K>['what']}`;
}[NotificationKind];

/** The content of a row in the list. */
export type ListedContent = Extract<NotificationContent, { readonly kind: ListedKind }>;
