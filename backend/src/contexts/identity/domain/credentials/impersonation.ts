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
