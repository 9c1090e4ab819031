import { UseCase } from '../../../../shared/application/use-case';
import { anonymous, type Interaction } from '../../domain/interactions/college-interaction';
import { People } from '../memberships/ports/people';
import { Interactions } from './ports/college-interactions';

/** Keeps what someone did with a college. Of people under 18 it is counted, and not known who they were. */
@UseCase()
export class StoreInteraction {
  constructor(
    private readonly interactions: Interactions,
    private readonly people: People,
  ) {}

  async execute(interaction: Interaction): Promise<void> {
    const { userId } = interaction;
    const isAdult = userId !== null && (await this.people.isAdult(userId));

    await this.interactions.add(isAdult ? interaction : anonymous(interaction));
  }
}
