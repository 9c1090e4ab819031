import { UseCase } from '../../../shared/application/use-case';
import { EmailNotConfirmed } from '../../../shared/domain/email-not-confirmed';
import { folded } from '../domain/folded';
import { NotConnected } from '../domain/meeting-errors';
import { Availabilities } from './ports/availabilities';
import { TimeZones } from './ports/time-zones';
import { ShowConnections } from './show-connections';
import type { OtherPerson } from './shown-connection';
import { WeighMeeting } from './weigh-meeting';

const MOST = 1_000;

/** Somebody who may be asked to meet. */
export interface MeetingAttendee extends OtherPerson {
  /** Who is not gets an invitation. */
  readonly isConnected: boolean;
  readonly timeZone: string | null;
  readonly hasHours: boolean;
}

/** Whom somebody may ask to meet: those they are connected with by name, then those whom they invite. */
@UseCase()
export class FindAttendees {
  constructor(
    private readonly showConnections: ShowConnections,
    private readonly weighMeeting: WeighMeeting,
    private readonly timeZones: TimeZones,
    private readonly availabilities: Availabilities,
  ) {}

  /** @param q what stands in the name that is shown; everybody when there is nothing */
  async execute(by: number, q: string | undefined, limit: number): Promise<MeetingAttendee[]> {
    const connected = (await this.#others(by, 'connected', q ?? '')).slice(0, limit);
    const invited: OtherPerson[] = [];
    for (const person of connected.length < limit ? await this.#others(by, 'pending', q ?? '') : []) {
      if (connected.length + invited.length === limit) break;
      if (await this.#mayInvite(by, person.id)) invited.push(person);
    }
    const ids = [...connected, ...invited].map(({ id }) => id);
    const [zones, offering] = await Promise.all([this.timeZones.of(ids), this.availabilities.offering(ids)]);
    const told = (isConnected: boolean) => (person: OtherPerson) => ({
      ...{ ...person, isConnected, timeZone: zones.get(person.id) ?? null, hasHours: offering.has(person.id) },
    });
    return [...connected.map(told(true)), ...invited.map(told(false))];
  }

  /** By name. */
  async #others(by: number, status: 'connected' | 'pending', q: string): Promise<OtherPerson[]> {
    const { items } = await this.showConnections.execute({ by, status, limit: MOST, offset: 0 });
    return items
      .map(({ other }) => other)
      .filter(({ displayName }) => folded(displayName).includes(folded(q)))
      .sort((one, other) => one.displayName.localeCompare(other.displayName) || one.id - other.id);
  }

  async #mayInvite(by: number, id: number): Promise<boolean> {
    try {
      return (await this.weighMeeting.execute(by, id)) === 'invited';
    } catch (refusal) {
      if (refusal instanceof NotConnected || refusal instanceof EmailNotConfirmed) return false;
      throw refusal;
    }
  }
}
