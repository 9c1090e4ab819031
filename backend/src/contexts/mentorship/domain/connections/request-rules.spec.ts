import { aConnection, NOON, RECIPIENT, SENDER } from '../../application/connections/testing/sample-connection';
import { NoMinutesLeft } from '../minutes/minutes';
import type { Connection } from './connection';
import { RequestTooSoon, daysAfter } from './connection-state';
import {
  NoPlaceLeft,
  NotAcceptingRequests,
  TooManyOpenRequests,
  type ContactChoices,
  type Recipient,
  canBeFoundBy,
  findMentorId,
  acceptsRequestsFrom,
  findOpenConnection,
  type RequestFacts,
  findRequestRefusal,
  findRequestRefusalReason,
} from './request-rules';
import { PersonNotFound, RoleNotAllowed } from '../profiles/person';

const PERSON = {
  id: RECIPIENT,
  displayName: 'Robin Example',
  avatarUrl: null,
  isSample: false,
  isMinor: false,
  role: 'alumni',
} as const;

const CHOICES = {
  isAlumniHidden: false,
  isStudentPrivate: false,
  allowStudentConnections: true,
  maxMentees: 3,
  pausedMonth: null,
};

const mentor = (choices: Partial<ContactChoices> = {}, isMinor = false): Recipient => ({
  person: { ...PERSON, isMinor },
  choices: { ...CHOICES, ...choices },
});
const student = (visibility: 'public' | 'private', isMinor = false): Recipient => ({
  person: { ...PERSON, role: 'student', isMinor },
  choices: { ...CHOICES, isStudentPrivate: visibility === 'private' },
});
const facts = (overrides: Partial<RequestFacts> = {}): RequestFacts => ({
  sender: { id: SENDER, role: 'student' },
  recipient: mentor(),
  isBlocked: false,
  connection: null,
  placesLeft: 1,
  pausedMonth: null,
  openRequests: 0,
  ...overrides,
});
const refusal = (overrides: Partial<RequestFacts>, now = NOON) => findRequestRefusal(facts(overrides), now);
const sender = (overrides: Partial<RequestFacts['sender']>): Partial<RequestFacts> => ({
  sender: { id: SENDER, role: 'student', ...overrides },
});
function declined(): Connection {
  const connection = aConnection();
  connection.decline(RECIPIENT, null, NOON);
  return connection;
}

describe('a request to connect', () => {
  it('is possible with the last free place and the last open request', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ openRequests: 4 })).toBeNull();
    expect(refusal({ placesLeft: null })).toBeNull();
    expect(refusal({ ...sender({ role: 'alumni' }), openRequests: 5, placesLeft: null })).toBeNull();
  });

  it.each<[string, Partial<RequestFacts>, new (...args: never[]) => Error]>([
    ['from an administrator', sender({ role: 'college_admin' }), RoleNotAllowed],
    ['to no one', { recipient: null }, PersonNotFound],
    ['where one has blocked the other', { isBlocked: true }, PersonNotFound],
    ['to a hidden mentor', { recipient: mentor({ isAlumniHidden: true }) }, PersonNotFound],
    ['from one student to another', { recipient: student('public') }, PersonNotFound],
    [
      'to a mentor who takes none from students',
      { recipient: mentor({ allowStudentConnections: false }) },
      NotAcceptingRequests,
    ],
    ['without a place', { placesLeft: 0 }, NoPlaceLeft],
    ['to a paused mentor', { pausedMonth: '2027-03' }, NoMinutesLeft],
    ['beyond five open requests', { openRequests: 5 }, TooManyOpenRequests],
  ])('is refused %s', (_, overrides, expected) => {
    expect(refusal(overrides)).toBeInstanceOf(expected);
  });

  it('is refused for 30 days after a decline, to the millisecond', () => {
    const again = daysAfter(NOON, 30);
    expect(refusal({ connection: declined() }, new Date(again.getTime() - 1))).toBeInstanceOf(RequestTooSoon);
    expect(refusal({ connection: declined() }, again)).toBeNull();
  });

  it('counts as open only while neither has blocked the other', () => {
    const connection = aConnection();
    expect(findOpenConnection(facts({ connection }))).toBe(connection);
    expect(findOpenConnection(facts({ connection, isBlocked: true }))).toBeNull();
    expect(findOpenConnection(facts({ connection, recipient: null }))).toBeNull();
    expect(findOpenConnection(facts({ connection: declined() }))).toBeNull();
  });
});

describe('the displayed reason why no request is possible', () => {
  it.each<[Partial<RequestFacts>, string | null]>([
    [{}, null],
    [sender({ role: 'college_admin' }), 'role'],
    [{ connection: declined() }, 'too-soon'],
    [{ placesLeft: 0 }, 'full'],
    [{ pausedMonth: '2027-03' }, 'full'],
    [{ openRequests: 5 }, 'too-many'],
    [{ recipient: mentor({ allowStudentConnections: false }) }, 'not-accepting'],
    [{ recipient: mentor({}, true) }, 'minor'],
  ])('for %j is %s', (overrides, reason) => {
    expect(findRequestRefusalReason(facts(overrides), NOON)).toBe(reason);
  });
});

describe('who can find and contact each role', () => {
  it('lets students find alumni, and alumni find alumni and public adult students', () => {
    expect(canBeFoundBy('student', mentor())).toBe(true);
    expect(canBeFoundBy('alumni', mentor())).toBe(true);
    expect(canBeFoundBy('alumni', mentor({ isAlumniHidden: true }))).toBe(false);
    expect(canBeFoundBy('alumni', student('public'))).toBe(true);
    expect(canBeFoundBy('alumni', student('private'))).toBe(false);
    expect(canBeFoundBy('alumni', student('public', true))).toBe(false);
    expect(canBeFoundBy('student', student('public'))).toBe(false);
    expect(canBeFoundBy('college_admin', student('public'))).toBe(false);
  });

  it('lets only alumni find students', () => {
    expect(canBeFoundBy('alumni', student('public'))).toBe(true);
    expect(canBeFoundBy('alumni', student('private'))).toBe(false);
    expect(canBeFoundBy('student', student('public'))).toBe(false);
    expect(canBeFoundBy('college_admin', student('public'))).toBe(false);
  });

  it('applies `allowStudentConnections` only to requests from students', () => {
    const alumniOnlyMentor = mentor({ allowStudentConnections: false });
    expect(acceptsRequestsFrom('student', alumniOnlyMentor)).toBe(false);
    expect(acceptsRequestsFrom('alumni', alumniOnlyMentor)).toBe(true);
    expect(acceptsRequestsFrom('student', mentor())).toBe(true);
    expect(acceptsRequestsFrom('student', student('public'))).toBe(true);
    const { person, choices } = student('public');
    expect(acceptsRequestsFrom('student', { person, choices: { ...choices, allowStudentConnections: false } })).toBe(
      true,
    );
  });

  it('counts a connection with a student as a place of the alum', () => {
    const [alum, pupil] = [{ id: 1, role: 'alumni' } as const, { id: 2, role: 'student' } as const];
    expect(findMentorId(alum, pupil)).toBe(1);
    expect(findMentorId(pupil, alum)).toBe(1);
    expect(findMentorId(alum, { id: 3, role: 'alumni' })).toBeNull();
  });
});
