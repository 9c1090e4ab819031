import { DomainError } from '../../../../shared/domain/domain-error';
import type { Role } from '../../../../shared/domain/role';
import {
  type HiddenProfiles,
  isShownToMembers,
  type PersonSummary,
  PersonNotFound,
  RoleNotAllowed,
} from '../profiles/person';
import { NoMinutesLeft } from '../minutes/minutes';
import type { Connection } from './connection';
import { type ConnectionState, RequestTooSoon, REQUEST_RULES } from './connection-state';

/** What a person chose about being contacted. */
export interface ContactChoices extends HiddenProfiles {
  /** Of alumni; true unless they chose otherwise. */
  readonly allowStudentConnections: boolean;
  /** Of alumni; null if they have no profile yet. */
  readonly maxMentees: number | null;
  /** Of alumni: the current month (`2027-03`) while they are paused, with too few minutes left; otherwise null. */
  readonly pausedMonth: string | null;
}

/** The recipient of a request. */
export interface Recipient {
  readonly person: PersonSummary;
  readonly choices: ContactChoices;
}

/** The status of a connection, and who sent the last request. */
export type ConnectionStanding = Pick<ConnectionState, 'status' | 'fromUserId'>;

/**
 * Checks whether people of a role find the person without being connected: students find alumni, alumni find alumni and
 * adult students with a public profile. No one finds a minor; minors send the first request.
 */
export const canBeFoundBy = (role: Role, { person, choices }: Recipient): boolean =>
  (role === 'alumni' || person.role === 'alumni') && isShownToMembers(person, choices);

/** Whether the person accepts requests from people of this role. */
export const acceptsRequestsFrom = (role: Role, { person, choices }: Recipient): boolean =>
  role !== 'student' || person.role !== 'alumni' || choices.allowStudentConnections;

/** Returns whose place a connection takes: that of the alum, if the other is a student; otherwise null. */
export function findMentorId(one: { id: number; role: Role }, other: { id: number; role: Role }): number | null {
  if (one.role === other.role) return null;
  return [one, other].find(({ role }) => role === 'alumni')?.id ?? null;
}

/** Returns the default message of a request. */
export function defaultRequestMessage(
  senderRole: Role,
  recipient: Pick<PersonSummary, 'displayName' | 'role'>,
): string {
  if (senderRole !== 'alumni') return "Hi, I'd like to connect with you for mentorship!";
  const [firstName] = recipient.displayName.trim().split(/\s+/);
  return recipient.role === 'alumni'
    ? `Hi ${firstName}, I'm a fellow alum and would like to connect with you in the alumni network.`
    : `Hi ${firstName}, I'm part of the alumni network and would like to connect with you. I'm happy to answer your questions.`;
}

export class CannotChooseYourself extends DomainError {
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
  constructor(limit: number) {
    super(
      'conflict',
      'mentorship.too-many-open-requests',
      `You have ${limit} open requests. Withdraw one or wait for an answer first.`,
    );
  }
}

export class NoPlaceLeft extends DomainError {
  /** @param isOwn whether the mentor is the person who gets the error */
  constructor({ isOwn }: { isOwn: boolean } = { isOwn: false }) {
    super(
      'conflict',
      'mentorship.no-place-left',
      isOwn
        ? 'You have no room for more students right now. You can change “Students at a time” in your profile settings.'
        : 'This mentor has no room for more students right now.',
    );
  }
}

/** Whether a request is refused only until the mentor has room again: a place, and minutes. */
export const hasNoRoom = (refusal: DomainError): boolean =>
  refusal instanceof NoPlaceLeft || refusal instanceof NoMinutesLeft;

/** The wait list is only for students who can't send a request because every place is taken. */
export class CannotJoinWaitList extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.nothing-to-wait-for',
      'You can’t join this wait list. The mentor has room, or you already sent a request.',
    );
  }
}

/** The facts that decide whether a request is allowed. */
export interface RequestFacts {
  readonly sender: { readonly id: number; readonly role: Role };
  /** Null if there is no account, or none with a profile that could receive requests. */
  readonly recipient: Recipient | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  readonly connection: Connection | null;
  /** Null if the request takes no place. */
  readonly placesLeft: number | null;
  /** `2027-03` if the request would cost minutes that the recipient doesn't have in this month; otherwise null. */
  readonly pausedMonth: string | null;
  /** The number of the sender's pending requests. */
  readonly openRequests: number;
}

/**
 * Returns why a new request is refused; null if it isn't. People whose existence must not be revealed are treated like
 * missing accounts.
 */
export function findRequestRefusal(facts: RequestFacts, now: Date): DomainError | null {
  const { sender, recipient, isBlocked, connection, placesLeft, pausedMonth, openRequests } = facts;
  if (sender.role === 'college_admin') return new RoleNotAllowed();
  if (!recipient || isBlocked || !canBeFoundBy(sender.role, recipient)) return new PersonNotFound();

  const allowedAt = connection?.nextRequestAllowedAt(sender.id);
  if (allowedAt && now < allowedAt) return new RequestTooSoon(allowedAt);
  if (!acceptsRequestsFrom(sender.role, recipient)) return new NotAcceptingRequests();
  if (placesLeft !== null && placesLeft <= 0) return new NoPlaceLeft();
  if (pausedMonth !== null) return new NoMinutesLeft(pausedMonth, { isOwn: false });
  if (sender.role === 'student' && openRequests >= REQUEST_RULES.openPerStudent) {
    return new TooManyOpenRequests(REQUEST_RULES.openPerStudent);
  }
  return null;
}

/**
 * The pending request or existing connection; null if there is none, or if the other person is blocked or unavailable.
 */
export const findOpenConnection = ({ recipient, isBlocked, connection }: RequestFacts): Connection | null =>
  recipient && !isBlocked && connection?.isOpen ? connection : null;

export const REFUSAL_REASONS = ['not-accepting', 'full', 'too-soon', 'too-many', 'minor', 'role'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Returns the refusal as a code, for a page that explains why there is no button. */
export function findRequestRefusalReason(facts: RequestFacts, now: Date): RefusalReason | null {
  const refusal = findRequestRefusal(facts, now);
  if (refusal === null) return null;
  if (refusal instanceof RoleNotAllowed) return 'role';
  if (refusal instanceof RequestTooSoon) return 'too-soon';
  if (hasNoRoom(refusal)) return 'full';
  if (refusal instanceof TooManyOpenRequests) return 'too-many';
  return facts.recipient?.person.isMinor ? 'minor' : 'not-accepting';
}
