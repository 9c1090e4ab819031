import type { Clock } from '../../../../../shared/application/clock';
import type { Transactions } from '../../../../../shared/application/transactions';
import type { Period, TimeZone } from '../../../domain/availability/availability';
import { TimeZoneDatabase } from '../../availability/ports/availabilities';
import { InMemoryAvailabilities, InMemoryUserTimeZones } from '../../availability/testing/in-memory-availability';
import type { AlumniProfiles } from '../../profiles/ports/profiles';
import { StubCollegeList } from '../../profiles/testing/profiles-fixture';
import { ChargeMinutes, GiveBackMinutes, StartNextMonths } from '../charge-minutes';
import { FindMonth, GetOwnMinutes, LoadMinutes, SetMinutes, UpdatePause } from '../own-minutes';
import { InMemoryGivenMinutes, InMemoryMinutesCharges } from './in-memory-minutes';
import type { MinutesStores } from './minutes.contract';

/** Names zones by their offset from UTC in hours: `+9`. Others are unknown. */
class FixedZones extends TimeZoneDatabase {
  findByName(name: string): TimeZone | null {
    return Number.isNaN(Number(name)) ? null : { offsetAt: () => Number(name) * 60 };
  }

  formatPeriod({ startTime }: Period): string {
    return startTime.toISOString();
  }
}

interface Dependencies extends Partial<MinutesStores> {
  readonly alumni: AlumniProfiles;
  readonly transactions: Transactions;
  readonly clock: Clock;
}

/** The use cases for minutes, in memory unless stores are given. */
export function minutesUseCases({
  given = new InMemoryGivenMinutes(),
  charges = new InMemoryMinutesCharges(),
  alumni,
  transactions,
  clock,
}: Dependencies) {
  const [timeZones, availabilities] = [new InMemoryUserTimeZones(), new InMemoryAvailabilities()];
  const load = new LoadMinutes(given, charges, new FindMonth(availabilities, timeZones, new FixedZones()));
  const updatePause = new UpdatePause(given, load, clock);
  return {
    given,
    charges,
    timeZones,
    availabilities,
    load,
    get: new GetOwnMinutes(load, charges, new StubCollegeList(), clock),
    set: new SetMinutes(given, load, transactions, clock),
    charge: new ChargeMinutes(given, charges, load, updatePause, alumni, transactions, clock),
    giveBack: new GiveBackMinutes(given, charges, updatePause, transactions, clock),
    startNextMonths: new StartNextMonths(given, updatePause, transactions, clock),
  };
}
