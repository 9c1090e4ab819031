import { UseCase } from '../../../../shared/application/use-case';
import { People } from '../profiles/ports/people';
import { SimilarMentors } from './ports/relationship-reader';

const SIMILAR = 3;

/** Whom a student can ask after a mentor who did not answer. */
@UseCase()
export class FindSimilarMentors {
  constructor(
    private readonly similarMentors: SimilarMentors,
    private readonly people: People,
  ) {}

  /** At most three, the most similar first, whose account takes part. */
  async execute(mentorId: number, forUserId: number): Promise<readonly number[]> {
    const candidates = await this.similarMentors.findSimilar(mentorId, forUserId, 3 * SIMILAR);
    const active = await this.people.findActiveByIds(candidates);
    return candidates.filter((id) => active.has(id)).slice(0, SIMILAR);
  }
}
