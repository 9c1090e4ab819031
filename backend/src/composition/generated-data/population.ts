import type { GeneratedAccount } from '../../contexts/identity';
import type { CatalogCollege } from '../../contexts/colleges';
import type { GeneratedAlumniProfile, GeneratedStudentProfile } from '../../contexts/mentorship';
import { zipfRank } from './distributions';
import { SeededRandom } from './seeded-random';
import {
  FIELDS,
  type Field,
  FIRST_NAMES,
  LAST_NAMES,
  MENTORSHIP_AREAS,
  SENTENCES,
  STATES,
  TIME_ZONES,
  TOPICS,
  TOWNS,
} from './vocabulary';

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

/** Marks generated accounts; other accounts rarely have such a username. */
export const GENERATED_PREFIX = 'generated.';

/** Shares of the population. */
const POPULATION_SHARES = {
  /** Of everyone; the last people are administrators, at most one per college. */
  administrators: 0.005,
  /** Of the others; the rest are alumni. */
  students: 0.64,
  /** Of students: 13 to 17 years old. */
  minors: 0.4,
  /** Of adult students: the profile is private. */
  privateStudents: 0.15,
  /** Of alumni: the profile is public, or its visibility isn't chosen yet. The others are hidden. */
  publicAlumni: 0.7,
  undecidedAlumni: 0.2,
  /** Of alumni with a public profile. */
  willingMentors: 0.65,
} as const;

const ROLES = ['student', 'alumni', 'college_admin'] as const;
type Role = (typeof ROLES)[number];

const [IS_MINOR, IS_FINDABLE, ACCEPTS_STUDENTS] = [1, 2, 4];
/** The higher bits are the number of students that an alum mentors at a time. */
const MENTEES_SHIFT = 3;

interface PopulationInput {
  readonly seed: number;
  readonly people: number;
  /** The ID of the first person; the others follow. */
  readonly firstId: number;
  readonly now: Date;
  /** Most popular first; at least one. */
  readonly colleges: readonly CatalogCollege[];
}

/** The facts that decide how a person can be contacted. */
export interface Contactable {
  readonly id: number;
  readonly isStudent: boolean;
  readonly isMinor: boolean;
  /** Whether people of the other role can find the person. */
  readonly isFindable: boolean;
  /** Of alumni: whether students can send requests. */
  readonly acceptsStudents: boolean;
  readonly maxMentees: number;
}

/**
 * Invented people. Each of them is computed from the seed and a number, whenever it is needed, so the memory of a
 * population is a few bytes per person.
 */
export class Population {
  readonly size: number;
  readonly administratorCount: number;
  /** Numbers of alumni, most popular first. */
  readonly alumni: Int32Array;
  /** Numbers of students, in the order of their registration. */
  readonly students: Int32Array;
  readonly #roles: Uint8Array;
  readonly #fields: Uint8Array;
  readonly #contacts: Uint16Array;

  constructor(private readonly input: PopulationInput) {
    const { people, colleges, seed } = input;
    this.size = people;
    this.administratorCount = Math.min(colleges.length, Math.ceil(people * POPULATION_SHARES.administrators));
    [this.#roles, this.#fields] = [new Uint8Array(people), new Uint8Array(people)];
    this.#contacts = new Uint16Array(people);
    const [students, alumni] = [new Int32Array(people), new Int32Array(people)];
    let [studentCount, alumniCount] = [0, 0];
    for (let n = 0; n < people; n++) {
      const role = this.#chooseRole(n);
      this.#roles[n] = ROLES.indexOf(role);
      this.#fields[n] = zipfRank(this.random('field', n), FIELDS.length);
      this.#contacts[n] = this.#chooseContact(n);
      if (role === 'student') students[studentCount++] = n;
      else if (role === 'alumni') alumni[alumniCount++] = n;
    }
    this.students = students.subarray(0, studentCount);
    this.alumni = shuffle(alumni.subarray(0, alumniCount), SeededRandom.for(seed, 'popularity'));
  }

  get now(): Date {
    return this.input.now;
  }

  get colleges(): readonly CatalogCollege[] {
    return this.input.colleges;
  }

  /** Returns numbers that are only used for this purpose, and only for this person or row. */
  random(purpose: string, n: number): SeededRandom {
    return SeededRandom.for(this.input.seed, purpose, n);
  }

  idOf(n: number): number {
    return this.input.firstId + n;
  }

  roleOf(n: number): Role {
    return ROLES[this.#roles[n]!]!;
  }

  /** Half of the people registered within the last year, each later than the one before. Milliseconds since 1970. */
  registeredAt(n: number): number {
    const age = (1 - (n + 1) / (this.size + 1)) * 2 * YEAR_MS;
    return Math.floor(this.now.getTime() - age);
  }

  isMinor(n: number): boolean {
    return (this.#contacts[n]! & IS_MINOR) !== 0;
  }

  /** Whether the student's profile is public; no minor's is. */
  isPublicStudent(n: number): boolean {
    return (this.#contacts[n]! & IS_FINDABLE) !== 0;
  }

  contactable(n: number): Contactable {
    const contact = this.#contacts[n]!;
    return {
      id: this.idOf(n),
      isStudent: this.roleOf(n) === 'student',
      isMinor: (contact & IS_MINOR) !== 0,
      isFindable: (contact & IS_FINDABLE) !== 0,
      acceptsStudents: (contact & ACCEPTS_STUDENTS) !== 0,
      maxMentees: contact >> MENTEES_SHIFT,
    };
  }

  account(n: number): GeneratedAccount {
    const random = this.random('account', n);
    const role = this.roleOf(n);
    const username = `${GENERATED_PREFIX}${n + 1}`;
    return {
      id: this.idOf(n),
      username,
      fullName: `${random.one(FIRST_NAMES)} ${random.one(LAST_NAMES)}`,
      email: `${username}@example.org`,
      role,
      birthDate: this.#birthDate(n),
      registeredAt: new Date(this.registeredAt(n)),
      studies: role === 'alumni' ? this.studies(n) : null,
      representedCollegeId: role === 'college_admin' ? this.representedCollege(n).id : null,
    };
  }

  /** The college of an administrator. */
  representedCollege(n: number): CatalogCollege {
    return this.colleges[n - (this.size - this.administratorCount)]!;
  }

  /** The college, major, graduation year and work of an alum. */
  studies(n: number) {
    const random = this.random('studies', n);
    const field = this.field(n);
    const college = this.colleges[zipfRank(random, this.colleges.length)]!;
    const major = field.majors[zipfRank(random, field.majors.length)]!;
    const graduationYear = this.now.getUTCFullYear() - 1 - zipfRank(random, 30);
    const hasWork = random.chance(0.85);
    return {
      college: college.name,
      collegeId: college.id,
      major,
      graduationYear,
      currentPosition: hasWork ? random.one(field.positions) : null,
      company: hasWork ? `${random.one(LAST_NAMES)} ${field.industry} ${1 + zipfRank(random, 200)}` : null,
    };
  }

  /** What an alum works in, or a student wants to study. */
  field(n: number): Field {
    return FIELDS[this.#fields[n]!]!;
  }

  student(n: number): GeneratedStudentProfile {
    const random = this.random('student', n);
    const field = this.field(n);
    const [isMinor, isPublic] = [this.isMinor(n), this.isPublicStudent(n)];
    const isFilledIn = random.chance(0.85);
    const registeredAt = this.registeredAt(n);
    const fill = <T>(share: number, value: () => T): T | null => (isFilledIn && random.chance(share) ? value() : null);
    return {
      userId: this.idOf(n),
      intendedMajor: fill(0.95, () => field.majors[zipfRank(random, field.majors.length)]!),
      currentSchool: fill(0.8, () => `${random.one(LAST_NAMES)} ${isMinor ? 'High School' : 'Community College'}`),
      graduationYear: fill(0.9, () => this.now.getUTCFullYear() + random.integer(0, 4)),
      interests: fill(0.6, () => random.some(TOPICS, 3).join(', ')),
      careerGoals: fill(0.7, () => `I want to be good at ${random.some(field.skills, 2).join(' and ')}.`),
      skillsToLearn: fill(0.7, () => [...random.some(field.skills, 3), random.one(MENTORSHIP_AREAS)].join(', ')),
      preferredIndustries: fill(0.6, () => field.industry),
      schoolsConsidering: fill(0.5, () => this.colleges[zipfRank(random, this.colleges.length)]!.name),
      location: fill(0.8, () => `${random.one(TOWNS)}, ${random.one(STATES)}`),
      bio: fill(0.6, () => this.text(random, field, 3)),
      isPublic,
      visibilityChosenAt: !isMinor && (!isPublic || random.chance(0.5)) ? new Date(registeredAt) : null,
      lastEditedAt: isFilledIn ? new Date(registeredAt) : null,
    };
  }

  alum(n: number): GeneratedAlumniProfile {
    const random = this.random('alum', n);
    const field = this.field(n);
    const { visibility, isWilling, acceptsStudents, maxMentees, availability } = this.#mentoring(n);
    const studies = this.studies(n);
    const isFilledIn = visibility !== 'undecided';
    const chosenAt = new Date(this.registeredAt(n));
    return {
      userId: this.idOf(n),
      ...studies,
      industry: isFilledIn ? field.industry : null,
      yearsOfExperience: isFilledIn ? this.now.getUTCFullYear() - studies.graduationYear : null,
      skills: isFilledIn ? [...random.some(field.skills, 4), random.one(MENTORSHIP_AREAS)].join(', ') : null,
      mentorshipAreas: isFilledIn ? random.some(MENTORSHIP_AREAS, 3).join(', ') : null,
      location: isFilledIn && random.chance(0.8) ? `${random.one(TOWNS)}, ${random.one(STATES)}` : null,
      bio: isFilledIn && random.chance(0.7) ? this.text(random, field, 4) : null,
      isWillingToMentor: isWilling,
      maxMentees,
      availabilityStatus: availability,
      consideredColleges: isFilledIn ? random.some(this.colleges.slice(0, 200), 3).map(({ id }) => id) : [],
      isProfileVisible: visibility === 'public',
      visibilityChosenAt: visibility === 'undecided' ? null : chosenAt,
      allowStudentConnections: acceptsStudents,
      lastEditedAt: isFilledIn ? chosenAt : null,
      offersHours: isWilling && random.chance(0.5),
      timeZone: random.one(TIME_ZONES),
    };
  }

  /** Some sentences, without contact details. @param most number of sentences */
  text(random: SeededRandom, field: Field, most: number): string {
    return Array.from({ length: random.integer(1, most) }, () =>
      random
        .one(SENTENCES)
        .replace('{topic}', TOPICS[zipfRank(random, TOPICS.length)]!)
        .replace('{major}', random.one(field.majors))
        .replace('{college}', this.colleges[zipfRank(random, this.colleges.length)]!.name),
    ).join(' ');
  }

  *numbers(): Generator<number> {
    for (let n = 0; n < this.size; n++) yield n;
  }

  #chooseRole(n: number): Role {
    if (n >= this.size - this.administratorCount) return 'college_admin';
    return this.random('role', n).chance(POPULATION_SHARES.students) ? 'student' : 'alumni';
  }

  /** Returns how a person can be contacted, as bits: it is needed often. */
  #chooseContact(n: number): number {
    if (this.roleOf(n) === 'student') {
      const random = this.random('privacy', n);
      if (random.chance(POPULATION_SHARES.minors)) return IS_MINOR;
      return random.chance(POPULATION_SHARES.privateStudents) ? 0 : IS_FINDABLE;
    }
    const { visibility, acceptsStudents, maxMentees } = this.#mentoring(n);
    return (
      (visibility === 'hidden' ? 0 : IS_FINDABLE) |
      (acceptsStudents ? ACCEPTS_STUDENTS : 0) |
      (maxMentees << MENTEES_SHIFT)
    );
  }

  #mentoring(n: number) {
    const random = this.random('mentoring', n);
    const drawn = random.next();
    const { publicAlumni, undecidedAlumni, willingMentors } = POPULATION_SHARES;
    const visibility =
      drawn < publicAlumni
        ? ('public' as const)
        : drawn < publicAlumni + undecidedAlumni
          ? ('undecided' as const)
          : ('hidden' as const);
    const isWilling = visibility === 'public' && random.chance(willingMentors);
    return {
      visibility,
      isWilling,
      acceptsStudents: random.chance(0.95),
      maxMentees: isWilling ? Math.min(20, 3 + zipfRank(random, 18)) : 3,
      availability: random.chance(0.85)
        ? ('available' as const)
        : random.chance(0.7)
          ? ('busy' as const)
          : ('other' as const),
    };
  }

  /** `YYYY-MM-DD`. */
  #birthDate(n: number): string {
    const random = this.random('birthday', n);
    const role = this.roleOf(n);
    const years = (from: number, to: number): number => from + random.next() * (to - from);
    const yearsRegistered = (this.now.getTime() - this.registeredAt(n)) / YEAR_MS;
    // No one was younger than 13 at registration. The limits are days of the calendar, so no age is close to them.
    const age =
      role === 'alumni'
        ? this.now.getUTCFullYear() - this.studies(n).graduationYear + years(21, 24)
        : role === 'college_admin'
          ? years(25, 60)
          : this.isMinor(n)
            ? years(13.1 + yearsRegistered, 17.9)
            : years(18.1, 23);
    return new Date(this.now.getTime() - age * 365.25 * DAY_MS).toISOString().slice(0, 10);
  }
}

function shuffle(numbers: Int32Array, random: SeededRandom): Int32Array {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = random.integer(0, last);
    [numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!];
  }
  return numbers;
}
