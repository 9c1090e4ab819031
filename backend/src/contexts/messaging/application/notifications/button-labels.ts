import type { NotificationContent, NotificationKind } from '../../domain/notification-settings/notification-kinds';

const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  message: 'Read and reply',
  request: 'Answer the request',
  answer: 'See your requests',
  alumni: 'Find the alum',
  meeting: 'See the meeting',
  reminder: 'See the meeting',
  review: 'Read the reply',
  forum: 'See the discussion',
  college: 'See the details',
  'college-message': 'Read the message',
  account: 'See the details',
  moderation: 'Read our rules',
};

const ANSWER_LABELS: Partial<Record<NotificationContent['data']['what'], string>> = {
  accepted: 'Find a time to talk',
  question: 'Answer the question',
  'place-free': 'Send your request',
};

/** Label of the link to what a notification is about. */
export const getButtonLabel = (kind: NotificationKind, what: NotificationContent['data']['what']): string =>
  (kind === 'answer' && ANSWER_LABELS[what]) || KIND_LABELS[kind];
