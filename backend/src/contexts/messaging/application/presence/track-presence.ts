import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { activeAfter } from '../../domain/presence/presence';
import { LiveEvents } from '../stream/ports/live-events';
import { Consent } from './ports/consent';
import { Presences } from './ports/presences';

/** Of each person so many connections hear of a change. All others see it when they read the conversation again. */
export const MOST_TOLD = 200;
/** So many people of whom a change is told at a time; the rest with the next beat. */
export const MOST_CHANGES = 500;

/** Keeps who is active, and tells those with whom they share it when that changes. */
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
    await this.#tell([...still], true);
  }

  /** Ends the presence of people whose pages are closed. */
  async removeInactive(): Promise<void> {
    await this.#tell(await this.presences.removeInactive(activeAfter(this.clock.now()), MOST_CHANGES), false);
  }

  /** The person does not share it any more; joins the unit of work in progress. */
  async stopped(userId: number): Promise<void> {
    if (await this.presences.remove(userId)) await this.#tell([userId], false);
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

  async #tell(userIds: readonly number[], isActive: boolean): Promise<void> {
    if (userIds.length === 0) return;
    const told = await this.consent.connectedSharers(userIds, 'activityStatus', MOST_TOLD);
    for (const [userId, to] of told) this.liveEvents.send(to, { type: 'presence', userId, isActive });
  }
}
