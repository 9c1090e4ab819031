import { Module, type Provider } from '@nestjs/common';
import { ChargeMinutes, GiveBackMinutes, StartNextMonths } from './application/minutes/charge-minutes';
import { FindMonth, GetOwnMinutes, LoadMinutes, SetMinutes, UpdatePause } from './application/minutes/own-minutes';
import { GivenMinutes, MinutesCharges } from './application/minutes/ports/minutes';
import { AvailabilityModule } from './availability.module';
import { MinutesController } from './infrastructure/minutes/minutes.controller';
import { SqlGivenMinutes, SqlMinutesCharges } from './infrastructure/minutes/sql-minutes';
import { StartNextMonthsJob } from './infrastructure/minutes/start-next-months-job';
import { ProfilesModule } from './profiles.module';

const useCases = [
  FindMonth,
  LoadMinutes,
  UpdatePause,
  GetOwnMinutes,
  SetMinutes,
  ChargeMinutes,
  GiveBackMinutes,
  StartNextMonths,
];

const adapters: Provider[] = [
  { provide: GivenMinutes, useClass: SqlGivenMinutes },
  { provide: MinutesCharges, useClass: SqlMinutesCharges },
];

/** The minutes that alumni give in each month, and what they were spent on. */
@Module({
  imports: [AvailabilityModule, ProfilesModule],
  controllers: [MinutesController],
  providers: [...useCases, ...adapters, StartNextMonthsJob],
  exports: [GivenMinutes, LoadMinutes, ChargeMinutes, GiveBackMinutes],
})
export class MinutesModule {}
