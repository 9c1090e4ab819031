import { Aggregate, type DomainEvent } from '../../../../shared/domain/aggregate';
import { CollegeCompared, CollegeLinkFollowed, CollegeViewed } from './events';
import type { CollegeId, PersonId } from '../catalogue/ids';
import type { InteractionSource, InteractionType } from './interest';

export interface Notice {
  readonly eventId: string;
  /** Null for visitors. */
  readonly userId: PersonId | null;
  readonly collegeId: CollegeId;
  readonly type: InteractionType;
  readonly source: InteractionSource;
  /** How long the page was visible. */
  readonly seconds: number | null;
}

/** Someone took an interest in a college. It is told to who counts such things, and kept nowhere here. */
export class Interaction extends Aggregate {
  private constructor(readonly collegeId: CollegeId) {
    super();
  }

  static notice(notice: Notice, now: Date): Interaction {
    const interaction = new Interaction(notice.collegeId);
    interaction.record(asEvent(notice, now));
    return interaction;
  }
}

function asEvent({ eventId, userId, collegeId, type, source, seconds }: Notice, now: Date): DomainEvent {
  if (type === 'view') return new CollegeViewed(eventId, userId, collegeId, source, seconds, now);
  if (type === 'compare') return new CollegeCompared(eventId, userId, collegeId, source, now);
  return new CollegeLinkFollowed(eventId, userId, collegeId, type, source, now);
}
