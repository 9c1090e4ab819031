import { UseCase } from '../../../../shared/application/use-case';
import { anonymous, type Interaction } from '../../domain/interactions/college-interaction';
import { CountedPeople } from './ports/counted-people';
import { Interactions } from './ports/college-interactions';

/** Stores what someone did with a college: with the person only for adult students, and nothing of those who refuse. */
@UseCase()
export class StoreInteraction {
  constructor(
    private readonly interactions: Interactions,
    private readonly people: CountedPeople,
  ) {}

  async execute(interaction: Interaction): Promise<void> {
    const { userId } = interaction;
    const counting = userId === null ? 'anonymous' : await this.people.countingOf(userId);
    if (counting === 'not-at-all') return;
    await this.interactions.add(counting === 'by-person' ? interaction : anonymous(interaction));
  }
}
