import { PLAIN_LINE_PATTERN, removeInvisibleCharacters } from '../../../../shared/domain/plain-line';
import { DomainError } from '../../../../shared/domain/domain-error';

export const FULL_NAME_MAX_LENGTH = 100;
const MIN_NAME_LENGTH = 2;
export const NAME_TOO_SHORT_MESSAGE = `Full name must be at least ${MIN_NAME_LENGTH} characters.`;

/**
 * Returns what is wrong with a name, as a sentence for its owner; null if it is valid. The same for every way of entering
 * a name. Names follow no pattern.
 */
export function findFullNameFault(text: string): string | null {
  if (!text.trim()) return 'Full name is required';
  if (!PLAIN_LINE_PATTERN.test(text)) return 'Full name contains characters that aren’t allowed.';
  if ([...text.trim()].length < MIN_NAME_LENGTH) return NAME_TOO_SHORT_MESSAGE;
  if (text.length > FULL_NAME_MAX_LENGTH) return `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters.`;
  return findImpersonatingNameFault(text);
}

/** Returns the name that other users see: for a minor, only the first word and the first letter of the last word. */
export function toDisplayName(fullName: string, minor: boolean): string {
  const name = removeInvisibleCharacters(fullName).trim();
  if (!minor) return name;
  const [first = '', ...rest] = putGivenNameFirst(name).split(/[\s,]+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial}.` : first;
}

/** Turns "Example, Robin" into "Robin Example", so that the last name isn't taken for the first. */
function putGivenNameFirst(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, family].filter((part) => part !== '').join(' ');
}

/** Letters of other scripts, and signs, that look like Latin letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a', // Cyrillic
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ո: 'n', // Armenian
  α: 'a', // Greek
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  ı: 'i',
  ɡ: 'g',
  '@': 'a',
  $: 's',
};

/** Digits that are read as letters before another letter: "adm1n", but not "admin5". */
const DIGIT_LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Words for the people who run the product. A name with one of them poses as staff. */
const STAFF_WORDS = [
  'administrator',
  'administrators',
  'helpdesk',
  'moderator',
  'moderators',
  'noreply',
  'postmaster',
  'support',
  'sysadmin',
  'webmaster',
];

/** Words that pose as staff only if a name consists of nothing else: some people have one as their last name. */
const AMBIGUOUS_STAFF_WORDS = [
  'admin',
  'admins',
  'customer',
  'desk',
  'help',
  'mod',
  'official',
  'operator',
  'root',
  'security',
  'service',
].concat(['site', 'staff', 'system', 'team', 'the']);

const PRODUCT_NAME = 'gradspan';

/** Names that the product shows in place of a name. */
const PSEUDONYMS = [
  'student',
  'alum',
  'alumna',
  'alumni',
  'alumnus',
  'college administrator',
  'anonymous',
  'anonymous student',
  'anonymous alum',
  'verified alum',
  'verified alumni',
  'deleted user',
  'deleted account',
  'unavailable account',
  'blocked',
];

/** Endings of web addresses that also appear in mails of fraudsters. Initials and titles don't end like this. */
const DOMAIN_ENDINGS = [
  'com org net edu gov mil int info biz io co app dev ai me tv cc xyz top site online link click club shop store live',
  'example test invalid localhost ru cn uk us de fr in eu ly gg to tk ml ga cf gq pw su',
]
  .join(' ')
  .split(' ');
const WEB_ADDRESS_PATTERN = new RegExp(
  `@|://|\\bwww\\.|[\\p{L}\\p{N}-]{3,}\\.(?:${DOMAIN_ENDINGS.join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/**
 * Returns why a full name could be taken for staff, a link or an anonymous author, as a sentence for its owner; null if
 * it can't.
 */
export function findImpersonatingNameFault(text: string): string | null {
  if (WEB_ADDRESS_PATTERN.test(text.normalize('NFKC'))) return 'Full name can’t contain a web or email address.';
  const words = toLatinWords(text);
  if (words.length === 0) return null;
  if (hasStaffWords(words)) return 'Full name can’t include titles of Gradspan staff, such as admin or support.';
  const name = (words[0] === 'a' || words[0] === 'an' || words[0] === 'the' ? words.slice(1) : words).join(' ');
  return PSEUDONYMS.includes(name) ? 'Enter your own name.' : null;
}

/** Returns why a username could be taken for staff or an anonymous author; null if it can't. */
export function findImpersonatingUsernameFault(text: string): string | null {
  const words = toLatinWords(text);
  const isReserved =
    words.join('').includes(PRODUCT_NAME) ||
    hasOnlyStaffWords(words) ||
    ['anonymous', 'deleted user'].includes(words.join(' '));
  return isReserved ? 'This username is reserved. Please choose another one' : null;
}

const hasStaffWords = (words: readonly string[]): boolean =>
  words.join('').includes(PRODUCT_NAME) || hasOnlyStaffWords(words) || words.some((word) => STAFF_WORDS.includes(word));

const hasOnlyStaffWords = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => STAFF_WORDS.includes(word) || AMBIGUOUS_STAFF_WORDS.includes(word));

/** Returns the words in lower-case Latin letters, as they look. */
function toLatinWords(text: string): string[] {
  const looks = [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/\d(?=\p{L})/gu, (digit) => DIGIT_LOOK_ALIKES[digit] ?? digit);
  return looks.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

export const EMAIL_MAX_LENGTH = 254;
export const INVALID_EMAIL_MESSAGE = 'Enter a valid email address';
const LOCAL_PART_MAX_LENGTH = 64;

// Plain ASCII: dot-separated words, and a domain that ends in letters. No quotes, brackets or commas, because a mail
// program could read such an address as two. Only an email can prove that the address exists.
const LOCAL_PART_WORD_PATTERN = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const DOMAIN_LABEL_PATTERN = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL_PATTERN = new RegExp(
  `^${LOCAL_PART_WORD_PATTERN}(\\.${LOCAL_PART_WORD_PATTERN})*@(${DOMAIN_LABEL_PATTERN}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`,
  'i',
);

/** Returns what is wrong with an address, as a sentence for the user; null if it is valid. */
export function findEmailFault(text: string): string | null {
  const isPossible =
    text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= LOCAL_PART_MAX_LENGTH && EMAIL_PATTERN.test(text);
  return isPossible ? null : INVALID_EMAIL_MESSAGE;
}

/**
 * Returns the form in which addresses are compared. In theory the part before the @ can be case-sensitive; in practice
 * it isn't.
 */
export const normalizeEmail = (address: string): string => address.toLowerCase();

/** Below this age, the law on children's data requires a parent's consent; such accounts are refused. */
export const MIN_AGE = 13;
/** Younger users are minors: less of their data is public. */
export const ADULT_AGE = 18;
const MAX_PLAUSIBLE_AGE = 120;

/** A calendar date, `YYYY-MM-DD`, without time or time zone. */
export type BirthDate = string;

/** Returns the calendar day in UTC for everyone, so that no one's age depends on the server's time zone. */
const toUtcDate = (now: Date): string => now.toISOString().slice(0, 10);

/** A birthday on 29 February is counted from 1 March in other years. */
function hasTurned(age: number, birthDate: BirthDate, now: Date): boolean {
  const [year = '', ...monthAndDay] = birthDate.split('-');
  return [String(Number(year) + age).padStart(4, '0'), ...monthAndDay].join('-') <= toUtcDate(now);
}

/** Checks whether a date exists and could be the birth date of a living person. */
export function isPlausibleBirthDate(text: string, now: Date): text is BirthDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const isCalendarDate = !Number.isNaN(day.getTime()) && toUtcDate(day) === text;
  return isCalendarDate && text <= toUtcDate(now) && !hasTurned(MAX_PLAUSIBLE_AGE, text, now);
}

export const isOldEnough = (birthDate: BirthDate, now: Date): boolean => hasTurned(MIN_AGE, birthDate, now);

/** Checks whether a user is a minor. A user without a birth date is an adult: only operators create such accounts. */
export const isMinor = (birthDate: BirthDate | null, now: Date): boolean =>
  birthDate !== null && !hasTurned(ADULT_AGE, birthDate, now);

/**
 * Returns the day on which a minor becomes an adult.
 * @returns null for an adult, and if the birth date is unknown
 */
export function findAdulthoodDate(birthDate: BirthDate | null, now: Date): BirthDate | null {
  if (!isMinor(birthDate, now)) return null;
  const [year = '', month = '', day = ''] = birthDate!.split('-');
  // Date.UTC also turns 29 February into 1 March in other years.
  return toUtcDate(new Date(Date.UTC(Number(year) + ADULT_AGE, Number(month) - 1, Number(day))));
}

export const TOO_YOUNG_MESSAGE = `You must be at least ${MIN_AGE} years old to register`;

/** The birth date is too recent. Later attempts from the same browser get the same error for a while. */
export class TooYoung extends DomainError {
  constructor(field: 'birthDate' | 'isAgeVerified' = 'birthDate') {
    super('invalid', 'identity.too-young', TOO_YOUNG_MESSAGE, [{ field, message: TOO_YOUNG_MESSAGE }]);
  }
}

export class AgeNotConfirmed extends DomainError {
  constructor() {
    super('invalid', 'identity.age-not-confirmed', TOO_YOUNG_MESSAGE, [
      { field: 'isAgeVerified', message: TOO_YOUNG_MESSAGE },
    ]);
  }
}

export class NotForMinors extends DomainError {
  constructor(role: 'alumni' | 'college_admin') {
    const wanted = role === 'alumni' ? 'an alumni mentor' : 'a college administrator';
    super('forbidden', 'identity.not-for-minors', `You can become ${wanted} once you’re 18.`);
  }
}
