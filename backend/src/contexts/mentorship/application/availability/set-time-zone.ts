import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { UnknownTimeZone } from '../../domain/availability/meeting-time-errors';
import { TimeZones } from './ports/time-zones';
import { Zones } from './ports/zones';

/** In which time zone somebody lives: their browser tells it. */
@UseCase()
export class SetTimeZone {
  constructor(
    private readonly timeZones: TimeZones,
    private readonly zones: Zones,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownTimeZone */
  async execute(by: number, timeZone: string): Promise<void> {
    if (!this.zones.findByName(timeZone)) throw new UnknownTimeZone();
    await this.timeZones.save(by, timeZone, this.clock.now());
  }

  /** What they told last; null where nothing is known. */
  async told(by: number): Promise<string | null> {
    return (await this.timeZones.findByUserIds([by])).get(by) ?? null;
  }
}
