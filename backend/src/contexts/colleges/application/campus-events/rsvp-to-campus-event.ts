import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { Interaction } from '../../domain/engagement/interaction';
import { Interactions } from '../engagement/ports/interest';
import { FindCampusEvent } from './show-campus-events';
import { Rsvps, CampusEvents } from './ports/campus-events';
import { People } from '../people/ports/people';
import { Transactions } from '../../../../shared/application/transactions';
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
    private readonly rsvps: Rsvps,
    private readonly interactions: Interactions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the number of people who plan to come
   * @throws CampusEventNotFound, EventIsPending, EventIsCancelled, EventIsOver
   */
  async execute({ id, by, comes }: RsvpToCampusEventInput): Promise<number> {
    const event = await this.findCampusEvent.execute(id, by);

    event.assertAcceptsRsvps(this.clock.now());

    if (!comes) return this.rsvps.delete(event.id, by);
    return this.transactions.run(async () => {
      await this.interactions.publish(Interaction.fromRsvp(event.id, by, event.collegeId, this.clock.now()));
      return this.rsvps.save(event.id, by);
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
