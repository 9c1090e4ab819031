import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { activeAfter, Presences } from './ports/presences';
import { LiveEvents } from '../stream/ports/stream-events';
import { Consent, type Shared } from './ports/consent';

/** A change is sent to so many connections of a person. All others see it when they load the conversation again. */
export const MOST_RECIPIENTS = 200;
/** Changes of so many people are sent at a time; the rest with the next beat. */
export const MOST_CHANGES = 500;

/** Keeps who is active, and sends changes to those with whom they share it. */
@UseCase()
export class TrackPresence {
  constructor(
    private readonly consent: Consent,
    private readonly presences: Presences,
    private readonly liveEvents: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** These people have an open page; the same number of statements for one and for all of an instance. */
  async seen(userIds: readonly number[]): Promise<void> {
    const sharers = await this.consent.sharers(userIds, 'activityStatus');
    if (sharers.length === 0) return;
    const arrived = await this.presences.beat(sharers, this.clock.now());
    if (arrived.length === 0) return;
    // Who has switched it off meanwhile was not there yet to be removed.
    const still = new Set(await this.consent.sharers(arrived, 'activityStatus'));
    for (const userId of arrived) if (!still.has(userId)) await this.presences.remove(userId);
    await this.#send([...still], true);
  }

  /** Ends the presence of people whose pages are closed. */
  async removeInactive(): Promise<void> {
    await this.#send(await this.presences.removeInactive(activeAfter(this.clock.now()), MOST_CHANGES), false);
  }

  /** The person does not share it any more; joins the unit of work in progress. */
  async stopped(userId: number): Promise<void> {
    if (await this.presences.remove(userId)) await this.#send([userId], false);
  }

  /** Two are not connected any more. What they saw of each other ends as if both had left; joins the unit of work. */
  async parted(one: number, other: number): Promise<void> {
    const sharers = await this.consent.sharers([one, other], 'activityStatus');
    if (sharers.length < 2) return;
    const active = await this.presences.activeAmong([one, other], activeAfter(this.clock.now()));
    for (const userId of active) {
      this.liveEvents.send([userId === one ? other : one], { type: 'presence', userId, isActive: false });
    }
  }

  async #send(userIds: readonly number[], isActive: boolean): Promise<void> {
    if (userIds.length === 0) return;
    const recipients = await this.consent.connectedSharers(userIds, 'activityStatus', MOST_RECIPIENTS);
    for (const [userId, to] of recipients) this.liveEvents.send(to, { type: 'presence', userId, isActive });
  }
}

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
    const recipients = await this.consent.connectedSharers([userId], field, MOST_RECIPIENTS);
    this.liveEvents.send(recipients.get(userId) ?? [], { type: 'sharing.changed', userId });
  }
}

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
