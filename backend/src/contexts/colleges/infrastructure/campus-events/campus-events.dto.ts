import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IdFromQuery, IsDateTime } from '../../../../shared/infrastructure/http/field-decorators';
import {
  type CampusEventView,
  EVENT_PERIODS,
  type EventPeriod,
} from '../../application/campus-events/ports/campus-events';
import { type AddEventPermission, EVENT_STATUSES, type EventStatus } from '../../domain/campus-events/campus-event';
import { CHOOSE_TIME_ZONE_MESSAGE } from '../../domain/campus-events/campus-event-draft';
import { CollegePageQuery, BodyIdField } from '../catalogue/college-pagination-query.dto';
import { TextLineField, TextLinesField } from '../catalogue/query-fields';

export class ListCampusEventsQuery extends CollegePageQuery {
  /** upcoming: events that haven’t ended, soonest first. past: ended events, latest first. */
  @ApiProperty({ enum: EVENT_PERIODS, required: false })
  @IsIn(EVENT_PERIODS)
  when: EventPeriod = 'upcoming';
}

export class MayAddQuery {
  @IdFromQuery('collegeId')
  collegeId: number;
}

export class CampusEventBody {
  @BodyIdField('College must be a valid college ID')
  collegeId: number;

  /** 3 to 120 characters. */
  @TextLineField('Title', 'Title is required')
  title: string;

  /** At most 2,000 characters. */
  @IsOptional()
  @TextLinesField('Description', 'Description must be text')
  description?: string | null;

  /** Location of the event; at most 200 characters. A location or a link is required. */
  @IsOptional()
  @TextLineField('Location', 'Location must be text')
  location?: string | null;

  /** http or https. */
  @IsOptional()
  @TextLineField('Link', 'Link must be text')
  url?: string | null;

  /** ISO 8601 with an offset or Z; in the future. */
  @IsDateTime('Start')
  startTime: string;

  /** ISO 8601 with an offset or Z; after the start, at most 14 days. */
  @IsDateTime('End')
  endTime: string;

  /** IANA time zone of the event, e.g. `America/Detroit`. */
  @TextLineField('Time zone', CHOOSE_TIME_ZONE_MESSAGE)
  timeZone: string;
}

export class CampusEventDecision {
  @ApiProperty({ enum: ['published', 'cancelled'] })
  @IsIn(['published', 'cancelled'])
  status: 'published' | 'cancelled';
}

/** A campus event. */
export class CampusEvent implements CampusEventView {
  id: number;
  collegeId: number;
  collegeName: string;
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  /** ISO 8601, UTC. */
  startTime: string;
  /** ISO 8601, UTC. */
  endTime: string;
  /** IANA time zone of the event. */
  timeZone: string;
  @ApiProperty({ enum: EVENT_STATUSES })
  status: EventStatus;
  /** Sample event that won’t take place. */
  isSample: boolean;
  /** Number of RSVPs. */
  rsvpCount: number;
  myRsvp: boolean;
  mine: boolean;
}

export class MayAddEvents implements AddEventPermission {
  @ApiProperty({ enum: ['publish', 'propose', 'no'] })
  may: 'publish' | 'propose' | 'no';
  /** Message to show if the user can't add events. */
  reason: string | null;
}

export class Rsvp {
  rsvpCount: number;
  myRsvp: boolean;
}
