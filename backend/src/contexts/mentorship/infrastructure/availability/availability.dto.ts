import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  PRINTABLE_LINE_PATTERN,
  Trimmed,
  IsDateTime,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import {
  HOURS_LIMITS,
  type HoursInZone,
  type HoursRule,
  type MeetingLength,
  MEETING_LENGTHS_MINUTES,
  type OfferedHours,
  type Period,
} from '../../domain/availability/availability';
import { WholeNumber } from '../profiles/request-field-decorators';

const lengths = `${MEETING_LENGTHS_MINUTES.slice(0, -1).join(', ')} or ${MEETING_LENGTHS_MINUTES.at(-1)} minutes`;

/** Validates the format of a zone name; whether the zone exists is checked separately. */
const ZoneName = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'Time zone must be a name such as America/Chicago' }),
    Matches(PRINTABLE_LINE_PATTERN, { message: 'Time zone contains characters that aren’t allowed' }),
    MaxLength(64, { message: 'Time zone must be a name such as America/Chicago' }),
  );

/** Validates a local time; `24:00` is only allowed as the end of a day. */
const ClockTime = (name: string, { midnight }: { midnight: boolean }) =>
  Matches(midnight ? /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^([01]\d|2[0-3]):[0-5]\d$/, {
    message: `${name} must be a time such as ${midnight ? '17:00' : '09:30'}`,
  });

export class TimeZoneBody {
  /** IANA name, e.g. `America/Chicago`. */
  @ZoneName()
  timeZone: string;
}

export class TimeZoneView {
  /** IANA name; null if unknown. */
  timeZone: string | null;
}

/** Hours on one day of every week, in the local time of the person who offers them. */
class HoursRuleBody implements HoursRule {
  /** 1 on Monday, 7 on Sunday. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7 })
  @IsInt({ message: 'Day must be a number from 1 (Monday) to 7 (Sunday)' })
  @Min(1, { message: 'Day must be a number from 1 (Monday) to 7 (Sunday)' })
  @Max(7, { message: 'Day must be a number from 1 (Monday) to 7 (Sunday)' })
  day: number;

  /** `09:30`. */
  @ClockTime('Begin', { midnight: false })
  from: string;

  /** `17:00`, later than `from`; `24:00` is the end of the day. */
  @ClockTime('End', { midnight: true })
  to: string;
}

const NOTICE_MESSAGE = `Notice must be a whole number of hours from 0 to ${HOURS_LIMITS.longestNotice}`;

/** Replaces everything that was offered before. */
export class AvailabilityBody implements OfferedHours {
  /** Length of a meeting. */
  @ApiProperty({ enum: MEETING_LENGTHS_MINUTES, type: 'integer' })
  @IsIn(MEETING_LENGTHS_MINUTES, { message: `Length must be ${lengths}` })
  lengthMinutes: MeetingLength;

  /** Minimum notice in hours. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: HOURS_LIMITS.longestNotice })
  @IsInt({ message: NOTICE_MESSAGE })
  @Min(0, { message: NOTICE_MESSAGE })
  @Max(HOURS_LIMITS.longestNotice, { message: NOTICE_MESSAGE })
  noticeHours: number;

  /** At most 28. Hours on the same day must not overlap. */
  @ApiProperty({ type: [HoursRuleBody], maxItems: HOURS_LIMITS.mostRules })
  @IsArray({ message: 'Hours must be a list' })
  @ArrayMaxSize(HOURS_LIMITS.mostRules, { message: `Add at most ${HOURS_LIMITS.mostRules} time periods per week` })
  @IsObject({ each: true, message: 'Each time period must have day, from and to' })
  @ValidateNested({ each: true })
  @Type(() => HoursRuleBody)
  rules: HoursRuleBody[];

  /** `2027-03-14`; at most 60. */
  @ApiProperty({ type: [String], maxItems: HOURS_LIMITS.mostDaysOff })
  @IsArray({ message: 'Days off must be a list' })
  @ArrayMaxSize(HOURS_LIMITS.mostDaysOff, { message: `Add at most ${HOURS_LIMITS.mostDaysOff} days off` })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { each: true, message: 'Days off must be dates such as 2027-03-14' })
  @IsISO8601({ strict: true }, { each: true, message: 'Days off must be dates such as 2027-03-14' })
  daysOff: string[];

  /** IANA time zone of the hours. Default: that of the stored hours, or of your device; required if both are unknown. */
  @IsOptional()
  @ZoneName()
  timeZone?: string | null;
}

class HoursRuleView implements HoursRule {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7 })
  day: number;
  from: string;
  to: string;
}

/** The hours that a user offers for meetings; empty until they do. */
export class AvailabilityView implements HoursInZone {
  @ApiProperty({ enum: MEETING_LENGTHS_MINUTES, type: 'integer' })
  lengthMinutes: MeetingLength;
  @ApiProperty({ type: 'integer' })
  noticeHours: number;
  @ApiProperty({ type: [HoursRuleView] })
  rules: readonly HoursRuleView[];
  @ApiProperty({ type: [String] })
  daysOff: readonly string[];
  /** IANA name of the time zone in which the hours were saved; it doesn't change with your device. Null if unknown. */
  timeZone: string | null;
}

export class SlotsQuery {
  /** Earliest start of a slot, ISO 8601 with an offset or Z. Default: now. */
  @IsOptional()
  @IsDateTime('from')
  from?: string;

  /** Number of days (24 hours each) after `from` in which slots can start. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 31, default: 14, required: false })
  @WholeNumberFromQuery('days', 1, 31)
  days: number = 14;

  /** Length in minutes. Default: the length that the other person offers. */
  @ApiProperty({ enum: MEETING_LENGTHS_MINUTES, type: 'integer', required: false })
  @WholeNumber()
  @IsOptional()
  @IsIn(MEETING_LENGTHS_MINUTES, { message: `Length must be ${lengths}` })
  length?: MeetingLength;
}

/** A time at which a meeting is possible. */
export class SlotView implements Period {
  startTime: Date;
  endTime: Date;
}

/** Whether a user has an address under which other calendars read their meetings. */
export class CalendarFeedView {
  isOn: boolean;
  /** Date of the current address; null if there is none. */
  createdAt: Date | null;
}

export class CalendarFeedAddressView {
  /** Address for calendars. Anyone who has it can see the meetings. It is shown only once. */
  url: string;
}
