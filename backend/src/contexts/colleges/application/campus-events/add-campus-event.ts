import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { assertMayAdd } from '../../domain/campus-events/adding-events';
import { CampusEvent } from '../../domain/campus-events/campus-event';
import { type CampusEventForm, detailsOf } from '../../domain/campus-events/campus-event-draft';
import type { CampusEventId, PersonId } from '../../domain/catalogue/ids';
import { CampusEvents } from './ports/campus-events';
import { WhoMayAddEvents } from './who-may-add-events';

export interface AddCampusEventInput {
  readonly user: SignedInUser;
  readonly collegeId: number;
  readonly form: CampusEventForm;
}

@UseCase()
export class AddCampusEvent {
  constructor(
    private readonly whoMayAddEvents: WhoMayAddEvents,
    private readonly events: CampusEvents,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @returns the event, and whether it was not there yet. @throws CollegeNotFound, MayNotAddEvents, EmailNotConfirmed, CampusEventRefused, TooManyRequests */
  async execute({ user, form, ...asked }: AddCampusEventInput): Promise<{ id: CampusEventId; isFirst: boolean }> {
    const { host, collegeId } = await this.whoMayAddEvents.execute(user, asked.collegeId);
    const as = assertMayAdd(host);
    const details = detailsOf(form, this.clock.now());
    await this.limits.consume(LIMITS.campusEventsPerPerson, String(user.id));

    const ids = { id: await this.events.nextId(), collegeId, createdBy: user.id as PersonId };
    const event = CampusEvent.add(ids, details, as, this.clock.now());

    return this.events.add(event);
  }
}
