import { pluralize } from '../../../../shared/domain/plural';
import type { NotificationContent, NotificationData } from '../../domain/notification-settings/notification-kinds';

/** The text of a notification on the page, in the mail and in the push message. */
export interface Wording {
  readonly title: string;
  readonly text: string;
  /** A path in the product. */
  readonly link: string;
}

/** The other person, as the recipient may see them. */
export interface Actor {
  readonly id: number;
  readonly name: string;
}

type NotificationChange<K extends NotificationContent['kind']> = NotificationData<K>['what'];
type KindWordings<K extends NotificationContent['kind']> = Readonly<
  Record<NotificationChange<K>, (actor: ActorName, data: NotificationData<K>) => Wording>
>;
interface ActorName {
  /** At the beginning of a sentence. */
  readonly Name: string;
  readonly name: string;
  readonly id: number | null;
}

const RECEIVED_REQUESTS_PATH = '/my-people?tab=waiting';
const SENT_REQUESTS_PATH = '/my-people?tab=asked';
const PAST_REQUESTS_PATH = '/my-people?tab=past';
const MY_PEOPLE_PATH = '/my-people';
const MEMBERSHIP_PATH = '/college-admin-dashboard';

const meetingPath = (data: NotificationData<'meeting' | 'reminder'>) =>
  'groupHourId' in data ? `/group-hours?open=${data.groupHourId}` : `/events?meeting=${data.meetingId}`;
function forumPath(data: NotificationData<'forum'>): string {
  if ('postId' in data) return `/forum/${data.postId}?reply=${data.replyId}`;
  return 'questionId' in data ? `/questions?question=${data.questionId}` : `/messages?with=${data.withUserId}`;
}
const checkInPath = (data: NotificationData<'mentoring'>) =>
  'meetingId' in data ? `/events?meeting=${data.meetingId}` : MY_PEOPLE_PATH;
const anonymousAuthorName = (data: NotificationData<'forum'>) =>
  'anonymous' in data && data.anonymous && { student: 'A student', alumni: 'An alum' }[data.anonymous];

const WORDINGS: { readonly [K in NotificationContent['kind']]: KindWordings<K> } = {
  message: {
    received: ({ Name, id }, { count }) => ({
      title: pluralize(count, { one: '{Name} sent you a message', other: '{Name} sent you # messages' }, { Name }),
      text: 'Read the conversation and reply.',
      link: id === null ? '/messages' : `/messages?with=${id}`,
    }),
  },
  request: {
    received: ({ Name }) => ({
      title: `${Name} wants to connect with you`,
      text: 'Accept, decline, or ask a question first.',
      link: RECEIVED_REQUESTS_PATH,
    }),
    answered: ({ Name }) => ({
      title: `${Name} answered your question`,
      text: 'You can accept or decline the request now.',
      link: RECEIVED_REQUESTS_PATH,
    }),
    waiting: ({ Name }) => ({
      title: `${Name} is waiting for your answer`,
      text: 'Accept or decline the request before it expires.',
      link: RECEIVED_REQUESTS_PATH,
    }),
  },
  answer: {
    accepted: ({ Name, id }) => ({
      title: `${Name} accepted your request`,
      text: 'You’re connected. Find a time to talk.',
      link: id === null ? '/my-people' : `/events?new=1&with=${id}`,
    }),
    declined: ({ Name }) => ({
      title: `${Name} declined your request`,
      text: 'You can connect with other people anytime.',
      link: PAST_REQUESTS_PATH,
    }),
    question: ({ Name }) => ({
      title: `${Name} has a question about your request`,
      text: 'Reply so they can decide on your request.',
      link: SENT_REQUESTS_PATH,
    }),
    expired: ({ name }) => ({
      title: `Your request to ${name} expired`,
      text: 'They didn’t answer in time. You can connect with other people anytime.',
      link: PAST_REQUESTS_PATH,
    }),
    'place-free': ({ Name, id }) => ({
      title: `${Name} has room for another student`,
      text: 'You’re no longer on the wait list. Send your request now.',
      link: id === null ? '/find-alumni' : `/alumni/${id}`,
    }),
    'connection-ended': ({ name }) => ({
      title: `Your connection with ${name} ended`,
      text: 'They changed their role, so we canceled your meetings together.',
      link: PAST_REQUESTS_PATH,
    }),
    'request-ended': () => ({
      title: 'One of your open requests ended',
      text: 'The other person changed their role. You don’t need to do anything.',
      link: PAST_REQUESTS_PATH,
    }),
  },
  alumni: {
    joined: (_, { collegeName }) => ({
      title: `You can now ask an alum of ${collegeName}`,
      text: 'You asked us to notify you. Open the alum’s profile and ask your question.',
      link: `/find-alumni?${new URLSearchParams({ college: collegeName }).toString()}`,
    }),
  },
  meeting: {
    scheduled: ({ Name }, data) => ({
      title: `${Name} scheduled a meeting with you`,
      text: 'See the time, or propose another one.',
      link: meetingPath(data),
    }),
    invited: ({ Name }, data) => ({
      title: `${Name} wants to meet with you`,
      text: 'Accept, decline, or propose another time.',
      link: meetingPath(data),
    }),
    moved: ({ Name }, data) => ({
      title: `${Name} moved your meeting`,
      text: 'See the new time, and let them know if you can make it.',
      link: meetingPath(data),
    }),
    proposed: ({ Name }, data) => ({
      title: `${Name} proposed another time for your meeting`,
      text: 'Accept or decline it. Until you accept, your meeting stays at its current time.',
      link: meetingPath(data),
    }),
    accepted: ({ Name }, data) => ({
      title: `${Name} accepted your meeting`,
      text: 'The meeting is confirmed.',
      link: meetingPath(data),
    }),
    declined: ({ Name }, data) => ({
      title: `${Name} declined your meeting`,
      text: 'You can schedule another one.',
      link: meetingPath(data),
    }),
    'proposal-accepted': ({ Name }, data) => ({
      title: `${Name} accepted the time you proposed`,
      text: 'The meeting is confirmed for the new time.',
      link: meetingPath(data),
    }),
    'proposal-declined': ({ Name }, data) => ({
      title: `${Name} can’t make the time you proposed`,
      text: 'Your meeting stays at its current time.',
      link: meetingPath(data),
    }),
    canceled: ({ name }, data) => ({
      title: `Your meeting with ${name} was canceled`,
      text: 'See the details.',
      link: meetingPath(data),
    }),
    'group-hour-joined': (_, data) => ({
      title: 'A student joined your group hour',
      text: 'See how many places are left, and the questions.',
      link: meetingPath(data),
    }),
    'group-hour-canceled': ({ name }) => ({
      title: `The group hour with ${name} was canceled`,
      text: 'See other group hours.',
      link: '/group-hours',
    }),
  },
  reminder: {
    'comes-up': ({ name }, data) => ({
      title: `Your meeting with ${name} starts within a day`,
      text: 'See the time and how to join.',
      link: meetingPath(data),
    }),
    begins: ({ name }, data) => ({
      title: `Your meeting with ${name} starts soon`,
      text: 'Open the meeting to join the call.',
      link: meetingPath(data),
    }),
    unanswered: ({ name }, data) => ({
      title: `Your meeting with ${name} needs an answer`,
      text: 'It starts within a day. Accept, decline, or propose another time.',
      link: meetingPath(data),
    }),
    unconfirmed: ({ name }, data) => ({
      title: `Your meeting with ${name} isn’t confirmed yet`,
      text: 'It starts within a day. You can move or cancel it.',
      link: meetingPath(data),
    }),
    'group-hour-soon': (_, data) => ({
      title: 'Your group hour starts within a day',
      text: 'See the time and how to join.',
      link: meetingPath(data),
    }),
    'group-hour-starts': (_, data) => ({
      title: 'Your group hour starts soon',
      text: 'Open it to join the call.',
      link: meetingPath(data),
    }),
  },
  mentoring: {
    'check-in': ({ name }, data) => ({
      title: `How was your meeting with ${name}?`,
      text: 'Check in with a few clicks, or skip it.',
      link: checkInPath(data),
    }),
    'end-proposed': ({ Name }) => ({
      title: `${Name} suggests finishing your mentoring`,
      text: 'Agree, or say that you want to continue.',
      link: MY_PEOPLE_PATH,
    }),
    finished: ({ name }) => ({
      title: `You and ${name} finished your mentoring`,
      text: 'You can still read your messages.',
      link: PAST_REQUESTS_PATH,
    }),
    thanks: ({ Name }) => ({
      title: `${Name} thanked you`,
      text: 'Read the note, and choose whether your profile shows it.',
      link: MY_PEOPLE_PATH,
    }),
  },
  review: {
    replied: (_, { collegeId, collegeName }) => ({
      title: `${collegeName} replied to your review`,
      text: 'Read the reply.',
      link: `/reviews?collegeId=${collegeId}`,
    }),
  },
  forum: {
    replied: ({ Name }, data) => ({
      title: `${anonymousAuthorName(data) || Name} replied to a discussion you follow`,
      text: 'Read the reply.',
      link: forumPath(data),
    }),
    'replied-to-yours': ({ Name }, data) => ({
      title: `${anonymousAuthorName(data) || Name} replied to your discussion`,
      text: 'If it answers your question, mark it as the answer.',
      link: forumPath(data),
    }),
    marked: (_, data) => ({
      title: 'Your reply was marked as the answer',
      text: 'Thanks for helping. Others with the same question will find it.',
      link: forumPath(data),
    }),
    'answer-suggested': ({ Name }, data) => ({
      title: `${Name} suggested an answer for the forum`,
      text: 'We’ll publish it without your names, and only if you both agree.',
      link: forumPath(data),
    }),
    'answer-edited': ({ Name }, data) => ({
      title: `${Name} edited an answer for the forum`,
      text: 'Read the new version. We’ll publish it only if you both agree.',
      link: forumPath(data),
    }),
    'answer-declined': ({ Name }, data) => ({
      title: `${Name} declined an answer for the forum`,
      text: 'It won’t be published.',
      link: forumPath(data),
    }),
    'answer-withdrawn': ({ Name }, data) => ({
      title: `${Name} withdrew an answer from the forum`,
      text: 'We deleted the question and the answer from the forum.',
      link: forumPath(data),
    }),
    'question-offered': (_, data) => ({
      title: 'A student has a question that you could answer',
      text: 'It takes about five minutes. We offer it to you for 48 hours.',
      link: forumPath(data),
    }),
    'question-answered': (_, data) => ({
      title: 'An alum answered your open question',
      text: 'Only people who asked this question can read the answer.',
      link: forumPath(data),
    }),
    'question-helped': (_, data) => ({
      title: 'Your answer to an open question helped',
      text: 'You can allow us to publish it without your name, so that it helps others.',
      link: forumPath(data),
    }),
    'question-unanswered': (_, data) => ({
      title: 'No alum has answered your open question yet',
      text: 'We keep offering it. You can also ask a mentor or start a discussion.',
      link: forumPath(data),
    }),
    'question-closed': (_, data) => ({
      title: 'An open question that you asked was closed',
      text: 'No one answered it in time, or the student who asked first withdrew it. You can ask again.',
      link: forumPath(data),
    }),
    'question-withdrawn': (_, data) => ({
      title: 'A question that you were answering was withdrawn',
      text: 'You don’t need to answer it. You have your minutes back.',
      link: forumPath(data),
    }),
  },
  college: {
    approved: (_, { collegeName }) => ({
      title: `You’re now an administrator for ${collegeName}`,
      text: 'You can manage the college’s page.',
      link: MEMBERSHIP_PATH,
    }),
    refused: (_, { collegeName }) => ({
      title: `Your request to represent ${collegeName} was declined`,
      text: 'See the details of your membership.',
      link: MEMBERSHIP_PATH,
    }),
    asked: ({ Name }, { collegeName }) => ({
      title: `${Name} asked to represent ${collegeName}`,
      text: 'They verified their work email. Approve or decline the request.',
      link: `${MEMBERSHIP_PATH}?tab=settings`,
    }),
    colleague: ({ Name }, { collegeName }) => ({
      title: `${Name} is now an administrator for ${collegeName}`,
      text: 'If you don’t know this person, remove them.',
      link: `${MEMBERSHIP_PATH}?tab=settings`,
    }),
    removed: (_, { collegeName }) => ({
      title: `You’re no longer an administrator for ${collegeName}`,
      text: 'The main administrator of the college removed you.',
      link: MEMBERSHIP_PATH,
    }),
    'verification-ends': (_, { collegeName }) => ({
      title: `Verify again to keep managing ${collegeName}`,
      text: 'Your yearly verification expires soon. Enter a code that we send to your work email.',
      link: `${MEMBERSHIP_PATH}?tab=settings`,
    }),
    'asks-about-studies': (_, { collegeName }) => ({
      title: `Did you study at ${collegeName}?`,
      text: 'The college wants to confirm its alumni. If you say yes, your profile gets the verified badge.',
      link: '/profile-settings?tab=privacy',
    }),
    'affiliation-ended': (_, { collegeName }) => ({
      title: `${collegeName} removed you from its alumni list`,
      text: 'Your account and profile stay. Your profile no longer has the verified badge of this college.',
      link: '/profile-settings?tab=privacy',
    }),
    'affiliation-restored': (_, { collegeName }) => ({
      title: `${collegeName} added you to its alumni list again`,
      text: 'Your profile has the verified badge of this college again.',
      link: '/profile-settings?tab=privacy',
    }),
    'message-waits': ({ Name }, { collegeName }) => ({
      title: `${Name} wants to message students for ${collegeName}`,
      text: 'Read the message, then approve or decline it.',
      link: `${MEMBERSHIP_PATH}?tab=analytics#student-messages`,
    }),
    'message-sent': ({ Name }) => ({
      title: `${Name} approved your message to students`,
      text: 'We’re delivering it now.',
      link: `${MEMBERSHIP_PATH}?tab=analytics#student-messages`,
    }),
    'message-declined': ({ Name }) => ({
      title: `${Name} declined your message to students`,
      text: 'It wasn’t sent. You can write another one.',
      link: `${MEMBERSHIP_PATH}?tab=analytics#student-messages`,
    }),
    'message-answered': ({ Name }) => ({
      title: `${Name} answered your message to students`,
      text: 'Read the answer and reply.',
      link: `${MEMBERSHIP_PATH}?tab=analytics#student-answers`,
    }),
    'webhook-paused': (_, { collegeName }) => ({
      title: `We paused a webhook of ${collegeName}`,
      text: 'Your server hasn’t accepted a message for three days. Fix it, then resume the webhook.',
      link: `${MEMBERSHIP_PATH}?tab=integrations`,
    }),
  },
  'college-message': {
    received: (_, { collegeName, broadcastId }) => ({
      title: `${collegeName} sent you a message`,
      text: 'The college can’t see who received this message.',
      link: `/college-messages?message=${broadcastId}`,
    }),
    replied: (_, { collegeName, broadcastId }) => ({
      title: `${collegeName} replied to your answer`,
      text: 'Read the reply.',
      link: `/college-messages?message=${broadcastId}`,
    }),
  },
  account: {
    'data-export-ready': () => ({
      title: 'Your data is ready to download',
      text: 'Download it before it expires.',
      link: '/data-export',
    }),
  },
  moderation: {
    'report-closed': () => ({
      title: 'We reviewed your report',
      text: 'Thanks for letting us know. We handled it according to our rules.',
      link: '/terms',
    }),
    warned: (_, { note }) => ({
      title: 'You received a warning',
      text: note ?? 'Something you did is against our rules.',
      link: '/terms',
    }),
    'content-hidden': (_, { note }) => ({
      title: 'Something you wrote was hidden',
      text: note ?? 'It’s against our rules.',
      link: '/terms',
    }),
  },
};

/** Shown below a mail about an expired request; links to profiles, or to the search, follow. */
export const OTHER_MENTORS_LABELS = {
  similar: 'Similar mentors open to new mentees:',
  similarLabels: ['First mentor', 'Second mentor', 'Third mentor'],
  search: 'Find other mentors:',
  searchLabel: 'Find alumni',
  searchLink: '/find-alumni',
  link: (id: number): string => `/alumni/${id}`,
} as const;

const UNAVAILABLE_ACTOR: ActorName = { Name: 'An unavailable account', name: 'an unavailable account', id: null };

/** @param actor null if no other person is involved, or their account is not available */
export function toWording({ kind, data }: NotificationContent, actor: Actor | null): Wording {
  const named = actor ? { Name: actor.name, name: actor.name, id: actor.id } : UNAVAILABLE_ACTOR;
  // Kind and data always match; TypeScript cannot infer that through the union.
  const wordings = WORDINGS[kind] as Readonly<Record<string, (actor: ActorName, data: NotificationData) => Wording>>;
  return wordings[data.what]!(named, data);
}
