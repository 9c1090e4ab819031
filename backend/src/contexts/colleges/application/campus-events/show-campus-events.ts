import { CollegeRights } from '../../../../shared/application/college-rights';
import { UseCase } from '../../../../shared/application/use-case';
import type { CampusEvent } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { PersonId } from '../../domain/catalogue/ids';
import { CampusEvents, CampusEventReader, type CampusEventView, type EventTimes } from './ports/campus-events';
import { Clock } from '../../../../shared/application/clock';
import { type CollegePointer, collegesMeant, KnownColleges } from '../catalogue/ports/known-colleges';
import type { PageRequest } from '../directory/ports/college-reader';

/** Finds an event for anyone who may know of it. */
@UseCase()
export class FindCampusEvent {
  constructor(
    private readonly events: CampusEvents,
    private readonly rights: CollegeRights,
  ) {}

  /**
   * @param viewer null for a visitor
   * @throws CampusEventNotFound when there is none, or none that the viewer may know of
   */
  async execute(id: number, viewer: PersonId | null): Promise<CampusEvent> {
    const event = await this.events.byId(id);
    const person = viewer && { id: viewer, speaksForCollege: await this.rights.canRepresent(viewer, event.collegeId) };
    if (!event.isKnownTo(person)) throw new CampusEventNotFound();
    return event;
  }
}

export interface EventsAsked extends CollegePointer {
  readonly when: EventTimes;
  readonly page: PageRequest;
}

/** Campus events, as far as anyone who looks may know of them. */
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
    // Anyone who speaks for the one college that was asked about sees what waits for its word.
    const [only, another] = colleges ?? [];
    const decides = viewer && only && !another && (await this.rights.canRepresent(viewer, only));
    const seenBy = viewer && { id: viewer, speaksFor: decides ? [only] : [] };
    return this.reader.page({ colleges, when, now: this.clock.now() }, page, seenBy);
  }

  /** @throws CampusEventNotFound when there is none, or none that the viewer may know of */
  async one(id: number, viewer: PersonId | null): Promise<CampusEventView> {
    return this.reader.byId((await this.findCampusEvent.execute(id, viewer)).id, viewer);
  }
}
