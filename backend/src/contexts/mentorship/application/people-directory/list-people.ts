import type { Role } from '../../../../shared/domain/role';
import { StudentProfile } from '../../domain/profiles/profiles';
import { visibleStudentProfile } from '../../domain/profiles/profile-visibility';
import { type PersonSummary, RoleNotAllowed } from '../../domain/profiles/person';
import { type AlumniUserProfile, toAlumniUser, findRelationshipStatus } from '../finder/get-alumni';
import { type FoundPerson, type DirectoryPage, type DirectorySearch, PeopleDirectory } from './ports/people-directory';
import { type RelationshipStatus, Relations, type RelationsOfUser } from '../connections/ports/connections';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { hasStudentFilter, type StudentFilters } from '../../domain/search-index/search-entries';
import { People } from '../profiles/ports/people';

/** The student details on a card; a field is null if empty or not visible to the viewer. */
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
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
  readonly connectionStatus: RelationshipStatus;
  /** The viewer's own address, or the one that a connection shares; otherwise null. */
  readonly email: string | null;
  readonly alumniProfile: AlumniUserProfile | null;
  readonly studentProfile: StudentCard | null;
}

const toNameOnlyPerson = (
  { id, displayName, role, isSample }: PersonSummary,
  avatarUrl: string | null,
  connectionStatus: RelationshipStatus,
): ListedPerson => ({
  id,
  fullName: displayName,
  role,
  avatarUrl,
  isSample,
  connectionStatus,
  email: null,
  alumniProfile: null,
  studentProfile: null,
});

/** Returns the viewer's own entry in the list. */
const toOwnListedPerson = (person: PersonSummary, email: string | null): ListedPerson => ({
  ...toNameOnlyPerson(person, person.avatarUrl, 'none'),
  email,
});

/** @returns null if the viewer may see nothing of the person, or the person's role has changed */
export function toListedPerson(
  { alumni, student }: FoundPerson,
  person: PersonSummary,
  status: RelationshipStatus,
): ListedPerson | null {
  const viewer = status === 'connected' ? 'connection' : 'member';
  if (person.role === 'alumni' && alumni) {
    const card = toAlumniUser(alumni, person, viewer, status);
    return card && { ...card, email: null, studentProfile: null };
  }
  if (person.role === 'student') {
    const profile = student ?? StudentProfile.create(person.id, person.isMinor).snapshot();
    const card = visibleStudentProfile(person, profile, viewer);
    if (!card.person || !card.details) return null;
    const { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering } = card.details;
    const studentProfile = { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering };
    const { avatarUrl } = card.person;
    return { ...toNameOnlyPerson(person, avatarUrl, status), email: card.details.contactEmail, studentProfile };
  }
  return viewer === 'connection' ? toNameOnlyPerson(person, null, status) : null;
}

export interface ListPeopleInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  /** Only people whose name contains this. */
  readonly q?: string;
  readonly role?: Role;
  /** Leaves out the viewer, and connections whom the viewer couldn't find otherwise. */
  readonly findable?: boolean;
  /** Only students who match; implies students whom the viewer can find. */
  readonly students?: StudentFilters;
  readonly page: DirectoryPage;
}

interface ListedPeople {
  readonly items: readonly ListedPerson[];
  /** Counted up to 10,000. */
  readonly total: number;
  /** The id after which the next page begins; null on the last page. */
  readonly nextAfter: number | null;
}

/**
 * Lists the people whom the viewer can find, the viewer's connections and the viewer. Only alumni find students.
 */
@UseCase()
export class ListPeople {
  constructor(
    private readonly directory: PeopleDirectory,
    private readonly relations: Relations,
    private readonly people: People,
  ) {}

  /** @throws RoleNotAllowed for administrators who may not represent their college yet */
  async execute({ by, page, ...query }: ListPeopleInput): Promise<ListedPeople> {
    if (by.role === 'college_admin') await this.#assertSpeaks(by.id);
    const relations = await this.relations.findByUserId(by.id);
    const { items, total, hasMore } = await this.directory.list(toDirectorySearch(by, query, relations), page);
    const nextAfter = hasMore ? (items.at(-1)?.id ?? null) : null;
    return { items: await this.#toListedPeople(items, by.id, relations), total, nextAfter };
  }

  /** Directory entries may be slightly outdated, so current data decides what is shown. */
  async #toListedPeople(
    found: readonly FoundPerson[],
    by: number,
    relations: RelationsOfUser,
  ): Promise<ListedPerson[]> {
    const people = await this.people.findActiveByIds(found.map(({ id }) => id));
    const address = found.some(({ id }) => id === by) ? await this.people.findEmailAddress(by) : null;
    return found.flatMap((one) => {
      const person = people.get(one.id);
      if (!person) return [];
      if (one.id === by) return [toOwnListedPerson(person, address)];
      return toListedPerson(one, person, findRelationshipStatus(relations, one.id)) ?? [];
    });
  }

  async #assertSpeaks(userId: number): Promise<void> {
    if (!(await this.people.canRepresentCollege(userId))) throw new RoleNotAllowed();
  }
}

function toDirectorySearch(
  by: ListPeopleInput['by'],
  { q, role, findable = false, students = {} }: Omit<ListPeopleInput, 'by' | 'page'>,
  { connected, blocked }: RelationsOfUser,
): DirectorySearch {
  const onlyStudents = hasStudentFilter(students);
  const onlyListed = findable || onlyStudents;
  return {
    role: onlyStudents ? 'student' : role,
    seesStudents: by.role === 'alumni',
    always: onlyListed ? [] : [by.id, ...connected],
    never: onlyListed ? [by.id, ...blocked] : blocked,
    connected,
    name: q,
    students,
  };
}
