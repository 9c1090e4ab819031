import { UseCase } from '../../../../shared/application/use-case';
import { anonymize, type Interaction } from '../../domain/interactions/college-interaction';
import { InteractionTrackingPolicy } from './ports/interaction-tracking-policy';
import { Interactions } from './ports/college-interactions';

/**
 * Stores interactions with colleges: with the user only for adult students, and nothing about students who don't want
 * to be counted, or about administrators at their own college.
 */
@UseCase()
export class StoreInteractions {
  constructor(
    private readonly interactions: Interactions,
    private readonly people: InteractionTrackingPolicy,
  ) {}

  async execute(interactions: readonly Interaction[]): Promise<void> {
    const userIds = [...new Set(interactions.flatMap(({ userId }) => userId ?? []))];
    const countingModes = await this.people.findTrackingModes(userIds);
    const own = await this.people.findAdministeredColleges(userIds);
    const stored = interactions.flatMap((one) => {
      if (one.userId !== null && own.get(one.userId)?.includes(one.collegeId)) return [];
      const mode = one.userId === null ? 'anonymous' : countingModes.get(one.userId);
      if (mode === 'not-at-all') return [];
      return mode === 'by-person' ? one : anonymize(one);
    });
    if (stored.length > 0) await this.interactions.save(stored);
  }
}
