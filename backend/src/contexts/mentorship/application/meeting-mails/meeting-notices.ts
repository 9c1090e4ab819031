import type { ImmediateMailKind } from '../../../../shared/application/mailbox';
import type { FileMethod } from '../calendar/ports/meeting-files';

interface Notice {
  /** Which mail switch of the recipient it depends on. */
  readonly kind: ImmediateMailKind;
  readonly subject: (product: string) => string;
  /** What happened; when it is to be, or was to be, follows. `name` is the other's. */
  readonly text: (name: string) => string;
  /** What can be done now; a link follows. */
  readonly next: string;
  /** What the recipient's calendar is to do. */
  readonly calendar?: Exclude<FileMethod, 'PUBLISH'>;
}

/** What mails about meetings say. Each is of the kind of its notification. */
export const MEETING_NOTICES = {
  scheduled: {
    kind: 'meeting',
    subject: (product) => `You have a new meeting at ${product}`,
    text: (name) => `${name} has scheduled a meeting with you:`,
    next: 'Everything about it, and how to decline or to propose another time:',
    calendar: 'REQUEST',
  },
  invited: {
    kind: 'meeting',
    subject: (product) => `Someone at ${product} would like to meet you`,
    text: (name) => `${name} would like to meet you:`,
    next: 'You can accept, decline, or propose another time:',
    calendar: 'REQUEST',
  },
  moved: {
    kind: 'meeting',
    subject: (product) => `A meeting at ${product} has another time`,
    text: (name) => `${name} has moved your meeting. It is now to be:`,
    next: 'Please say whether you can make it:',
    calendar: 'REQUEST',
  },
  proposed: {
    kind: 'meeting',
    subject: (product) => `Another time is proposed for a meeting at ${product}`,
    text: (name) => `${name} would like another time for your meeting. Until you answer it stays where it is:`,
    next: 'The proposed time is here; you can accept or decline it:',
  },
  accepted: {
    kind: 'meeting',
    subject: (product) => `Your meeting at ${product} is confirmed`,
    text: (name) => `${name} has accepted. You meet:`,
    next: 'Everything about it:',
    calendar: 'REQUEST',
  },
  declined: {
    kind: 'meeting',
    subject: (product) => `Your meeting at ${product} was declined`,
    text: (name) => `${name} cannot meet you at this time:`,
    next: 'You can schedule another one:',
    calendar: 'CANCEL',
  },
  'proposal-declined': {
    kind: 'meeting',
    subject: (product) => `Your meeting at ${product} stays where it is`,
    text: (name) => `${name} cannot make the time you proposed. Your meeting stays where it is:`,
    next: 'If you cannot make it, please decline:',
  },
  cancelled: {
    kind: 'meeting',
    subject: (product) => `A meeting at ${product} was cancelled`,
    text: (name) => `your meeting with ${name} was cancelled. It was to be:`,
    next: 'All your meetings:',
    calendar: 'CANCEL',
  },
  'comes-up': {
    kind: 'reminder',
    subject: (product) => `A reminder of your meeting at ${product}`,
    text: (name) => `you meet ${name}:`,
    next: 'Everything about it:',
  },
  begins: {
    kind: 'reminder',
    subject: (product) => `Your meeting at ${product} begins soon`,
    text: (name) => `in a few minutes you meet ${name}:`,
    next: 'You can join it here:',
  },
  unanswered: {
    kind: 'reminder',
    subject: (product) => `A meeting at ${product} waits for your answer`,
    text: (name) => `${name} would like to meet you and does not know yet whether you can make it:`,
    next: 'You can accept, decline, or propose another time:',
  },
  unconfirmed: {
    kind: 'reminder',
    subject: (product) => `Your meeting at ${product} is not confirmed yet`,
    text: (name) => `${name} has not said yet whether they can meet you:`,
    next: 'You can move it, or cancel it:',
  },
} as const satisfies Record<string, Notice>;

export type MeetingNotice = keyof typeof MEETING_NOTICES;

export const noticeOf = (notice: MeetingNotice): Notice => MEETING_NOTICES[notice];
