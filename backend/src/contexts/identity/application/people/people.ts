import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { isMinor, adultFrom, type BirthDate } from '../../domain/users/age';
import { displayName } from '../../domain/users/full-name';
import { isKeptPicture } from '../../domain/pictures/picture';
import { type CollegeAdmin, UserReader } from '../users/ports/users';
import { PeopleReader, type PersonRecord } from './ports/people-reader';

/** A person as other contexts may show them. */
export interface Person {
  readonly id: number;
  /** The full name; of someone under 18 the first name and the initial of the last. */
  readonly displayName: string;
  readonly isMinor: boolean;
  /** Of someone under 18 only a picture that is kept here. */
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** The college that an alumna or alumnus chose from the list when they registered; their profile may name a newer one. */
  readonly registeredCollegeId: number | null;
}

@UseCase()
export class ListPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` who have an account, in no order; one statement for all of them */
  async execute(ids: readonly number[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    const found = await this.people.findByIds([...new Set(ids)]);
    return found.map((record) => this.#shown(record));
  }

  #shown({ id, role, fullName, birthDate, avatarUrl, registeredCollegeId }: PersonRecord): Person {
    const minor = isMinor(birthDate, this.clock.now());
    return {
      id,
      role,
      displayName: displayName(fullName, minor),
      isMinor: minor,
      // Someone else's site would learn who looks at whom.
      avatarUrl: minor && !isKeptPicture(avatarUrl) ? null : avatarUrl,
      registeredCollegeId,
    };
  }
}

/** What decides whether, and by which name, someone is found in lists of people. */
export interface DirectoryPerson {
  readonly id: number;
  readonly role: Role;
  /** As others read it. */
  readonly displayName: string;
  /** `YYYY-MM-DD`; null for adults. */
  readonly adultFrom: BirthDate | null;
  /** They have confirmed their address, and are neither leaving nor suspended. */
  readonly takesPart: boolean;
}

/** People for a list that another context keeps and searches. */
@UseCase()
export class ListDirectoryPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` who have an account and keep it, in no order */
  async execute(ids: readonly number[]): Promise<DirectoryPerson[]> {
    const now = this.clock.now();
    const [found, reachable] = [await this.people.findByIds(ids), await this.people.findReachable(ids)];
    return found.map(({ id, role, fullName, birthDate }) => {
      const day = adultFrom(birthDate, now);
      const name = displayName(fullName, day !== null);
      return { id, role, displayName: name, adultFrom: day, takesPart: reachable.has(id) };
    });
  }
}

/** Someone with the administrator's role, as the rest of the product may know them. */
export interface FoundCollegeAdmin extends Omit<CollegeAdmin, 'birthDate'> {
  readonly isMinor: boolean;
}

@UseCase()
export class FindCollegeAdmin {
  constructor(
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  /** @returns null when there is no such person, or the role is another */
  async execute(who: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    const found = await this.users.findCollegeAdmin(who);
    if (!found) return null;
    const { birthDate, ...admin } = found;
    return { ...admin, isMinor: isMinor(birthDate, this.clock.now()) };
  }
}
