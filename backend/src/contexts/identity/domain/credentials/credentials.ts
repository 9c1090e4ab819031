import { DomainError } from '../../../../shared/domain/domain-error';

/** The name someone signs in with. */
export const USERNAME_LENGTH = { min: 3, max: 32 } as const;

// Plain Latin letters only: a name in look-alike letters could pass for someone else's.
const ALLOWED = /^[A-Za-z0-9._-]{3,32}$/;

/** What is wrong with a username, in words for anyone who chose it; null when nothing is. Nothing is silently changed. */
export function faultOfUsername(text: string): string | null {
  if (ALLOWED.test(text)) return null;
  return 'Username must have 3 to 32 letters, digits, dots, dashes or underscores';
}

/** The form in which usernames are compared: one person for `Alice` and `alice`, whatever keyboard typed it. */
export const canonicalUsername = (text: string): string => text.normalize('NFKC').toLowerCase();

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Of random, for a password that is made for someone: twenty characters to read aloud or copy. */
export const GENERATED_PASSWORD_BYTES = 15;

/** What an attacker tries first: the person's own names. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
}

const PRODUCT_WORDS = ['gradspan'];
const SHORTEST_OWN_WORD = 3;
/** So much must be left once the owner's names are taken out. */
const ENOUGH_BESIDES_NAMES = 6;

/** The same password for the same keys, whichever system composed the letters. */
export const canonicalPassword = (text: string): string => text.normalize('NFKC');

/**
 * What is wrong with a password, in words for anyone who chose it; null when nothing is.
 * @param isCommon says whether a password, in lower case, is on the list that guessers try first
 */
export function faultOfPassword(
  text: string,
  owner: PasswordOwner,
  isCommon: (lowerCase: string) => boolean,
): string | null {
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.min) return `Password must be at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `Password must be at most ${PASSWORD_LENGTH.max} characters`;
  const lowerCase = canonicalPassword(text).toLowerCase();
  if (isCommon(lowerCase)) return 'This password is too common. Please choose another one';
  if (restWithoutNames(lowerCase, owner).length < ENOUGH_BESIDES_NAMES) {
    return 'This password is too close to your name, your username, your email or ours. Please choose another one';
  }
  return null;
}

/** The same for one that takes another's place. */
export function faultOfNewPassword(
  text: string,
  current: string,
  owner: PasswordOwner,
  isCommon: (lowerCase: string) => boolean,
): string | null {
  if (canonicalPassword(text) === canonicalPassword(current))
    return 'Choose a password that’s different from your current one';
  return faultOfPassword(text, owner, isCommon);
}

function restWithoutNames(lowerCase: string, owner: PasswordOwner): string {
  const names = [owner.username, owner.email, owner.fullName].map((name) => name.normalize('NFKC').toLowerCase());
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const longestFirst = [...words, ...PRODUCT_WORDS]
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), lowerCase);
}

/** More passwords wait to be checked than one machine can work through in time. */
export class TooBusy extends DomainError {
  constructor() {
    super('busy', 'identity.too-busy', 'Too many people are signing in right now. Please try again in a moment.');
  }
}

/** The new password cannot be used. */
export class PasswordRefused extends DomainError {
  constructor(field: 'password' | 'newPassword', message: string) {
    super('invalid', 'identity.password-refused', message, [{ field, message }]);
  }
}

export class CurrentPasswordIncorrect extends DomainError {
  constructor() {
    const message = 'Current password is incorrect';
    super('invalid', 'identity.current-password-incorrect', message, [{ field: 'currentPassword', message }]);
  }
}

/** Anyone who holds the session has to show that they are its owner: it may have been left open somewhere. */
export class PasswordNeeded extends DomainError {
  constructor(field: 'password' | 'currentPassword') {
    const message = 'Please enter your password to confirm it’s you';
    super('forbidden', 'identity.password-needed', message, [{ field, message }]);
  }
}

export class PasswordIncorrect extends DomainError {
  constructor(field: 'password' | 'currentPassword') {
    const message = 'Password is incorrect';
    super('forbidden', 'identity.password-incorrect', message, [{ field, message }]);
  }
}

/** One answer for an unknown username and for a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.invalid-credentials', 'Invalid username or password');
  }
}
