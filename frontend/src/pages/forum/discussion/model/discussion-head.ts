import { plainText } from '@/entities/discussion';
import type { Discussion } from '@/shared/api';

const LONGEST = 150;
export const REMOVED_TITLE = 'Removed discussion';

/** Shortens a text to at most 150 characters, cut between words. */
function excerpt(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const lastSpace = text[LONGEST] === ' ' ? LONGEST : start.lastIndexOf(' ');
  return `${start.slice(0, lastSpace > 0 ? lastSpace : LONGEST).trimEnd()}...`;
}

/** Returns the head of a discussion's page, in the same words as the server. */
export function discussionHead({ id, title, content, isRemoved }: Discussion) {
  return {
    title: isRemoved ? REMOVED_TITLE : title,
    description: isRemoved ? 'This discussion was removed by its author.' : excerpt(plainText(content)),
    canonical: isRemoved ? null : `/forum/${id}`,
  };
}
