import { parseChosenTimes, createEmptyForm, type MeetingForm, meetingSchema, toStartAndEndTime } from './meeting-form';

const NOON = new Date('2027-03-01T12:00:00Z');
const valid: MeetingForm = {
  ...createEmptyForm(7),
  title: 'Mock interview',
  date: '2027-03-02',
  start: '09:00',
  length: 'other',
  end: '17:00',
};
/** Returns the first error message of each field. */
function refusals(overrides: Partial<MeetingForm>, moves = false): Record<string, string> {
  const { error } = meetingSchema({ now: () => NOON, zone: 'UTC', moves }).safeParse({ ...valid, ...overrides });
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('the schema of the meeting form', () => {
  it('allows at most eight hours', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ end: '17:01' })).toEqual({ end: 'A meeting can last 8 hours at most' });
  });

  it('requires an end after the start and a start in the future', () => {
    expect(refusals({ end: '09:00' })).toEqual({ end: 'End time must be after start time' });
    expect(refusals({ end: '09:01' })).toEqual({});
    expect(refusals({ date: '2027-03-01', start: '12:00', end: '13:00' })).toEqual({
      start: 'Start time must be in the future',
    });
    expect(refusals({ date: '2027-03-01', start: '12:01', end: '13:00' })).toEqual({});
  });

  it('requires a title of three characters, an attendee and an https link only for a new meeting', () => {
    const missing = { title: 'ab', attendeeId: null, meetingUrl: 'http://example.org' };
    expect(Object.keys(refusals(missing)).reverse()).toEqual(['title', 'attendeeId', 'meetingUrl']);
    expect(refusals({ title: 'abc' })).toEqual({});
    expect(refusals(missing, true)).toEqual({});
  });

  it('reports each missing time', () => {
    expect(refusals({ date: '', start: '', end: '' })).toEqual({
      date: 'Choose a date',
      start: 'Start time is required',
      end: 'End time is required',
    });
    expect(refusals({ by: 'slots', slot: '' })).toEqual({ slot: 'Start time is required' });
  });

  it('returns no times for empty fields', () => {
    expect(parseChosenTimes({ ...valid, date: '', start: '', end: '' }, 'UTC')).toBeNull();
    expect(parseChosenTimes({ ...valid, end: '' }, 'UTC')).toBeNull();
  });

  it('converts both times to UTC', () => {
    expect(toStartAndEndTime({ ...valid, length: '45' }, 'America/New_York')).toEqual({
      startTime: '2027-03-02T14:00:00.000Z',
      endTime: '2027-03-02T14:45:00.000Z',
    });
  });
});
