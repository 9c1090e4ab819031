import type {
  EventName,
  NotificationContent,
  NotificationKind,
} from '../../domain/notification-settings/notification-kinds';

const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  message: 'Read and reply',
  request: 'Answer the request',
  answer: 'See your requests',
  alumni: 'Find the alum',
  meeting: 'See the meeting',
  reminder: 'See the meeting',
  mentoring: 'See the details',
  review: 'Read the reply',
  forum: 'See the discussion',
  college: 'See the details',
  'college-message': 'Read the message',
  account: 'See the details',
  moderation: 'Read our rules',
};

/** Labels of events that lead elsewhere, or to another action, than the others of their kind. */
const EVENT_LABELS: Partial<Record<EventName, string>> = {
  'meeting group-hour-joined': 'See your group hour',
  'meeting group-hour-canceled': 'See group hours',
  'reminder group-hour-soon': 'See the group hour',
  'reminder group-hour-starts': 'See the group hour',
  'answer accepted': 'Find a time to talk',
  'answer question': 'Answer the question',
  'answer place-free': 'Send your request',
  'mentoring check-in': 'Check in',
  'mentoring end-proposed': 'Answer',
  'mentoring thanks': 'Read the note',
  'forum answer-suggested': 'Open the conversation',
  'forum answer-edited': 'Open the conversation',
  'forum answer-declined': 'Open the conversation',
  'forum answer-withdrawn': 'Open the conversation',
  'forum question-offered': 'Read the question',
  'forum question-answered': 'Read the answer',
  'forum question-helped': 'See your answer',
  'forum question-unanswered': 'See your questions',
  'forum question-closed': 'See your questions',
  'forum question-withdrawn': 'See your questions',
};

/** Label of the link to what a notification is about. */
export const getButtonLabel = (kind: NotificationKind, what: NotificationContent['data']['what']): string =>
  EVENT_LABELS[`${kind} ${what}` as EventName] ?? KIND_LABELS[kind];
