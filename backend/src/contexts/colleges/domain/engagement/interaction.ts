import { Aggregate, type DomainEvent } from '../../../../shared/domain/aggregate';
import {
  CampusEventJoined,
  CollegeAlumniViewed,
  CollegeCompared,
  CollegeLinkFollowed,
  CollegeViewed,
} from '../../integration-events/engagement-events';
import { type InteractionSource } from './interaction-sources';
import type { CollegeId, PersonId } from '../catalogue/ids';

/** What a person did on a college's page. */
export const INTERACTION_TYPES = ['view', 'compare', 'website', 'net_price', 'alumni_view'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** In seconds. No one looks at one page for longer than an hour: the tab was left open. */
export const MAX_VISIT_SECONDS = 3_600;

export interface ReportedInteraction {
  readonly eventId: string;
  /** Null for visitors. */
  readonly userId: PersonId | null;
  readonly collegeId: CollegeId;
  readonly type: InteractionType;
  readonly source: InteractionSource;
  /** How long the page was visible. */
  readonly seconds: number | null;
}

/** An interaction with a college. Other contexts count it; nothing is stored here. */
export class Interaction extends Aggregate {
  private constructor(readonly collegeId: CollegeId) {
    super();
  }

  static fromReport(report: ReportedInteraction, now: Date): Interaction {
    const interaction = new Interaction(report.collegeId);
    interaction.record(toEvent(report, now));
    return interaction;
  }

  /**
   * A person plans to come to a campus event: one interaction per person and event, however often they change their
   * answer.
   */
  static fromRsvp(campusEventId: number, userId: PersonId, collegeId: CollegeId, now: Date): Interaction {
    const interaction = new Interaction(collegeId);
    interaction.record(new CampusEventJoined(`rsvp-${campusEventId}-${userId}`, userId, collegeId, now));
    return interaction;
  }
}

function toEvent({ eventId, userId, collegeId, type, source, seconds }: ReportedInteraction, now: Date): DomainEvent {
  if (type === 'view') return new CollegeViewed(eventId, userId, collegeId, source, seconds, now);
  if (type === 'alumni_view') return new CollegeAlumniViewed(eventId, userId, collegeId, source, now);
  if (type === 'compare') return new CollegeCompared(eventId, userId, collegeId, source, now);
  return new CollegeLinkFollowed(eventId, userId, collegeId, type, source, now);
}
