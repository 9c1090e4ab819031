import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { getActivityCutoff, Presences } from './ports/presences';
import { LiveEvents } from '../stream/ports/stream-events';
import { Consent, type SharingSettings } from './ports/consent';

/**
 * Maximum number of connections who receive a change of a person. All others see it when they load the conversation
 * again.
 */
export const MAX_RECIPIENTS = 200;
/** Maximum number of people whose changes are sent at a time; the rest is sent with the next beat. */
const MAX_CHANGES_PER_BEAT = 500;

/** Stores who is active, and sends changes to the people who share it with them. */
@UseCase()
export class TrackPresence {
  constructor(
    private readonly consent: Consent,
    private readonly presences: Presences,
    private readonly liveEvents: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** Records that these people have a page open. The number of statements does not depend on the number of people. */
  async recordActivity(userIds: readonly number[]): Promise<void> {
    const sharers = await this.consent.listSharers(userIds, 'activityStatus');
    if (sharers.length === 0) return;
    const arrived = await this.presences.saveHeartbeats(sharers, this.clock.now());
    if (arrived.length === 0) return;
    // If a person switched it off in the meantime, there was no row yet to remove.
    const sharing = new Set(await this.consent.listSharers(arrived, 'activityStatus'));
    for (const userId of arrived) if (!sharing.has(userId)) await this.presences.delete(userId);
    await this.#send([...sharing], true);
  }

  /** Ends the presence of people whose pages are closed. */
  async removeInactive(): Promise<void> {
    await this.#send(
      await this.presences.deleteInactive(getActivityCutoff(this.clock.now()), MAX_CHANGES_PER_BEAT),
      false,
    );
  }

  /** Ends the presence of a person who no longer shares it; joins the current unit of work. */
  async endPresence(userId: number): Promise<void> {
    if (await this.presences.delete(userId)) await this.#send([userId], false);
  }

  /** Makes two people inactive for each other after their connection ended; joins the current unit of work. */
  async endPresenceBetween(one: number, other: number): Promise<void> {
    const sharers = await this.consent.listSharers([one, other], 'activityStatus');
    if (sharers.length < 2) return;
    const active = await this.presences.findActive([one, other], getActivityCutoff(this.clock.now()));
    for (const userId of active) {
      this.liveEvents.send([userId === one ? other : one], { type: 'presence', userId, isActive: false });
    }
  }

  async #send(userIds: readonly number[], isActive: boolean): Promise<void> {
    if (userIds.length === 0) return;
    const recipients = await this.consent.findConnectedSharers(userIds, 'activityStatus', MAX_RECIPIENTS);
    for (const [userId, to] of recipients) this.liveEvents.send(to, { type: 'presence', userId, isActive });
  }
}

interface SharingChange {
  readonly userId: number;
  readonly field: keyof SharingSettings;
  readonly isShared: boolean;
}

/**
 * Notifies open pages of a change in what a person shares: the person's own, and those of connections who share the
 * same.
 */
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
      // If the person starts sharing, the next beat makes them active.
      if (!isShared) await this.trackPresence.endPresence(userId);
      return;
    }
    const recipients = await this.consent.findConnectedSharers([userId], field, MAX_RECIPIENTS);
    this.liveEvents.send(recipients.get(userId) ?? [], { type: 'sharing.changed', userId });
  }
}

/** Finds which of a user's connections are active, if both share it. */
@UseCase()
export class ShowActivity {
  constructor(
    private readonly consent: Consent,
    private readonly presences: Presences,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number, otherIds: readonly number[]): Promise<ReadonlySet<number>> {
    const shared = await this.consent.findSharedWith(userId, otherIds);
    const sharing = [...shared].filter(([, { activityStatus }]) => activityStatus).map(([id]) => id);
    if (sharing.length === 0) return new Set();
    return this.presences.findActive(sharing, getActivityCutoff(this.clock.now()));
  }
}
