import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import {
  isMinor,
  findAdulthoodDate,
  type BirthDate,
  toDisplayName,
} from '../../domain/personal-details/personal-details';
import { canBeShown } from '../../domain/people/person-state';
import { getDefaultHiddenFrom, type HiddenFrom } from '../../domain/people/profile-summary';
import { isStoredPicture } from '../../domain/pictures/picture';
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
  /** The college of an alum's studies, if it was chosen from the catalog. */
  readonly collegeId: number | null;
  /** From whom the profile in the current role is hidden. */
  readonly hiddenFrom: HiddenFrom;
  /** The colleges that a verified administrator represents now. */
  readonly representedCollegeIds: readonly number[];
  /** The colleges that have confirmed the person as an alum. */
  readonly alumOfCollegeIds: readonly number[];
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

@UseCase()
export class ListPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` that have an account, in no particular order; uses a single query */
  async execute(ids: readonly number[]): Promise<Person[]> {
    return (await this.#findRecords(ids)).map((record) => this.#toPerson(record));
  }

  /** @returns those of `ids` who may be shown to others, in no particular order; uses a single query */
  async listVisible(ids: readonly number[]): Promise<Person[]> {
    return (await this.#findRecords(ids))
      .filter(({ state }) => canBeShown(state))
      .map((record) => this.#toPerson(record));
  }

  async #findRecords(ids: readonly number[]): Promise<readonly PersonRecord[]> {
    return ids.length === 0 ? [] : this.people.findByIds([...new Set(ids)], this.clock.now());
  }

  #toPerson(record: PersonRecord): Person {
    const { id, role, avatarUrl, collegeId, representedCollegeIds, alumOfCollegeIds, isSample } = record;
    const minor = isMinor(record.birthDate, this.clock.now());
    return {
      id,
      role,
      displayName: toDisplayName(record.fullName, minor),
      isMinor: minor,
      // The other site would learn who views the profile of a minor.
      avatarUrl: minor && !isStoredPicture(avatarUrl) ? null : avatarUrl,
      collegeId,
      hiddenFrom: record.hiddenFrom ?? getDefaultHiddenFrom(role),
      representedCollegeIds,
      alumOfCollegeIds,
      isSample,
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
    const found = await this.people.findByIds(ids, now);
    return found.map(({ id, role, fullName, birthDate, state }) => {
      const day = findAdulthoodDate(birthDate, now);
      const name = toDisplayName(fullName, day !== null);
      return { id, role, displayName: name, adultFrom: day, takesPart: canBeShown(state) };
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
  async execute(identifier: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    const found = await this.users.findCollegeAdmin(identifier);
    if (!found) return null;
    const { birthDate, ...admin } = found;
    return { ...admin, isMinor: isMinor(birthDate, this.clock.now()) };
  }
}
