import type { FieldError } from '../../../../shared/domain/domain-error';
import { MeetingRefused, NotConnected } from './meeting-state';
import { RoleNotAllowed, type PersonSummary } from '../profiles/person';
import { type Period, DAY_MS, MINUTE_MS } from '../availability/availability';
import { type ConnectionStanding, type Recipient, canBeFoundBy } from '../connections/request-rules';

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
