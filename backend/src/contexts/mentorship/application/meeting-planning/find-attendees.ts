import { UseCase } from '../../../../shared/application/use-case';
import { NotConnected, requireMeetingEligibility } from '../../domain/meetings/meeting-state';
import { Availabilities, UserTimeZones } from '../availability/ports/availabilities';
import { PeopleDirectory } from '../people-directory/ports/people-directory';
import { Relations } from '../connections/ports/connections';
import { ListConnections, type OtherPerson } from '../connections/list-connections';
import { LoadRelationship } from '../connections/request-connection';

/** People with a pending request are checked in batches of this size. */
const BATCH_SIZE = 50;

/** A person with whom the user can schedule a meeting. */
export interface MeetingAttendee extends OtherPerson {
  /** False if the meeting would be an invitation. */
  readonly isConnected: boolean;
  readonly timeZone: string | null;
  readonly hasHours: boolean;
}

/** Finds the people a user can meet: first their connections by name, then people they can invite. */
@UseCase()
export class FindAttendees {
  constructor(
    private readonly relations: Relations,
    private readonly directory: PeopleDirectory,
    private readonly listConnections: ListConnections,
    private readonly loadRelationship: LoadRelationship,
    private readonly timeZones: UserTimeZones,
    private readonly availabilities: Availabilities,
  ) {}

  /** @param q part of the displayed name; finds everyone when empty */
  async execute(by: number, q: string | undefined, limit: number): Promise<MeetingAttendee[]> {
    const { connected, pending, blocked } = await this.relations.findByUserId(by);
    const excludeBlocked = (ids: readonly number[]) => ids.filter((id) => !blocked.includes(id));
    const connectedPeople = await this.#listOtherPeople(
      by,
      'connected',
      await this.#listIdsByName(excludeBlocked(connected), q, limit, 0),
    );
    const invited = await this.#invited(by, excludeBlocked(pending), q, limit - connectedPeople.length);

    const ids = [...connectedPeople, ...invited].map(({ id }) => id);
    const [zones, offering] = await Promise.all([
      this.timeZones.findByUserIds(ids),
      this.availabilities.findIdsWithHours(ids),
    ]);
    const toAttendee = (isConnected: boolean) => (person: OtherPerson) => ({
      ...person,
      isConnected,
      timeZone: zones.get(person.id) ?? null,
      hasHours: offering.has(person.id),
    });
    return [...connectedPeople.map(toAttendee(true)), ...invited.map(toAttendee(false))];
  }

  /** Finds the first people by name, among those with a pending request from or to the user, who can be invited. */
  async #invited(by: number, pending: readonly number[], q: string | undefined, limit: number): Promise<OtherPerson[]> {
    const found: OtherPerson[] = [];
    for (let offset = 0; found.length < limit; offset += BATCH_SIZE) {
      const ids = await this.#listIdsByName(pending, q, BATCH_SIZE, offset);
      for (const person of await this.#listOtherPeople(by, 'pending', ids)) {
        if (found.length < limit && (await this.#mayInvite(by, person.id))) found.push(person);
      }
      if (ids.length < BATCH_SIZE) break;
    }
    return found;
  }

  #listIdsByName(
    ids: readonly number[],
    q: string | undefined,
    limit: number,
    offset: number,
  ): Promise<readonly number[]> {
    return this.directory.listIdsByName(ids, q ?? '', limit, offset);
  }

  /** In the order of `ids`. */
  async #listOtherPeople(by: number, status: 'connected' | 'pending', ids: readonly number[]): Promise<OtherPerson[]> {
    const connections = await this.listConnections.listByOthers(by, status, ids);
    const people = new Map(connections.map(({ other }) => [other.id, other]));
    return ids.flatMap((id) => people.get(id) ?? []);
  }

  async #mayInvite(by: number, id: number): Promise<boolean> {
    try {
      return requireMeetingEligibility(await this.loadRelationship.execute(by, id)) === 'invited';
    } catch (refusal) {
      if (refusal instanceof NotConnected) return false;
      throw refusal;
    }
  }
}
