import type { MailedAtOnce } from '../../../shared/application/mail-preferences';

interface Notice {
  /** Which mail switch of the recipient it depends on. */
  readonly kind: MailedAtOnce;
  readonly subject: (product: string) => string;
  readonly text: string | ((name: string) => string);
}

/** What mails about connections say; links follow. Each is of the kind of its notification. */
export const CONNECTION_NOTICES = {
  requested: {
    kind: 'request',
    subject: (product: string) => `Somebody at ${product} would like to connect with you`,
    text: 'somebody would like to connect with you. You can accept, decline, or ask for more information first:',
  },
  connected: {
    kind: 'answer',
    subject: (product: string) => `Your request at ${product} was accepted`,
    text: 'your request was accepted: you are connected. Find a time to talk:',
  },
  questioned: {
    kind: 'answer',
    subject: (product: string) => `There is a question about your request at ${product}`,
    text: 'somebody whom you asked would like to know more before they decide. The question is here:',
  },
  answered: {
    kind: 'request',
    subject: (product: string) => `Your question at ${product} was answered`,
    text: 'somebody who would like to connect with you has answered your question. You can decide now:',
  },
  reminded: {
    kind: 'request',
    subject: (product: string) => `A request at ${product} waits for your answer`,
    text: 'somebody would like to connect with you and has heard nothing yet. A no is an answer, too. Requests that nobody answers end after ten days:',
  },
  expired: {
    kind: 'answer',
    subject: (product: string) => `Your request at ${product} has ended without an answer`,
    text: 'somebody whom you asked has not found the time to answer, so your request has ended. That says nothing about you.',
  },
  'role-changed': {
    kind: 'answer',
    subject: (product: string) => `A connection at ${product} has ended`,
    text: (name: string) =>
      `${name} has changed their role, and your connection has ended with it. Meetings that you had planned together are cancelled.`,
  },
  'request-ended': {
    kind: 'answer',
    subject: (product: string) => `A request at ${product} has ended`,
    text: 'an open request between you and another member has ended because they changed their role. You don’t need to do anything.',
  },
  'place-free': {
    kind: 'answer',
    subject: (product: string) => `A mentor at ${product} has a place again`,
    text: 'you are on the list of a mentor who has a place again, and the first to hear of it. You are not on the list any more; send a request here:',
  },
} as const satisfies Record<string, Notice>;

export type ConnectionNotice = keyof typeof CONNECTION_NOTICES;
