import { Module, type Provider } from '@nestjs/common';
import { SetAvailability, SetTimeZone } from './application/availability/set-availability';
import { Availabilities, UserTimeZones, TimeZoneDatabase } from './application/availability/ports/availabilities';
import { AvailabilityController } from './infrastructure/availability/availability.controller';
import { IntlTimeZoneDatabase } from './infrastructure/availability/intl-time-zone-database';
import { SqlAvailabilities, SqlUserTimeZones } from './infrastructure/availability/sql-availabilities';

const useCases = [SetTimeZone, SetAvailability];

const adapters: Provider[] = [
  { provide: UserTimeZones, useClass: SqlUserTimeZones },
  { provide: TimeZoneDatabase, useClass: IntlTimeZoneDatabase },
  { provide: Availabilities, useClass: SqlAvailabilities },
];

/** Time zones and the hours that people offer. */
@Module({
  controllers: [AvailabilityController],
  providers: [...useCases, ...adapters],
  exports: [UserTimeZones, TimeZoneDatabase, Availabilities, SetAvailability],
})
export class AvailabilityModule {}
