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
import { CampusEventRsvpsChanged } from '../../integration-events/campus-event-events';
import type { CampusEventId, CollegeId, PersonId } from '../catalogue/ids';
import type { Spokesperson } from '../people/person';
import type { Role } from '../../../../shared/domain/role';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';

export const EVENT_STATUSES = ['published', 'pending', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export interface CampusEventState extends CampusEventDetails {
  id: CampusEventId;
  collegeId: CollegeId;
  /** Null if the account was erased. */
  createdBy: PersonId | null;
  status: EventStatus;
  /** A sample event that won’t take place. */
  isSample: boolean;
  /** Number of changes, by which calendars recognize a newer version. */
  sequence: number;
  createdAt: Date;
  /** Null while only its creator and the college can see it. */
  publishedAt: Date | null;
  changedAt: Date;
}

/** Others learn of RSVPs in steps. */
const RSVP_STEP = 10;

const roundToStep = (count: number): number => Math.floor(count / RSVP_STEP) * RSVP_STEP;

/** A campus event: proposed, published or canceled. */
export class CampusEvent extends Aggregate {
  private constructor(private readonly state: CampusEventState) {
    super();
  }

  /** Expects details from `toCampusEventDetails`, and a right checked with `getAddEventPermission`. */
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

  /** Publishes a proposed event. Repeating it changes nothing. */
  publish(by: Spokesperson, now: Date): void {
    if (!by.speaksForCollege) throw new OnlyTheCollegePublishes();
    if (this.state.status === 'published') return;
    if (this.state.status === 'cancelled') throw new EventIsCancelled();
    this.#assertNotOver(now);
    this.#change('published', now);
    this.state.publishedAt = now;
  }

  /** Cancels the event permanently. Repeating it changes nothing. */
  cancel(by: Spokesperson, now: Date): void {
    if (!by.speaksForCollege && by.id !== this.state.createdBy) throw new MayNotCancel();
    if (this.state.status === 'cancelled') return;
    this.#assertNotOver(now);
    this.#change('cancelled', now);
  }

  /** @throws EventIsCancelled, EventIsOver, EventIsPending if people can't answer any more or yet */
  assertAcceptsRsvps(now: Date): void {
    if (this.state.status === 'cancelled') throw new EventIsCancelled();
    if (this.state.status === 'pending') throw new EventIsPending();
    this.#assertNotOver(now);
  }

  /** An event that was never published is visible only to its creator and the college. */
  isVisibleTo(person: Spokesperson | null): boolean {
    return this.state.publishedAt !== null || person?.id === this.state.createdBy || !!person?.speaksForCollege;
  }

  get id(): CampusEventId {
    return this.state.id;
  }

  get collegeId(): CollegeId {
    return this.state.collegeId;
  }

  /** Announces how many people plan to come if that has reached another step. */
  recordRsvps(before: number, now: number, at: Date): void {
    const [rsvps, { id, collegeId, title }] = [roundToStep(now), this.state];
    if (rsvps !== roundToStep(before)) this.record(new CampusEventRsvpsChanged(id, collegeId, title, rsvps, at));
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

/** A user who wants to add an event to a college, and their relation to it. */
export interface HostCandidate {
  readonly role: Role;
  readonly emailConfirmed: boolean;
  readonly speaksForCollege: boolean;
  readonly isAlumniOfCollege: boolean;
}

export interface AddEventPermission {
  readonly may: 'publish' | 'propose' | 'no';
  /** Why the user can't; null if they can. */
  readonly reason: string | null;
}

const REFUSAL_REASON_BY_ROLE: Record<Role, string> = {
  student: 'Only a college’s administrators can add events, and only its alumni can propose them.',
  alumni: 'You can propose events for the college you graduated from.',
  college_admin: 'You can add events once you’re a verified administrator of this college.',
};

/** The college can publish events; its alumni can propose them, and it decides. */
export function getAddEventPermission(host: HostCandidate): AddEventPermission {
  if (host.speaksForCollege) return { may: 'publish', reason: null };
  if (!host.isAlumniOfCollege) return { may: 'no', reason: REFUSAL_REASON_BY_ROLE[host.role] };
  if (!host.emailConfirmed) return { may: 'no', reason: new EmailNotConfirmed().message };
  return { may: 'propose', reason: null };
}

/** @throws MayNotAddEvents, EmailNotConfirmed */
export function requireAddEventPermission(host: HostCandidate): 'publish' | 'propose' {
  const { may, reason } = getAddEventPermission(host);
  if (may !== 'no') return may;
  throw host.isAlumniOfCollege && !host.emailConfirmed ? new EmailNotConfirmed() : new MayNotAddEvents(reason ?? '');
}
