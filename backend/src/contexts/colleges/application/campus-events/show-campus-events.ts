import { People } from '../people/ports/people';
import { UseCase } from '../../../../shared/application/use-case';
import type { CampusEvent } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { PersonId } from '../../domain/catalogue/ids';
import { CampusEvents, CampusEventReader, type CampusEventView, type EventPeriod } from './ports/campus-events';
import { Clock } from '../../../../shared/application/clock';
import { type CollegeReference, findCollegeIdsByReference, KnownColleges } from '../catalogue/ports/known-colleges';
import type { PageRequest } from '../directory/ports/college-reader';

/** Finds an event if the viewer can see it. */
@UseCase()
export class FindCampusEvent {
  constructor(
    private readonly events: CampusEvents,
    private readonly people: People,
  ) {}

  /**
   * @param viewer null for a visitor
   * @throws CampusEventNotFound if the event doesn't exist, or the viewer can't see it
   */
  async execute(id: number, viewer: PersonId | null): Promise<CampusEvent> {
    const event = await this.events.find(id);
    if (!event) throw new CampusEventNotFound();
    const person = viewer && { id: viewer, speaksForCollege: await this.people.canRepresent(viewer, event.collegeId) };
    if (!event.isVisibleTo(person)) throw new CampusEventNotFound();
    return event;
  }
}

interface CampusEventsQuery extends CollegeReference {
  readonly when: EventPeriod;
  readonly page: PageRequest;
}

/** Shows campus events that the viewer can see. */
@UseCase()
export class ShowCampusEvents {
  constructor(
    private readonly reader: CampusEventReader,
    private readonly findCampusEvent: FindCampusEvent,
    private readonly colleges: KnownColleges,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** @param viewer null for a visitor */
  async execute({ when, page, ...pointer }: CampusEventsQuery, viewer: PersonId | null) {
    const colleges = await findCollegeIdsByReference(this.colleges, pointer);
    // A viewer who represents the one college in the request also sees its proposals.
    const [only, another] = colleges ?? [];
    const isDecider = viewer && only && !another && (await this.people.canRepresent(viewer, only));
    const eventViewer = viewer && { id: viewer, speaksFor: isDecider ? [only] : [] };
    return this.reader.list({ colleges, when, now: this.clock.now() }, page, eventViewer);
  }

  /** @throws CampusEventNotFound if the event doesn't exist, or the viewer can't see it */
  async get(id: number, viewer: PersonId | null): Promise<CampusEventView> {
    return this.reader.get((await this.findCampusEvent.execute(id, viewer)).id, viewer);
  }
}
