import { truncateAtGrapheme } from '../../domain/graphemes';
import { removeInvisibleCharacters } from '../../domain/plain-line';

const MAX_SUBJECT_LENGTH = 200;

/**
 * Returns a subject on one line, at most 200 UTF-16 code units. Subjects contain names, which must not add a header or
 * change the direction of the line.
 */
export function toSubjectLine(subject: string): string {
  const line = removeInvisibleCharacters(subject.replace(/[\p{Cc}\s]+/gu, ' ')).trim();
  return line.length <= MAX_SUBJECT_LENGTH ? line : `${truncateAtGrapheme(line, MAX_SUBJECT_LENGTH - 1)}…`;
}
