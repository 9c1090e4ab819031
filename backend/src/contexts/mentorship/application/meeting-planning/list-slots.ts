import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Length } from '../../domain/availability/availability';
import { meetingEligibility, MEETINGS } from '../../domain/meetings/meeting-rules';
import { PersonNotFound } from '../../domain/availability/meeting-time-errors';
import { type Period, slotsOf } from '../../domain/availability/slots';
import { DAY, type Zone } from '../../domain/availability/zone';
import { Availabilities, TimeZones, Zones } from '../availability/ports/availabilities';
import { BusyTimes } from './ports/busy-times';
import { LoadRelationship } from '../connections/load-relationship';

export interface ListSlotsInput {
  readonly by: number;
  readonly otherId: number;
  /** Now when left out. */
  readonly from?: Date;
  readonly days: number;
  /** As long as the other offers when left out. */
  readonly length?: Length;
}

/** When someone can meet someone: within the hours of the other, when neither has another meeting. */
@UseCase()
export class ListSlots {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly availabilities: Availabilities,
    private readonly timeZones: TimeZones,
    private readonly zones: Zones,
    private readonly busyTimes: BusyTimes,
    private readonly clock: Clock,
  ) {}

  /** Earliest first; none where no hours are offered. @throws PersonNotFound: no one whom one may ask to meet */
  async execute({ by, otherId, days, ...asked }: ListSlotsInput): Promise<Period[]> {
    if (by === otherId || !meetingEligibility(await this.loadRelationship.execute(by, otherId)))
      throw new PersonNotFound();

    const [hours, zone] = [await this.availabilities.findByUserId(otherId), await this.#zoneOf(otherId)];
    if (!hours || !zone) return [];
    const now = this.clock.now();
    const from = asked.from && asked.from > now ? asked.from : now;
    const latest = now.getTime() + MEETINGS.daysAhead * DAY;
    const until = new Date(Math.min((asked.from ?? now).getTime() + days * DAY, latest));
    if (until <= from) return [];
    const length = asked.length ?? hours.lengthMinutes;
    const busy = await this.busyTimes.listBetween([by, otherId], from, new Date(until.getTime() + DAY));
    return slotsOf({ hours, zone, length, from, until, now, busy });
  }

  async #zoneOf(userId: number): Promise<Zone | null> {
    const name = (await this.timeZones.findByUserIds([userId])).get(userId);
    return name ? this.zones.findByName(name) : null;
  }
}
