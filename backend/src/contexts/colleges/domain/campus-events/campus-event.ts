import { Aggregate } from '../../../../shared/domain/aggregate';
import type { CampusEventDetails } from './campus-event-draft';
import {
  EventIsCancelled,
  EventIsOver,
  EventIsPending,
  MayNotCancel,
  OnlyTheCollegePublishes,
  MayNotAddEvents,
} from './campus-event-errors';
import type { CampusEventId, CollegeId, PersonId } from '../catalogue/ids';
import type { Spokesperson } from '../people/person';
import type { Role } from '../../../../shared/domain/role';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';

export const EVENT_STATUSES = ['published', 'pending', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export interface CampusEventState extends CampusEventDetails {
  id: CampusEventId;
  collegeId: CollegeId;
  /** Null if the account was deleted. */
  createdBy: PersonId | null;
  status: EventStatus;
  /** Sample event that won’t take place. */
  isSample: boolean;
  /** How often it has changed: calendars that have it already tell a newer edition by it. */
  sequence: number;
  createdAt: Date;
  /** Null while no one but its creator and the college knows of it. */
  publishedAt: Date | null;
  changedAt: Date;
}

/** Something that happens at a college: proposed, published, cancelled. */
export class CampusEvent extends Aggregate {
  private constructor(private readonly state: CampusEventState) {
    super();
  }

  /** Its details are read by `detailsOf`, `rightToAdd` decides who may add it. */
  static add(
    ids: { readonly id: CampusEventId; readonly collegeId: CollegeId; readonly createdBy: PersonId },
    details: CampusEventDetails,
    as: 'publish' | 'propose' | 'sample',
    now: Date,
  ): CampusEvent {
    const isOpen = as !== 'propose';
    return new CampusEvent({
      ...ids,
      ...details,
      status: isOpen ? 'published' : 'pending',
      isSample: as === 'sample',
      sequence: 0,
      createdAt: now,
      publishedAt: isOpen ? now : null,
      changedAt: now,
    });
  }

  static restore(state: CampusEventState): CampusEvent {
    return new CampusEvent(state);
  }

  /** A second time changes nothing. */
  publish(by: Spokesperson, now: Date): void {
    if (!by.speaksForCollege) throw new OnlyTheCollegePublishes();
    if (this.state.status === 'published') return;
    if (this.state.status === 'cancelled') throw new EventIsCancelled();
    this.#assertNotOver(now);
    this.#change('published', now);
    this.state.publishedAt = now;
  }

  /** For good. A second time changes nothing. */
  cancel(by: Spokesperson, now: Date): void {
    if (!by.speaksForCollege && by.id !== this.state.createdBy) throw new MayNotCancel();
    if (this.state.status === 'cancelled') return;
    this.#assertNotOver(now);
    this.#change('cancelled', now);
  }

  /** @throws EventIsCancelled, EventIsOver, EventIsPending when no one can say any more or yet that they come */
  assertTakesAnswers(now: Date): void {
    if (this.state.status === 'cancelled') throw new EventIsCancelled();
    if (this.state.status === 'pending') throw new EventIsPending();
    this.#assertNotOver(now);
  }

  /** What was never published is no one's business but its creator's and the college's. */
  isKnownTo(person: Spokesperson | null): boolean {
    return this.state.publishedAt !== null || person?.id === this.state.createdBy || !!person?.speaksForCollege;
  }

  get id(): CampusEventId {
    return this.state.id;
  }

  get collegeId(): CollegeId {
    return this.state.collegeId;
  }

  snapshot(): CampusEventState {
    return { ...this.state };
  }

  #assertNotOver(now: Date): void {
    if (this.state.endsAt <= now) throw new EventIsOver();
  }

  #change(status: EventStatus, now: Date): void {
    Object.assign(this.state, { status, sequence: this.state.sequence + 1, changedAt: now });
  }
}

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
  student: 'Only a college’s administrators can add events, and only its alumni can propose them.',
  alumni: 'You can propose events for the college you graduated from.',
  college_admin: 'You can add events once you’re a verified administrator of this college.',
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
