import { Clock } from '../../../shared/application/clock';
import { CollegeRights } from '../../../shared/application/college-rights';
import { UseCase } from '../../../shared/application/use-case';
import { CampusEventNotFound } from '../domain/campus-event-errors';
import type { PersonId } from '../domain/ids';
import { CampusEvents, Rsvps } from './ports/campus-events';

export interface AnswerCampusEventInput {
  readonly id: number;
  readonly by: PersonId;
  readonly comes: boolean;
}

@UseCase()
export class AnswerCampusEvent {
  constructor(
    private readonly events: CampusEvents,
    private readonly rsvps: Rsvps,
    private readonly rights: CollegeRights,
    private readonly clock: Clock,
  ) {}

  /** @returns how many come now. @throws CampusEventNotFound, EventIsPending, EventIsCancelled, EventIsOver */
  async execute({ id, by, comes }: AnswerCampusEventInput): Promise<number> {
    const event = await this.events.byId(id);
    const speaksForCollege = await this.rights.speaksFor(by, event.collegeId);
    if (!event.isKnownTo({ id: by, speaksForCollege })) throw new CampusEventNotFound();

    event.assertTakesAnswers(this.clock.now());

    return comes ? this.rsvps.give(event.id, by) : this.rsvps.takeBack(event.id, by);
  }
}
