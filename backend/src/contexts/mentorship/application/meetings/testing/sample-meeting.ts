import { Meeting } from '../../../domain/meetings/meeting';
import type { MeetingPlan } from '../../../domain/meetings/meeting-state';

export const NOON = new Date('2027-03-01T12:00:00.000Z');
export const HOST = 1;
export const ATTENDEE = 2;

const HOUR = 3_600_000;
export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR);

/** A period of one hour that begins the given number of hours after noon. */
export const anHour = (after: number): { startTime: Date; endTime: Date } => ({
  startTime: hoursAfter(NOON, after),
  endTime: hoursAfter(NOON, after + 1),
});

export const aPlan = (overrides: Partial<MeetingPlan> = {}): MeetingPlan => ({
  hostId: HOST,
  attendeeId: ATTENDEE,
  title: 'A first talk',
  description: null,
  meetingUrl: null,
  ...anHour(24),
  ...overrides,
});

/** A meeting whose events have been released. */
export function aMeeting(overrides: Partial<MeetingPlan> = {}, isInvitation = false, id = 7): Meeting {
  const meeting = Meeting.schedule(id, `room-${id}`, aPlan(overrides), { isInvitation }, NOON);
  meeting.pullEvents();
  return meeting;
}
