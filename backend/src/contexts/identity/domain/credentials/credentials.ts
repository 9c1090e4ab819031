import { DomainError } from '../../../../shared/domain/domain-error';
import { findImpersonatingUsernameFault } from '../personal-details/personal-details';

/** Limits of the username, in characters. */
export const USERNAME_LENGTH = { min: 3, max: 32 } as const;

// Plain Latin letters only: a name in look-alike letters could pass for another user's.
const USERNAME_PATTERN = /^[A-Za-z0-9._-]{3,32}$/;

/**
 * Returns what is wrong with a username, as a sentence for its owner; null if it is valid. Nothing is changed silently.
 */
export function findUsernameFault(text: string): string | null {
  if (!USERNAME_PATTERN.test(text)) return 'Username must have 3 to 32 letters, digits, dots, dashes or underscores';
  return findImpersonatingUsernameFault(text);
}

/** Returns the form in which usernames are compared: `Alice`, `alice` and full-width letters are the same. */
export const normalizeUsername = (text: string): string => text.normalize('NFKC').toLowerCase();

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Random bytes of a generated password: twenty characters to read aloud or copy. */
export const GENERATED_PASSWORD_BYTES = 15;

/** The owner's names, which an attacker tries first. */
interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
}

const PRODUCT_WORDS = ['gradspan'];
const MIN_NAME_WORD_LENGTH = 3;
/** Number of characters that a password must have besides the owner's names. */
const MIN_LENGTH_BESIDES_NAMES = 6;

/** Returns the same text however the operating system composed its letters. */
export const normalizePassword = (text: string): string => text.normalize('NFKC');

/**
 * Returns what is wrong with a password, as a sentence for its owner; null if it is valid.
 * @param isCommon checks whether a password, in lower case, is in the list of common passwords
 */
export function findPasswordFault(
  text: string,
  owner: PasswordOwner,
  isCommon: (lowerCase: string) => boolean,
): string | null {
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.min) return `Password must be at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `Password must be at most ${PASSWORD_LENGTH.max} characters`;
  const lowerCase = normalizePassword(text).toLowerCase();
  if (isCommon(lowerCase)) return 'This password is too common. Please choose another one';
  if (removeNames(lowerCase, owner).length < MIN_LENGTH_BESIDES_NAMES) {
    return 'This password is too close to your name, username or email address, or to our product name. Please choose another one';
  }
  return null;
}

/** Checks a password that replaces the current one; it must also differ from it. */
export function findNewPasswordFault(
  text: string,
  current: string,
  owner: PasswordOwner,
  isCommon: (lowerCase: string) => boolean,
): string | null {
  if (normalizePassword(text) === normalizePassword(current))
    return 'Choose a password that’s different from your current one';
  return findPasswordFault(text, owner, isCommon);
}

function removeNames(lowerCase: string, owner: PasswordOwner): string {
  const names = [owner.username, owner.email, owner.fullName].map((name) => name.normalize('NFKC').toLowerCase());
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const longestFirst = [...words, ...PRODUCT_WORDS]
    .filter((word) => word.length >= MIN_NAME_WORD_LENGTH)
    .sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), lowerCase);
}

/** Too many passwords wait to be checked for this server to process them in time. */
export class PasswordQueueFull extends DomainError {
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

/** The session may have been left open, so the user has to prove that they are its owner. */
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

/** The same error for an unknown username and for a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.invalid-credentials', 'Invalid username or password');
  }
}
