import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';
import { type PersonSummary, RoleNotAllowed } from '../profiles/person';
import { type Recipient, type ConnectionStanding, canBeFoundBy } from '../connections/request-rules';
import { type Period, MINUTE_MS, DAY_MS } from '../availability/availability';

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

/** A joint call has one time and one topic for three people, so it can only be canceled. */
export class JointCallFixed extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.joint-call-fixed',
      'You can’t change a joint call. Cancel it, and propose another one.',
    );
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
  /** The meeting of the same student with the other alum of a joint call; null if it isn't part of one. */
  readonly jointWithId: number | null;
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

/** How a meeting comes about. */
interface MeetingOrigin {
  readonly isInvitation: boolean;
  /** For a joint call: the ID of the meeting with the other alum. */
  readonly jointWithId?: number;
}

/** Returns whether the attendee must accept the meeting first: an invitation, or part of a joint call. */
export const needsAnswer = ({ isInvitation, jointWithId }: MeetingOrigin): boolean =>
  isInvitation || jointWithId !== undefined;

/** Returns the initial state of a meeting: confirmed between connected people, or else pending. */
export function createMeetingState(
  id: number,
  room: string,
  plan: MeetingPlan,
  origin: MeetingOrigin,
  now: Date,
): MeetingState {
  const isPending = needsAnswer(origin);
  return {
    ...plan,
    id,
    room,
    isInvitation: origin.isInvitation,
    jointWithId: origin.jointWithId ?? null,
    status: isPending ? 'pending' : 'confirmed',
    sequence: 0,
    confirmedAt: isPending ? null : now,
    ...NO_PROPOSAL,
    proposalAnswer: null,
    reason: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Returns whose time the meeting takes: the host's while it is pending or confirmed, the attendee's as well once it was
 * confirmed for the first time. Of the two meetings of a joint call, the first one takes the host's time.
 */
export function occupiedUserIds(meeting: MeetingState): readonly number[] {
  const { id, status, hostId, attendeeId, confirmedAt, jointWithId } = meeting;
  if (status !== 'pending' && status !== 'confirmed') return [];
  const hostIds = jointWithId === null || id < jointWithId ? [hostId] : [];
  return confirmedAt ? [...hostIds, attendeeId] : hostIds;
}

export const MEETING_LIMITS = {
  longestHours: 8,
  daysAhead: 365,
  /** The call opens this many minutes before the beginning ... */
  opensBefore: 15,
  /** ... and closes this many minutes after the end. */
  closesAfter: 30,
} as const;

const addMilliseconds = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Returns when the call opens. */
export const callOpensAt = ({ startTime }: Pick<Period, 'startTime'>): Date =>
  addMilliseconds(startTime, -MEETING_LIMITS.opensBefore * MINUTE_MS);

/** Returns when the call closes. */
export const callClosesAt = ({ endTime }: Pick<Period, 'endTime'>): Date =>
  addMilliseconds(endTime, MEETING_LIMITS.closesAfter * MINUTE_MS);

/** @throws MeetingRefused unless it ends after it begins, and isn't longer than the maximum */
export const assertValidLength = (period: Period): void => throwIfAnyFault(lengthFaults(period));

/** @throws MeetingRefused unless the time is in the future, within a year, and has a valid length */
export function assertValidTime(period: Period, now: Date): void {
  const { startTime } = period;
  const faults: FieldError[] = [];
  if (startTime <= now) faults.push({ field: 'startTime', message: 'Start time must be in the future' });
  if (startTime > addMilliseconds(now, MEETING_LIMITS.daysAhead * DAY_MS)) {
    faults.push({ field: 'startTime', message: 'Start time must be within a year' });
  }
  throwIfAnyFault([...faults, ...lengthFaults(period)]);
}

function lengthFaults({ startTime, endTime }: Period): FieldError[] {
  if (endTime <= startTime) return [{ field: 'endTime', message: 'End time must be after start time' }];
  if (endTime > addMilliseconds(startTime, MEETING_LIMITS.longestHours * 60 * MINUTE_MS)) {
    return [{ field: 'endTime', message: `A meeting can last ${MEETING_LIMITS.longestHours} hours at most` }];
  }
  return [];
}

function throwIfAnyFault([first, ...others]: FieldError[]): void {
  if (first) throw new MeetingRefused([first, ...others]);
}

/** The facts that decide whether one person may ask another to meet. */
interface MeetingRelationship {
  readonly sender: PersonSummary;
  readonly recipient: Recipient | null;
  readonly isBlocked: boolean;
  readonly connection: ConnectionStanding | null;
}

/**
 * Decides how the sender may ask the recipient to meet: connected people schedule; of two adults with a pending
 * request, either may invite the other. The sender of a request can't invite a recipient who has hidden their profile
 * since.
 * @returns null if they may not
 */
export function meetingEligibility({
  sender,
  recipient,
  isBlocked,
  connection,
}: MeetingRelationship): 'scheduled' | 'invited' | null {
  if (!recipient || isBlocked || !connection) return null;
  if (connection.status === 'connected') return 'scheduled';
  if (connection.status !== 'pending' || sender.isMinor || recipient.person.isMinor) return null;
  const hasReceivedRequest = connection.fromUserId === recipient.person.id;
  return hasReceivedRequest || canBeFoundBy(sender.role, recipient) ? 'invited' : null;
}

/**
 * Like `meetingEligibility`, but throws if the sender may not.
 * @throws RoleNotAllowed, NotConnected
 */
export function requireMeetingEligibility(relationship: MeetingRelationship): 'scheduled' | 'invited' {
  if (relationship.sender.role === 'college_admin') throw new RoleNotAllowed();
  const kind = meetingEligibility(relationship);
  if (kind === null) throw new NotConnected();
  return kind;
}
