/** Scripts in which a zero-width joiner or non-joiner between letters changes how a word is written. */
const JOINING = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym']
  .concat(['Sinh', 'Khmr', 'Mymr'])
  .map((script) => `\\p{sc=${script}}`)
  .join('');

/** Invisible characters that are part of what is seen: in words that join, after an emoji or a Han character, in a flag. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200C\\u200D]`,
  '(?<=[\\p{Emoji}\\uFE0F])\\u200D(?=\\p{Emoji})',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{sc=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{sc=Mong})[\\u180B-\\u180F]',
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0020}-\\u{E007F}]',
].join('|');

/** Unseen characters, among them all that turn the direction of a line, and the blank of braille, which looks like nothing. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800';

/**
 * Text on one line that others can take for what it looks like. Control characters, which the database would refuse, and
 * halves of characters have no business in it; nor has what is not seen: it lets one name look like another, or rewrites
 * the line it stands in.
 */
export const PLAIN_LINE = new RegExp(`^(?:[^\\p{Cc}\\p{Cs}${UNSEEN}]|${NEEDED})*$`, 'u');

const SPOOFING = new RegExp(`(?!${NEEDED})[${UNSEEN}]`, 'gu');

/** What is left of a line that was kept before it had to be plain. */
export const withoutUnseen = (text: string): string => text.replace(SPOOFING, '');
