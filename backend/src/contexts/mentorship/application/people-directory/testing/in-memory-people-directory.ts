import type { StudentProfileState } from '../../../domain/profile-fields/student-details';
import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import { type DirectoryPerson } from '../../../domain/search-index/search-entries';
import { foldText } from '../../../../../shared/domain/fold-text';
import { findStateCode } from '../../../domain/matching/word-stemming';
import { StudentProfile } from '../../../domain/profiles/profiles';
import { visibleAlumniProfile, visibleStudentProfile } from '../../../domain/profiles/profile-visibility';
import type { PersonSummary } from '../../../domain/profiles/person';
import { type DirectoryPage, type DirectorySearch, type FoundPeople, PeopleDirectory } from '../ports/people-directory';

/** A person in the directory, with their profile in each role. */
export interface DirectoryMember {
  readonly person: DirectoryPerson;
  readonly alumni: AlumniProfileState | null;
  readonly student: StudentProfileState | null;
}

/** A second, plain implementation of the directory's rules, based on what each viewer may see of a person. */
export class InMemoryPeopleDirectory extends PeopleDirectory {
  constructor(private readonly members: readonly DirectoryMember[]) {
    super();
  }

  async list(search: DirectorySearch, { limit, offset, after = 0 }: DirectoryPage): Promise<FoundPeople> {
    const all = this.members
      .filter((member) => isFound(member, search))
      .sort((one, other) => one.person.id - other.person.id);
    const rest = all.filter(({ person }) => person.id > after).slice(offset);
    const items = rest.slice(0, limit).map(({ person, student }) => ({ id: person.id, alumni: null, student }));
    return { items, total: all.length, hasMore: rest.length > limit };
  }

  async listIdsByName(ids: readonly number[], name: string, limit: number, offset: number): Promise<readonly number[]> {
    return this.members
      .filter(({ person }) => ids.includes(person.id) && person.takesPart)
      .filter(({ person }) => name === '' || nameContains(person.displayName, foldText(name)))
      .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      .slice(offset, offset + limit)
      .map(({ person }) => person.id);
  }

  async saveEntries(): Promise<void> {}

  async listNewAdults(): Promise<readonly number[]> {
    return [];
  }

  async findBackfillPosition(): Promise<number | null> {
    return null;
  }

  async saveBackfillPosition(): Promise<void> {}
}

/** Also returns the alumni profiles that the finder shows. */
export class DirectoryWithAlumni extends InMemoryPeopleDirectory {
  constructor(private readonly all: readonly DirectoryMember[]) {
    super(all);
  }

  override async list(...asked: Parameters<InMemoryPeopleDirectory['list']>): Promise<FoundPeople> {
    const found = await super.list(...asked);
    const findAlumniProfile = (id: number) => this.all.find(({ person }) => person.id === id)?.alumni ?? null;
    const items = found.items.map((one) => {
      const profile = findAlumniProfile(one.id);
      return {
        ...one,
        alumni: profile && {
          profile,
          placesLeft: 2,
          minutesLeft: null,
          repliesWithinDays: null,
          isVerifiedAlum: false,
        },
      };
    });
    return { ...found, items };
  }
}

const nameOf = ({ person }: DirectoryMember): string => foldText(person.displayName);

const toPersonSummary = ({ id, displayName, role, adultFrom }: DirectoryPerson): PersonSummary => ({
  id,
  displayName,
  role,
  avatarUrl: null,
  isMinor: adultFrom !== null,
  isSample: false,
});

function isFound(member: DirectoryMember, search: DirectorySearch): boolean {
  const { person } = member;
  const { role, seesStudents, always, never, onlyAlways = false, name, students = {} } = search;
  if (!person.takesPart || never.includes(person.id) || (role && role !== person.role)) return false;
  if (onlyAlways && !always.includes(person.id)) return false;
  const isListed = person.role === 'student' ? seesStudents && toMembers(member) !== null : isListedAlumni(member);
  if (!isListed && !always.includes(person.id)) return false;
  if (name && !isNamed(person.displayName, name)) return false;

  const isConnected = search.connected.includes(person.id);
  const seen = isConnected
    ? visibleStudentProfile(toPersonSummary(person), profileOf(member), 'connection').details
    : toMembers(member);
  const { major, year, state } = students;
  if (year !== undefined && seen?.graduationYear !== year) return false;
  if (state !== undefined && findStateCode(seen?.location ?? null) !== state) return false;
  return !major || matchesWordPrefixes(seen?.intendedMajor ?? '', major);
}

const profileOf = ({ person, student }: DirectoryMember): StudentProfileState =>
  student ?? StudentProfile.create(person.id, person.adultFrom !== null).snapshot();

const toMembers = (member: DirectoryMember) =>
  visibleStudentProfile(toPersonSummary(member.person), profileOf(member), 'member').details;

const isListedAlumni = ({ person, alumni }: DirectoryMember): boolean =>
  person.role === 'alumni' &&
  !!alumni?.college &&
  visibleAlumniProfile(toPersonSummary(person), alumni, 'member').isShown;

function isNamed(name: string, typed: string): boolean {
  const foldedQuery = foldText(typed);
  const hasOnlyShortWords = foldedQuery.split(' ').every((word) => word.length < 3);
  return hasOnlyShortWords
    ? foldedQuery !== '' && ` ${foldText(name)}`.includes(` ${foldedQuery}`)
    : nameContains(name, foldedQuery);
}

const nameContains = (name: string, foldedQuery: string): boolean =>
  foldedQuery !== '' && foldText(name).includes(foldedQuery);

const matchesWordPrefixes = (text: string, typed: string): boolean =>
  foldText(typed)
    .split(' ')
    .every(
      (word) =>
        word !== '' &&
        foldText(text)
          .split(' ')
          .some((one) => one.startsWith(word)),
    );
