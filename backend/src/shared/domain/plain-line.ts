/** Scripts in which a zero-width joiner or non-joiner between letters changes how a word is written. */
const JOINING_SCRIPTS_PATTERN = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
]
  .concat(['Sinh', 'Khmr', 'Mymr'])
  .map((script) => `\\p{sc=${script}}`)
  .join('');

/**
 * Invisible characters that change what is seen: in scripts that join letters, after an emoji or a Han character, in a
 * flag.
 */
const ALLOWED_INVISIBLE_PATTERN = [
  `(?<=[${JOINING_SCRIPTS_PATTERN}])[\\u200C\\u200D]`,
  '(?<=[\\p{Emoji}\\uFE0F])\\u200D(?=\\p{Emoji})',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{sc=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{sc=Mong})[\\u180B-\\u180F]',
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0020}-\\u{E007F}]',
].join('|');

/** Invisible characters, including all that change the direction of a line, and the blank braille pattern. */
const INVISIBLE_CHARACTERS = '\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800';

/**
 * Text on one line that is what it looks like. Excludes control characters and lone surrogates, which the database
 * would refuse, and invisible characters, which can make one name look like another or rewrite the line around them.
 */
export const PLAIN_LINE_PATTERN = new RegExp(
  `^(?:[^\\p{Cc}\\p{Cs}${INVISIBLE_CHARACTERS}]|${ALLOWED_INVISIBLE_PATTERN})*$`,
  'u',
);

const SPOOFING_CHARACTERS_PATTERN = new RegExp(`(?!${ALLOWED_INVISIBLE_PATTERN})[${INVISIBLE_CHARACTERS}]`, 'gu');

/** Removes invisible characters from a line that was stored before it had to be plain. */
export const removeInvisibleCharacters = (text: string): string => text.replace(SPOOFING_CHARACTERS_PATTERN, '');
