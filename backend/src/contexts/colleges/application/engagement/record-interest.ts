import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { Role } from '../../../../shared/domain/role';
import { EVENT_ID_BYTES } from '../../domain/engagement/interaction-sources';
import type { PersonId } from '../../domain/catalogue/ids';
import { Inquiry } from '../../domain/engagement/inquiry';
import { Interaction, type ReportedInteraction } from '../../domain/engagement/interaction';
import { Inquiries, type InquiryView, Interactions } from './ports/interest';
import { KnownColleges } from '../catalogue/ports/known-colleges';

interface MakeInquiryInput {
  readonly user: { readonly id: PersonId; readonly role: Role };
  readonly collegeId: number;
}

@UseCase()
export class MakeInquiry {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly inquiries: Inquiries,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null if the user isn't a student: only students look for a college
   * @throws TooManyRequests, CollegeNotFound
   */
  async execute({ user, collegeId }: MakeInquiryInput): Promise<{ inquiry: InquiryView; isFirst: boolean } | null> {
    await this.limits.consume(RATE_LIMITS.inquiriesPerStudent, String(user.id));
    const college = await this.colleges.get(collegeId);
    if (user.role !== 'student') return null;

    const inquiry = Inquiry.make(this.randomness.createToken(EVENT_ID_BYTES), user.id, college.id, this.clock.now());

    return this.inquiries.saveOnce(inquiry);
  }
}

interface RecordInteractionInput extends Omit<ReportedInteraction, 'eventId' | 'collegeId'> {
  readonly collegeId: number;
  /** The part of the network address that a household or school shares. */
  readonly network: string;
}

/** Records an interaction with a college, also of visitors. */
@UseCase()
export class RecordInteraction {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly interactions: Interactions,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests, CollegeNotFound */
  async execute({ network, ...input }: RecordInteractionInput): Promise<void> {
    await this.limits.consume(RATE_LIMITS.interactionsPerNetwork, network);
    const { id: collegeId } = await this.colleges.get(input.collegeId);

    const eventId = this.randomness.createToken(EVENT_ID_BYTES);
    const interaction = Interaction.fromReport({ ...input, eventId, collegeId }, this.clock.now());

    await this.interactions.publish(interaction);
  }
}
