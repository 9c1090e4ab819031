import type { Provider, Type } from '@nestjs/common';
import { KeepCalendarFeed } from './application/keep-calendar-feed';
import { OfferHours } from './application/offer-hours';
import { Availabilities } from './application/ports/availabilities';
import { BusyTimes } from './application/ports/busy-times';
import { CalendarFeeds } from './application/ports/calendar-feeds';
import { TimeZones } from './application/ports/time-zones';
import { Zones } from './application/ports/zones';
import { ReadCalendarFeed } from './application/read-calendar-feed';
import { ShowSlots } from './application/show-slots';
import { TellTimeZone } from './application/tell-time-zone';
import { WeighTime } from './application/weigh-time';
import { AvailabilityController } from './infrastructure/http/availability.controller';
import { CalendarFeedController } from './infrastructure/http/calendar-feed.controller';
import { CalendarFileController } from './infrastructure/http/calendar-file.controller';
import { SlotsController } from './infrastructure/http/slots.controller';
import { SqlAvailabilities } from './infrastructure/persistence/sql-availabilities';
import { SqlBusyTimes } from './infrastructure/persistence/sql-busy-times';
import { SqlCalendarFeeds } from './infrastructure/persistence/sql-calendar-feeds';
import { SqlTimeZones } from './infrastructure/persistence/sql-time-zones';
import { DateFnsZones } from './infrastructure/zones/date-fns-zones';

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
