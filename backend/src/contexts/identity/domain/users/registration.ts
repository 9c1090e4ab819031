import type { FieldError } from '../../../../shared/domain/domain-error';
import { type BirthDate, isMinor, isOldEnough, isPlausibleBirthDate } from './age';
import { faultOfEmail } from './email-address';
import { AgeNotConfirmed, RegistrationRefused, TooYoung } from './errors';
import { faultOfFullName } from './full-name';
import { faultOfPassword } from '../credentials/password';
import { detailsFor, faultsOfDetails, type RegistrationDetails, type ToldDetails } from './registration-details';
import type { Role } from '../../../../shared/domain/role';
import { faultOfUsername } from '../credentials/username';

/** What someone fills in to get an account; the shapes have been checked, the rules have not. */
export interface Applicant extends ToldDetails {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly birthDate: BirthDate;
  readonly isAgeVerified: boolean;
}

/** Who an account is for. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  /** Null where an operator vouches for an adult. */
  readonly birthDate: BirthDate | null;
}

const ONLY_FOR_ADULTS: Partial<Record<Role, string>> = {
  alumni: 'Alumni accounts are open from the age of 18',
  college_admin: 'College administrator accounts are open from the age of 18',
};

/** A filled-in form that has passed every rule but those that need to know who else is here. */
export class Registration {
  private constructor(
    readonly person: Person,
    readonly details: RegistrationDetails,
  ) {}

  /**
   * @param isCommon says whether a password, in lower case, is on the list that guessers try first
   * @throws TooYoung, AgeNotConfirmed, RegistrationRefused with every other fault
   */
  static of(applicant: Applicant, now: Date, isCommon: (password: string) => boolean): Registration {
    return Registration.#of(applicant, now, faultOfPassword(applicant.password, applicant, isCommon));
  }

  /**
   * A provider vouches for who it is; there is no password.
   * @throws TooYoung, AgeNotConfirmed, RegistrationRefused with every other fault
   */
  static withoutPassword(applicant: Omit<Applicant, 'password'>, now: Date): Registration {
    return Registration.#of(applicant, now, null);
  }

  static #of(applicant: Omit<Applicant, 'password'>, now: Date, faultyPassword: string | null): Registration {
    const { role, birthDate, isAgeVerified } = applicant;
    const plausible = isPlausibleBirthDate(birthDate, now);
    if (plausible && !isOldEnough(birthDate, now)) throw new TooYoung(isAgeVerified ? 'birthDate' : 'isAgeVerified');
    if (!isAgeVerified) throw new AgeNotConfirmed();

    const details = detailsFor(role, applicant);
    const [first, ...others] = [
      ...faultsOfPerson(applicant),
      ...fault('role', plausible && isMinor(birthDate, now) ? (ONLY_FOR_ADULTS[role] ?? null) : null),
      ...fault('password', faultyPassword),
      ...fault('birthDate', plausible ? null : 'Enter your birth date as year, month and day'),
      ...faultsOfDetails(role, details, now),
    ];
    if (first) throw new RegistrationRefused([first, ...others]);
    return new Registration(applicant, details);
  }

  /**
   * An operator vouches for the age and has a password made.
   * @throws RegistrationRefused
   */
  static byOperator(person: Person, told: ToldDetails, now: Date): Registration {
    const details = detailsFor(person.role, told);
    const [first, ...others] = [...faultsOfPerson(person), ...faultsOfDetails(person.role, details, now)];
    if (first) throw new RegistrationRefused([first, ...others]);
    return new Registration(person, details);
  }
}

const faultsOfPerson = ({ username, email, fullName }: Person): FieldError[] => [
  ...fault('username', faultOfUsername(username)),
  ...fault('email', faultOfEmail(email)),
  ...fault('fullName', faultOfFullName(fullName)),
];

const fault = (field: string, message: string | null): FieldError[] => (message === null ? [] : [{ field, message }]);
