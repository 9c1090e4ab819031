import type { Provider, Type } from '@nestjs/common';
import { KeepCalendarFeed } from './application/calendar/keep-calendar-feed';
import { OfferHours } from './application/availability/offer-hours';
import { Availabilities } from './application/availability/ports/availabilities';
import { BusyTimes } from './application/meeting-planning/ports/busy-times';
import { CalendarFeeds } from './application/calendar/ports/calendar-feeds';
import { TimeZones } from './application/availability/ports/time-zones';
import { Zones } from './application/availability/ports/zones';
import { ReadCalendarFeed } from './application/calendar/read-calendar-feed';
import { ShowSlots } from './application/meeting-planning/show-slots';
import { TellTimeZone } from './application/availability/tell-time-zone';
import { WeighTime } from './application/meeting-planning/weigh-time';
import { AvailabilityController } from './infrastructure/availability/availability.controller';
import { CalendarFeedController } from './infrastructure/calendar/calendar-feed.controller';
import { CalendarFileController } from './infrastructure/calendar/calendar-file.controller';
import { SlotsController } from './infrastructure/meeting-planning/slots.controller';
import { SqlAvailabilities } from './infrastructure/availability/sql-availabilities';
import { SqlBusyTimes } from './infrastructure/meeting-planning/sql-busy-times';
import { SqlCalendarFeeds } from './infrastructure/calendar/sql-calendar-feeds';
import { SqlTimeZones } from './infrastructure/availability/sql-time-zones';
import { DateFnsZones } from './infrastructure/availability/date-fns-zones';

/** The routes of time zones, hours and calendars elsewhere. */
export const availabilityControllers: Type[] = [
  AvailabilityController,
  SlotsController,
  CalendarFeedController,
  CalendarFileController,
];

/** What the module needs besides for them. */
export const availabilityParts: Provider[] = [
  TellTimeZone,
  OfferHours,
  WeighTime,
  ShowSlots,
  KeepCalendarFeed,
  ReadCalendarFeed,
  { provide: TimeZones, useClass: SqlTimeZones },
  { provide: Zones, useClass: DateFnsZones },
  { provide: Availabilities, useClass: SqlAvailabilities },
  { provide: BusyTimes, useClass: SqlBusyTimes },
  { provide: CalendarFeeds, useClass: SqlCalendarFeeds },
];
