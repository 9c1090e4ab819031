import { UseCase } from '../../../shared/application/use-case';
import { NOTHING_TOLD } from '../domain/student-details';
import { fits, type StudentFilters } from '../domain/student-filters';
import type { StudentProfileState } from '../domain/student-profile';
import { shownOfStudent } from '../domain/what-is-shown';
import { PeopleAround } from './ports/people-around';
import type { RelationsOfOne } from './ports/relations';
import { StudentDirectory, type StudentEntry } from './ports/student-directory';

/** The students whom a member finds without being connected: of age, for everybody to see, there today and not blocked. */
@UseCase()
export class FindStudents {
  constructor(
    private readonly directory: StudentDirectory,
    private readonly people: PeopleAround,
  ) {}

  /** @returns their keys. Nobody is found by what they do not show to the one who looks, so nothing can be guessed. */
  async execute(filters: StudentFilters, { connected, blocked }: RelationsOfOne): Promise<number[]> {
    const entries = await this.directory.public(filters.year ?? null);
    const people = await this.people.present(entries.map(({ userId }) => userId));
    const [near, away] = [new Set(connected), new Set(blocked)];

    const isFound = (entry: StudentEntry): boolean => {
      const person = people.get(entry.userId);
      if (person?.role !== 'student' || away.has(entry.userId)) return false;
      const toMembers = shownOfStudent(person, profileOf(entry), 'member');
      if (!toMembers.details) return false;
      const isNear = near.has(entry.userId);
      const seen = isNear ? shownOfStudent(person, profileOf(entry), 'connection').details : toMembers.details;
      return seen !== null && fits(filters, seen);
    };
    return entries.filter(isFound).map(({ userId }) => userId);
  }
}

const profileOf = (entry: StudentEntry): StudentProfileState => ({
  ...{ ...NOTHING_TOLD, visibilityChosenAt: null, toldAt: null },
  ...entry,
});
