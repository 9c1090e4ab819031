import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { activeAfter } from '../../domain/presence/presence';
import { Consent } from './ports/consent';
import { Presences } from './ports/presences';

/** Who of someone's connections is active, where both share that. */
@UseCase()
export class ShowActivity {
  constructor(
    private readonly consent: Consent,
    private readonly presences: Presences,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number, otherIds: readonly number[]): Promise<ReadonlySet<number>> {
    const shared = await this.consent.between(userId, otherIds);
    const sharing = [...shared].filter(([, { activityStatus }]) => activityStatus).map(([id]) => id);
    if (sharing.length === 0) return new Set();
    return this.presences.activeAmong(sharing, activeAfter(this.clock.now()));
  }
}
