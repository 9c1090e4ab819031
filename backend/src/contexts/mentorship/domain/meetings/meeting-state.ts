import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Only the two participants may know that the meeting exists, and not if one has blocked the other. */
export class MeetingNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.meeting-not-found', 'We couldn’t find this meeting.');
  }
}

/** Some of the meeting's details are invalid; contains every error. */
export class MeetingRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.meeting-refused', faults[0].message, faults);
  }
}

/** Strangers, minors without a connection, hidden, blocked or unknown people: callers can't distinguish the cases. */
export class NotConnected extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.not-connected', 'You can meet only with people you’re connected with.');
  }
}

export class MeetingTimeConflict extends DomainError {
  constructor() {
    super('conflict', 'mentorship.time-taken', 'One of you already has a meeting at this time.');
  }
}

export class OnlyHostAllowed extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.host-only', 'Only the person who scheduled the meeting can do this.');
  }
}

/** The meeting has begun or won't take place, so it can't be changed. */
export class MeetingNotUpcoming extends DomainError {
  constructor() {
    super('conflict', 'mentorship.meeting-over', 'You can change only upcoming meetings.');
  }
}

export class NoAnswerExpected extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.nothing-to-answer',
      'This meeting no longer needs your answer. It may have been changed or canceled.',
    );
  }
}

/** The call is only open from shortly before the beginning until shortly after the end. */
export class MeetingNotJoinable extends DomainError {
  constructor(joinFrom: Date, joinUntil: Date) {
    super('conflict', 'mentorship.not-joinable', 'You can’t join this meeting right now.', [], {
      joinFrom: joinFrom.toISOString(),
      joinUntil: joinUntil.toISOString(),
    });
  }
}

export const MEETING_STATUSES = ['pending', 'confirmed', 'declined', 'cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

export const MEETING_ANSWERS = ['accepted', 'declined'] as const;
export type MeetingAnswer = (typeof MEETING_ANSWERS)[number];

/** The details of a meeting that its host schedules. */
export interface MeetingPlan {
  readonly hostId: number;
  readonly attendeeId: number;
  readonly title: string;
  readonly description: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  /** The URL of the call; null for a room of the product. */
  readonly meetingUrl: string | null;
}

/** A time that the attendee proposes. */
export interface Proposal {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly note: string | null;
}

export interface MeetingState extends MeetingPlan {
  readonly id: number;
  status: MeetingStatus;
  /** Counts the changes that calendars must receive: another time, or a cancellation. */
  sequence: number;
  /** The name of the room, which can't be guessed. */
  readonly room: string;
  /** The two weren't connected when the meeting was created. */
  readonly isInvitation: boolean;
  /** When the attendee's time was first reserved; null until they accept an invitation. */
  confirmedAt: Date | null;
  /** Null unless the attendee has proposed another time, like the following three fields. */
  proposedStart: Date | null;
  proposedEnd: Date | null;
  proposalNote: string | null;
  proposedAt: Date | null;
  /** The host's answer to the last proposal; null if there is none, or if the time was changed since. */
  proposalAnswer: MeetingAnswer | null;
  /** Reason for declining or canceling, if given. */
  reason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const NO_PROPOSAL = { proposedStart: null, proposedEnd: null, proposalNote: null, proposedAt: null } as const;

/** Returns the initial state of a meeting: confirmed between connected people, pending for an invitation. */
export function createMeetingState(
  id: number,
  room: string,
  plan: MeetingPlan,
  { isInvitation }: { isInvitation: boolean },
  now: Date,
): MeetingState {
  return {
    ...plan,
    id,
    room,
    isInvitation,
    status: isInvitation ? 'pending' : 'confirmed',
    sequence: 0,
    confirmedAt: isInvitation ? null : now,
    ...NO_PROPOSAL,
    proposalAnswer: null,
    reason: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Returns whose time the meeting takes: the host's while it is pending or confirmed, the attendee's as well once it was
 * confirmed for the first time.
 */
export function occupiedUserIds({ status, hostId, attendeeId, confirmedAt }: MeetingState): readonly number[] {
  if (status !== 'pending' && status !== 'confirmed') return [];
  return confirmedAt ? [hostId, attendeeId] : [hostId];
}
