import { plainText } from '@/entities/discussion';
import type { Discussion } from '@/shared/api';

const LONGEST = 150;
export const REMOVED_TITLE = 'Removed discussion';

/** At most 150 characters of a text, cut between words. */
function excerpt(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const lastSpace = text[LONGEST] === ' ' ? LONGEST : start.lastIndexOf(' ');
  return `${start.slice(0, lastSpace > 0 ? lastSpace : LONGEST).trimEnd()}...`;
}

/** What the page of a discussion says of itself, in the words the server uses for it. */
export function discussionHead({ id, title, content, isRemoved }: Discussion) {
  return {
    title: isRemoved ? REMOVED_TITLE : title,
    description: isRemoved ? 'This discussion was removed by its author.' : excerpt(plainText(content)),
    canonical: isRemoved ? null : `/forum/${id}`,
  };
}
