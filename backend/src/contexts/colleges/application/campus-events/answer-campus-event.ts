import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { FindCampusEvent } from './find-campus-event';
import { Rsvps } from './ports/campus-events';

export interface AnswerCampusEventInput {
  readonly id: number;
  readonly by: PersonId;
  readonly comes: boolean;
}

@UseCase()
export class AnswerCampusEvent {
  constructor(
    private readonly findCampusEvent: FindCampusEvent,
    private readonly rsvps: Rsvps,
    private readonly clock: Clock,
  ) {}

  /** @returns how many come now. @throws CampusEventNotFound, EventIsPending, EventIsCancelled, EventIsOver */
  async execute({ id, by, comes }: AnswerCampusEventInput): Promise<number> {
    const event = await this.findCampusEvent.execute(id, by);

    event.assertTakesAnswers(this.clock.now());

    return comes ? this.rsvps.give(event.id, by) : this.rsvps.takeBack(event.id, by);
  }
}
