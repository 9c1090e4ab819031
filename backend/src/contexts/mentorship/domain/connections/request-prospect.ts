import type { DomainError } from '../../../../shared/domain/domain-error';
import type { Role } from '../../../../shared/domain/role';
import type { Connection } from './connection';
import { NoPlaceLeft, NotAcceptingRequests, RequestTooSoon, TooManyOpenRequests } from './connection-errors';
import { type Asked, isFoundBy, REQUESTS, takesRequestsFrom } from './connection-rules';
import { AlumniNotFound, OtherRole } from '../profile-fields/errors';

/** Everything that decides whether someone may ask someone. */
export interface RequestProspect {
  readonly sender: { readonly id: number; readonly role: Role };
  /** Null where there is no one, or only someone who has no profile that could be asked. */
  readonly asked: Asked | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  readonly connection: Connection | null;
  /** Null where the request takes no one's place. */
  readonly placesLeft: number | null;
  /** Requests of the sender that wait for an answer. */
  readonly openRequests: number;
}

/** Why a new request is refused; null when it is not. Who may not be known to exist is refused like no one. */
export function refusalOf(prospect: RequestProspect, now: Date): DomainError | null {
  const { sender, asked, isBlocked, connection, placesLeft, openRequests } = prospect;
  if (sender.role === 'college_admin') return new OtherRole();
  if (!asked || isBlocked || !isFoundBy(sender.role, asked)) return new AlumniNotFound();

  const again = connection?.canRequestAgainAt(sender.id);
  if (again && now < again) return new RequestTooSoon(again);
  if (!takesRequestsFrom(sender.role, asked)) return new NotAcceptingRequests();
  if (placesLeft !== null && placesLeft <= 0) return new NoPlaceLeft();
  if (sender.role === 'student' && openRequests >= REQUESTS.openPerStudent) {
    return new TooManyOpenRequests(REQUESTS.openPerStudent);
  }
  return null;
}

/** The request that waits, or the connection that is there already; nothing where the other side is not to be dealt with. */
export const openConnectionOf = ({ asked, isBlocked, connection }: RequestProspect): Connection | null =>
  asked && !isBlocked && connection?.isOpen ? connection : null;

export const WHY_NOT = ['not-accepting', 'full', 'too-soon', 'too-many', 'minor', 'role'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** The refusal in a word, for a page that shows why there is no button. */
export function whyNot(prospect: RequestProspect, now: Date): WhyNot | null {
  const refusal = refusalOf(prospect, now);
  if (refusal === null) return null;
  if (refusal instanceof OtherRole) return 'role';
  if (refusal instanceof RequestTooSoon) return 'too-soon';
  if (refusal instanceof NoPlaceLeft) return 'full';
  if (refusal instanceof TooManyOpenRequests) return 'too-many';
  return prospect.asked?.person.isMinor ? 'minor' : 'not-accepting';
}
