import { Clock } from '../../../../shared/application/clock';
import { CollegeRights } from '../../../../shared/application/college-rights';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { FindCampusEvent } from './find-campus-event';
import { type CollegePointer, collegesMeant } from '../catalogue/meant-college';
import { CampusEventReader, type CampusEventView, type EventTimes } from './ports/campus-event-reader';
import type { PageRequest } from '../directory/ports/college-reader';
import { KnownColleges } from '../catalogue/ports/known-colleges';

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
