import type { DirectoryMember } from '../../../application/people-directory/testing/in-memory-people-directory';
import type { DirectorySearch } from '../../../application/people-directory/ports/people-directory';
import { StudentProfile } from '../../../domain/profiles/profiles';
import { randomChoices, randomAlumni, randomly } from '../../profiles/testing/random-alumni';

const GIVEN_NAMES = ['Ana', 'Éva', 'Kim', 'Jordan', 'Bo', '雨', 'Mary Ann', 'D’Arcy'];
const FAMILY_NAMES = ['Rivers', 'Östberg', 'Li', 'Van Ness', 'Rivera', '東', 'O'];
const TYPED_NAMES = ['riv', 'a', 'an', 'EVA', 'ann o', 'st', 'li', 'o', '雨', 'zzz', '%', 'm a', 'darcy', 'n'];
const MAJORS = ['Law', 'Génie civil', 'Computer Science', 'Computing & Law', null];
const TYPED_MAJORS = ['law', 'comp', 'genie', 'civil g', 'aw', '%'];
const LOCATIONS = ['Reno, NV', 'Los Angeles, CA', 'Nowhere', null];
const YEARS = [2026, 2027, 2028, null];
const NOON = new Date('2026-03-01T12:00:00Z');

/** Returns people of every role and age, with and without profiles, hidden and away. IDs start at 1. */
export function randomPeople(seed: number, count: number): DirectoryMember[] {
  const { now, one } = randomChoices(randomly(seed));
  const alumni = randomAlumni(seed, count);
  return Array.from({ length: count }, (_, n) => {
    const isMinor = now(0.2);
    const person = {
      id: n + 1,
      displayName: `${one(GIVEN_NAMES)} ${one(FAMILY_NAMES)}`,
      takesPart: now(0.9),
      role: one(['student', 'student', 'alumni', 'college_admin'] as const),
      adultFrom: isMinor ? '2027-01-02' : null,
    };
    const student = StudentProfile.create(n + 1, isMinor);
    student.update({ intendedMajor: one(MAJORS), graduationYear: one(YEARS), location: one(LOCATIONS) }, isMinor, NOON);
    if (!isMinor && now(0.3)) student.chooseVisibility('private', false, NOON);
    const [hasStudent, hasAlumni] = [now(0.8), now(0.8)];
    return {
      person,
      student: hasStudent ? student.snapshot() : null,
      alumni: hasAlumni ? alumni[n]!.profile : null,
    };
  });
}

/** Returns random combinations of search filters. */
export function randomSearches(seed: number, count: number, among: number): DirectorySearch[] {
  const { now, one, upTo } = randomChoices(randomly(seed));
  const some = () => Array.from({ length: upTo(9) }, () => 1 + upTo(among - 1));
  return Array.from({ length: count }, () => {
    const common = {
      ...(now(0.4) && { name: one(TYPED_NAMES) }),
      seesStudents: now(0.8),
      never: some(),
      connected: some(),
    };
    if (now(0.5)) {
      const role = now(0.6) && { role: one(['student', 'alumni', 'college_admin'] as const) };
      return { ...common, ...role, always: some(), ...(now(0.3) && { onlyAlways: true }) };
    }
    const students = {
      ...(now(0.5) && { major: one(TYPED_MAJORS) }),
      ...(now(0.3) && { year: one([2026, 2027, 2028]) }),
      ...(now(0.2) && { state: one(['NV', 'CA']) }),
    };
    return { ...common, role: 'student' as const, always: [], students };
  });
}
