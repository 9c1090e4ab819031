import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** No one but the two, and not where one wants nothing to do with the other, learns that it is there. */
export class MeetingNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.meeting-not-found', 'We couldn’t find this meeting.');
  }
}

/** Some of what was said of a meeting cannot be; every fault is named. */
export class MeetingRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.meeting-refused', faults[0].message, faults);
  }
}

/** Strangers, people under 18 with whom one is not connected, hidden, blocked or no one: no one can tell which. */
export class NotConnected extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.not-connected', 'You can meet only with people you’re connected with.');
  }
}

export class TimeTaken extends DomainError {
  constructor() {
    super('conflict', 'mentorship.time-taken', 'One of you already has a meeting at this time.');
  }
}

export class HostOnly extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.host-only', 'Only the person who scheduled the meeting can do this.');
  }
}

/** It has begun, or will not take place: nothing about it changes any more. */
export class MeetingOver extends DomainError {
  constructor() {
    super('conflict', 'mentorship.meeting-over', 'You can change only upcoming meetings.');
  }
}

export class NoAnswerAwaited extends DomainError {
  constructor() {
    super('conflict', 'mentorship.nothing-to-answer', 'There’s nothing for you to answer.');
  }
}

/** The call is open from a little before the beginning until a little after the end. */
export class NotJoinable extends DomainError {
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

/** What anyone who asks for a meeting says of it. */
export interface MeetingPlan {
  readonly hostId: number;
  readonly attendeeId: number;
  readonly title: string;
  readonly description: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  /** Where the two meet; null for a room of the product. */
  readonly meetingUrl: string | null;
}

/** A time the attendee would like better. */
export interface Proposal {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly note: string | null;
}

export interface MeetingState extends MeetingPlan {
  readonly id: number;
  status: MeetingStatus;
  /** Counts what calendars have to hear of: another time, or that it is off. */
  sequence: number;
  /** The name of the room; no one guesses it. */
  readonly room: string;
  /** The two were not connected when it was made. */
  readonly isInvitation: boolean;
  /** When the attendee first had a part in it; null until they accept an invitation. */
  confirmedAt: Date | null;
  /** Null unless the attendee would like another time; so are the three that follow. */
  proposedStart: Date | null;
  proposedEnd: Date | null;
  proposalNote: string | null;
  proposedAt: Date | null;
  /** What the host said to the last proposal; null while nothing is said, and once the time has changed otherwise. */
  proposalAnswer: MeetingAnswer | null;
  /** Reason for declining or canceling, if given. */
  reason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const NO_PROPOSAL = { proposedStart: null, proposedEnd: null, proposalNote: null, proposedAt: null } as const;

/** How a meeting begins: people who are connected need not say yes first. */
export function plannedState(
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

/** Whose time the meeting takes: the host's while it may come about, the attendee's once they had a part in it. */
export function peopleHeldBy({ status, hostId, attendeeId, confirmedAt }: MeetingState): readonly number[] {
  if (status !== 'pending' && status !== 'confirmed') return [];
  return confirmedAt ? [hostId, attendeeId] : [hostId];
}
