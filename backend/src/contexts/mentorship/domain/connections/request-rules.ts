import { DomainError } from '../../../../shared/domain/domain-error';
import type { StudentProfileState } from '../profile-fields/student-details';
import type { AlumniProfileState } from '../profile-fields/alumni-details';
import type { Role } from '../../../../shared/domain/role';
import { type PersonSummary, visibleAlumniProfile, visibleStudentProfile } from '../profiles/profile-visibility';
import type { Connection } from './connection';
import { RequestTooSoon, REQUESTS } from './connection-state';
import { AlumniNotFound, OtherRole } from '../profile-fields/errors';

/** The person a request goes to. What they chose about requests is part of the profile of their role. */
export interface Recipient {
  readonly person: PersonSummary;
  readonly alumniProfile: AlumniProfileState | null;
  readonly studentProfile: StudentProfileState | null;
}

/**
 * Whether someone finds the person at all without being connected: students find alumni, alumni find alumni and those
 * students who are adults with a public profile. No one finds a minor: they ask first.
 */
export function canBeFoundBy(role: Role, { person, alumniProfile, studentProfile }: Recipient): boolean {
  if (alumniProfile) return visibleAlumniProfile(person, alumniProfile, 'member').isShown;
  return (
    role === 'alumni' && studentProfile !== null && visibleStudentProfile(person, studentProfile, 'member').isShown
  );
}

/** Whether someone of this role comes across the person: students also come across the students whom alumni find. */
export const canBeSeenBy = (role: Role, recipient: Recipient): boolean =>
  canBeFoundBy(role === 'student' ? 'alumni' : role, recipient);

/** Whether the person takes requests from people of this role. */
export const takesRequestsFrom = (role: Role, { alumniProfile }: Recipient): boolean =>
  role !== 'student' || alumniProfile?.allowStudentConnections !== false;

/** Whose places a connection between the two takes up: the one who is alumni, where the other is a student. */
export function mentorOf(one: { id: number; role: Role }, other: { id: number; role: Role }): number | null {
  if (one.role === other.role) return null;
  return [one, other].find(({ role }) => role === 'alumni')?.id ?? null;
}

/** What a request says unless its sender writes something else. `displayName` is the recipient's. */
export function suggestedMessage(senderRole: Role, displayName: string): string {
  const [firstName] = displayName.trim().split(/\s+/);
  return senderRole === 'alumni'
    ? `Hi ${firstName}, I'm a fellow alum and would like to connect with you in the alumni network.`
    : "Hi, I'd like to connect with you for mentorship!";
}

export class Yourself extends DomainError {
  constructor(field = 'toUserId') {
    const message = 'You can’t choose yourself. Please choose someone else.';
    super('invalid', 'mentorship.yourself', message, [{ field, message }]);
  }
}

export class NotAcceptingRequests extends DomainError {
  constructor() {
    super(
      'forbidden',
      'mentorship.not-accepting-requests',
      'This person isn’t accepting requests from students right now.',
    );
  }
}

export class TooManyOpenRequests extends DomainError {
  constructor(most: number) {
    super(
      'conflict',
      'mentorship.too-many-open-requests',
      `You have ${most} open requests. Withdraw one or wait for an answer first.`,
    );
  }
}

export class NoPlaceLeft extends DomainError {
  constructor() {
    super('conflict', 'mentorship.no-place-left', 'This mentor has no room for more students right now.');
  }
}

/** The wait list is for students who cannot ask because every place is taken. */
export class NothingToWaitFor extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.nothing-to-wait-for',
      'You can’t join this wait list. The mentor has room, or you already sent a request.',
    );
  }
}

/** Everything that decides whether a request is allowed. */
export interface RequestFacts {
  readonly sender: { readonly id: number; readonly role: Role };
  /** Null where there is no one, or only someone who has no profile that could be asked. */
  readonly recipient: Recipient | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  readonly connection: Connection | null;
  /** Null where the request takes no one's place. */
  readonly placesLeft: number | null;
  /** Requests of the sender that wait for an answer. */
  readonly openRequests: number;
}

/** Why a new request is refused; null when it is not. Who may not be known to exist is refused like no one. */
export function refusalOf(facts: RequestFacts, now: Date): DomainError | null {
  const { sender, recipient, isBlocked, connection, placesLeft, openRequests } = facts;
  if (sender.role === 'college_admin') return new OtherRole();
  if (!recipient || isBlocked || !canBeFoundBy(sender.role, recipient)) return new AlumniNotFound();

  const again = connection?.canRequestAgainAt(sender.id);
  if (again && now < again) return new RequestTooSoon(again);
  if (!takesRequestsFrom(sender.role, recipient)) return new NotAcceptingRequests();
  if (placesLeft !== null && placesLeft <= 0) return new NoPlaceLeft();
  if (sender.role === 'student' && openRequests >= REQUESTS.openPerStudent) {
    return new TooManyOpenRequests(REQUESTS.openPerStudent);
  }
  return null;
}

/** The request that waits, or the connection that is there already; nothing where the other side is not to be dealt with. */
export const openConnectionOf = ({ recipient, isBlocked, connection }: RequestFacts): Connection | null =>
  recipient && !isBlocked && connection?.isOpen ? connection : null;

export const REFUSAL_REASONS = ['not-accepting', 'full', 'too-soon', 'too-many', 'minor', 'role'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The refusal in a word, for a page that shows why there is no button. */
export function refusalReasonOf(facts: RequestFacts, now: Date): RefusalReason | null {
  const refusal = refusalOf(facts, now);
  if (refusal === null) return null;
  if (refusal instanceof OtherRole) return 'role';
  if (refusal instanceof RequestTooSoon) return 'too-soon';
  if (refusal instanceof NoPlaceLeft) return 'full';
  if (refusal instanceof TooManyOpenRequests) return 'too-many';
  return facts.recipient?.person.isMinor ? 'minor' : 'not-accepting';
}
