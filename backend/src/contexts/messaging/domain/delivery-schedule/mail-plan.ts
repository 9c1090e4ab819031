import type { NotificationContent, NotificationKind } from '../notification-settings/notification-kinds';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A mail goes out only about what is still unread after this time. */
export const MAIL_DELAY = 10 * MINUTE;

/** How long the next mail about one topic waits after the first, second, … and every later one. */
export type BackOff = readonly [number, ...number[]];

/** Of a conversation, until it is read. */
export const BACK_OFF: BackOff = [10 * MINUTE, HOUR, 4 * HOUR, 24 * HOUR];

/** Of the requests of one person to another, read or not: three mails in any 24 hours, whatever the sender does. */
export const REQUEST_BACK_OFF: BackOff = [HOUR, 4 * HOUR, 24 * HOUR];

export const backOffOf = (kind: string): BackOff => (kind === 'request' ? REQUEST_BACK_OFF : BACK_OFF);

/** What the mail is about: notifications of a kind with one subject, or the messages of one conversation. */
export interface MailTopic {
  readonly kind: string;
  /** Such as `meeting:7` or `conversation:9`. */
  readonly subject: string;
}

const CONVERSATION = 'conversation:';

/** The messages of the conversation with this person. */
export const conversationWith = (otherId: number): MailTopic => ({
  kind: 'message',
  subject: `${CONVERSATION}${otherId}`,
});

/** The other side of a conversation; null for topics of notifications. */
export const otherSideOf = ({ kind, subject }: MailTopic): number | null =>
  kind === 'message' ? Number(subject.slice(CONVERSATION.length)) : null;

/** When the next mail about one topic goes to one person. */
export interface MailPlan {
  /** The first unread thing that no mail has mentioned; null where there is none. */
  readonly since: Date | null;
  /** When to look whether it is still unread, or, where nothing waits, when the plan is over; null: once it is read. */
  readonly dueAt: Date | null;
  /** It waits for the daily digest. */
  readonly isInDigest: boolean;
  readonly mailsSinceRead: number;
  readonly lastMailAt: Date | null;
}

/** Of a topic that nothing was planned for. */
export const NOTHING_PLANNED: MailPlan = {
  since: null,
  dueAt: null,
  isInDigest: false,
  mailsSinceRead: 0,
  lastMailAt: null,
};

/** Something new is unread. What waits already takes it along. */
export function withNews(plan: MailPlan, at: Date, backOffs = BACK_OFF): MailPlan {
  if (plan.since) return plan;
  const soonest = at.getTime() + MAIL_DELAY;
  const { lastMailAt, mailsSinceRead } = plan;
  const backOff = backOffs[Math.min(mailsSinceRead, backOffs.length) - 1];
  const allowed = lastMailAt && backOff ? lastMailAt.getTime() + backOff : soonest;
  return { ...plan, since: at, dueAt: new Date(Math.max(soonest, allowed)) };
}

/** A mail was queued. */
export const afterMail = ({ mailsSinceRead }: MailPlan, at: Date): MailPlan => ({
  since: null,
  dueAt: null,
  isInDigest: false,
  mailsSinceRead: mailsSinceRead + 1,
  lastMailAt: at,
});

/** No mail is to be sent: it was read elsewhere, or the person wants none. The back-off stays. */
export const withoutMail = (plan: MailPlan): MailPlan => ({ ...plan, since: null, dueAt: null, isInDigest: false });

/**
 * What is left of a plan once it was settled; null where nothing is. Plans of conversations stay until the conversation is
 * read, those of requests until the longest back-off is over.
 */
export function settled(kind: string, plan: MailPlan, isMailed: boolean, at: Date): MailPlan | null {
  const left = isMailed ? afterMail(plan, at) : withoutMail(plan);
  if (kind === 'message') return left;
  if (kind !== 'request' || !left.lastMailAt) return null;
  const over = new Date(left.lastMailAt.getTime() + REQUEST_BACK_OFF.at(-1)!);
  return over > at ? { ...left, dueAt: over } : null;
}

/** Put off until the next digest. */
export const inDigest = (plan: MailPlan, digestAt: Date): MailPlan => ({ ...plan, dueAt: digestAt, isInDigest: true });

/** What decides about a plan that is due. */
export interface DueFacts {
  readonly isUnread: boolean;
  /** The mail switch of the kind. */
  readonly isSwitchedOn: boolean;
  /** The address is confirmed, and the account neither closing nor suspended. */
  readonly isReachable: boolean;
  readonly wantsDigest: boolean;
}

export type MailDecision = 'no-mail' | 'wait-for-digest' | 'mail' | 'digest';

/** What happens to a plan that is due. */
export function decide({ isInDigest }: Pick<MailPlan, 'isInDigest'>, facts: DueFacts): MailDecision {
  if (!facts.isUnread || !facts.isSwitchedOn || !facts.isReachable) return 'no-mail';
  if (!facts.wantsDigest) return 'mail';
  return isInDigest ? 'digest' : 'wait-for-digest';
}

const DAY = 24 * HOUR;

export const DIGEST_HOUR = 8;

/** How the clocks of one time zone go. */
export interface Clocks {
  /** How many minutes they are ahead of UTC at this moment, in milliseconds since 1970. */
  offsetAt(moment: number): number;
}

export const UTC: Clocks = { offsetAt: () => 0 };

/** The next moment after `now` at which these clocks show 08:00; where they skip it, the moment they would have. */
export function nextDigestAt(now: Date, clocks: Clocks): Date {
  const today = Math.floor((now.getTime() + clocks.offsetAt(now.getTime()) * MINUTE) / DAY) * DAY;
  for (let day = today - DAY; ; day += DAY) {
    const moment = momentAt(clocks, day + DIGEST_HOUR * HOUR);
    if (moment > now.getTime()) return new Date(moment);
  }
}

/** @param shown what the clocks show, counted like a moment in UTC */
function momentAt(clocks: Clocks, shown: number): number {
  const moments = [clocks.offsetAt(shown - DAY), clocks.offsetAt(shown + DAY)].map((offset) => shown - offset * MINUTE);
  return moments.find((moment) => moment + clocks.offsetAt(moment) * MINUTE === shown) ?? moments[0]!;
}

/** Mails about these are sent at once where the event happens: with a calendar file, or because the person asked for them. */
const MAILED_AT_ONCE: ReadonlySet<NotificationKind> = new Set(['meeting', 'reminder', 'account']);

/** Whether a mail about it waits until it has been unread for a while. A declined request is shown in the product alone. */
export const isMailedLater = ({ kind, what }: { kind: NotificationKind; what: NotificationContent['data']['what'] }) =>
  !MAILED_AT_ONCE.has(kind) && !(kind === 'answer' && what === 'declined');
