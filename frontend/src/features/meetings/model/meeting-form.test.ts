import { chosenTimes, emptyForm, type MeetingForm, meetingSchema, timesOf } from './meeting-form';

const NOON = new Date('2027-03-01T12:00:00Z');
const valid: MeetingForm = {
  ...emptyForm(7),
  title: 'Mock interview',
  date: '2027-03-02',
  start: '09:00',
  length: 'other',
  end: '17:00',
};
/** The first message of each field that is refused. */
function refusals(but: Partial<MeetingForm>, moves = false): Record<string, string> {
  const { error } = meetingSchema({ now: () => NOON, zone: 'UTC', moves }).safeParse({ ...valid, ...but });
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('the rules of a meeting form', () => {
  it('allow exactly eight hours, and not a minute more', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ end: '17:01' })).toEqual({ end: 'A meeting can last 8 hours at most' });
  });

  it('require an end after the start and a start in the future', () => {
    expect(refusals({ end: '09:00' })).toEqual({ end: 'End time must be after start time' });
    expect(refusals({ end: '09:01' })).toEqual({});
    expect(refusals({ date: '2027-03-01', start: '12:00', end: '13:00' })).toEqual({
      start: 'Start time must be in the future',
    });
    expect(refusals({ date: '2027-03-01', start: '12:01', end: '13:00' })).toEqual({});
  });

  it('require a title of three characters, an attendee and a secure link for a new meeting only', () => {
    const missing = { title: 'ab', attendeeId: null, meetingUrl: 'http://example.org' };
    expect(Object.keys(refusals(missing)).reverse()).toEqual(['title', 'attendeeId', 'meetingUrl']);
    expect(refusals({ title: 'abc' })).toEqual({});
    expect(refusals(missing, true)).toEqual({});
  });

  it('name each missing time', () => {
    expect(refusals({ date: '', start: '', end: '' })).toEqual({
      date: 'Choose a date',
      start: 'Start time is required',
      end: 'End time is required',
    });
    expect(refusals({ by: 'slots', slot: '' })).toEqual({ slot: 'Start time is required' });
  });

  it('read nothing out of fields that are empty', () => {
    expect(chosenTimes({ ...valid, date: '', start: '', end: '' }, 'UTC')).toBeNull();
    expect(chosenTimes({ ...valid, end: '' }, 'UTC')).toBeNull();
  });

  it('send both times in UTC', () => {
    expect(timesOf({ ...valid, length: '45' }, 'America/New_York')).toEqual({
      startTime: '2027-03-02T14:00:00.000Z',
      endTime: '2027-03-02T14:45:00.000Z',
    });
  });
});
