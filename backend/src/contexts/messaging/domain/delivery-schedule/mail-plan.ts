import type { NotificationContent, NotificationKind } from '../notification-settings/notification-kinds';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** In milliseconds; a mail is sent only about what is still unread after this time. */
export const MAIL_DELAY_MS = 10 * MINUTE_MS;

/**
 * Delays until the next mail about one topic, in milliseconds: after the first mail, the second, and so on; the last
 * one repeats.
 */
type BackOff = readonly [number, ...number[]];

/** Of conversations, until they are read. */
export const CONVERSATION_BACK_OFF_MS: BackOff = [10 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS];

/**
 * Of requests from one person to another, read or not: at most three mails in any 24 hours, whatever the sender does.
 */
export const REQUEST_BACK_OFF_MS: BackOff = [HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS];

export const getBackOff = (kind: string): BackOff =>
  kind === 'request' ? REQUEST_BACK_OFF_MS : CONVERSATION_BACK_OFF_MS;

/** The topic of a mail: notifications of a kind with one subject, or the messages of one conversation. */
export interface MailTopic {
  readonly kind: string;
  /** Such as `meeting:7` or `conversation:9`. */
  readonly subject: string;
}

const CONVERSATION_SUBJECT_PREFIX = 'conversation:';

/** Returns the topic for messages in the conversation with this person. */
export const conversationTopic = (otherId: number): MailTopic => ({
  kind: 'message',
  subject: `${CONVERSATION_SUBJECT_PREFIX}${otherId}`,
});

/** Returns the other side of a conversation; null for topics of notifications. */
export const findConversationPartnerId = ({ kind, subject }: MailTopic): number | null =>
  kind === 'message' ? Number(subject.slice(CONVERSATION_SUBJECT_PREFIX.length)) : null;

/** The plan for the next mail about one topic to one person. */
export interface MailPlan {
  /** Time of the first unread item that no mail has mentioned; null if there is none. */
  readonly since: Date | null;
  /**
   * When to check whether it is still unread or, if nothing is waiting, when the plan ends; null if the plan ends when
   * the conversation is read.
   */
  readonly dueAt: Date | null;
  /** Whether it waits for the daily digest. */
  readonly isInDigest: boolean;
  readonly mailsSinceRead: number;
  readonly lastMailAt: Date | null;
}

/** The plan of a topic for which nothing is planned. */
export const NOTHING_PLANNED: MailPlan = {
  since: null,
  dueAt: null,
  isInDigest: false,
  mailsSinceRead: 0,
  lastMailAt: null,
};

/** Adds something unread; it joins what is already waiting. */
export function rescheduleForUpdate(plan: MailPlan, at: Date, backOffs = CONVERSATION_BACK_OFF_MS): MailPlan {
  if (plan.since) return plan;
  const earliestTime = at.getTime() + MAIL_DELAY_MS;
  const { lastMailAt, mailsSinceRead } = plan;
  const backOff = backOffs[Math.min(mailsSinceRead, backOffs.length) - 1];
  const allowed = lastMailAt && backOff ? lastMailAt.getTime() + backOff : earliestTime;
  return { ...plan, since: at, dueAt: new Date(Math.max(earliestTime, allowed)) };
}

/** Returns the plan after a mail was queued. */
export const planAfterMail = ({ mailsSinceRead }: MailPlan, at: Date): MailPlan => ({
  since: null,
  dueAt: null,
  isInDigest: false,
  mailsSinceRead: mailsSinceRead + 1,
  lastMailAt: at,
});

/**
 * Returns the plan if no mail is sent, because the item was read elsewhere or the person wants no mail. The back-off
 * stays.
 */
export const planWithoutMail = (plan: MailPlan): MailPlan => ({ ...plan, since: null, dueAt: null, isInDigest: false });

/**
 * Returns what is left of a settled plan; null if nothing is left. Plans of conversations stay until the conversation
 * is read, those of requests until the longest back-off is over.
 */
export function settlePlan(kind: string, plan: MailPlan, isMailed: boolean, at: Date): MailPlan | null {
  const left = isMailed ? planAfterMail(plan, at) : planWithoutMail(plan);
  if (kind === 'message') return left;
  if (kind !== 'request' || !left.lastMailAt) return null;
  const over = new Date(left.lastMailAt.getTime() + REQUEST_BACK_OFF_MS.at(-1)!);
  return over > at ? { ...left, dueAt: over } : null;
}

/** Postpones a plan until the next digest. */
export const postponeToDigest = (plan: MailPlan, digestAt: Date): MailPlan => ({
  ...plan,
  dueAt: digestAt,
  isInDigest: true,
});

/** The facts that decide what happens to a due plan. */
export interface DuePlanFacts {
  readonly isUnread: boolean;
  /** Whether the mail switch of the kind is on. */
  readonly isSwitchedOn: boolean;
  /** Whether the address is confirmed, and the account is neither closing nor suspended. */
  readonly isReachable: boolean;
  readonly wantsDigest: boolean;
}

type MailDecision = 'no-mail' | 'wait-for-digest' | 'mail' | 'digest';

/** Decides what happens to a due plan. */
export function decideOnDuePlan({ isInDigest }: Pick<MailPlan, 'isInDigest'>, facts: DuePlanFacts): MailDecision {
  if (!facts.isUnread || !facts.isSwitchedOn || !facts.isReachable) return 'no-mail';
  if (!facts.wantsDigest) return 'mail';
  return isInDigest ? 'digest' : 'wait-for-digest';
}

const DAY_MS = 24 * HOUR_MS;

const DIGEST_HOUR = 8;

/** The clocks of one time zone. */
export interface TimeZoneOffsets {
  /** Returns how many minutes they are ahead of UTC at `moment`, in milliseconds since 1970. */
  offsetAt(moment: number): number;
}

export const UTC_OFFSETS: TimeZoneOffsets = { offsetAt: () => 0 };

/** Returns the next time after `now` when these clocks show 08:00; if they skip it, the time when they would have. */
export function nextDigestAt(now: Date, timeZone: TimeZoneOffsets): Date {
  const today = Math.floor((now.getTime() + timeZone.offsetAt(now.getTime()) * MINUTE_MS) / DAY_MS) * DAY_MS;
  for (let day = today - DAY_MS; ; day += DAY_MS) {
    const moment = localTimeToUtc(timeZone, day + DIGEST_HOUR * HOUR_MS);
    if (moment > now.getTime()) return new Date(moment);
  }
}

/** @param shown local time in milliseconds, as if it were UTC */
function localTimeToUtc(timeZone: TimeZoneOffsets, shown: number): number {
  const candidateMoments = [timeZone.offsetAt(shown - DAY_MS), timeZone.offsetAt(shown + DAY_MS)].map(
    (offset) => shown - offset * MINUTE_MS,
  );
  return (
    candidateMoments.find((moment) => moment + timeZone.offsetAt(moment) * MINUTE_MS === shown) ?? candidateMoments[0]!
  );
}

/**
 * Mails of these kinds are sent immediately where the event happens: with a calendar file, or because the person asked
 * for them.
 */
const KINDS_MAILED_AT_ONCE: ReadonlySet<NotificationKind> = new Set(['meeting', 'reminder', 'account']);

/**
 * Checks whether the mail waits until the notification has been unread for a while. A declined request is shown only in
 * the product.
 */
export const isMailedLater = ({ kind, what }: { kind: NotificationKind; what: NotificationContent['data']['what'] }) =>
  !KINDS_MAILED_AT_ONCE.has(kind) && !(kind === 'answer' && what === 'declined');
