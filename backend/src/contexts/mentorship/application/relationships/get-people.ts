import { UseCase } from '../../../../shared/application/use-case';
import { canBeSeenBy } from '../../domain/connections/request-rules';
import { LoadRelationship } from '../connections/load-relationship';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { StudentNotFound } from '../../domain/profile-fields/errors';
import type { StudentDetails } from '../../domain/profile-fields/student-details';
import { StudentProfile } from '../../domain/profiles/profiles';
import {
  type VisibleProfile,
  visibleStudentProfile,
  visibleStudentProfileForRecipient,
} from '../../domain/profiles/profile-visibility';
import {
  ConnectionReader,
  type ConnectionRow,
  type Cursor,
  type PeopleList,
  type RelationshipStatus,
  Relations,
  Blocks,
} from '../connections/ports/connections';
import { People, StudentProfiles } from '../profiles/ports/profiles';
import { type ConnectionDetails, loadConnectionDetails } from '../connections/list-connections';

/** Whether someone may know that a person is here: they see them, or have dealt with them, however it ended. */
@UseCase()
export class CanSeePerson {
  constructor(private readonly loadRelationship: LoadRelationship) {}

  /** People who left or are suspended are visible to no one, and people always to themselves. @throws PersonGone */
  async execute(by: number, otherId: number): Promise<boolean> {
    if (by === otherId) return true;
    const { sender, recipient, connection, blocks } = await this.loadRelationship.execute(by, otherId);
    if (!recipient) return false;
    // Anyone who was blocked after an exchange still knows with whom it was.
    if (connection || blocks.byOne) return true;
    return !blocks.byOther && canBeSeenBy(sender.role, recipient);
  }
}

/** What a page shows of a student; a field is null if empty or not visible to this viewer. */
export interface StudentPage {
  readonly id: number;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  readonly role: 'student';
  readonly studentProfile: NonNullable<VisibleProfile<StudentDetails>['details']>;
  readonly connectionStatus: RelationshipStatus;
}

/** The page of a student: for connected alumni, alumni whom the student asked, and alumni who find the student anyway. */
@UseCase()
export class GetStudent {
  constructor(
    private readonly students: StudentProfiles,
    private readonly people: People,
    private readonly reader: ConnectionReader,
    private readonly relations: Relations,
  ) {}

  /** Reads the same for every id, so that the time it takes does not reveal who exists. @throws StudentNotFound */
  async execute(id: number, by: Pick<SignedInUser, 'id' | 'role'>): Promise<StudentPage> {
    const person = (await this.people.findActiveByIds([id])).get(id);
    const profile = await this.students.findByUserId(id);
    const { blocked } = await this.relations.findByUserId(by.id);
    const connection = await this.reader.findBetween(by.id, id);
    const mayLook = by.id === id || by.role === 'alumni';
    if (person?.role !== 'student' || !mayLook || blocked.includes(id)) throw new StudentNotFound();

    const state = (profile ?? StudentProfile.create(id, person.isMinor)).snapshot();
    const viewer = by.id === id ? 'connection' : viewerOf(connection, by.id);
    const shown =
      viewer === 'asked'
        ? visibleStudentProfileForRecipient(person, state)
        : visibleStudentProfile(person, state, viewer);
    if (!shown.person || !shown.details) throw new StudentNotFound();
    const { displayName: fullName, avatarUrl } = shown.person;
    const connectionStatus = statusOf(connection);
    return { id, fullName, avatarUrl, role: 'student', studentProfile: shown.details, connectionStatus };
  }
}

function viewerOf(connection: ConnectionRow | null, viewerId: number): 'connection' | 'asked' | 'member' {
  if (connection?.status === 'connected') return 'connection';
  return connection?.status === 'pending' && connection.toUserId === viewerId ? 'asked' : 'member';
}

function statusOf(connection: ConnectionRow | null): RelationshipStatus {
  return connection?.status === 'connected' || connection?.status === 'pending' ? connection.status : 'none';
}

export interface ListMyPeopleInput {
  readonly by: number;
  readonly list: PeopleList;
  readonly limit: number;
  /** Only what comes after this one; the first page when null. */
  readonly before: Cursor | null;
}

/** One page of a list that is read from a cursor on. */
export interface ListPage<T> {
  readonly items: T[];
  /** How many there are in all. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** How many people are on each of one's own lists. */
export interface PeopleCounts extends Readonly<Record<PeopleList, number>> {
  readonly blocked: number;
}

/** Everyone a person deals with or dealt with, one list for each state, latest change first. */
@UseCase()
export class ListMyPeople {
  constructor(
    private readonly reader: ConnectionReader,
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  async execute({ by, limit, ...asked }: ListMyPeopleInput): Promise<ListPage<ConnectionDetails>> {
    const others = await this.#present(await this.reader.listOtherIds(by));
    const { items, total } = await this.reader.listPeople(by, { ...asked, others, limit: limit + 1 });
    const shown = await loadConnectionDetails(items.slice(0, limit), by, this.people);
    return { items: shown, total, hasMore: items.length > limit };
  }

  async counts(by: number): Promise<PeopleCounts> {
    const blocked = (await this.blocks.listByBlocker(by)).map(({ userId }) => userId);
    const others = await this.reader.listOtherIds(by);
    const present = new Set(await this.#present([...others, ...blocked]));
    const counts = await this.reader.countByList(
      by,
      others.filter((id) => present.has(id)),
    );
    return { ...counts, blocked: blocked.filter((id) => present.has(id)).length };
  }

  /** Accounts that are closed or suspended are on no list. */
  async #present(ids: readonly number[]): Promise<number[]> {
    return [...(await this.people.findActiveByIds(ids)).keys()];
  }
}
