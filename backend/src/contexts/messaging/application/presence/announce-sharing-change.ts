import { UseCase } from '../../../../shared/application/use-case';
import { LiveEvents } from '../stream/ports/live-events';
import { Consent, type Shared } from './ports/consent';
import { MOST_TOLD, TrackPresence } from './track-presence';

export interface SharingChange {
  readonly userId: number;
  readonly field: keyof Shared;
  readonly isShared: boolean;
}

/** Open pages follow what someone shares: their own, and those of connections who share the same. */
@UseCase()
export class AnnounceSharingChange {
  constructor(
    private readonly consent: Consent,
    private readonly trackPresence: TrackPresence,
    private readonly liveEvents: LiveEvents,
  ) {}

  /** Joins the unit of work of the change. */
  async execute({ userId, field, isShared }: SharingChange): Promise<void> {
    this.liveEvents.send([userId], { type: 'sharing.changed' });
    if (field === 'activityStatus') {
      // Who begins to share is seen with the next sign of an open page.
      if (!isShared) await this.trackPresence.stopped(userId);
      return;
    }
    const told = await this.consent.connectedSharers([userId], field, MOST_TOLD);
    this.liveEvents.send(told.get(userId) ?? [], { type: 'sharing.changed', userId });
  }
}
