import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { EVENT_ID_BYTES } from '../../domain/engagement/events';
import { Interaction, type Notice } from '../../domain/engagement/interaction';
import { Interactions } from './ports/interactions';
import { KnownColleges } from '../catalogue/ports/known-colleges';

export interface NoticeInteractionInput extends Omit<Notice, 'eventId' | 'collegeId'> {
  readonly collegeId: number;
  /** What one household or school shares of its address. */
  readonly network: string;
}

/** Takes notice of interest in a college, anyone who takes it. */
@UseCase()
export class NoticeInteraction {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly interactions: Interactions,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests, CollegeNotFound */
  async execute({ network, ...told }: NoticeInteractionInput): Promise<void> {
    await this.limits.consume(LIMITS.interactionsPerNetwork, network);
    const { id: collegeId } = await this.colleges.byId(told.collegeId);

    const eventId = this.randomness.token(EVENT_ID_BYTES);
    const interaction = Interaction.notice({ ...told, eventId, collegeId }, this.clock.now());

    await this.interactions.tell(interaction);
  }
}
