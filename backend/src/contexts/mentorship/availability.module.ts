import { Module, type Provider } from '@nestjs/common';
import { SetAvailability } from './application/availability/set-availability';
import { Availabilities } from './application/availability/ports/availabilities';
import { TimeZones } from './application/availability/ports/time-zones';
import { Zones } from './application/availability/ports/zones';
import { SetTimeZone } from './application/availability/set-time-zone';
import { AvailabilityController } from './infrastructure/availability/availability.controller';
import { DateFnsZones } from './infrastructure/availability/date-fns-zones';
import { SqlAvailabilities } from './infrastructure/availability/sql-availabilities';
import { SqlTimeZones } from './infrastructure/availability/sql-time-zones';

const useCases = [SetTimeZone, SetAvailability];

const adapters: Provider[] = [
  { provide: TimeZones, useClass: SqlTimeZones },
  { provide: Zones, useClass: DateFnsZones },
  { provide: Availabilities, useClass: SqlAvailabilities },
];

/** Time zones and the hours people offer. */
@Module({
  controllers: [AvailabilityController],
  providers: [...useCases, ...adapters],
  exports: [TimeZones, Zones, Availabilities],
})
export class AvailabilityModule {}
