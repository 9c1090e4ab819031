import { aConnection, RECIPIENT, SENDER } from '../../application/connections/testing/sample-connection';
import { AlumniProfile } from '../profiles/profiles';
import type { Connection } from '../connections/connection';
import type { Recipient } from '../connections/request-rules';
import { meetingEligibility } from './meeting-rules';
import type { PersonSummary } from '../profiles/profile-visibility';

const NOON = new Date('2026-03-01T12:00:00Z');
const STUDENT: PersonSummary = {
  id: SENDER,
  displayName: 'Robin Example',
  avatarUrl: null,
  isSample: false,
  isMinor: false,
  role: 'student',
};
const MENTOR: PersonSummary = { ...STUDENT, id: RECIPIENT, role: 'alumni' };

const aMentor = (person: Partial<PersonSummary> = {}, isProfileVisible = true): Recipient => {
  const profile = AlumniProfile.create(RECIPIENT, {
    college: 'Reed',
    collegeId: 3,
    major: 'Physics',
    graduationYear: 2019,
    currentPosition: null,
    company: null,
  });
  profile.applyChoices({ isProfileVisible }, false, NOON);
  return { person: { ...MENTOR, ...person }, alumniProfile: profile.snapshot(), studentProfile: null };
};
const aStudent = (person: Partial<PersonSummary> = {}): Recipient => ({
  person: { ...STUDENT, ...person },
  alumniProfile: null,
  studentProfile: null,
});
const connected = (): Connection => {
  const connection = aConnection();
  connection.accept(RECIPIENT, NOON);
  return connection;
};
const way = (overrides: Partial<Parameters<typeof meetingEligibility>[0]>) =>
  meetingEligibility({
    sender: STUDENT,
    recipient: aMentor(),
    isBlocked: false,
    connection: aConnection(),
    ...overrides,
  });

describe('meetingEligibility', () => {
  it('allows connected people to schedule, under 18 or not', () => {
    expect(way({ connection: connected() })).toBe('scheduled');
    expect(way({ connection: connected(), sender: { ...STUDENT, isMinor: true } })).toBe('scheduled');
  });

  it('allows an invitation in either direction while a request between two adults is pending', () => {
    expect(way({})).toBe('invited');
    expect(way({ sender: MENTOR, recipient: aStudent() })).toBe('invited');
  });

  it('allows no meeting while a request is pending and either is under 18', () => {
    expect(way({ sender: { ...STUDENT, isMinor: true } })).toBeNull();
    expect(way({ recipient: aMentor({ isMinor: true }) })).toBeNull();
    expect(way({ sender: MENTOR, recipient: aStudent({ isMinor: true }) })).toBeNull();
  });

  it('allows no invitation of a hidden mentor, but lets them invite the person who sent the request', () => {
    expect(way({ recipient: aMentor({}, false) })).toBeNull();
    expect(way({ sender: MENTOR, recipient: aStudent() })).toBe('invited');
  });

  it('allows no meeting after a block, without a request, after a declined one, or with an unknown person', () => {
    const declined = aConnection();
    declined.decline(RECIPIENT, null, NOON);
    expect(way({ isBlocked: true, connection: connected() })).toBeNull();
    expect(way({ connection: null })).toBeNull();
    expect(way({ connection: declined })).toBeNull();
    expect(way({ recipient: null, connection: connected() })).toBeNull();
  });
});
