import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { Interaction } from '../../domain/engagement/interaction';
import { Interactions } from '../engagement/ports/interest';
import { FindCampusEvent } from './show-campus-events';
import { Rsvps, CampusEvents } from './ports/campus-events';
import { People } from '../people/ports/people';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';

interface RsvpToCampusEventInput {
  readonly id: number;
  readonly by: PersonId;
  readonly comes: boolean;
}

@UseCase()
export class RsvpToCampusEvent {
  constructor(
    private readonly findCampusEvent: FindCampusEvent,
    private readonly events: CampusEvents,
    private readonly rsvps: Rsvps,
    private readonly interactions: Interactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the number of people who plan to come
   * @throws CampusEventNotFound, EventIsPending, EventIsCancelled, EventIsOver
   */
  async execute({ id, by, comes }: RsvpToCampusEventInput): Promise<number> {
    const event = await this.findCampusEvent.execute(id, by);

    event.assertAcceptsRsvps(this.clock.now());

    // Locks the event, so that simultaneous answers are counted one after another and none misses a step.
    return this.events.update(event.id, async (locked) => {
      const before = await this.rsvps.count(event.id);
      if (comes) {
        await this.interactions.publish(Interaction.fromRsvp(event.id, by, event.collegeId, this.clock.now()));
      }
      const count = await (comes ? this.rsvps.save(event.id, by) : this.rsvps.delete(event.id, by));
      locked.recordRsvps(before, count, this.clock.now());
      return count;
    });
  }
}

interface DecideCampusEventInput {
  readonly id: number;
  readonly by: PersonId;
  readonly verb: 'publish' | 'cancel';
}

/** Publishes a proposed event, or cancels an event. */
@UseCase()
export class DecideCampusEvent {
  constructor(
    private readonly events: CampusEvents,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** @throws CampusEventNotFound, OnlyTheCollegePublishes, MayNotCancel, EventIsCancelled, EventIsOver */
  execute({ id, by, verb }: DecideCampusEventInput): Promise<void> {
    return this.events.update(id, async (event) => {
      const person = { id: by, speaksForCollege: await this.people.canRepresent(by, event.collegeId) };
      if (!event.isVisibleTo(person)) throw new CampusEventNotFound();

      event[verb](person, this.clock.now());
    });
  }
}
