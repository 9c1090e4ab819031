import type { PersonSummary } from '../../domain/profiles/person';
import type { OtherParticipantFacts, MeetingRow } from './ports/meetings';
import { meetingDetails } from './list-meetings';
import { aMeeting, anHour, ATTENDEE, HOST, hoursAfter, NOON } from './testing/sample-meeting';

const NOTHING: OtherParticipantFacts = {
  isConnected: false,
  isHidden: false,
  isPublic: false,
  college: null,
  major: null,
  intendedMajor: null,
};
const PERSON: PersonSummary = {
  id: ATTENDEE,
  displayName: 'Robin Example',
  avatarUrl: '/pictures/2',
  isMinor: false,
  role: 'student',
  isSample: false,
};
const FACTS = { college: 'Reed College', major: 'Physics', intendedMajor: 'Biology' };
const aMeetingRow = (meeting = aMeeting(), other: Partial<OtherParticipantFacts> = {}): MeetingRow => ({
  ...meeting.snapshot(),
  outcome: null,
  other: { ...NOTHING, ...FACTS, ...other },
  joint: null,
});
const getOtherUser = (person: Partial<PersonSummary>, facts: Partial<OtherParticipantFacts> = {}) =>
  meetingDetails(aMeetingRow(aMeeting(), facts), HOST, { ...PERSON, ...person }).otherUser;

describe('the details of a meeting for a participant', () => {
  it('contain the joining times and the other participant', () => {
    const row = { ...aMeetingRow(), outcome: 'happened' as const };
    expect(meetingDetails(row, HOST, PERSON)).toMatchObject({
      id: 7,
      title: 'A first talk',
      outcome: 'happened',
      proposal: null,
      otherUser: { id: ATTENDEE },
      joinFrom: hoursAfter(NOON, 23.75),
      joinUntil: hoursAfter(NOON, 25.5),
    });
    expect(meetingDetails(row, ATTENDEE, PERSON).otherUser.id).toBe(HOST);
  });

  it('contain the proposed time', () => {
    const meeting = aMeeting();
    meeting.propose(ATTENDEE, { ...anHour(30), note: 'Later?' }, hoursAfter(NOON, 1));
    expect(meetingDetails(aMeetingRow(meeting), HOST, PERSON).proposal).toEqual({
      ...anHour(30),
      note: 'Later?',
      createdAt: hoursAfter(NOON, 1),
    });
  });

  it.each(['proposedStart', 'proposedEnd', 'proposedAt'] as const)('contain no proposal without %s', (field) => {
    const meeting = aMeeting();
    meeting.propose(ATTENDEE, { ...anHour(30), note: null }, NOON);
    expect(meetingDetails({ ...aMeetingRow(meeting), [field]: null }, HOST, PERSON).proposal).toBeNull();
  });
});

describe('the other participant of a meeting', () => {
  it('is shown as a deleted user after the account was deleted', () => {
    expect(meetingDetails(aMeetingRow(), HOST, undefined).otherUser).toEqual({
      id: ATTENDEE,
      displayName: 'Deleted user',
      avatarUrl: null,
      isSample: false,
      role: null,
      college: null,
      major: null,
    });
  });

  it("is shown with picture, college and major if an alum isn't hidden", () => {
    expect(getOtherUser({ role: 'alumni' })).toMatchObject({
      avatarUrl: '/pictures/2',
      college: 'Reed College',
      major: 'Physics',
    });
    expect(getOtherUser({ role: 'alumni' }, { isHidden: true, isConnected: true, isPublic: true })).toMatchObject({
      displayName: 'Robin Example',
      avatarUrl: null,
      role: 'alumni',
      college: null,
      major: null,
    });
  });

  it.each([
    ['connected', { isConnected: true }, {}, 'Biology'],
    ['public', { isPublic: true }, {}, 'Biology'],
    ['neither of both', {}, {}, null],
    ['public and under 18', { isPublic: true }, { isMinor: true }, null],
    ['connected and under 18', { isConnected: true }, { isMinor: true }, 'Biology'],
  ] as const)(
    'is shown with the intended major as far as visible, if a student is %s: %s %s %s',
    (_, facts, person, major) => {
      expect(getOtherUser(person, facts)).toMatchObject({ avatarUrl: '/pictures/2', college: null, major });
    },
  );
});
