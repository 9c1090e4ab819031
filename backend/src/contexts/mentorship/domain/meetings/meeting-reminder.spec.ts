import type { MeetingStatus } from './meeting-state';
import { toReminderNotice, type ReminderKind, REMINDER_WINDOWS } from './meeting-reminder';

const NOON = new Date('2027-03-01T12:00:00Z');
const [HOST, ATTENDEE] = [1, 2];
const meeting = (status: MeetingStatus, overrides: object = {}) => ({
  status,
  sequence: 3,
  startTime: new Date('2027-03-01T12:10:00Z'),
  attendeeId: ATTENDEE,
  ...overrides,
});
const reminder = (kind: ReminderKind, userId = HOST) => ({ meetingId: 7, userId, kind, sequence: 3 });

describe('a reminder', () => {
  it('is due between 24 and 12 hours before a meeting, and in the last 15 minutes', () => {
    const MINUTE_MS = 60_000;
    expect(REMINDER_WINDOWS).toEqual({
      day: { from: 24 * 60 * MINUTE_MS, until: 12 * 60 * MINUTE_MS },
      quarter: { from: 15 * MINUTE_MS, until: 0 },
    });
  });

  it.each([
    ['day', HOST, 'confirmed', 'comes-up'],
    ['quarter', ATTENDEE, 'confirmed', 'begins'],
    ['day', ATTENDEE, 'pending', 'unanswered'],
    ['day', HOST, 'pending', 'unconfirmed'],
    ['quarter', ATTENDEE, 'pending', null],
    ['day', HOST, 'declined', null],
    ['quarter', HOST, 'cancelled', null],
  ] as const)('of kind %s to user %i for a meeting that is %s has the notice %s', (kind, userId, status, notice) => {
    expect(toReminderNotice(reminder(kind, userId), meeting(status), NOON)).toBe(notice);
  });

  it('has no notice if the time was changed, or the meeting has begun', () => {
    expect(toReminderNotice(reminder('day'), meeting('confirmed', { sequence: 4 }), NOON)).toBeNull();
    expect(toReminderNotice(reminder('quarter'), meeting('confirmed', { startTime: NOON }), NOON)).toBeNull();
  });
});
