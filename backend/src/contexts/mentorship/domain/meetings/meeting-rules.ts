import type { FieldError } from '../../../../shared/domain/domain-error';
import { MeetingRefused, NotConnected } from './meeting-state';
import { OtherRole } from '../profile-fields/errors';
import { type Period, DAY, MINUTE } from '../availability/availability';
import type { Connection } from '../connections/connection';
import { type Recipient, canBeFoundBy } from '../connections/request-rules';
import type { PersonSummary } from '../profiles/profile-visibility';

export const MEETINGS = {
  longestHours: 8,
  daysAhead: 365,
  /** The call opens so many minutes before the beginning ... */
  opensBefore: 15,
  /** ... and closes so many after the end. */
  closesAfter: 30,
} as const;

const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** From when on the two can be there. */
export const joinFrom = ({ startTime }: Pick<Period, 'startTime'>): Date =>
  later(startTime, -MEETINGS.opensBefore * MINUTE);

/** Until when they can be there. */
export const joinUntil = ({ endTime }: Pick<Period, 'endTime'>): Date => later(endTime, MEETINGS.closesAfter * MINUTE);

/** @throws MeetingRefused unless it ends after it begins, within the longest length */
export const assertLength = (period: Period): void => refuse(lengthFaults(period));

/** @throws MeetingRefused unless someone can be there: to come, within a year, and not for ever */
export function assertTime(period: Period, now: Date): void {
  const { startTime } = period;
  const faults: FieldError[] = [];
  if (startTime <= now) faults.push({ field: 'startTime', message: 'Start time must be in the future' });
  if (startTime > later(now, MEETINGS.daysAhead * DAY)) {
    faults.push({ field: 'startTime', message: 'Start time must be within a year' });
  }
  refuse([...faults, ...lengthFaults(period)]);
}

function lengthFaults({ startTime, endTime }: Period): FieldError[] {
  if (endTime <= startTime) return [{ field: 'endTime', message: 'End time must be after start time' }];
  if (endTime > later(startTime, MEETINGS.longestHours * 60 * MINUTE)) {
    return [{ field: 'endTime', message: `A meeting can last ${MEETINGS.longestHours} hours at most` }];
  }
  return [];
}

function refuse([first, ...others]: FieldError[]): void {
  if (first) throw new MeetingRefused([first, ...others]);
}

/** Everything that decides whether someone may ask someone to meet. */
export interface MeetingRelationship {
  readonly sender: PersonSummary;
  readonly recipient: Recipient | null;
  readonly isBlocked: boolean;
  readonly connection: Connection | null;
}

/**
 * How one may ask the other: people who are connected schedule; of two adults of whom one has asked to connect, each may
 * invite the other. Anyone who asked, and is hidden from now, is not invited by those they are hidden from.
 * @returns null where one may not
 */
export function meetingEligibility({
  sender,
  recipient,
  isBlocked,
  connection,
}: MeetingRelationship): 'scheduled' | 'invited' | null {
  if (!recipient || isBlocked || !connection) return null;
  if (connection.snapshot().status === 'connected') return 'scheduled';
  if (!connection.isPending || sender.isMinor || recipient.person.isMinor) return null;
  const wasAsked = connection.snapshot().fromUserId === recipient.person.id;
  return wasAsked || canBeFoundBy(sender.role, recipient) ? 'invited' : null;
}

/** The same where a refusal ends the request. @throws OtherRole, NotConnected */
export function requireMeetingEligibility(relationship: MeetingRelationship): 'scheduled' | 'invited' {
  if (relationship.sender.role === 'college_admin') throw new OtherRole();
  const kind = meetingEligibility(relationship);
  if (kind === null) throw new NotConnected();
  return kind;
}
