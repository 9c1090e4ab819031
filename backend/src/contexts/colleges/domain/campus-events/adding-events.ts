import type { Role } from '../../../../shared/domain/role';
import { EmailNotConfirmed } from '../../../../shared/domain/email-not-confirmed';
import { MayNotAddEvents } from './campus-event-errors';

/** Someone who would add an event to a college, and what ties them to it. */
export interface WouldBeHost {
  readonly role: Role;
  readonly emailConfirmed: boolean;
  readonly speaksForCollege: boolean;
  readonly isAlumniOfCollege: boolean;
}

export interface RightToAdd {
  readonly may: 'publish' | 'propose' | 'no';
  /** For the person who may not; null for who may. */
  readonly reason: string | null;
}

const ROLE_REASON: Record<Role, string> = {
  student: 'Events are added by a college’s administrators and proposed by its alumni.',
  alumni: 'You can propose events for the college you graduated from.',
  college_admin: 'You can add events once you are a verified administrator of this college.',
};

/** A college speaks for itself; its alumni propose, and it decides. */
export function rightToAdd(host: WouldBeHost): RightToAdd {
  if (host.speaksForCollege) return { may: 'publish', reason: null };
  if (!host.isAlumniOfCollege) return { may: 'no', reason: ROLE_REASON[host.role] };
  if (!host.emailConfirmed) return { may: 'no', reason: new EmailNotConfirmed().message };
  return { may: 'propose', reason: null };
}

/** @throws MayNotAddEvents, EmailNotConfirmed */
export function assertMayAdd(host: WouldBeHost): 'publish' | 'propose' {
  const { may, reason } = rightToAdd(host);
  if (may !== 'no') return may;
  throw host.isAlumniOfCollege && !host.emailConfirmed ? new EmailNotConfirmed() : new MayNotAddEvents(reason ?? '');
}
