import { Module, type Provider } from '@nestjs/common';
import { SetAvailability, SetTimeZone } from './application/availability/set-availability';
import { Availabilities, TimeZones, Zones } from './application/availability/ports/availabilities';
import { AvailabilityController } from './infrastructure/availability/availability.controller';
import { DateFnsZones } from './infrastructure/availability/date-fns-zones';
import { SqlAvailabilities, SqlTimeZones } from './infrastructure/availability/sql-availabilities';

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
