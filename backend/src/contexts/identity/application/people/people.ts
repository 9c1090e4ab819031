import { Clock } from '../../../../shared/application/clock';
import { RoleDetails } from '../../../../shared/application/role-details';
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
  /** The college that an alumna or alumnus chose from the list; null for everyone else. */
  readonly alumniCollegeId: number | null;
}

@UseCase()
export class ListPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly details: RoleDetails,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` who have an account, in no order */
  async execute(ids: readonly number[]): Promise<Person[]> {
    const found = await this.#found(ids);
    const colleges = await this.#collegesOf(found);
    return found.map((record) => ({
      ...this.#shown(record),
      alumniCollegeId: record.role === 'alumni' ? (colleges.get(record.id) ?? null) : null,
    }));
  }

  /** The same without colleges. Every list costs the same number of statements. */
  async withoutColleges(ids: readonly number[]): Promise<Omit<Person, 'alumniCollegeId'>[]> {
    return (await this.#found(ids)).map((record) => this.#shown(record));
  }

  async #found(ids: readonly number[]): Promise<readonly PersonRecord[]> {
    return ids.length > 0 ? this.people.findByIds([...new Set(ids)]) : [];
  }

  #shown({ id, role, fullName, birthDate, avatarUrl }: PersonRecord): Omit<Person, 'alumniCollegeId'> {
    const minor = isMinor(birthDate, this.clock.now());
    return {
      id,
      role,
      displayName: displayName(fullName, minor),
      isMinor: minor,
      // Someone else's site would learn who looks at whom.
      avatarUrl: minor && !isKeptPicture(avatarUrl) ? null : avatarUrl,
    };
  }

  /** The registration counts only for those without a newer profile. */
  async #collegesOf(found: readonly PersonRecord[]): Promise<ReadonlyMap<number, number | null>> {
    const alumni = found.filter(({ role }) => role === 'alumni');
    if (alumni.length === 0) return new Map();
    const known = await this.details.alumniCollegesOf(alumni.map(({ id }) => id));
    return new Map([...alumni.map(({ id, alumniCollegeId }) => [id, alumniCollegeId] as const), ...known]);
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
