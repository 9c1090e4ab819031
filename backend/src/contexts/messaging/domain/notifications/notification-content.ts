import type { ListedKind } from './notification-kinds';

/** What happened, by kind. Stored as JSON: a value that was written once keeps its meaning. */
interface DataOfKinds {
  message: { readonly what: 'received'; readonly count: number };
  request: { readonly what: 'received' | 'answered' | 'waiting' };
  answer: {
    readonly what:
      'accepted' | 'declined' | 'question' | 'expired' | 'place-free' | 'connection-ended' | 'request-ended';
  };
  meeting: {
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
  };
  reminder: {
    readonly what: 'comes-up' | 'begins' | 'unanswered' | 'unconfirmed';
    readonly meetingId: number;
  };
  review: { readonly what: 'replied'; readonly collegeId: number; readonly collegeName: string };
  college: {
    readonly what: 'approved' | 'refused' | 'asked';
    readonly collegeName: string;
  };
  account: { readonly what: 'data-export-ready' };
  moderation: {
    /** `report-closed`: for the reporter. `warned`: for the person. */
    readonly what: 'report-closed' | 'warned' | 'content-hidden';
    /** What a moderator wrote to the person. */
    readonly note?: string;
  };
}

export type NotificationData<K extends keyof DataOfKinds = keyof DataOfKinds> = DataOfKinds[K];

/** A kind with its parameters. */
export type NotificationContent = {
  [K in keyof DataOfKinds]: { readonly kind: K; readonly data: DataOfKinds[K] };
}[keyof DataOfKinds];

/** What a row of the list is about. */
export type ListedContent = Extract<NotificationContent, { readonly kind: ListedKind }>;
