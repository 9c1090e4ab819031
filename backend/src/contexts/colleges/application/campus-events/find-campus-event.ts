import { CollegeRights } from '../../../../shared/application/college-rights';
import { UseCase } from '../../../../shared/application/use-case';
import type { CampusEvent } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { PersonId } from '../../domain/catalogue/ids';
import { CampusEvents } from './ports/campus-events';

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
