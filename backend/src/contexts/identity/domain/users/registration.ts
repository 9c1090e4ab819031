import { type FieldError, DomainError } from '../../../../shared/domain/domain-error';
import type { Role } from '../../../../shared/domain/role';
import { MAX_ID } from '../../../../shared/domain/id';
import { findPasswordFault, findUsernameFault } from '../credentials/credentials';
import {
  type BirthDate,
  isMinor,
  isOldEnough,
  isPlausibleBirthDate,
  AgeNotConfirmed,
  TooYoung,
  findEmailFault,
  findFullNameFault,
} from '../personal-details/personal-details';

/** The data of the registration form; types have been validated, rules haven't. */
export interface Applicant extends DetailsForm {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly birthDate: BirthDate;
  readonly isAgeVerified: boolean;
  /** The ID of the alum whom a visitor wrote a question to before registering. */
  readonly questionTo?: number | null;
}

/** The user of a new account. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  /** Null if an operator has checked that the user is an adult. */
  readonly birthDate: BirthDate | null;
}

const ADULTS_ONLY_MESSAGES: Partial<Record<Role, string>> = {
  alumni: 'You must be at least 18 years old to create an alumni account',
  college_admin: 'You must be at least 18 years old to create a college administrator account',
};

const ADMINISTRATOR_ASKS_MESSAGE = 'College administrators can’t send questions to alumni';

/** A registration that meets every rule except those that depend on other accounts. */
export class Registration {
  private constructor(
    readonly person: Person,
    readonly details: RegistrationDetails,
    /** The ID of the alum to whom the user wrote a question before registering. */
    readonly questionTo: number | null,
  ) {}

  /**
   * @param isCommon checks whether a password, in lower case, is in the list of common passwords
   * @throws TooYoung, AgeNotConfirmed, RegistrationRefused with every other fault
   */
  static fromApplicant(applicant: Applicant, now: Date, isCommon: (password: string) => boolean): Registration {
    return Registration.#create(applicant, now, findPasswordFault(applicant.password, applicant, isCommon));
  }

  /**
   * Checks a registration through a provider, which has no password.
   * @throws TooYoung, AgeNotConfirmed, RegistrationRefused with every other fault
   */
  static withoutPassword(applicant: Omit<Applicant, 'password'>, now: Date): Registration {
    return Registration.#create(applicant, now, null);
  }

  static #create(applicant: Omit<Applicant, 'password'>, now: Date, passwordFault: string | null): Registration {
    const { role, birthDate, isAgeVerified, questionTo = null } = applicant;
    const isPlausible = isPlausibleBirthDate(birthDate, now);
    if (isPlausible && !isOldEnough(birthDate, now)) throw new TooYoung(isAgeVerified ? 'birthDate' : 'isAgeVerified');
    if (!isAgeVerified) throw new AgeNotConfirmed();

    const details = pickRoleDetails(role, applicant);
    const [first, ...others] = [
      ...findPersonFaults(applicant),
      ...toFieldErrors('role', isPlausible && isMinor(birthDate, now) ? (ADULTS_ONLY_MESSAGES[role] ?? null) : null),
      ...toFieldErrors('password', passwordFault),
      ...toFieldErrors('birthDate', isPlausible ? null : 'Enter your full birth date: month, day and year'),
      ...findDetailsFaults(role, details, now),
      ...toFieldErrors(
        'questionTo',
        role === 'college_admin' && questionTo !== null ? ADMINISTRATOR_ASKS_MESSAGE : null,
      ),
    ];
    if (first) throw new RegistrationRefused([first, ...others]);
    return new Registration(applicant, details, questionTo);
  }

  /**
   * Checks an account that an operator creates: the operator has checked the age, and the password is generated.
   * @throws RegistrationRefused
   */
  static byOperator(person: Person, form: DetailsForm, now: Date): Registration {
    const details = pickRoleDetails(person.role, form);
    const [first, ...others] = [...findPersonFaults(person), ...findDetailsFaults(person.role, details, now)];
    if (first) throw new RegistrationRefused([first, ...others]);
    return new Registration(person, details, null);
  }
}

const findPersonFaults = ({ username, email, fullName }: Person): FieldError[] => [
  ...toFieldErrors('username', findUsernameFault(username)),
  ...toFieldErrors('email', findEmailFault(email)),
  ...toFieldErrors('fullName', findFullNameFault(fullName)),
];

const toFieldErrors = (field: string, message: string | null): FieldError[] =>
  message === null ? [] : [{ field, message }];

/** Studies and work of alumni, and the college of administrators. */
export interface RegistrationDetails {
  readonly college: string | null;
  readonly collegeId: number | null;
  readonly major: string | null;
  readonly graduationYear: number | null;
  readonly currentPosition: string | null;
  readonly company: string | null;
}

/** The same details with the field names of the registration form; fields that the role doesn't need are ignored. */
interface DetailsForm {
  readonly alumniCollege?: string | null;
  readonly alumniCollegeId?: number | null;
  readonly alumniMajor?: string | null;
  readonly alumniGradYear?: number | null;
  readonly alumniCurrentPosition?: string | null;
  readonly alumniCompany?: string | null;
  readonly collegeId?: number | null;
}

export const DETAIL_MAX_LENGTH = 200;

const MIN_GRADUATION_YEAR = 1900;
/** New students may already know the year of their graduation. */
const MAX_GRADUATION_YEARS_AHEAD = 6;
const ALUMNI_DETAILS_REQUIRED_MESSAGE = 'College, major, and graduation year are required for alumni registration';
const EMPTY_DETAILS: RegistrationDetails = {
  college: null,
  collegeId: null,
  major: null,
  graduationYear: null,
  currentPosition: null,
  company: null,
};

/** Returns only the details of the role. */
function pickRoleDetails(role: Role, form: DetailsForm): RegistrationDetails {
  if (role === 'college_admin') return { ...EMPTY_DETAILS, collegeId: form.collegeId ?? null };
  if (role === 'student') return EMPTY_DETAILS;
  return {
    college: form.alumniCollege || null,
    collegeId: form.alumniCollegeId ?? null,
    major: form.alumniMajor || null,
    graduationYear: form.alumniGradYear ?? null,
    currentPosition: form.alumniCurrentPosition || null,
    company: form.alumniCompany || null,
  };
}

/** Returns the missing and invalid fields, with their names in the registration form. */
function findDetailsFaults(role: Role, details: RegistrationDetails, now: Date): FieldError[] {
  if (role === 'college_admin')
    return isValidId(details.collegeId) ? [] : [{ field: 'collegeId', message: INVALID_COLLEGE_ID_MESSAGE }];
  if (role === 'student') return [];
  const { college, collegeId, major, graduationYear } = details;
  const missing = Object.entries({ alumniCollege: college, alumniMajor: major, alumniGradYear: graduationYear })
    .filter(([, value]) => value === null)
    .map(([field]) => ({ field, message: ALUMNI_DETAILS_REQUIRED_MESSAGE }));
  const latest = now.getUTCFullYear() + MAX_GRADUATION_YEARS_AHEAD;
  const years = `Graduation year must be between ${MIN_GRADUATION_YEAR} and ${latest}`;
  return [
    ...missing,
    ...(graduationYear !== null && !isBetween(graduationYear, MIN_GRADUATION_YEAR, latest)
      ? [{ field: 'alumniGradYear', message: years }]
      : []),
    ...(collegeId !== null && !isValidId(collegeId)
      ? [{ field: 'alumniCollegeId', message: INVALID_COLLEGE_ID_MESSAGE }]
      : []),
  ];
}

const INVALID_COLLEGE_ID_MESSAGE = 'College must be a valid college ID';

const isBetween = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

const isValidId = (value: number | null): boolean => value !== null && isBetween(value, 1, MAX_ID);

/** Some fields of the registration are invalid; each is reported. */
export class RegistrationRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'identity.registration-incomplete', faults[0].message, faults);
  }
}

export class UsernameTaken extends DomainError {
  constructor() {
    const message = 'Username already exists';
    super('conflict', 'identity.username-taken', message, [{ field: 'username', message }]);
  }
}

/** Doesn't name the field: other people don’t need to know that an address is taken. */
export class EmailTaken extends DomainError {
  constructor() {
    super(
      'conflict',
      'identity.registration-refused',
      'We can’t create an account with these details. If you already have an account, sign in instead.',
    );
  }
}
