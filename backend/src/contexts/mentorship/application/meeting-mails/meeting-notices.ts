import type { ICalendarMethod } from '../calendar/ports/meeting-files';

/** The name of the other person, at the beginning of a sentence and within one. */
export interface NameForms {
  readonly Name: string;
  readonly name: string;
}

/** The kinds of mails about meetings; a person can turn each one off. */
export type MeetingMailKind = 'meeting' | 'reminder';

interface NoticeText {
  readonly kind: MeetingMailKind;
  readonly subject: (other: NameForms) => string;
  /** What happened; followed by the time of the meeting. */
  readonly text: (other: NameForms) => string;
  /** What the recipient can do now; null if the button says it all. */
  readonly next: string | null;
  /** Label of the button. */
  readonly action: string;
  /** What the recipient's calendar should do. */
  readonly calendar?: Exclude<ICalendarMethod, 'PUBLISH'>;
}

/** The texts of mails about meetings. Each has the kind of its notification. */
export const MEETING_NOTICES = {
  scheduled: {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} scheduled a meeting with you`,
    text: ({ Name }) => `${Name} scheduled a meeting with you:`,
    next: 'See the details, decline, or propose another time.',
    action: 'See the details',
    calendar: 'REQUEST',
  },
  invited: {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} wants to meet with you`,
    text: ({ Name }) => `${Name} wants to meet with you:`,
    next: 'Accept, decline, or propose another time.',
    action: 'Answer the invitation',
    calendar: 'REQUEST',
  },
  moved: {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} moved your meeting`,
    text: ({ Name }) => `${Name} moved your meeting. This is the new time:`,
    next: 'Let them know if you can make it.',
    action: 'See the new time',
    calendar: 'REQUEST',
  },
  proposed: {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} proposed another time for your meeting`,
    text: ({ Name }) =>
      `${Name} proposed another time for your meeting. Until you accept it, your meeting stays at this time:`,
    next: 'See the proposed time and accept or decline it.',
    action: 'See the proposed time',
  },
  accepted: {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} accepted your meeting`,
    text: ({ Name }) => `${Name} accepted. Your meeting is confirmed for this time:`,
    next: null,
    action: 'See the details',
    calendar: 'REQUEST',
  },
  declined: {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} declined your meeting`,
    text: ({ Name }) => `${Name} can’t make this meeting:`,
    next: 'You can schedule another meeting.',
    action: 'See the meeting',
    calendar: 'CANCEL',
  },
  'proposal-declined': {
    kind: 'meeting',
    subject: ({ Name }) => `${Name} can’t make the time you proposed`,
    text: ({ Name }) => `${Name} can’t make the time you proposed. Your meeting stays at this time:`,
    next: 'If you can’t make it, decline the meeting.',
    action: 'See the meeting',
  },
  cancelled: {
    kind: 'meeting',
    subject: ({ name }) => `Your meeting with ${name} was canceled`,
    text: ({ name }) => `Your meeting with ${name} was canceled. It was scheduled for this time:`,
    next: null,
    action: 'See your meetings',
    calendar: 'CANCEL',
  },
  'comes-up': {
    kind: 'reminder',
    subject: ({ name }) => `Reminder: your meeting with ${name}`,
    text: ({ name }) => `You have a meeting with ${name} soon:`,
    next: null,
    action: 'See the details',
  },
  begins: {
    kind: 'reminder',
    subject: ({ name }) => `Your meeting with ${name} starts soon`,
    text: ({ name }) => `Your meeting with ${name} starts in a few minutes:`,
    next: null,
    action: 'Join the meeting',
  },
  unanswered: {
    kind: 'reminder',
    subject: ({ name }) => `Your meeting with ${name} needs an answer`,
    text: ({ Name }) => `${Name} wants to meet with you and is waiting for your answer:`,
    next: 'Accept, decline, or propose another time.',
    action: 'Answer the invitation',
  },
  unconfirmed: {
    kind: 'reminder',
    subject: ({ name }) => `Your meeting with ${name} isn’t confirmed yet`,
    text: ({ Name }) => `${Name} hasn’t confirmed your meeting yet:`,
    next: 'You can move or cancel it.',
    action: 'See the meeting',
  },
} as const satisfies Record<string, NoticeText>;

export type MeetingNotice = keyof typeof MEETING_NOTICES;

export const getNoticeText = (notice: MeetingNotice): NoticeText => MEETING_NOTICES[notice];
