import { UseCase } from '../../../../shared/application/use-case';
import { isAtNight } from '../../domain/availability/night';
import { isWithinHours, type Period } from '../../domain/availability/slots';
import { Availabilities } from '../availability/ports/availabilities';
import { TimeZones } from '../availability/ports/time-zones';
import { Zones } from '../availability/ports/zones';

export interface TimeFit {
  /** Any part of it is between 23:00 and 06:00 where the person lives; false where nobody knows. */
  readonly isAtNight: boolean;
  /** The person offers hours, and it is not within them. */
  readonly isOutsideHours: boolean;
}

/** How a time suits somebody. */
@UseCase()
export class CheckTimeFit {
  constructor(
    private readonly timeZones: TimeZones,
    private readonly zones: Zones,
    private readonly availabilities: Availabilities,
  ) {}

  async execute(userId: number, period: Period): Promise<TimeFit> {
    const name = (await this.timeZones.findByUserIds([userId])).get(userId);
    const zone = name ? this.zones.findByName(name) : null;
    if (!zone) return { isAtNight: false, isOutsideHours: false };
    const hours = await this.availabilities.findByUserId(userId);
    return {
      isAtNight: isAtNight(zone, period),
      isOutsideHours: !!hours && hours.rules.length > 0 && !isWithinHours(hours, zone, period),
    };
  }
}
