import type { SignedInUser } from '../../../shared/application/authenticator';
import { Clock } from '../../../shared/application/clock';
import { UseCase } from '../../../shared/application/use-case';
import { OtherRole } from '../domain/errors';
import { UnknownTimeZone } from '../domain/meeting-time-errors';
import { TimeZones } from './ports/time-zones';
import { Zones } from './ports/zones';

/** In which time zone somebody lives: their browser tells it. */
@UseCase()
export class TellTimeZone {
  constructor(
    private readonly timeZones: TimeZones,
    private readonly zones: Zones,
    private readonly clock: Clock,
  ) {}

  /** @throws OtherRole, UnknownTimeZone */
  async execute(by: Pick<SignedInUser, 'id' | 'role'>, timeZone: string): Promise<void> {
    if (by.role === 'college_admin') throw new OtherRole();
    if (!this.zones.named(timeZone)) throw new UnknownTimeZone();
    await this.timeZones.note(by.id, timeZone, this.clock.now());
  }

  /** What they told last; null where nothing is known. @throws OtherRole */
  async told(by: Pick<SignedInUser, 'id' | 'role'>): Promise<string | null> {
    if (by.role === 'college_admin') throw new OtherRole();
    return (await this.timeZones.of([by.id])).get(by.id) ?? null;
  }
}
