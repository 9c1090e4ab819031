import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { type HostCandidate, requireAddEventPermission, CampusEvent } from '../../domain/campus-events/campus-event';
import type { CollegeId, CampusEventId, PersonId } from '../../domain/catalogue/ids';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { People } from '../people/ports/people';
import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { type CampusEventForm, toCampusEventDetails } from '../../domain/campus-events/campus-event-draft';
import { CampusEvents } from './ports/campus-events';

/** Returns the relation to a college that would let the user add an event to it. */
@UseCase()
export class CheckEventPermission {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly people: People,
  ) {}

  /** @throws CollegeNotFound */
  async execute(user: SignedInUser, collegeId: number): Promise<{ host: HostCandidate; collegeId: CollegeId }> {
    const { id } = await this.colleges.get(collegeId);
    const person = (await this.people.findByIds([user.id])).get(user.id);

    const host = {
      role: user.role,
      emailConfirmed: user.emailVerified,
      speaksForCollege: await this.people.canRepresent(user.id, id),
      isAlumniOfCollege: user.role === 'alumni' && person?.alumniCollegeId === id,
    };
    return { host, collegeId: id };
  }
}

interface AddCampusEventInput {
  readonly user: SignedInUser;
  readonly collegeId: number;
  readonly form: CampusEventForm;
}

@UseCase()
export class AddCampusEvent {
  constructor(
    private readonly checkEventPermission: CheckEventPermission,
    private readonly events: CampusEvents,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the event, and whether it is new
   * @throws CollegeNotFound, MayNotAddEvents, EmailNotConfirmed, CampusEventRefused, TooManyRequests
   */
  async execute({ user, form, ...input }: AddCampusEventInput): Promise<{ id: CampusEventId; isFirst: boolean }> {
    const { host, collegeId } = await this.checkEventPermission.execute(user, input.collegeId);
    const as = requireAddEventPermission(host);
    const details = toCampusEventDetails(form, this.clock.now());
    await this.limits.consume(RATE_LIMITS.campusEventsPerPerson, String(user.id));

    const ids = { id: await this.events.nextId(), collegeId, createdBy: user.id as PersonId };
    const event = CampusEvent.add(ids, details, as, this.clock.now());

    return this.events.saveOnce(event);
  }
}
