import { RECIPIENT, SENDER } from '../../application/connections/testing/sample-connection';
import type { ConnectionStatus } from '../connections/connection-state';
import type { ConnectionStanding, Recipient } from '../connections/request-rules';
import { meetingEligibility } from './meeting-state';
import type { PersonSummary } from '../profiles/person';

const STUDENT: PersonSummary = {
  id: SENDER,
  displayName: 'Robin Example',
  avatarUrl: null,
  isSample: false,
  isMinor: false,
  role: 'student',
};
const MENTOR: PersonSummary = { ...STUDENT, id: RECIPIENT, role: 'alumni' };

const CHOICES = {
  isAlumniHidden: false,
  isStudentPrivate: false,
  allowStudentConnections: true,
  maxMentees: 3,
  pausedMonth: null,
};
const aMentor = (person: Partial<PersonSummary> = {}, isAlumniHidden = false): Recipient => ({
  person: { ...MENTOR, ...person },
  choices: { ...CHOICES, isAlumniHidden },
});
const aStudent = (person: Partial<PersonSummary> = {}): Recipient => ({
  person: { ...STUDENT, ...person },
  choices: CHOICES,
});
const requested = (status: ConnectionStatus = 'pending'): ConnectionStanding => ({ status, fromUserId: SENDER });
const way = (overrides: Partial<Parameters<typeof meetingEligibility>[0]>) =>
  meetingEligibility({
    sender: STUDENT,
    recipient: aMentor(),
    isBlocked: false,
    connection: requested(),
    ...overrides,
  });

describe('meetingEligibility', () => {
  it('allows connected people to schedule, under 18 or not', () => {
    expect(way({ connection: requested('connected') })).toBe('scheduled');
    expect(way({ connection: requested('connected'), sender: { ...STUDENT, isMinor: true } })).toBe('scheduled');
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
    expect(way({ recipient: aMentor({}, true) })).toBeNull();
    expect(way({ sender: MENTOR, recipient: aStudent() })).toBe('invited');
  });

  it('allows no meeting after a block, without a request, after a declined one, or with an unknown person', () => {
    expect(way({ isBlocked: true, connection: requested('connected') })).toBeNull();
    expect(way({ connection: null })).toBeNull();
    expect(way({ connection: requested('declined') })).toBeNull();
    expect(way({ recipient: null, connection: requested('connected') })).toBeNull();
  });
});
