import { pluralize } from '../../../../shared/domain/plural';
import type { EventName, NotificationKind } from '../../domain/notification-settings/notification-kinds';

/** Formats names for a sentence: two or three in full, of more the first two. */
export function formatNames(names: readonly string[]): string {
  const [first = '', second = '', third = ''] = names;
  if (names.length < 2) return first;
  if (names.length === 2) return `${first} and ${second}`;
  if (names.length === 3) return `${first}, ${second} and ${third}`;
  return pluralize(names.length - 2, { other: '{first}, {second} and # others' }, { first, second });
}

type CombinedTitle = (names: string) => string;

/** Titles of news about the same event from several people. */
const EVENT_TITLES: Partial<Record<EventName, CombinedTitle>> = {
  'request received': (names) => `${names} want to connect with you`,
  'request answered': (names) => `${names} answered your questions`,
  'answer accepted': (names) => `${names} accepted your requests`,
  'answer question': (names) => `${names} have questions about your requests`,
  'answer expired': (names) => `Your requests to ${names} expired`,
  'answer place-free': (names) => `${names} have room for another student`,
  'answer connection-ended': (names) => `Your connections with ${names} ended`,
  'mentoring check-in': (names) => `How were your meetings with ${names}?`,
  'mentoring end-proposed': (names) => `${names} suggest finishing your mentoring`,
  'mentoring thanks': (names) => `${names} thanked you`,
  'forum replied': (names) => `${names} replied to discussions you follow`,
  'forum replied-to-yours': (names) => `${names} replied to your discussions`,
  'forum answer-suggested': (names) => `${names} suggested answers for the forum`,
  'college asked': (names) => `${names} asked to represent your college`,
  'college message-waits': (names) => `${names} want to message students`,
  'college message-answered': (names) => `${names} answered your messages to students`,
};

/** Titles of news about different events of one kind, or from several colleges. */
const KIND_TITLES: Readonly<Record<NotificationKind, CombinedTitle>> = {
  message: (names) => `${names} sent you messages`,
  request: (names) => `${names} are waiting for your answers`,
  answer: (names) => `News about your requests to ${names}`,
  alumni: (names) => `You can now ask alumni of ${names}`,
  meeting: (names) => `News about your meetings with ${names}`,
  reminder: (names) => `Your meetings with ${names}`,
  mentoring: (names) => `News about your mentoring with ${names}`,
  review: (names) => `${names} replied to your reviews`,
  forum: (names) => `News from ${names} in the forum`,
  college: (names) => `News about ${names}`,
  'college-message': (names) => `${names} sent you messages`,
  account: (names) => `News from ${names}`,
  moderation: (names) => `News from ${names}`,
};

/** News of one kind, with the person and the college that it is about. */
export interface TitledEvent {
  readonly kind: NotificationKind;
  readonly what: string;
  readonly title: string;
  /** Null if no one is involved, or no one can be named. */
  readonly personName: string | null;
  readonly collegeName: string | null;
}

/**
 * Returns one title for news of one kind. It names people or colleges, but never both; if there are fewer than two names,
 * it is the title of the first with the number of the others.
 */
export function combineTitles(news: readonly [TitledEvent, ...TitledEvent[]]): string {
  const [{ kind, what, title }, ...others] = news;
  const isSameEvent = others.every((one) => one.what === what);
  const combineEvents = isSameEvent ? EVENT_TITLES[`${kind} ${what}` as EventName] : undefined;
  const names = [
    ...new Set(
      news.flatMap(({ personName, collegeName }) => (combineEvents ? personName : (collegeName ?? personName)) ?? []),
    ),
  ];
  if (names.length > 1) return (combineEvents ?? KIND_TITLES[kind])(formatNames(names));
  if (others.every((one) => one.title === title)) return title;
  return pluralize(
    others.length,
    { one: '{title} (and # more update)', other: '{title} (and # more updates)' },
    { title },
  );
}
