import type { Role } from '../../../../shared/domain/role';
import { StudentProfile } from '../../domain/profiles/profiles';
import { visibleStudentProfile, type PersonSummary } from '../../domain/profiles/profile-visibility';
import { type AlumniUserProfile, alumniUser, statusAmong } from '../finder/get-alumni';
import { type FoundPerson, type DirectoryPage, type DirectorySearch, PeopleDirectory } from './ports/people-directory';
import { type RelationshipStatus, Relations, type RelationsOfOne } from '../connections/ports/connections';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CollegeRights } from '../../../../shared/application/college-rights';
import { UseCase } from '../../../../shared/application/use-case';
import { OtherRole } from '../../domain/profile-fields/errors';
import { narrows, type StudentFilters } from '../../domain/search-index/search-entries';
import { People } from '../profiles/ports/profiles';

/** A student on a card; null if empty or not visible to this viewer. */
export interface StudentCard {
  readonly intendedMajor: string | null;
  readonly currentSchool: string | null;
  readonly graduationYear: number | null;
  readonly careerGoals: string | null;
  readonly schoolsConsidering: string | null;
}

export interface ListedPerson {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly avatarUrl: string | null;
  readonly connectionStatus: RelationshipStatus;
  /** The own one, and that which a connection shares. */
  readonly email: string | null;
  readonly alumniProfile: AlumniUserProfile | null;
  readonly studentProfile: StudentCard | null;
}

const nameOf = (
  { id, displayName, role }: PersonSummary,
  avatarUrl: string | null,
  connectionStatus: RelationshipStatus,
): ListedPerson => ({
  id,
  fullName: displayName,
  role,
  avatarUrl,
  connectionStatus,
  email: null,
  alumniProfile: null,
  studentProfile: null,
});

/** Anyone who lists the people, among them. */
export const oneself = (person: PersonSummary, email: string | null): ListedPerson => ({
  ...nameOf(person, person.avatarUrl, 'none'),
  email,
});

/** @returns null when a member is shown nothing, or the person is of another role by now */
export function listedPerson(
  { alumni, student }: FoundPerson,
  person: PersonSummary,
  status: RelationshipStatus,
): ListedPerson | null {
  const viewer = status === 'connected' ? 'connection' : 'member';
  if (person.role === 'alumni' && alumni) {
    const shown = alumniUser(alumni, person, viewer, status);
    return shown && { ...shown, email: null, studentProfile: null };
  }
  if (person.role === 'student') {
    const profile = student ?? StudentProfile.create(person.id, person.isMinor).snapshot();
    const shown = visibleStudentProfile(person, profile, viewer);
    if (!shown.person || !shown.details) return null;
    const { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering } = shown.details;
    const studentProfile = { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering };
    const { avatarUrl } = shown.person;
    return { ...nameOf(person, avatarUrl, status), email: shown.details.contactEmail, studentProfile };
  }
  return viewer === 'connection' ? nameOf(person, null, status) : null;
}

export interface ListPeopleInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  /** Only people in whose name this stands. */
  readonly q?: string;
  readonly role?: Role;
  /** Without oneself, and without connections whom one would not find otherwise. */
  readonly findable?: boolean;
  /** Only students who fit; they are those one can find. */
  readonly students?: StudentFilters;
  readonly page: DirectoryPage;
}

export interface ListedPeople {
  readonly items: readonly ListedPerson[];
  /** Counting ends at 10,000. */
  readonly total: number;
  /** The key after which the next page begins; null on the last one. */
  readonly nextAfter: number | null;
}

/** The people whom someone may find or deals with already, and themselves. Administrators find no students. */
@UseCase()
export class ListPeople {
  constructor(
    private readonly directory: PeopleDirectory,
    private readonly relations: Relations,
    private readonly people: People,
    private readonly rights: CollegeRights,
  ) {}

  /** @throws OtherRole for who does not speak for their college yet */
  async execute({ by, page, ...asked }: ListPeopleInput): Promise<ListedPeople> {
    if (by.role === 'college_admin') await this.#assertSpeaks(by.id);
    const relations = await this.relations.findByUserId(by.id);
    const { items, total, hasMore } = await this.directory.page(searchOf(by, asked, relations), page);
    const nextAfter = hasMore ? (items.at(-1)?.id ?? null) : null;
    return { items: await this.#shown(items, by.id, relations), total, nextAfter };
  }

  /** An entry may be a moment behind: what is shown is decided by what is known now. */
  async #shown(found: readonly FoundPerson[], by: number, relations: RelationsOfOne): Promise<ListedPerson[]> {
    const people = await this.people.findActiveByIds(found.map(({ id }) => id));
    const address = found.some(({ id }) => id === by) ? await this.people.getEmailAddress(by) : null;
    return found.flatMap((one) => {
      const person = people.get(one.id);
      if (!person) return [];
      if (one.id === by) return [oneself(person, address)];
      return listedPerson(one, person, statusAmong(relations, one.id)) ?? [];
    });
  }

  async #assertSpeaks(userId: number): Promise<void> {
    if (!(await this.rights.canRepresentAny(userId))) throw new OtherRole();
  }
}

function searchOf(
  by: ListPeopleInput['by'],
  { q, role, findable = false, students = {} }: Omit<ListPeopleInput, 'by' | 'page'>,
  { connected, blocked }: RelationsOfOne,
): DirectorySearch {
  const onlyStudents = narrows(students);
  const onlyListed = findable || onlyStudents;
  return {
    role: onlyStudents ? 'student' : role,
    seesStudents: by.role !== 'college_admin',
    always: onlyListed ? [] : [by.id, ...connected],
    never: onlyListed ? [by.id, ...blocked] : blocked,
    connected,
    name: q,
    students,
  };
}
