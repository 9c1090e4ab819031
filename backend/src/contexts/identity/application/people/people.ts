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
  /** The full name; for people under 18 the first name and the initial of the last name. */
  readonly displayName: string;
  readonly isMinor: boolean;
  /** For people under 18 only a picture that is stored here. */
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** The college that an alum selected at registration; the profile may name a newer one. */
  readonly registeredCollegeId: number | null;
}

@UseCase()
export class ListPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` that have an account, in no particular order; uses a single query */
  async execute(ids: readonly number[]): Promise<Person[]> {
    return (await this.#found(ids)).map((record) => this.#shown(record));
  }

  /** @returns those of `ids` who may be shown to others, in no particular order; uses a single query */
  async takingPart(ids: readonly number[]): Promise<Person[]> {
    return (await this.#found(ids)).filter(({ takesPart }) => takesPart).map((record) => this.#shown(record));
  }

  async #found(ids: readonly number[]): Promise<readonly PersonRecord[]> {
    return ids.length === 0 ? [] : this.people.findByIds([...new Set(ids)]);
  }

  #shown({ id, role, fullName, birthDate, avatarUrl, registeredCollegeId }: PersonRecord): Person {
    const minor = isMinor(birthDate, this.clock.now());
    return {
      id,
      role,
      displayName: displayName(fullName, minor),
      isMinor: minor,
      // The other site would learn who views the profile of a minor.
      avatarUrl: minor && !isKeptPicture(avatarUrl) ? null : avatarUrl,
      registeredCollegeId,
    };
  }
}

/** The data that decides whether, and by which name, a person is listed in directories. */
export interface DirectoryPerson {
  readonly id: number;
  readonly role: Role;
  /** The name shown to others. */
  readonly displayName: string;
  /** `YYYY-MM-DD`; null for adults. */
  readonly adultFrom: BirthDate | null;
  /** The address is confirmed, and the account is neither closing nor suspended. */
  readonly takesPart: boolean;
}

/** Lists people for a directory that another context stores and searches. */
@UseCase()
export class ListDirectoryPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` that have an account and aren't closing it, in no particular order */
  async execute(ids: readonly number[]): Promise<DirectoryPerson[]> {
    const now = this.clock.now();
    const found = await this.people.findByIds(ids);
    return found.map(({ id, role, fullName, birthDate, takesPart }) => {
      const day = adultFrom(birthDate, now);
      const name = displayName(fullName, day !== null);
      return { id, role, displayName: name, adultFrom: day, takesPart };
    });
  }
}

/** A user with the administrator role, as exposed to other contexts. */
export interface FoundCollegeAdmin extends Omit<CollegeAdmin, 'birthDate'> {
  readonly isMinor: boolean;
}

@UseCase()
export class FindCollegeAdmin {
  constructor(
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  /** @returns null if there is no such user or the role is another */
  async execute(who: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    const found = await this.users.findCollegeAdmin(who);
    if (!found) return null;
    const { birthDate, ...admin } = found;
    return { ...admin, isMinor: isMinor(birthDate, this.clock.now()) };
  }
}
