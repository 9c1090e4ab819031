import { CollegeRights } from '../../../../shared/application/college-rights';
import { UseCase } from '../../../../shared/application/use-case';
import type { CampusEvent } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { PersonId } from '../../domain/catalogue/ids';
import { CampusEvents, CampusEventReader, type CampusEventView, type EventTimes } from './ports/campus-events';
import { Clock } from '../../../../shared/application/clock';
import { type CollegePointer, collegesMeant, KnownColleges } from '../catalogue/ports/known-colleges';
import type { PageRequest } from '../directory/ports/college-reader';

/** Finds an event if the viewer can see it. */
@UseCase()
export class FindCampusEvent {
  constructor(
    private readonly events: CampusEvents,
    private readonly rights: CollegeRights,
  ) {}

  /**
   * @param viewer null for a visitor
   * @throws CampusEventNotFound if the event doesn't exist, or the viewer can't see it
   */
  async execute(id: number, viewer: PersonId | null): Promise<CampusEvent> {
    const event = await this.events.find(id);
    if (!event) throw new CampusEventNotFound();
    const person = viewer && { id: viewer, speaksForCollege: await this.rights.canRepresent(viewer, event.collegeId) };
    if (!event.isKnownTo(person)) throw new CampusEventNotFound();
    return event;
  }
}

export interface EventsAsked extends CollegePointer {
  readonly when: EventTimes;
  readonly page: PageRequest;
}

/** Shows campus events that the viewer can see. */
@UseCase()
export class ShowCampusEvents {
  constructor(
    private readonly reader: CampusEventReader,
    private readonly findCampusEvent: FindCampusEvent,
    private readonly colleges: KnownColleges,
    private readonly rights: CollegeRights,
    private readonly clock: Clock,
  ) {}

  /** @param viewer null for a visitor */
  async execute({ when, page, ...pointer }: EventsAsked, viewer: PersonId | null) {
    const colleges = await collegesMeant(this.colleges, pointer);
    // A viewer who represents the one college in the request also sees its proposals.
    const [only, another] = colleges ?? [];
    const decides = viewer && only && !another && (await this.rights.canRepresent(viewer, only));
    const seenBy = viewer && { id: viewer, speaksFor: decides ? [only] : [] };
    return this.reader.list({ colleges, when, now: this.clock.now() }, page, seenBy);
  }

  /** @throws CampusEventNotFound if the event doesn't exist, or the viewer can't see it */
  async one(id: number, viewer: PersonId | null): Promise<CampusEventView> {
    return this.reader.get((await this.findCampusEvent.execute(id, viewer)).id, viewer);
  }
}
