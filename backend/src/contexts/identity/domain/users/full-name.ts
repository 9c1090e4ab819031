import { PLAIN_LINE } from '../../../../shared/domain/plain-line';

export const FULL_NAME_MAX_LENGTH = 100;
export const UNUSABLE_CHARACTERS = 'Full name contains characters that cannot be used';

/** What is wrong with a name, in words for anyone who bears it; null when nothing is. People's names follow no pattern. */
export function faultOfFullName(text: string): string | null {
  if (!text.trim()) return 'Full name is required';
  if (!PLAIN_LINE.test(text)) return UNUSABLE_CHARACTERS;
  return text.length <= FULL_NAME_MAX_LENGTH ? null : `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters`;
}
